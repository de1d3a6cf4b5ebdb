"""Which card is it? Those that can be there, by icon, by name, in one tap."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from kivy.metrics import dp
from kivy.uix.widget import Widget

from app.find import best_matches, icons_of, names_of, plain
from app.look.glyphs import CODE_POINTS, SUITS, canonical
from app.look.look import look
from app.shell import Screen
from app.widgets.card import CardFace
from app.widgets.field import SearchField
from app.widgets.layout import Backed, Column, Row, Scroll, SideScroll, Space, Tiles
from app.widgets.taps import TOUCH, Tap, TapRow, TextButton
from app.widgets.text import Icon, Text
from automa.imperium.cards import Card, library
from automa.table import Option

TILE = 184  # dp, the least width of a card in the list
PAGE = 40  # cards that are made at a time


@dataclass
class Sought:
    """What somebody looks for: kept by the screen, so that it survives when the picker is made anew."""

    words: str = ""
    icons: list[str] = field(default_factory=list)
    unfolded: set[str] = field(default_factory=set)
    shown: dict[str, int] = field(default_factory=dict)


@dataclass
class Face:
    """Cards that look the same are one tile."""

    card: Card
    options: list[Option]
    number: int = 1

    @cached_property
    def icons(self) -> set[str]:
        return {canonical(icon) for icon in self.card.icons}


@dataclass
class Group:
    key: str
    title: str
    faces: list[Face]
    folded: bool


Found = tuple[Group, list[Face]]


class CardPicker(Column):
    """Filters above, cards in groups, the name below where the thumb is. One tap picks and forgets what was sought.

    It fills the room it is given, with margins at its sides. `options` are what can be there; `seen` cards come folded
    after them, and so do the groups of `more`, (title, options) each: they too are given to `on_pick`. `none` is the
    option that there is no such card. `copies` are all cards that could be meant, several of a kind included: a tile
    says how many. With `chosen`, several may be picked: it holds the ids of the options that are.
    """

    def __init__(
        self,
        screen: Screen,
        options: Iterable[Option],
        *,
        on_pick: Callable[[Option], object],
        none: Option | None = None,
        none_words: str = "",
        seen: Sequence[Option] = (),
        more: Sequence[tuple[str, Sequence[Option]]] = (),
        copies: Sequence[str] = (),
        chosen: Collection[str] | None = None,
        title: str = "",
        key: str = "picker",
        on_look: Callable[[str], object] | None = None,
    ) -> None:
        super().__init__((), fill=True, gap=8, pad=(0, 4, 0, 8))
        self.screen, self.key, self.on_pick, self.on_look = screen, key, on_pick, on_look
        self.none_words = none_words
        self.chosen, self.several = set(chosen or ()), chosen is not None
        listed = list(options)
        self.none = none or next((option for option in listed if option.data.get("card") not in library().cards), None)
        listed = [option for option in listed if option is not self.none]
        folded = [(look.say("picker-seen"), seen), *more]
        self.groups = [
            Group("here", title or look.say("picker-here"), merged(listed, copies), False),
            *(Group(f"more-{n}", words, merged(given), True) for n, (words, given) in enumerate(folded) if given),
        ]
        self.sought: Sought = _kept(screen).setdefault(key, Sought())
        self._make()

    # ---- the parts

    def _make(self) -> None:
        margin = look.margin / dp(1)
        self.filters = Row([], gap=8, pad=(margin, 2))
        self.list = Column([], gap=10, pad=(margin, 2, margin, 12))
        search = SearchField(
            self.sought.words, look.say("picker-search"), self._type, on_enter=self._enter, pos_hint={"center_y": 0.5}
        )
        filters = SideScroll(self.filters, key=f"filters:{self.key}")
        scroll = Scroll(self.list, key=f"picker:{self.key}")
        none = self._none_button()
        if look.landscape:
            search.size_hint_x = 0.8 if look.large_text else 0.45
            above, below = [Row([search, filters, none], pad=(margin, 0, margin if none else 0, 0), gap=0)], []
        else:
            above, below = [filters], [Column([none, search], gap=8, pad=(margin, 0))]
        for part in (*above, scroll, *below):
            self.add_widget(part)
        self._show()

    def _none_button(self) -> Widget | None:
        if self.none is None:
            return None
        words = self.none_words or self.none.label
        button = TextButton(
            words, "card-off-outline", style="outlined", name="none", on_tap=lambda: self._pick(self.none),
            pos_hint={"center_y": 0.5},
        )  # fmt: skip
        if look.landscape:
            button.size_hint_x, button.width = None, dp(80) + Text(words, "chip", wide=False).width
        return button

    def _show(self) -> None:
        """The filters and the cards as they are sought now."""
        found = self._all_found()
        unfolded = self._open(found)
        self.list.clear_widgets()
        for group, faces in found:
            for part in self._group(group, faces, (group, faces) in unfolded):
                self.list.add_widget(part)
        if not any(faces for _, faces in found):
            self.list.add_widget(Text(look.say("picker-nothing"), "body", colour="soft_text", align="center"))
        self._show_filters([face for _, faces in unfolded for face in faces])

    def _all_found(self) -> list[Found]:
        return [(group, self._found(group)) for group in self.groups]

    def _open(self, found: list[Found]) -> list[Found]:
        """Groups whose cards are seen: not the folded ones, unless what is sought is only there."""
        shown: list[Found] = []
        for group, faces in found:
            only_here = self._searching and faces and not any(before for _, before in shown)
            if not group.folded or group.key in self.sought.unfolded or only_here:
                shown.append((group, faces))
        return shown

    def _found(self, group: Group) -> list[Face]:
        faces = [face for face in group.faces if face.icons.issuperset(self.sought.icons)]
        if not self.sought.words.strip():
            return faces
        places = best_matches(
            self.sought.words.strip(),
            [names_of(face.card) for face in faces],
            [icons_of(face.card, look.language) for face in faces],
        )
        return [faces[place] for place in places]

    @property
    def _searching(self) -> bool:
        return bool(self.sought.icons or self.sought.words.strip())

    def _group(self, group: Group, faces: list[Face], unfolded: bool) -> Iterable[Widget]:
        if self._searching and not faces:
            return
        number = sum(face.number for face in faces)
        if group.folded:
            yield self._fold(group, number, unfolded)
            if not unfolded:
                return
        elif number:
            count = Text(look.say("picker-cards", number=number), "note", colour="soft_text", align="right")
            count.size_hint_x = 0.4
            yield Row([Text(group.title, "label", colour="primary"), count])
        most = self.sought.shown.get(group.key, PAGE)
        yield Tiles([self._tile(group, face) for face in faces[:most]], least=TILE * max(1.0, look.scale))
        if len(faces) > most:
            yield TextButton(
                look.say("picker-more", number=len(faces) - most), "chevron-down", style="text",
                name=f"more:{group.key}", on_tap=lambda: self._more(group.key, most),
            )  # fmt: skip

    def _fold(self, group: Group, number: int, unfolded: bool) -> Widget:
        count = Text(str(number), "read", colour="soft_text", wide=False)
        arrow = Icon("chevron-up" if unfolded else "chevron-down", colour="soft_text")
        return TapRow(
            [Text(group.title, "body"), count, arrow], name=f"group:{group.key}", fill_colour="container",
            on_tap=lambda: self._unfold(group.key),
        )  # fmt: skip

    def _tile(self, group: Group, face: Face) -> Widget:
        option = face.options[0]
        look_at = self.on_look
        return CardFace(
            face.card.id,
            size="M",
            times=face.number,
            name=f"{group.key}:{option.id}" if group.folded else option.id,
            on_tap=lambda: self._pick(option),
            on_hold=(lambda: look_at(face.card.id)) if look_at else None,
            chosen=option.id in self.chosen,
        )

    # ---- filters

    def _show_filters(self, faces: list[Face]) -> None:
        """Only icons that some card still has; one that all have would change nothing."""
        occurring = Counter(icon for face in faces for icon in face.icons)
        useful = {icon for icon, number in occurring.items() if number < len(faces)}
        self.filters.clear_widgets()
        everything = FilterChip("", look.say("picker-all"), not self.sought.icons, self._no_filter)
        shown = [icon for icon in CODE_POINTS if icon in self.sought.icons or icon in useful]
        if not shown:
            self.filters.add_widget(Space(width=0, size_hint=(None, None), height=0))
            return
        for chip in (everything, *(self._filter(icon) for icon in shown)):
            self.filters.add_widget(chip)

    def _filter(self, icon: str) -> FilterChip:
        return FilterChip(icon, "", icon in self.sought.icons, lambda: self._toggle(icon))

    def _toggle(self, icon: str) -> None:
        if icon in self.sought.icons:
            self.sought.icons.remove(icon)
        else:
            self.sought.icons.append(icon)
        self._show()

    def _no_filter(self) -> None:
        self.sought.icons.clear()
        self._show()

    # ---- what is done

    def _type(self, words: str) -> None:
        self.sought.words = words
        self._show()

    def _enter(self) -> None:
        """The only card that is left is the one."""
        faces = [face for _, found in self._open(self._all_found()) for face in found]
        if len(faces) == 1:
            self._pick(faces[0].options[0])

    def _unfold(self, key: str) -> None:
        self.sought.unfolded ^= {key}
        self._show()

    def _more(self, key: str, shown: int) -> None:
        self.sought.shown[key] = shown + PAGE
        self._show()

    def _pick(self, option: Option | None) -> None:
        assert option is not None
        if not self.several:
            _kept(self.screen).pop(self.key, None)
        self.on_pick(option)


class FilterChip(Backed, Tap, Row):
    """An icon that is sought or not; a tick says so too."""

    def __init__(self, icon: str, words: str, chosen: bool, on_tap: Callable[[], object]) -> None:
        height = look.grown(TOUCH)
        super().__init__(
            name=f"filter:{icon or 'all'}", on_tap=on_tap, pad=(12, 4), gap=6, least=height, size_hint_x=None
        )
        shown = look.icon(icon, "now" if chosen else "surface") if icon else words
        parts: list[Any] = [Icon("check", 18)] if chosen and icon else []
        parts.append(Text(shown, "title" if icon in SUITS else "tell" if icon else "chip", rich=bool(icon), wide=False))
        for part in parts:
            part.pos_hint = {"center_y": 0.5}
            self.add_widget(part)
        inner = sum(part.width for part in parts) + dp(6) * (len(parts) - 1)
        self.width = max(height, inner + dp(24))
        self.padding[0] = self.padding[2] = (self.width - inner) / 2
        self.back("now" if chosen else None, radius=12, outline=None if chosen and not look.contrast else "outline")


def merged(options: Iterable[Option], copies: Sequence[str] = ()) -> list[Face]:
    """One face for all cards that look the same, in the order of the options."""
    faces: dict[tuple[Any, ...], Face] = {}
    for option in options:
        card = library()[option.data["card"]]
        if (same := faces.get(_looks(card))) is not None:
            same.options.append(option)
            same.number += 1
        else:
            faces[_looks(card)] = Face(card, [option])
    for face in faces.values():
        alike = sum(_looks(library()[card]) == _looks(face.card) for card in copies)
        face.number = max(face.number, alike)
    return list(faces.values())


def _looks(card: Card) -> tuple[Any, ...]:
    return card.name_in(look.language), card.icons, card.texts.get("points")


def _kept(screen: Screen) -> dict[str, Sought]:
    found: dict[str, Sought] = vars(screen).setdefault("sought", {})
    return found


def as_options(cards: Iterable[str]) -> list[Option]:
    """Cards that no question has offered, in the order in which somebody looks for them."""
    return in_order([Option(f"card:{card}", card=card) for card in cards])


def in_order(options: Iterable[Option]) -> list[Option]:
    """By suit, then by name."""
    suits = list(SUITS)

    def place(option: Option) -> tuple[int, str]:
        card = library()[option.data["card"]]
        return suits.index(canonical(card.suits[0] if card.suits else "")), plain(card.name_in(look.language))

    return sorted(options, key=place)
