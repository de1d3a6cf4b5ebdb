"""Chance is ours: the same on every machine and Python version."""

from automa.table.chance import pick, shuffled


def test_a_shuffle_keeps_every_card_and_does_not_touch_its_input() -> None:
    cards = list(range(40))
    assert sorted(shuffled(cards, 7, 1)) == cards == list(range(40))


def test_known_values() -> None:
    # Written down once: if these change, no old save can be replayed.
    assert shuffled(list(range(8)), 1, 1) == KNOWN_SHUFFLE
    assert [pick(6, 1, use) for use in range(10)] == KNOWN_PICKS


def test_every_use_of_chance_differs() -> None:
    assert len({tuple(shuffled(list(range(20)), 3, use)) for use in range(50)}) == 50


def test_picks_are_spread_evenly() -> None:
    counts = [0] * 6
    for use in range(6000):
        counts[pick(6, 11, use)] += 1
    assert all(850 < count < 1150 for count in counts)


KNOWN_SHUFFLE = [7, 0, 1, 2, 5, 6, 4, 3]
KNOWN_PICKS = [5, 2, 0, 1, 4, 0, 4, 3, 3, 3]
