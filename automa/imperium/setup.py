"""Set-up: every player's area, then what all share (IMP-SETUP)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from automa.imperium import campaign_game, market, trade_routes, variants
from automa.imperium.cards import BOXES, GENERIC_UNREST, Card, CardError, library
from automa.imperium.difficulty import goods_for_progress, level
from automa.imperium.draw import draw
from automa.imperium.match import Match
from automa.imperium.opponent.ground import AUTOMA
from automa.imperium.opponent.mistakes import Mistake
from automa.imperium.opponent.own_tables import own_table, table_of
from automa.imperium.opponent.set_up import set_up_automa
from automa.imperium.position import MARKET_SLOTS, UNKNOWN, InPlay, Position, RealTable, Seat, Slot, pool
from automa.imperium.position_json import COMMONS, EDITIONS, MODES, lay_beside, lay_merchant, power_face
from automa.imperium.rounds import begin_turn
from automa.language.tree import Do
from automa.language.walk import within
from automa.table import TableError

START = {"materials": 3, "population": 2, "progress": 1}
HAND = 5
SEATS = {"players": (2, 4), "training": (1, 1), "solo": (2, 2), "physical": (2, 2)}
WAYS = ("brain", "guide")
TRAINING_EXILE = 15
TRAINING_STOCK = 12
KEYS = {
    "game", "mode", "edition", "commons", "trade_routes", "variants", "difficulty", "seats", "seed", "language",
    "originals", "way", "campaign",
}  # fmt: skip


def read_config(config: dict[str, Any]) -> Position:
    """The empty table that a config asks for."""
    unknown = sorted(str(key) for key in config if key not in KEYS)
    if unknown:
        raise TableError(f"config: unknown key {unknown[0]!r}; known: {', '.join(sorted(KEYS))}")
    edition = _one_of(config, "edition", EDITIONS, "horizons")
    mode = _one_of(config, "mode", MODES, "players")
    position = Position(
        edition=edition,
        mode=mode,
        commons=_one_of(config, "commons", COMMONS, "classics"),
        originals=_flag(config, "originals", edition == "2021"),
        trade_routes=_flag(config, "trade_routes", False),
        variants=_words(config, "variants", variants.VARIANTS),
        difficulty=_difficulty(config, mode, edition),
    )
    if mode == "physical":
        position.real = RealTable(_one_of(config, "way", WAYS, "brain"))
    elif "way" in config:
        raise TableError(f"config: {mode} has no way to sit; mode physical has")
    if config.get("campaign") is not None:
        if mode not in ("solo", "physical"):
            raise TableError(f"config: {mode} has no campaign; solo and physical have")
        position.campaign = campaign_game.read(config["campaign"])
    if position.trade_routes and edition == "2021":
        raise TableError("config: trade_routes: the rules of 2021 don't know them; the edition horizons does")
    position.seats = [_read_seat(seat, number, mode) for number, seat in enumerate(_seats(config))]
    least, most = SEATS[mode]
    if not least <= len(position.seats) <= most:
        raise TableError(f"config: {mode} needs {least} to {most} seats, not {len(position.seats)}")
    _check_kinds(position)
    nations = [seat.nation for seat in position.seats]
    if len(set(nations)) != len(nations):
        raise TableError("config: two seats have the same nation")  # IMP-SETUP-1
    for nation in [] if position.trade_routes else trade_routes.needing(nations):
        raise TableError(f"config: {nation} can't be played without trade_routes")  # IMP-SETUP-1
    _check_variants(position)
    return position


def _check_variants(position: Position) -> None:
    if position.variants and position.mode == "training":
        raise TableError("config: training has no variants; players, solo and physical have")
    nations = [seat.nation for seat in position.seats]
    for variant, against in variants.impossible(position.variants, nations, position.trade_routes):
        raise TableError(f"config: variants: {variant} can't be played with {against.replace('_', ' ')}")


def _seats(config: dict[str, Any]) -> list[Any]:
    seats = config.get("seats") or []
    if not isinstance(seats, list):
        raise TableError("config: seats must be a list")
    return seats


def _read_seat(data: Any, number: int, mode: str) -> Seat:
    if not isinstance(data, dict):
        raise TableError(f"config: seat {number}: must be an object")
    unknown = sorted(str(key) for key in data if key not in {"kind", "nation", "power", "table"})
    if unknown:
        raise TableError(f"config: seat {number}: unknown key {unknown[0]!r}")
    nation = data.get("nation")
    where = f"seat {number}: "
    kind = _one_of(data, "kind", ("human", "policy", "automa"), "human", where)
    try:
        playable = library().nation(nation if isinstance(nation, str) else repr(nation)).playable
        own = _own_table(data, kind, str(nation))
        if kind == "automa":
            table_of(str(nation), own)
        elif not playable and mode != "physical":
            raise CardError(f"{nation} can only be faced so far: their cards are not encoded yet")
    except CardError as error:
        raise TableError(f"config: seat {number}: {error}") from None
    return Seat(
        kind=kind,
        nation=str(nation),
        power=_one_of(data, "power", ("A", "B"), "A", where),
        table=own,
    )


def _own_table(data: dict[str, Any], kind: str, nation: str) -> str:
    """The text of a player's own table for this automa; it must be one of this nation."""
    own = data.get("table", "")
    if not isinstance(own, str):
        raise CardError("table: must be a text")
    if own and kind != "automa":
        raise CardError("table: only an automa has one")
    try:
        if own and own_table(own).nation != nation:
            raise CardError(f"table: it is that of the {own_table(own).nation}")
    except Mistake as mistake:
        raise CardError(f"table: {mistake}") from None
    return own


