"""What to lay out on a real table for exactly this game: the set-up of the rules, counted instead of dealt.

Each step has the numbers and the cards that its words need; `group` says whose part of the table it is about, and
`exception` names the nation whose set-up differs from the usual one here.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from automa.imperium import market, setup, trade_routes, variants
from automa.imperium.cards import Card, Nation
from automa.imperium.difficulty import Level, level
from automa.imperium.lexicon import MARKET_SUITS
from automa.imperium.match import Match
from automa.imperium.opponent.ground import AUTOMA, HUMAN
from automa.imperium.opponent.own_tables import table_of
from automa.imperium.physical.cards import SOLO_PLAYERS
from automa.imperium.position import MARKET_SLOTS

GROUPS = ("shared", "yours", "automa")


@dataclass(frozen=True)
class Step:
    group: str
    about: str
    numbers: dict[str, int] = field(default_factory=dict)
    words: dict[str, str] = field(default_factory=dict)
    cards: tuple[str, ...] = ()
    tokens: dict[str, int] = field(default_factory=dict)
    exception: str = ""

    @property
    def key(self) -> str:
        """No two steps of a checklist share it."""
        return f"{self.group}:{self.about}"


def checklist(config: dict[str, Any]) -> list[Step]:
    """The steps for a game of mode physical with this config."""
    position = setup.read_config(config)
    assert position.real is not None
    way = position.real.way
    # The rules lay the whole table out as though it were digital.
    position.real, position.mode = None, "solo"
    match = Match(position, int(config.get("seed", 0)))
    setup.set_up(match)
    rules = level(position.difficulty or "imperator", position.edition)
    area = _guide(match, rules) if way == "guide" else _brain(match)
    return [*_shared(match, rules), *_yours(match), *area]


def _shared(match: Match, rules: Level) -> Iterator[Step]:
    piles = match.p.piles
    yield Step("shared", "commons", words={"set": match.p.commons})
    commons = setup.commons_of(match)
    yield from _of_the_expansion(match)
    yield from _out_of_the_commons(match)
    played = [card for card in commons if setup.for_players(card, SOLO_PLAYERS)]
    clashing = [card for card in played if setup.names_a_nation(match, card)]
    if clashing:
        yield Step("shared", "tributary", {"number": len(clashing)}, cards=_ids(clashing))
    kept = [card.id for card in played if card not in clashing and card.suits[0] in MARKET_SUITS]
    aside = variants.set_aside(match, kept)
    if aside:
        yield Step("shared", "low-aggression", {"number": len(aside)}, {"set": match.p.commons}, tuple(aside))
    pile = _unrest_pile(match)
    own = {seat: sum(card.nation == match.seat(seat).nation for card in pile) for seat in (HUMAN, AUTOMA)}
    numbers = {"all": len(pile), "yours": own[HUMAN], "theirs": own[AUTOMA], "extra": rules.extra_unrest}
    yield Step("shared", "unrest", {"common": len(pile) - own[HUMAN] - own[AUTOMA], **numbers})
    fame = "fame-routes" if match.p.trade_routes else "fame"
    yield Step("shared", fame, {"number": len(piles["fame"])}, cards=tuple(trade_routes.fame(match)))
    main = len(piles["main"]) + market.SLOT_DECKS.count("main")
    small = len(market.face_down(match, "region")) + 1
    quick = "-quick" if variants.QUICK_SETUP in match.p.variants else ""
    yield Step("shared", f"decks{quick}", {"number": small})
    if match.p.trade_routes:  # IMP-SETUP-30
        routes, out = len(trade_routes.routes(match, SOLO_PLAYERS)), trade_routes.LEFT_OUT[SOLO_PLAYERS]
        left = routes - len(market.SMALL_DECKS) - out
        yield Step("shared", "routes", {"number": routes, "out": out, "left": left})
    yield Step("shared", f"main{quick}", {"number": main - len(aside) + len(piles["exile"])})
    yield Step("shared", f"market{quick}")
    yield Step("shared", "market-unrest")
    if aside:
        yield Step("shared", "low-aggression-back", {"number": len(aside)})
    if piles["exile"]:
        yield Step("shared", "fast-exile", {"number": len(piles["exile"])})
    yield Step("shared", "markers", {"number": rules.markers})
    if rules.slots > MARKET_SLOTS:
        yield Step("shared", "marker-6")
    if rules.slot_5_counts_as_filled:
        yield Step("shared", "slot-5-filled")
    yield Step("shared", "solstice")


def _of_the_expansion(match: Match) -> Iterator[Step]:
    """Horizons commons that stay out with Trade Routes or without; the side of the market board (IMP-SETUP-20, -21)."""
    commons = match.library.commons(match.p.commons, match.p.originals)
    out = [card for card in commons if not trade_routes.belongs(match, card)]
    if out:
        yield Step("shared", "ruthless-out" if match.p.trade_routes else "trade-friendly-out", {"number": len(out)})
    if match.p.trade_routes:
        yield Step("shared", "board")


def _out_of_the_commons(match: Match) -> Iterator[Step]:
    """What a campaign's earlier games took out of the commons (IMP-CAMP-5, -9)."""
    if match.p.campaign is None:
        return
    if match.p.campaign.left_out:
        yield Step("shared", "left-out", {"number": len(match.p.campaign.left_out)}, cards=match.p.campaign.left_out)
    if match.p.campaign.unrest_set_aside:
        yield Step("shared", "unrest-aside", {"number": match.p.campaign.unrest_set_aside})


