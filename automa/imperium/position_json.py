"""Positions as JSON: what comes in is distrusted, what goes out comes back equal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from automa.imperium import campaign_game
from automa.imperium.cards import CardError, library
from automa.imperium.difficulty import level
from automa.imperium.lexicon import RESOURCES, STATES
from automa.imperium.opponent.own_tables import table_of
from automa.imperium.position import (
    MARKET_SLOTS,
    PILES,
    PLAYING,
    SEAT_ZONES,
    UNKNOWN,
    InPlay,
    Position,
    RealTable,
    Seat,
    Slot,
    ThisTurn,
    pool,
)  # fmt: skip
from automa.imperium.states import lay_state_card
from automa.imperium.variants import OPENING, VARIANTS
from automa.table import TableError

VERSION = 1
EDITIONS = ("horizons", "2021")
MODES = ("players", "training", "solo", "physical")
COMMONS = ("classics", "legends", "horizons")
MOST_SLOTS = 6
PHASES = ("activate", "innovate", "revolt", "cleanup", "solstice", "scoring")
LISTS = (*SEAT_ZONES, PLAYING, "removed", "undersides", "quests", "journey")
AUTOMA_LISTS = (
    "deck", "discard", "history", "dynasty", "quests", "journey", PLAYING, "removed", "known", "unseen",
    "unseen_dynasty", "unseen_quests", "undersides", "aside",
)  # fmt: skip


def write(position: Position) -> dict[str, Any]:
    return {
        "version": VERSION,
        "game": "imperium",
        "edition": position.edition,
        "mode": position.mode,
        "commons": position.commons,
        "round": position.round,
        "turn": {"seat": position.turn, "phase": position.phase},
        "options": {
            "trade_routes": position.trade_routes,
            "variants": list(position.variants),
            "difficulty": position.difficulty,
            "originals": position.originals,
        },
        "seats": [_write_seat(seat) for seat in position.seats],
        "market": [{"card": s.card, "tokens": _tokens(s.tokens), "unrest": s.unrest[:]} for s in position.market],
        "piles": {name: pile[:] for name, pile in position.piles.items()},
        "king_of_kings": position.king_of_kings,
        "rolls": position.rolls[:],
        "end": position.end.copy() if position.end else None,
        "this_turn": _write_turn(position.this_turn),
        "stock": position.stock,
        "die": position.die,
        "real": _write_real(position.real) if position.real else None,
        "chance": position.chance,
        "automa_chance": position.automa_chance,
        "campaign": campaign_game.write(position.campaign) if position.campaign else None,
        "opening": [list(entry) for entry in position.opening],
    }


def _write_seat(seat: Seat) -> dict[str, Any]:
    if seat.kind == "automa":
        return _write_automa(seat)
    return {
        "kind": seat.kind,
        "nation": seat.nation,
        "power": seat.power,
        "state": seat.state,
        "resources": seat.resources.copy(),
        "actions": seat.actions,
        "exhausts": seat.exhausts,
        **{name: seat.zone(name)[:] for name in LISTS},
        "play": [_write_in_play(card) for card in seat.play],
        "power_card": _write_in_play(seat.power_card) if seat.power_card else None,
        "permanents": [_write_in_play(card) for card in seat.permanents],
        "added_card": seat.added_card,
        "king_of_kings": seat.king_of_kings,
    }


def _write_real(real: RealTable) -> dict[str, Any]:
    return {
        "way": real.way,
        "empty_slots": real.empty_slots[:],
        "score": real.score.copy(),
    }


def _write_automa(seat: Seat) -> dict[str, Any]:
    return {
        "kind": seat.kind,
        "nation": seat.nation,
        "state": seat.state,
        "resources": seat.resources.copy(),
        "slots": seat.slots[:],
        **{name: seat.zone(name)[:] for name in AUTOMA_LISTS},
        "play": [_write_in_play(card) for card in seat.play],
        "permanents": [_write_in_play(card) for card in seat.permanents],
        "king_of_kings": seat.king_of_kings,
        **({"table": seat.table} if seat.table else {}),
    }


def _write_in_play(card: InPlay) -> dict[str, Any]:
    return {
        "card": card.card,
        "garrison": card.garrison[:],
        "tokens": _tokens(card.tokens),
        "exhausted": card.exhausted,
    }


def _write_turn(turn: ThisTurn) -> dict[str, Any]:
    return {
        "acted": turn.acted,
        "free_played": turn.free_played[:],
        "treated": [[card, icon, list(icons)] for card, icon, icons in turn.treated],
        "ignored": turn.ignored[:],
        "ignored_by_all": turn.ignored_by_all[:],
        "copies": turn.copies.copy(),
        "returned_unrest": turn.returned_unrest,
        "lasting": [list(pair) for pair in turn.lasting],
    }


def _tokens(tokens: dict[str, int]) -> dict[str, int]:
    return {name: tokens[name] for name in RESOURCES if tokens.get(name)}


def read(data: dict[str, Any]) -> Position:
    """A position from JSON. Left-out parts take sensible empty defaults; anything else wrong is a TableError."""
    fields = _Fields(data, "position")
    if fields.get("version", int, VERSION) != VERSION:
        raise TableError(f"position: version {data['version']!r} is not {VERSION}")
    options = fields.inner("options")
    turn = fields.inner("turn")
    originals = options.get("originals", bool, data.get("edition") == "2021")
    position = Position(
        edition=fields.one_of("edition", EDITIONS, "horizons"),
        mode=fields.one_of("mode", MODES, "players"),
        commons=fields.one_of("commons", COMMONS, "classics"),
        originals=originals,
        trade_routes=options.get("trade_routes", bool, False),
        variants=options.words("variants", VARIANTS),
        difficulty=_difficulty(options, fields.data.get("edition", "horizons")),
        round=fields.count("round", 1),
        turn=turn.count("seat", 0),
        phase=turn.one_of("phase", PHASES, "activate"),
        seats=[
            _read_seat(_Fields(seat, f"seat {number}"), number, originals, options.get("trade_routes", bool, False))
            for number, seat in enumerate(fields.get("seats", list, []))
        ],
        market=[_read_slot(_Fields(s, f"market {n + 1}")) for n, s in enumerate(fields.get("market", list, []))],
        king_of_kings=fields.one_of("king_of_kings", ("A", "B"), "A"),
        rolls=fields.get("rolls", list, []),
        end=fields.get("end", dict, None),
        this_turn=_read_turn(fields.inner("this_turn")),
        stock=fields.get("stock", int, None),
        die=fields.get("die", int, None),
        real=_read_real(fields),
        chance=fields.count("chance", 0),
        automa_chance=fields.count("automa_chance", 0),
        campaign=campaign_game.read(campaign) if (campaign := fields.get("campaign", dict, None)) else None,
        opening=_read_opening(fields),
    )
    piles = fields.inner("piles")
    position.piles = {name: piles.cards(name) for name in PILES}
    piles.close()
    for part in (options, turn, fields):
        part.close()
    _check(position)
    return position


def _read_seat(fields: _Fields, number: int, originals: bool, trade_routes: bool) -> Seat:
    seat = _read_automa(fields) if fields.data.get("kind") == "automa" else _read_player(fields, originals)
    if trade_routes and fields.data.get("permanents") is None:
        lay_merchant(seat, number)
    if trade_routes and fields.data.get("exhausts") is None and seat.kind != "automa":
        seat.exhausts += 1
    return seat


def _read_player(fields: _Fields, originals: bool) -> Seat:
    nation = fields.get("nation", str, "")
    power = fields.one_of("power", ("A", "B"), "A")
    known = _card_checked(lambda: library().nation(nation), fields.where)
    seat = Seat(
        kind=fields.one_of("kind", ("human", "policy"), "human"),
        nation=nation,
        power=power,
        state=fields.one_of("state", STATES, known.start_state),
        resources=pool(**fields.tokens("resources")),
        actions=fields.count("actions", 3),
        exhausts=fields.count("exhausts", known.exhausts),
        play=[_read_in_play(_Fields(card, f"{fields.where}, play")) for card in fields.get("play", list, [])],
        added_card=fields.get("added_card", bool, False),
        king_of_kings=fields.get("king_of_kings", bool, False),
    )
    for name in LISTS:
        setattr(seat, name, fields.cards(name))
    printed = fields.get("power_card", dict, None)
    seat.power_card = (
        _read_in_play(_Fields(printed, f"{fields.where}, power card"))
        if printed
        else InPlay(power_face(nation, power, originals))
    )
    beside = fields.get("permanents", list, None)
    if beside is None:
        lay_beside(seat, originals)
    else:
        seat.permanents = _beside(fields, beside)
    fields.close()
    return seat


def _beside(fields: _Fields, cards: list[Any]) -> list[InPlay]:
    return [_read_in_play(_Fields(card, f"{fields.where}, permanents")) for card in cards]


def _difficulty(options: _Fields, edition: str) -> str | None:
    value = options.get("difficulty", str, None)
    return None if value is None else level(value, edition).id


def _read_real(fields: _Fields) -> RealTable | None:
    if fields.get("real", dict, None) is None:
        return RealTable() if fields.data.get("mode") == "physical" else None
    inner = fields.inner("real")
    real = RealTable(
        way=inner.one_of("way", ("brain", "guide"), "brain"),
        empty_slots=[int(number) for number in inner.get("empty_slots", list, [])],
        score=inner.numbers("score"),
    )
    inner.close()
    return real


def _read_opening(fields: _Fields) -> list[tuple[int, str]]:
    entries = fields.get("opening", list, [])
    try:
        opening = [(int(seat), str(what)) for seat, what in entries]
    except (TypeError, ValueError):
        raise TableError("position: opening is damaged") from None
    for _, what in opening:
        if what not in OPENING:
            raise TableError(f"position: opening: unknown {what!r:.40}; known: {', '.join(OPENING)}")
    return opening


def _read_automa(fields: _Fields) -> Seat:
    nation = fields.get("nation", str, "")
    own = fields.get("table", str, "")
    table = _card_checked(lambda: table_of(nation, own), fields.where)
    if table.nation != nation:
        raise TableError(f"{fields.where}: table: it is that of the {table.nation}")
    start = table.single_state or library().nation(nation).start_state
    slots: list[str | None] = list(fields.get("slots", list, []))
    if len(slots) > MOST_SLOTS:
        raise TableError(f"{fields.where}: an automa has at most {MOST_SLOTS} slots, not {len(slots)}")
    for card in slots:
        if card is not None:
            fields.check_card("slots", card, face_down=True)
    seat = Seat(
        kind=fields.get("kind", str, "automa"),
        nation=nation,
        state=fields.one_of("state", STATES, start),
        resources=pool(**fields.tokens("resources")),
        actions=0,
        exhausts=0,
        play=[_read_in_play(_Fields(card, f"{fields.where}, play")) for card in fields.get("play", list, [])],
        king_of_kings=fields.get("king_of_kings", bool, False),
        slots=slots,
        table=own,
    )
    for name in AUTOMA_LISTS:
        setattr(seat, name, fields.cards(name, face_down=True))
    seat.permanents = _beside(fields, fields.get("permanents", list, []))
    fields.close()
    return seat


def power_face(nation: str, side: str, originals: bool = False) -> str:
    faces = [card.id for card in library().of_nation(nation, originals) if card.header == f"power_{side}"]
    return faces[0]


def lay_beside(seat: Seat, originals: bool) -> None:
    """The card that starts beside the power card, and the faces under it that will follow (IMP-SETUP-3)."""
    cards = library().of_nation(seat.nation, originals)
    beside = [card for card in cards if card.start == "in_play" and not card.header.startswith("power")]
    faces = sorted(card.id for card in beside if not card.is_state)
    seat.permanents = [InPlay(face) for face in faces[:1]]
    seat.journey = faces[1:]
    shown = {card.id: card.state[0] for card in beside if card.is_state}
    lay_state_card(seat, sorted(shown), shown)


def lay_merchant(seat: Seat, number: int) -> None:
    """A merchant card beside the state card, its merchant side up: any copy is as good (IMP-SETUP-7)."""
    faces = sorted(card.id for card in library().trade_routes() if card.start == "in_play")
    up, down = faces[2 * number : 2 * number + 2]
    seat.permanents.append(InPlay(up))
    seat.undersides.append(down)


def _read_in_play(fields: _Fields) -> InPlay:
    card = InPlay(
        fields.card("card"), fields.cards("garrison"), fields.tokens("tokens"), fields.get("exhausted", bool, False)
    )
    fields.close()
    return card


def _read_slot(fields: _Fields) -> Slot:
    empty = fields.data.get("card") is None
    slot = Slot(None if empty else fields.card("card", face_down=True), fields.tokens("tokens"), fields.cards("unrest"))
    fields.seen.add("card")
    fields.close()
    return slot


def _read_turn(fields: _Fields) -> ThisTurn:
    treated = fields.get("treated", list, [])
    lasting = fields.get("lasting", list, [])
    try:
        lasts = [(int(seat), str(card)) for seat, card in lasting]
        pairs = [(str(card), str(icon), tuple(str(name) for name in icons)) for card, icon, icons in treated]
    except (TypeError, ValueError):
        raise TableError("position: this_turn is damaged") from None
    turn = ThisTurn(
        acted=fields.get("acted", bool, False),
        free_played=fields.cards("free_played"),
        treated=pairs,
        ignored=fields.get("ignored", list, []),
        ignored_by_all=fields.get("ignored_by_all", list, []),
        copies=fields.get("copies", dict, {}),
        returned_unrest=fields.get("returned_unrest", bool, False),
        lasting=lasts,
    )
    fields.close()
    return turn


def _check(position: Position) -> None:
    if not 1 <= len(position.seats) <= 4:
        raise TableError(f"position: a game has 1 to 4 seats, not {len(position.seats)}")
    automa = [seat.kind == "automa" for seat in position.seats]
    if any(automa) and automa != [False, True]:
        raise TableError("position: an automa sits second, opposite one human")
    if any(not 0 <= seat < len(position.seats) for seat, _ in position.opening):
        raise TableError("position: opening: there is no such seat")
    if position.turn >= len(position.seats):
        raise TableError(f"position: turn: there is no seat {position.turn}")
    if len(position.market) > MARKET_SLOTS:
        raise TableError(f"position: the market has {MARKET_SLOTS} places, not {len(position.market)}")
    position.market += [Slot() for _ in range(MARKET_SLOTS - len(position.market))]
    if any(not isinstance(roll, int) or not 1 <= roll <= 6 for roll in position.rolls):
        raise TableError("position: rolls are 1 to 6")
    if position.end is not None and "scores" not in position.end and not isinstance(position.end.get("round"), int):
        raise TableError("position: end: says no round")
    seen: set[str] = set()
    for card in position.all_cards():
        if card in seen and card != UNKNOWN and not library()[card].is_unrest:
            raise TableError(f"position: card {card} lies in two places")
        seen.add(card)


def _card_checked(call: Callable[[], Any], where: str) -> Any:
    try:
        return call()
    except CardError as error:
        raise TableError(f"{where}: {error}") from None


class _Fields:
    """Reads typed fields of an object and remembers which were asked for, so that a misspelt key is noticed."""

    def __init__(self, data: object, where: str) -> None:
        if not isinstance(data, dict):
            raise TableError(f"{where}: must be an object")
        self.data: dict[str, Any] = data
        self.where = where
        self.seen: set[str] = {"game"}

    def get(self, key: str, kind: type, default: Any) -> Any:
        self.seen.add(key)
        value = self.data.get(key, default)
        if value is not None and (not isinstance(value, kind) or (kind is int and isinstance(value, bool))):
            raise TableError(f"{self.where}: {key} has the wrong form: {value!r:.40}")
        return default if value is None else value

    def count(self, key: str, default: int) -> int:
        value: int = self.get(key, int, default)
        if value < 0:
            raise TableError(f"{self.where}: {key} may not be negative")
        return value

    def one_of(self, key: str, known: tuple[str, ...], default: str) -> str:
        value: str = self.get(key, str, default)
        if value not in known:
            raise TableError(f"{self.where}: {key}: unknown {value!r}; known: {', '.join(known)}")
        return value

    def words(self, key: str, known: tuple[str, ...]) -> tuple[str, ...]:
        """Different ones of those that are known."""
        words = self.get(key, list, [])
        for word in words:
            if word not in known:
                raise TableError(f"{self.where}: {key}: unknown {word!r:.40}; known: {', '.join(known)}")
        return tuple(dict.fromkeys(words))

    def inner(self, key: str) -> _Fields:
        return _Fields(self.get(key, dict, {}), f"{self.where}: {key}")

    def card(self, key: str, *, face_down: bool = False) -> str:
        value: str = self.get(key, str, "")
        self.check_card(key, value, face_down=face_down)
        return value

    def cards(self, key: str, *, face_down: bool = False) -> list[str]:
        cards: list[str] = list(self.get(key, list, []))
        for card in cards:
            self.check_card(key, card, face_down=face_down)
        return cards

    def check_card(self, key: str, card: object, *, face_down: bool = False) -> None:
        if not isinstance(card, str):
            raise TableError(f"{self.where}: {key}: {card!r:.40} is no card id")
        if not (face_down and card == UNKNOWN):
            _card_checked(lambda: library()[card], f"{self.where}: {key}")

    def tokens(self, key: str) -> dict[str, int]:
        tokens: dict[str, int] = dict(self.get(key, dict, {}))
        for name, number in tokens.items():
            if name not in RESOURCES:
                raise TableError(f"{self.where}: {key}: unknown resource {name!r}")
            if not isinstance(number, int) or isinstance(number, bool) or number < 0:
                raise TableError(f"{self.where}: {key}: {name} must be a number from 0")
        return tokens

    def numbers(self, key: str) -> dict[str, int]:
        numbers: dict[str, int] = dict(self.get(key, dict, {}))
        if any(not isinstance(name, str) or type(number) is not int for name, number in numbers.items()):
            raise TableError(f"{self.where}: {key} has the wrong form")
        return numbers

    def close(self) -> None:
        unknown = sorted(str(key) for key in self.data if key not in self.seen)
        if unknown:
            raise TableError(f"{self.where}: unknown key {unknown[0]!r}")