def _check_kinds(position: Position) -> None:
    """Solo is one human first and one automa (IMP-SOLO-3); elsewhere there is no automa."""
    kinds = [seat.kind == "automa" for seat in position.seats]
    against_automa = position.mode in ("solo", "physical")
    if against_automa and kinds != [False, True]:
        raise TableError(f"config: {position.mode} needs a human seat first and an automa seat second")
    if not against_automa and any(kinds):
        raise TableError(f"config: {position.mode} has no automa seat; solo and physical have")


def _difficulty(config: dict[str, Any], mode: str, edition: str) -> str | None:
    value = config.get("difficulty")
    if mode not in ("solo", "physical"):
        if value is not None:
            raise TableError(f"config: {mode} has no difficulty; solo and physical have")
        return None
    return level("chieftain" if value is None else value, edition).id  # IMP-DIFF-7


def set_up(match: Match) -> None:
    """Lay out the whole table. Nothing is asked: a seat's nation and side were chosen in the config."""
    if match.p.real is not None:
        _real_table(match)
        return
    players = max(2, len(match.p.seats))  # training is set up for two (IMP-VAR-TRAIN-1)
    supply = [card for seat in range(len(match.p.seats)) for card in _area(match, seat, players)]
    _shared(match, players, supply)
    for seat in range(len(match.p.seats)):
        variants.hasten(match, seat)
        if match.is_automa(seat):
            continue
        for _ in draw(match, seat, HAND):  # the opening hand never needs a decision
            raise AssertionError("a start deck holds at least a hand of cards")
    if match.p.mode == "training":
        _training(match)
    match.queue = []
    match.events.clear()
    match.tell("round", number=1)
    if not match.p.opening:
        begin_turn(match, 0)


def _real_table(match: Match) -> None:
    """Only the automa's own cards are the app's; the rest lies on the table and is asked for."""
    assert match.p.real is not None
    set_up_automa(match)
    human = match.seat(0)
    human.state = match.library.nation(human.nation).start_state
    automa = match.seat(AUTOMA)
    if match.p.real.way == "guide":
        automa.unseen = [*automa.deck, *(card for card in automa.slots if card)]
        automa.unseen_dynasty = automa.dynasty
        automa.deck = [UNKNOWN] * len(automa.deck)
        automa.slots = [UNKNOWN] * len(automa.slots)
        automa.dynasty = [UNKNOWN] * len(automa.dynasty)
        if automa.quests:  # the last one lies face up below the others
            automa.unseen_quests = automa.quests[:-1]
            automa.quests = [UNKNOWN] * len(automa.unseen_quests) + automa.quests[-1:]
    match.p.piles["unrest"] = [GENERIC_UNREST] * _unrest_of_real_table(match)
    _lay_chaos(match, human.nation, SEATS["physical"][0])
    match.p.market = [Slot(UNKNOWN) for _ in range(MARKET_SLOTS)]  # asked when a row first looks at it
    for slot, deck in zip(match.p.market, market.SLOT_DECKS, strict=True):
        # Only a region has none; a card of an unsorted deck may turn out to be one.
        if deck != "region" or variants.QUICK_SETUP in match.p.variants:
            slot.unrest.append(match.p.piles["unrest"].pop())
    match.tell("round", number=1)


