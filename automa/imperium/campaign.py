"""Campaigns: a series of solo games with one nation, five wins before four losses (IMP-CAMP).

A `Campaign` is a record that never changes: what it says of itself follows from its settings and its games, and
recording a game gives a new one. Whatever the rules forbid is a `TableError` with the reason.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from datetime import date
from types import NoneType
from typing import Any

from automa.imperium.cards import Card, CardError, Nation, library
from automa.imperium.difficulty import EDITIONS, FIRST_GAME, LEVELS, goods_for_progress
from automa.imperium.setup import START
from automa.table import TableError

VERSION = 1
WINS, LOSSES = 5, 4  # what ends it (IMP-CAMP-1, IMP-CAMP-7)
TOP_OF_LADDER = "overlord"
SUPREME_LEADER = "supreme_leader"
COMMON_SETS = ("classics", "legends", "horizons")

# Wider than anything a game can give, so that an imported record stays small.
_LONGEST_TEXT = 80
_LONGEST_LIST = 200
_HIGHEST_SCORE = 9_999
_HIGHEST_SEED = 2**63 - 1


@dataclass(frozen=True)
class Reward:
    """What a win brought: a common card added to the starting deck, or a card removed from it (IMP-CAMP-4)."""

    kind: str
    card: str

    def __post_init__(self) -> None:
        _one_of("reward", self.kind, ("add", "remove"))
        _card(self.card)


@dataclass(frozen=True)
class Played:
    """One game, a line of the record sheet (IMP-CAMP-10).

    A game that ended in collapse has no scores. `gained` are the cards gained in this game that lie in your history,
    deck, discard pile or hand at its end. Level, outcome and reward are filled in when it is recorded.
    """

    date: str
    automa_nation: str
    player_score: int | None = None
    automa_score: int | None = None
    commons: str = "classics"
    variants: tuple[str, ...] = ()
    seed: int | None = None
    gained: tuple[str, ...] = ()
    level: str | None = None
    won: bool | None = None
    reward: Reward | None = None

    def __post_init__(self) -> None:
        _check_date(self.date)
        _nation(self.automa_nation)
        _one_of("common set", self.commons, COMMON_SETS)
        if (self.player_score is None) != (self.automa_score is None):
            raise TableError("scores: give both, or neither after a collapse")
        for score in (self.player_score, self.automa_score):
            if score is not None and abs(score) > _HIGHEST_SCORE:
                raise TableError(f"scores: at most {_HIGHEST_SCORE}")
        if self.seed is not None and abs(self.seed) > _HIGHEST_SEED:
            raise TableError(f"seed: at most {_HIGHEST_SEED}")
        if max(len(self.variants), len(self.gained)) > _LONGEST_LIST:
            raise TableError(f"at most {_LONGEST_LIST} variants or gained cards")
        for variant in self.variants:
            _check_text("variant", variant)
        for card in self.gained:
            _card(card)


@dataclass(frozen=True)
class Campaign:
    """A campaign's settings and its games so far, oldest first. Games are added by `record_win` and `record_loss`.

    It begins at `start_level` (IMP-CAMP-8); begun at Supreme Leader it is a Supreme Leader campaign (IMP-CAMP-9).
    """

    name: str
    nation: str
    player: str = ""
    power: str = "A"
    start_level: str = FIRST_GAME
    edition: str = "horizons"
    trade_routes: bool = False
    games: tuple[Played, ...] = ()

    def __post_init__(self) -> None:
        _check_text("name", self.name)
        if self.player:
            _check_text("player", self.player)
        _one_of("power", self.power, ("A", "B"))
        _one_of("start level", self.start_level, LEVELS)
        _one_of("edition", self.edition, EDITIONS)
        if self.trade_routes and self.edition == "2021":
            raise TableError("Trade Routes belong to the Horizons edition")  # IMP-ED-2
        if _nation(self.nation).requires_trade_routes and not self.trade_routes:
            raise TableError(f"{self.nation}: needs Trade Routes")  # IMP-SETUP-1

    @property
    def kind(self) -> str:
        """`supreme_leader` or `ladder`."""
        return SUPREME_LEADER if self.start_level == SUPREME_LEADER else "ladder"

    @property
    def wins(self) -> int:
        return sum(bool(game.won) for game in self.games)

    @property
    def losses(self) -> int:
        return len(self.games) - self.wins

    @property
    def level(self) -> str:
        """The next game's level: a step up for each win, at most Overlord (IMP-CAMP-2, IMP-AMB-17)."""
        if self.kind == SUPREME_LEADER:
            return SUPREME_LEADER
        steps = LEVELS.index(self.start_level) + self.wins
        return LEVELS[min(steps, LEVELS.index(TOP_OF_LADDER))]

    @property
    def beaten(self) -> tuple[str, ...]:
        return tuple(game.automa_nation for game in self.games if game.won)

    @property
    def left_out(self) -> tuple[str, ...]:
        """Every common card that was ever added. It stays out of the commons, also if removed since (IMP-CAMP-5)."""
        return self._rewards("add")

    @property
    def added(self) -> tuple[str, ...]:
        """The common cards that belong to the starting deck now."""
        return tuple(card for card in self._rewards("add") if card not in self._rewards("remove"))

    @property
    def removed(self) -> tuple[str, ...]:
        """The nation's own cards that no longer belong to the starting deck."""
        return tuple(card for card in self._rewards("remove") if card not in self._rewards("add"))

    @property
    def doubled(self) -> bool:
        """Whether you start the next game with doubled resources: you lost the last one (IMP-CAMP-6)."""
        return bool(self.games) and not self.games[-1].won

    @property
    def unrest_set_aside(self) -> int:
        """How many common unrest are out of the pile: one more per win, one back per loss, if any (IMP-CAMP-9)."""
        aside = 0
        if self.kind == SUPREME_LEADER:
            for game in self.games:
                aside = aside + 1 if game.won else max(0, aside - 1)
        return aside

    def _rewards(self, kind: str) -> tuple[str, ...]:
        return tuple(game.reward.card for game in self.games if game.reward and game.reward.kind == kind)