def _merchant(match: Match, seat: int) -> tuple[str, ...]:
    brought = {card.id for card in match.library.trade_routes()}
    return tuple(entry.card for entry in match.seat(seat).permanents if entry.card in brought)


def _unrest_pile(match: Match) -> list[Card]:
    """With those that set-up has put under market cards."""
    under = [card for slot in match.p.market for card in slot.unrest]
    return [match.card(card) for card in (*match.p.piles["unrest"], *under)]


def _yours(match: Match) -> Iterator[Step]:
    seat = match.seat(HUMAN)
    nation = match.library.nation(seat.nation)
    cards = match.library.of_nation(seat.nation, match.p.originals)
    yield Step("yours", "power", words={"nation": seat.nation, "side": seat.power})
    beside = [card for card in cards if card.start == "in_play" and not card.header.startswith("power")]
    beneath = [card for card in beside if not card.is_state]
    if beneath:
        # Of a stack of cards with two faces only the first face of each is meant (IMP-SETUP-3).
        stack = _ids(beneath[:1] if len(beneath) == 1 else beneath[::2])
        yield Step("yours", "beneath", cards=stack, exception=nation.id)
    unusual = (nation.start_state, nation.exhausts) != (Nation.start_state, Nation.exhausts)
    numbers = {"actions": seat.actions, "exhausts": seat.exhausts}
    own = [card for card in beside if card.is_state]
    up = [card for card in own if nation.start_state in card.state]
    if up:  # IMP-SETUP-4
        yield Step("yours", "state-own", numbers, cards=_ids(up[:1]), exception=nation.id)
    else:
        yield Step("yours", "state", numbers, {"state": nation.start_state}, exception=nation.id if unusual else "")
    if own and not up:
        yield Step("yours", "state-waiting", cards=_ids(own[:1]), exception=nation.id)
    if match.p.trade_routes:  # IMP-SETUP-7
        yield Step("yours", "merchant", cards=_merchant(match, HUMAN))
    if seat.development:
        yield Step("yours", "development", {"number": len(seat.development)})
    if seat.quests:
        yield Step("yours", "quests", {"number": len(seat.quests)}, exception=nation.id)
    if seat.nation_deck:
        accession = tuple(card for card in seat.nation_deck if match.card(card).start == "accession")
        shuffled = [card for card in cards if card.start == "nation"]
        yield Step("yours", "nation-deck", {"number": len(shuffled)}, cards=accession)
    tokens = {kind: number for kind, number in seat.resources.items() if number}
    doubled = match.p.campaign is not None and dict(match.p.campaign.resources) != setup.start_resources(match)
    resources = "resources-doubled" if doubled else "resources" if tokens else "resources-none"
    yield Step("yours", resources, tokens=tokens)
    unrest = [card for card in cards if card.start == "supply"]
    if unrest:
        used = sum(setup.for_players(card, SOLO_PLAYERS) for card in unrest)
        yield Step("yours", "supply", {"number": used, "boxed": len(unrest) - used})
    if match.p.piles["chaos"]:  # IMP-SETUP-14
        yield Step("yours", "chaos", {"number": len(match.p.piles["chaos"])}, exception=nation.id)
    if match.p.campaign and match.p.campaign.added:
        yield Step("yours", "added", {"number": len(match.p.campaign.added)}, cards=match.p.campaign.added)
    if match.p.campaign and match.p.campaign.removed:
        yield Step("yours", "removed", {"number": len(match.p.campaign.removed)}, cards=match.p.campaign.removed)
    yield from _yours_in_a_fast_game(match, nation)
    yield Step("yours", "deck", {"number": len(seat.deck) + len(seat.hand), "hand": len(seat.hand)})
    if variants.PRECIOUS_CARDS in match.p.variants:
        yield Step("yours", "precious")