def _unrest_of_real_table(match: Match) -> int:
    """How many unrest the set-up lays out, in the pile and under market cards (IMP-SETUP-26, IMP-SOLO-4)."""
    players = SEATS["physical"][0]
    commons = commons_of(match)
    nations = [match.library.of_nation(seat.nation, match.p.originals) for seat in match.p.seats]
    supply = [card for cards in nations for card in cards if card.start == "supply"]
    laid = [card for card in (*commons, *supply) if card.is_unrest and for_players(card, players)]
    return len(laid) + len(_extra_unrest(match))


def _area(match: Match, seat: int, players: int) -> list[str]:
    return set_up_automa(match) if match.is_automa(seat) else _player(match, seat, players)


def _player(match: Match, number: int, players: int) -> list[str]:
    """One player's area; returns the unrest that goes to the shared pile (IMP-SETUP-2…13)."""
    seat = match.seat(number)
    nation = match.library.nation(seat.nation)
    cards = match.library.of_nation(seat.nation, match.p.originals)
    seat.power_card = InPlay(power_face(seat.nation, seat.power, match.p.originals))
    seat.state = nation.start_state
    seat.exhausts = nation.exhausts + match.p.trade_routes  # IMP-SETUP-6
    changes = match.p.campaign
    seat.resources = pool(**(dict(changes.resources) if changes else start_resources(match)))
    for gain in within(match.card(seat.power_card.card).set_up, Do):  # IMP-NATION-MARTIANS-1
        assert gain.verb == "gain" and gain.what is not None
        seat.resources[gain.what.kinds[0]] += gain.amount.number
    lay_beside(seat, match.p.originals)
    if match.p.trade_routes:
        lay_merchant(seat, number)
    seat.development = [] if nation.quests else _starting(cards, "development")
    seat.quests = _starting(cards, "development") if nation.quests else []  # IMP-NATION-ARTHURIANS-3
    seat.nation_deck = match.shuffled(_starting(cards, "nation")) + _starting(cards, "accession")
    _lay_chaos(match, seat.nation, players)
    starting = _starting(cards, "deck")
    seat.deck = match.shuffled(changes.starting_deck(starting) if changes else starting)
    return [card.id for card in cards if card.start == "supply" and for_players(card, players)]


def _lay_chaos(match: Match, nation: str, players: int) -> None:
    """A pile of its own for the nation that brings one (IMP-SETUP-14)."""
    cards = match.library.of_nation(nation, match.p.originals)
    chaos = [card.id for card in cards if card.start == "chaos" and for_players(card, players)]
    match.p.piles["chaos"] = chaos or match.p.piles["chaos"]


def start_resources(match: Match) -> dict[str, int]:
    """Of a player, without what a campaign changes (IMP-SETUP-11)."""
    return goods_for_progress(START) if match.p.trade_routes else START


def _starting(cards: Iterable[Card], place: str) -> list[str]:
    return [card.id for card in cards if card.start == place]


def for_players(card: Card, players: int) -> bool:
    """Player-count icons: "3+" and "4" cards stay out below that (IMP-SETUP-24)."""
    return card.players is None or players >= int(card.players[0])


def commons_of(match: Match) -> list[Card]:
    """The common cards of this game, those marked for more players too (IMP-CAMP-5, -9)."""
    return _commons(match, match.p.commons)


def _commons(match: Match, box: str) -> list[Card]:
    commons = [card for card in match.library.commons(box, match.p.originals) if trade_routes.belongs(match, card)]
    return match.p.campaign.commons(commons) if match.p.campaign else commons