def status(campaign: Campaign) -> str:
    """`running`, `won` or `lost`."""
    if campaign.wins >= WINS:
        return "won"
    return "lost" if campaign.losses >= LOSSES else "running"


def next_game(campaign: Campaign) -> dict[str, Any]:
    """What the next game's set-up takes from the campaign.

    `edition`, `trade_routes` and `difficulty` as in a config; `seat`, yours; your `resources`, before what your nation
    gives of its own; cards `added` to and `removed` from your starting deck; cards `left_out` of the commons; how many
    common unrest are `unrest_set_aside`, the level's extra unrest not counted; the nations that are `barred` as automa.
    """
    _must_run(campaign)
    return {
        "edition": campaign.edition,
        "trade_routes": campaign.trade_routes,
        "difficulty": campaign.level,
        "seat": {"kind": "human", "nation": campaign.nation, "power": campaign.power},
        "resources": _resources(campaign),
        "added": list(campaign.added),
        "removed": list(campaign.removed),
        "left_out": list(campaign.left_out),
        "unrest_set_aside": campaign.unrest_set_aside,
        "barred": [nation for nation in library().nations if _why_barred(campaign, nation)],
    }


def changes(campaign: Campaign) -> dict[str, Any]:
    """What the next game's config carries under `campaign`."""
    given = next_game(campaign)
    return {key: given[key] for key in ("resources", "added", "removed", "left_out", "unrest_set_aside")}


def opponents_open(campaign: Campaign, all_nations: Iterable[str]) -> list[str]:
    """Those of the nations that the automa may play in the next game, in the order given; none when it is over."""
    if status(campaign) != "running":
        return []
    return [nation for nation in all_nations if not _why_barred(campaign, nation)]


def current_deck(campaign: Campaign) -> list[str]:
    """Your starting deck of the next game: the nation's, without the cards removed, with those added."""
    cards = library().of_nation(campaign.nation, originals=campaign.edition == "2021")
    own = [card.id for card in cards if card.start == "deck" and card.id not in campaign.removed]
    return own + list(campaign.added)


