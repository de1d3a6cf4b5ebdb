"""The parts of a campaign's sheet, on the screen and on a picture: ladder, losses, beaten nations, games, deck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from kivy.metrics import dp
from kivy.uix.widget import Widget

from app.campaigns import day_in_words, level_name, rungs
from app.look.look import look
from app.screens.home import nation_name
from app.widgets.card import CardFace
from app.widgets.ink import Drawing
from app.widgets.layout import Band, Column, Row, Rule, Surface, Tiles, Wrap
from app.widgets.nation import NationBadge
from app.widgets.taps import TOUCH
from app.widgets.text import Icon, Text
from automa.imperium.campaign import LOSSES, Campaign, Played, current_deck, status
from automa.imperium.cards import library

CARD = 150  # dp, the least width of a card of the deck
WIDE_GAMES = 700  # dp; from there on a game is one line


def ladder(campaign: Campaign) -> Widget:
    """The wins it takes, the last one on top."""
    heading = Row(
        [
            Text(look.say("campaign-ladder"), "label", colour="primary"),
            Text(look.say("campaign-wins-of", wins=campaign.wins), "strong", align="right"),
        ]
    )
    return Column([heading, *(_rung(campaign, number) for number in reversed(range(len(rungs(campaign)))))], gap=6)


def _rung(campaign: Campaign, number: int) -> Widget:
    done = number < campaign.wins
    current = number == campaign.wins and status(campaign) == "running"
    ink = "on_primary" if done else "text" if current else "soft_text"
    picture = "check-circle" if done else "flag" if current else "lock-outline"
    parts = [
        Text(str(number + 1), "strong", colour=ink, wide=False),
        Text(level_name(rungs(campaign)[number]), "strong" if current else "body", colour=ink),
        Icon(picture, colour=ink),
    ]
    return Band(
        parts, fill_colour="primary" if done else "now" if current else None, radius=14, gap=14, pad=(16, 8),
        least=look.grown(48), outline="primary" if current else "line",
    )  # fmt: skip


def losses(campaign: Campaign) -> Widget:
    marks = [
        Icon("close-circle", 26, colour="error") if number < campaign.losses
        else Icon("circle-outline", 26, colour="outline")
        for number in range(LOSSES)
    ]  # fmt: skip
    words = Text(look.say("campaign-losses"), "body")
    about = Text(look.say("campaign-losses-about"), "note", colour="soft_text")
    count = Text(look.say("campaign-losses-count", losses=campaign.losses), "note", wide=False)
    shown = Row([*marks, count], gap=6, size_hint_x=None)
    shown.width = sum(part.width + dp(6) for part in (*marks, count))
    return Surface([*([words, shown] if look.large_text else [Row([words, shown])]), about], pad=14)


def beaten(campaign: Campaign) -> Widget:
    nations = [library().nation(nation) for nation in campaign.beaten]
    shown: Widget = Wrap([_named_badge(nation.id) for nation in nations], gap=10)
    if not nations:
        shown = Text(look.say("campaign-beaten-none"), "note", colour="soft_text")
    heading = Text(look.say("campaign-beaten"), "label", colour="primary")
    return Surface([heading, shown], fill_colour=None, outline="line", pad=14)


def _named_badge(nation_id: str) -> Widget:
    nation = library().nation(nation_id)
    badge = NationBadge(nation.code, nation.colour)
    name = Text(nation_name(nation_id), "note", wide=False)
    row = Row([badge, name], gap=6, size_hint_x=None)
    row.width = badge.width + name.width + dp(6)
    return row


# ---- games


def games(campaign: Campaign, *more: Widget, wide: bool) -> Widget:
    """A line each, the first game first; `more` follows below."""
    lines: list[Widget] = [Text(look.say("campaign-games"), "label", colour="primary")]
    for number, game in enumerate(campaign.games, 1):
        lines += [Rule(), _wide_line(number, game) if wide else _narrow_line(number, game)]
    if not campaign.games:
        lines.append(Text(look.say("campaign-games-none"), "note", colour="soft_text"))
    return Surface([*lines, *more], fill_colour=None, outline="line", pad=14, gap=4 if wide else 10)


def _wide_line(number: int, game: Played) -> Widget:
    nation = library().nation(game.automa_nation)
    cells = [
        (Text(str(number), "strong"), 0.04),
        (Text(day_in_words(game.date), "read", colour="soft_text"), 0.15),
        (Text(level_name(game.level or ""), "read"), 0.15),
        (Row([NationBadge(nation.code, nation.colour), Text(nation_name(nation.id), "read")]), 0.22),
        (Text(score(game), "name", align="right"), 0.14),
        (outcome(bool(game.won)), 0.12),
        (Text(_follows(game), "read"), 0.18),
    ]
    row = Row([cell for cell, _ in cells], gap=10, least=look.grown(40))
    for cell, share in cells:
        cell.size_hint_x = share
    return row


def _narrow_line(number: int, game: Played) -> Widget:
    nation = library().nation(game.automa_nation)
    name = Row(
        [
            Text(str(number), "strong", wide=False), NationBadge(nation.code, nation.colour),
            Text(nation_name(nation.id), "strong"),
        ],
        gap=10,
    )  # fmt: skip
    about = Text(f"{day_in_words(game.date)} · {level_name(game.level or '')}", "note", colour="soft_text")
    points = Text(score(game), "name", wide=look.large_text)
    follows = Text(_follows(game), "note", align="left" if look.large_text else "right")
    if look.large_text:
        return Column([name, points, about, outcome(bool(game.won)), follows], gap=4)
    return Column([Row([name, points]), about, Row([outcome(bool(game.won)), follows])], gap=4)


def score(game: Played) -> str:
    if game.player_score is None or game.automa_score is None:
        return look.say("campaign-collapse")
    return f"{game.player_score} : {game.automa_score}".replace("-", "−")


def outcome(won: bool) -> Widget:
    """Never by colour alone: an icon and a word."""
    return Row(
        [
            Icon("check-circle" if won else "close-circle-outline", 22, colour="primary" if won else "error"),
            Text(look.say("campaign-win" if won else "campaign-loss"), "chip"),
        ],
        gap=6,
    )


def _follows(game: Played) -> str:
    """What the game changed for the next ones; removed cards stand in brackets (IMP-CAMP-10)."""
    if not game.won:
        return look.say("campaign-line-doubled")
    if game.reward is None:
        return ""
    card = library()[game.reward.card].name_in(look.language)
    return look.say("campaign-line-added" if game.reward.kind == "add" else "campaign-line-removed", card=card)


# ---- deck


def deck(campaign: Campaign, on_card: Callable[[str], object] | None = None) -> Widget:
    """Cards that were added are ringed, those that were removed come last and faint; each says so in words."""
    heading = Row(
        [
            Text(look.say("campaign-deck"), "label", colour="primary"),
            Text(
                look.say("campaign-deck-changes", added=len(campaign.added), removed=len(campaign.removed)), "note",
                align="right",
            ),
        ]
    )  # fmt: skip
    own = [card for card in current_deck(campaign) if card not in campaign.added]
    named = Counter(library()[card].name for card in own)
    first = {library()[card].name: card for card in reversed(own)}
    faces = [_face(card, on_card, chosen=True, note=look.say("campaign-added")) for card in campaign.added]
    faces += [_face(first[name], on_card, times=number) for name, number in named.items()]
    faces += [_face(card, on_card, faint=True, note=look.say("campaign-removed")) for card in campaign.removed]
    return Surface([heading, Tiles(faces, least=CARD * max(1.0, look.scale))], pad=14, gap=10)


class _Face(CardFace):
    """As high as a finger at least."""

    def drawing(self, height: float) -> tuple[Drawing, float]:
        return super().drawing(max(height, look.grown(TOUCH)))


def _face(card: str, on_card: Callable[[str], object] | None, **shown: object) -> CardFace:
    tap = {"name": f"card:{card}", "on_tap": lambda: on_card(card)} if on_card is not None else {}
    return _Face(card, size="S", **tap, **shown)