def _shared(match: Match, players: int, supply: list[str]) -> None:
    piles = match.p.piles
    commons = [card for card in commons_of(match) if for_players(card, players)]
    by_banner = {suit: [c.id for c in commons if c.suits and c.suits[0] == suit] for suit in _BANNERS}
    piles["unrest"] = by_banner["unrest"] + _extra_unrest(match) + supply
    fame = [card for card in by_banner["fame"] if match.card(card).header not in ("power_A", "power_B")]
    size = players + 4
    kept = size + match.p.trade_routes
    piles["fame"] = match.shuffled(fame + trade_routes.fame(match))[-kept:]  # the top ones go unseen (IMP-SETUP-28)
    tributaries = _tributaries(match, by_banner["tributary"], players)
    suits = {suit: by_banner[suit] for suit in market.SMALL_DECKS}
    aside = variants.set_aside(match, [*tributaries, *(card for cards in suits.values() for card in cards)])
    rest = [card for card in tributaries if card not in aside]
    if variants.QUICK_SETUP in match.p.variants:  # IMP-VAR-QUICK-1
        rest = match.shuffled(rest + [card for cards in suits.values() for card in cards if card not in aside])
        suits = {suit: [rest.pop(0) for _ in range(size)] for suit in suits}
    for suit, cards in suits.items():
        shuffled = match.shuffled([card for card in cards if card not in aside])
        piles[suit] = shuffled[:size]
        rest = rest + shuffled[size:]
    piles["main"] = match.shuffled(rest + trade_routes.deal(match, players))
    match.p.market = [Slot() for _ in range(MARKET_SLOTS)]
    for number, slot in enumerate(match.p.market):
        market.refill(match, number)
        market.first_progress(match, slot)
    variants.after_the_market(match, aside)


def _tributaries(match: Match, tributaries: list[str], players: int) -> list[str]:
    """As many as are given, none of them named like a nation in play (IMP-SETUP-23)."""
    kept = [card for card in tributaries if not names_a_nation(match, match.card(card))]
    if len(kept) == len(tributaries):
        return kept
    drawn = match.shuffled([card.id for card in stand_ins(match, players)])
    return kept + drawn[: len(tributaries) - len(kept)]


def names_a_nation(match: Match, card: Card) -> bool:
    """Whether it is a tributary of the name of a nation in play, an automa's too (IMP-SOLO-11)."""
    nations = {match.library.nation(seat.nation).name for seat in match.p.seats}
    return "tributary" in card.suits and card.name in nations


def stand_ins(match: Match, players: int) -> list[Card]:
    """The tributaries of all other common sets that this game could use."""
    sets = [_commons(match, box.lower()) for box in BOXES if box.lower() != match.p.commons]
    tributaries = [card for commons in sets for card in commons if card.suits[:1] == ("tributary",)]
    return [card for card in tributaries if for_players(card, players) and not names_a_nation(match, card)]


def _extra_unrest(match: Match) -> list[str]:
    """A Supreme Leader game has more common unrest: cards that two players would leave out (IMP-DIFF-6)."""
    if match.p.difficulty is None:
        return []
    number = level(match.p.difficulty, match.p.edition).extra_unrest
    commons = match.library.commons(match.p.commons, match.p.originals)
    return [card.id for card in commons if card.is_unrest and card.players is not None][:number]


_BANNERS = ("region", "uncivilised", "civilised", "tributary", "fame", "unrest")


def _training(match: Match) -> None:
    piles = match.p.piles
    piles["exile"] = piles["main"][:TRAINING_EXILE]
    piles["main"] = piles["main"][TRAINING_EXILE:]
    match.p.stock = TRAINING_STOCK


def _one_of(data: dict[str, Any], key: str, known: tuple[str, ...], default: str, where: str = "") -> str:
    value = data.get(key, default)
    if value not in known:
        raise TableError(f"config: {where}{key}: unknown {value!r}; known: {', '.join(known)}")
    return str(value)


def _flag(data: dict[str, Any], key: str, default: bool) -> bool:
    value = data.get(key, default)
    if not isinstance(value, bool):
        raise TableError(f"config: {key} must be true or false")
    return value


def _words(data: dict[str, Any], key: str, known: tuple[str, ...]) -> tuple[str, ...]:
    value = data.get(key) or []
    if not isinstance(value, list):
        raise TableError(f"config: {key} must be a list")
    for word in value:
        if word not in known:
            raise TableError(f"config: {key}: unknown {word!r}; known: {', '.join(known)}")
    return tuple(word for word in known if word in value)