def _yours_in_a_fast_game(match: Match, nation: Nation) -> Iterator[Step]:
    """What somebody does with their own cards before the first hand is drawn (IMP-VAR-FAST-3…7)."""
    if variants.FAST not in match.p.variants:
        return
    exception = nation.id if nation.fast else ""
    if nation.fast == variants.QUEST:
        waiting = tuple(card for card in match.seat(HUMAN).quests if "target early" in match.card(card).cannot)
        court = tuple(entry.card for entry in match.seat(HUMAN).permanents)
        yield Step("yours", "fast-quest", cards=(*waiting, *court), exception=exception)
        yield Step("yours", "fast-deck", exception=exception)
    if match.seat(HUMAN).nation_deck:
        yield Step("yours", "fast-nation", {"number": variants.FAST_NATION_CARDS})
    if nation.fast == variants.FREE_REGION:
        yield Step("yours", "fast-region", exception=exception)
    if nation.fast == variants.SEASONS:
        yield Step("yours", "fast-seasons", exception=exception)
    if nation.fast == variants.LESS_PROGRESS:
        yield Step("yours", "fast-progress", {"number": variants.FAST_PROGRESS}, exception=exception)
    if nation.fast == variants.MANA:
        beneath = tuple(entry.card for entry in match.seat(HUMAN).permanents[:1])
        yield Step("yours", "fast-mana", cards=beneath, exception=exception)


def _brain(match: Match) -> Iterator[Step]:
    """The app holds its cards. Unrest that it will return is real all the same, and stood in for by spare cards."""
    seat = match.seat(AUTOMA)
    yield Step("automa", "boxed", words={"nation": seat.nation})
    supply = sum(card.nation == seat.nation for card in _unrest_pile(match))
    hidden = [*seat.deck, *(card for card in seat.slots if card), *seat.dynasty, *seat.quests]
    own = sum(match.card(card).is_unrest for card in hidden)
    laid = {card.id for card in _unrest_pile(match)}
    commons = setup.commons_of(match)
    spare = sum(card.is_unrest and card.id not in laid for card in commons)
    enough = supply + own <= spare
    if supply + own:
        numbers = {"number": supply + own, "supply": supply, "own": own}
        about, exception = ("spare-unrest", "") if enough else ("own-unrest", seat.nation)
        yield Step("automa", about, numbers, {"nation": seat.nation}, exception=exception)
    yield Step("automa", "pile", {"number": own})
    yield from _kept(match)


