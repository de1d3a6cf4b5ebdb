"""A campaign's sheet as a picture, to print or to share: drawn beside the screen, always light and in one form."""

from __future__ import annotations

import io
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

from kivy.graphics import ClearBuffers, ClearColor, Fbo
from kivy.lang import Builder
from kivy.metrics import dp
from kivy.uix.label import Label
from kivy.uix.widget import Widget
from PIL import Image as Picture

from app.campaigns import standing, what_next
from app.checklist_words import of_nation
from app.look.glyphs import nation_colour
from app.look.look import Look, look
from app.screens import campaign_parts as parts
from app.widgets.layout import Band, Column, Row
from app.widgets.text import Text
from automa.records import KeptCampaign

WIDE = 1120  # dp
ROUNDS = 12  # of layout, until boxes in boxes lie still
PAPER = 150  # dots per inch of a PDF


def picture_of(kept: KeptCampaign, form: str) -> bytes:
    """A file's content; `form` is PNG or PDF."""
    with _light(kept):
        picture = _drawn(_sheet(kept))
    out = io.BytesIO()
    picture.save(out, form, **({"resolution": PAPER} if form == "PDF" else {}))
    return out.getvalue()


@contextmanager
def _light(kept: KeptCampaign) -> Iterator[None]:
    """On paper: light, at normal text size, on a page of its own width."""
    before = replace(look)
    paper = Look(seed=nation_colour(kept.campaign.nation), language=look.language, width=WIDE, height=WIDE)
    _become(paper)
    try:
        yield
    finally:
        _become(before)


def _become(other: Look) -> None:
    for name, value in vars(other).items():
        setattr(look, name, value)


def _sheet(kept: KeptCampaign) -> Widget:
    campaign = kept.campaign
    about = [look.say("campaign-of", nation=of_nation(campaign.nation, look.language)), campaign.player]
    head = Band(
        [
            Column(
                [
                    Text(campaign.name, "nation", colour="on_banner"),
                    Text(" · ".join(filter(None, about)), "body", colour="on_banner"),
                ],
                gap=2,
            ),
            Text(f"{standing(campaign)} · {what_next(kept)}", "strong", colour="on_banner", align="right"),
        ],
        fill_colour="banner", pad=(24, 16),
    )  # fmt: skip
    left = Column([parts.ladder(campaign), parts.losses(campaign), parts.beaten(campaign)], gap=14, size_hint_x=0.3)
    right = Column([parts.games(campaign, wide=True), parts.deck(campaign)], gap=14)
    body = Row([left, right], gap=20, top=True, pad=(24, 20))
    return Column([head, body], size_hint=(None, None), width=dp(WIDE))


def _drawn(sheet: Widget) -> Picture.Image:
    for _ in range(ROUNDS):
        for widget in sheet.walk(restrict=True):
            if hasattr(widget, "do_layout"):
                widget.do_layout()
    for widget in sheet.walk(restrict=True):
        if isinstance(widget, Label):
            widget.texture_update()
    Builder.sync()  # what a label draws follows its words only with the next frame, and there is none here
    size = (int(sheet.width), int(sheet.height))
    fbo = Fbo(size=size, with_stencilbuffer=True)
    with fbo:
        ClearColor(*look.colour("surface"))
        ClearBuffers()
    fbo.add(sheet.canvas)
    fbo.draw()
    picture = Picture.frombytes("RGBA", size, fbo.texture.pixels).transpose(Picture.Transpose.FLIP_TOP_BOTTOM)
    fbo.remove(sheet.canvas)
    return picture.convert("RGB")