def legal_rewards(campaign: Campaign, gained: Iterable[str], starting_deck: Iterable[str]) -> list[Reward]:
    """Every reward a win may bring now: each once, cards to add first (IMP-CAMP-4).

    `gained` are cards gained in this game from history, deck, discard pile or hand; of these only common cards that are
    not fame and were not added before can be chosen. `starting_deck` is the deck the game began with (`current_deck`).
    """
    if status(campaign) != "running":
        return []
    add = [Reward("add", card) for card in dict.fromkeys(gained) if _addable(campaign, _card(card))]
    return add + [Reward("remove", card) for card in dict.fromkeys(starting_deck)]


def record_win(campaign: Campaign, game: Played, reward: Reward | None) -> Campaign:
    """The campaign after a win. Only the win that ends it may go without a reward."""
    _must_fit(campaign, game, won=True)
    legal = legal_rewards(campaign, game.gained, current_deck(campaign))
    if reward is None and legal and campaign.wins + 1 < WINS:
        raise TableError("a win brings a reward: choose a card to add or a card to remove")
    if reward is not None and reward not in legal:
        raise TableError(_why_illegal(reward, game))
    return _recorded(campaign, game, won=True, reward=reward)


def record_loss(campaign: Campaign, game: Played) -> Campaign:
    """The campaign after a loss; a tie is one, and so is a collapse."""
    _must_fit(campaign, game, won=False)
    return _recorded(campaign, game, won=False, reward=None)


def to_json(campaign: Campaign) -> dict[str, Any]:
    """Plain data for `json.dumps`; `from_json` gives an equal campaign back."""
    settings = {key: getattr(campaign, key) for key in _SETTINGS}
    return {"version": VERSION, **settings, "games": [_write_game(game) for game in campaign.games]}


def from_json(data: object) -> Campaign:
    """A campaign from JSON. Its games are recorded again one by one, so that none is let in that the rules forbid."""
    with _at("campaign"):
        fields = _fields(data, {"version": (int,), **_SETTINGS, "games": (list,)})
        if fields.pop("version") != VERSION:
            raise TableError(f"this app reads version {VERSION} only")
        games = fields.pop("games")
        campaign = Campaign(**fields)
        for number, game in enumerate(games, 1):
            with _at(f"game {number}"):
                campaign = _record_again(campaign, _read_game(game))
    return campaign


_SETTINGS: dict[str, tuple[type, ...]] = {
    "name": (str,), "player": (str,), "nation": (str,), "power": (str,), "start_level": (str,), "edition": (str,),
    "trade_routes": (bool,),
}  # fmt: skip
_GAME: dict[str, tuple[type, ...]] = {
    "date": (str,), "automa_nation": (str,), "player_score": (int, NoneType), "automa_score": (int, NoneType),
    "commons": (str,), "variants": (list,), "seed": (int, NoneType), "gained": (list,), "level": (str,), "won": (bool,),
    "reward": (dict, NoneType),
}  # fmt: skip
_REWARD: dict[str, tuple[type, ...]] = {"kind": (str,), "card": (str,)}


def _resources(campaign: Campaign) -> dict[str, int]:
    resources = {name: amount * (2 if campaign.doubled else 1) for name, amount in START.items()}
    return goods_for_progress(resources) if campaign.trade_routes else resources


def _why_barred(campaign: Campaign, nation: str) -> str | None:
    if nation == campaign.nation:
        return f"{nation}: is your own nation"  # IMP-SETUP-1
    if nation in campaign.beaten:
        return f"{nation}: was already beaten in this campaign"  # IMP-CAMP-3
    if _nation(nation).requires_trade_routes and not campaign.trade_routes:
        return f"{nation}: needs Trade Routes"  # IMP-SETUP-1
    return None


def _addable(campaign: Campaign, card: Card) -> bool:
    # State cards are among the commons too, but have no suit and are never gained.
    common = card.nation == "common" and bool(card.suits)
    return common and "fame" not in card.suits and card.id not in campaign.left_out