def _guide(match: Match, rules: Level) -> Iterator[Step]:
    seat = match.seat(AUTOMA)
    cards = match.library.of_nation(seat.nation, match.p.originals)
    yield Step("automa", "power", words={"nation": seat.nation})
    supply = sum(card.nation == seat.nation for card in _unrest_pile(match))
    boxed = sum(not setup.for_players(card, SOLO_PLAYERS) for card in cards)
    if supply or boxed:
        yield Step("automa", "supply", {"number": supply, "boxed": boxed})
    fast = variants.FAST in match.p.variants
    if fast and seat.removed:
        yield Step("automa", "fast-removed", cards=tuple(seat.removed))
    yield from _dynasty(match)
    if fast and seat.dynasty:
        yield Step("automa", "fast-dynasty")
    table = table_of(seat.nation, seat.table)
    if table.out:  # IMP-SOLO-66
        beside = [card for card in cards if card.start == "in_play" and not card.header.startswith("power")]
        unused = [card for card in cards if card.base_name in table.out]
        unused += [card for card in beside if not card.is_state]
        yield Step("automa", "out", cards=_ids(unused), exception=seat.nation)
    if seat.quests and not match.library.nation(seat.nation).quests:
        first = tuple(seat.quests[-1:])
        yield Step("automa", "discoveries", {"number": len(seat.quests) - 1}, cards=first, exception=seat.nation)
    elif seat.quests:
        court = [card for card in cards if card.start == "in_play" and not card.header.startswith("power")]
        laid = (seat.quests[-1], *_ids(court))
        yield Step("automa", "quests", {"number": len(seat.quests) - 1}, cards=laid, exception=seat.nation)
        if fast:
            yield Step("automa", "fast-quests", exception=seat.nation)
    if seat.aside:  # IMP-SOLO-65
        yield Step("automa", "aside", {"number": len(seat.aside)}, cards=tuple(seat.aside[:1]), exception=seat.nation)
    if seat.journey and match.card(seat.journey[0]).is_state:  # IMP-SOLO-62
        below = [card for card in seat.journey if match.card(card).nation == seat.nation]
        yield Step("automa", "states", cards=tuple(below), exception=seat.nation)
    elif seat.journey:
        yield Step("automa", "journey", cards=tuple(seat.journey[::2]), exception=seat.nation)
    if match.p.trade_routes:  # IMP-SOLO-10
        yield Step("automa", "merchant", cards=_merchant(match, AUTOMA))
    unusual = seat.state != Nation.start_state
    yield Step("automa", "state", words={"state": seat.state}, exception=seat.nation if unusual else "")
    yield Step("automa", "deck", {"number": len(seat.deck) + rules.slots, "slots": rules.slots, "rest": len(seat.deck)})
    yield from _kept(match)


def _dynasty(match: Match) -> Iterator[Step]:
    """From the bottom: developments by points, the accession card, nation cards (IMP-SOLO-6 and its exceptions)."""
    seat = match.seat(AUTOMA)
    cards = [match.card(card) for card in seat.dynasty]
    nation = [card for card in cards if card.start == "nation"]
    accession = [card for card in cards if card.start == "accession"]
    developments = [card for card in cards if card.start == "development"]
    if table_of(seat.nation, seat.table).seasons:  # IMP-SOLO-63
        number = {"number": len(developments)}
        yield Step("automa", "dynasty-seasons", number, cards=_ids(developments[::-1]), exception=seat.nation)
        return
    regions = [card for card in developments if card.is_region and not accession]  # IMP-SOLO-61
    sorted_ones = [card for card in developments if card not in regions]
    if sorted_ones:
        yield Step("automa", "dynasty-developments", {"number": len(sorted_ones)}, cards=_ids(sorted_ones[::-1]))
    if regions:
        yield Step("automa", "dynasty-regions", {"number": len(regions)}, exception=seat.nation)
    if accession:
        where = {"place": "on" if sorted_ones else "bottom"}
        yield Step("automa", "dynasty-accession", {"number": len(nation)}, where, cards=_ids(accession))
    elif nation:  # a fast game has taken the accession card out
        yield Step("automa", "dynasty-nation", {"number": len(nation)})


def _kept(match: Match) -> Iterator[Step]:
    """Its tokens are kept by the app."""
    tokens = {kind: number for kind, number in match.seat(AUTOMA).resources.items() if number}
    yield Step("automa", "resources", {"number": len(tokens)}, tokens=tokens)


def _ids(cards: list[Card]) -> tuple[str, ...]:
    return tuple(card.id for card in cards)