def _why_illegal(reward: Reward, game: Played) -> str:
    if reward.kind == "remove":
        return f"reward: {reward.card} is not in the starting deck"
    if reward.card not in game.gained:
        return f"reward: {reward.card} was not gained in this game"
    return f"reward: {reward.card} is fame, no common card, or was added before"


def _must_run(campaign: Campaign) -> None:
    if status(campaign) != "running":
        raise TableError(f"the campaign is over: {status(campaign)}")


def _must_fit(campaign: Campaign, game: Played, won: bool) -> None:
    _must_run(campaign)
    if barred := _why_barred(campaign, game.automa_nation):
        raise TableError(barred)
    if game.level not in (None, campaign.level):
        raise TableError(f"the game was played at {game.level!r:.40}, the campaign is at {campaign.level}")
    if game.player_score is None or game.automa_score is None:
        return  # a collapse: who won is not in the points (IMP-SOLO-88)
    if won != (game.player_score > game.automa_score):  # IMP-SOLO-87
        raise TableError(f"{game.player_score} points to {game.automa_score} is a {'loss' if won else 'win'}")


def _recorded(campaign: Campaign, game: Played, won: bool, reward: Reward | None) -> Campaign:
    line = replace(game, level=campaign.level, won=won, reward=reward)
    return replace(campaign, games=(*campaign.games, line))


def _write_game(game: Played) -> dict[str, Any]:
    line = {key: getattr(game, key) for key in _GAME}
    reward = game.reward and {key: getattr(game.reward, key) for key in _REWARD}
    return {**line, "variants": list(game.variants), "gained": list(game.gained), "reward": reward}


def _read_game(data: object) -> Played:
    fields = _fields(data, _GAME)
    for key in ("variants", "gained"):
        if not all(isinstance(word, str) for word in fields[key]):
            raise TableError(f"{key} has the wrong form")
        fields[key] = tuple(fields[key])
    if fields["reward"] is not None:
        fields["reward"] = Reward(**_fields(fields["reward"], _REWARD))
    return Played(**fields)


def _record_again(campaign: Campaign, game: Played) -> Campaign:
    if game.won:
        return record_win(campaign, game, game.reward)
    if game.reward:
        raise TableError("a lost game brings no reward")
    return record_loss(campaign, game)


def _fields(data: object, forms: Mapping[str, tuple[type, ...]]) -> dict[str, Any]:
    """The object's values by key: exactly these keys, each of one of its types."""
    if not isinstance(data, dict):
        raise TableError("must be an object")
    for key in (*forms, *data):
        if key not in data:
            raise TableError(f"{key} is missing")
        if key not in forms:
            raise TableError(f"unknown key {key!r:.40}")
        if type(data[key]) not in forms[key]:  # exact, since True is an int to Python
            raise TableError(f"{key} has the wrong form")
    return dict(data)


@contextmanager
def _at(where: str) -> Iterator[None]:
    """Whatever is refused inside says where."""
    try:
        yield
    except TableError as error:
        raise TableError(f"{where}: {error}") from None


def _one_of(what: str, value: str, known: tuple[str, ...]) -> None:
    if value not in known:
        raise TableError(f"{what}: unknown {value!r:.40}; known: {', '.join(known)}")


def _check_text(what: str, value: str) -> None:
    if not value.strip() or len(value) > _LONGEST_TEXT or not value.isprintable():
        raise TableError(f"{what}: must be 1 to {_LONGEST_TEXT} printable characters, not {value!r:.40}")


def _check_date(value: str) -> None:
    with suppress(ValueError):
        if date.fromisoformat(value).isoformat() == value:
            return
    raise TableError(f"date: must be like 2024-12-31, not {value!r:.40}")


def _card(card_id: str) -> Card:
    try:
        return library()[card_id]
    except CardError:
        raise TableError(f"unknown card {card_id!r:.40}") from None


def _nation(nation_id: str) -> Nation:
    try:
        return library().nation(nation_id)
    except CardError:
        raise TableError(f"unknown nation {nation_id!r:.40}") from None
