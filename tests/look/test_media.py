"""Sounds, mark and licences: present, small, and what the scripts would make today."""

from __future__ import annotations

import struct
import wave
from pathlib import Path

import pytest

from scripts import sounds

ASSETS = Path(__file__).parents[2] / "assets"
SECONDS = {"die": 0.5, "card": 0.15, "end": 0.85}


@pytest.mark.parametrize("name", SECONDS)
def test_a_sound_is_short_and_starts_and_ends_without_a_click(name: str) -> None:
    with wave.open(str(ASSETS / "sounds" / f"{name}.wav")) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, sounds.RATE)
        assert file.getnframes() / file.getframerate() == pytest.approx(SECONDS[name], abs=0.05)
        values = struct.unpack(f"<{file.getnframes()}h", file.readframes(file.getnframes()))
    assert abs(values[-1]) < 50
    assert 0.6 < max(map(abs, values)) / 32_767 < 0.75


@pytest.mark.parametrize("name", sounds.ALL)
def test_the_sounds_are_what_the_script_computes(name: str, tmp_path: Path) -> None:
    """Sines may differ in their last bit from machine to machine, so: nearly."""
    made, kept = frames(sounds.write(name, tmp_path)), frames(ASSETS / "sounds" / f"{name}.wav")
    assert len(made) == len(kept)
    assert max(abs(one - other) for one, other in zip(made, kept, strict=True)) <= 2


@pytest.mark.parametrize(("name", "size"), [("icon.png", 512), ("presplash.png", 1024)])
def test_the_mark_is_a_square_picture(name: str, size: int) -> None:
    head = (ASSETS / name).read_bytes()[:24]
    assert head.startswith(b"\x89PNG")
    assert struct.unpack(">II", head[16:24]) == (size, size)


def test_every_font_and_sound_has_its_licence_beside_it() -> None:
    for font in ASSETS.glob("fonts/*.?tf"):
        note = font.with_name(f"{font.stem}.LICENSE.txt").read_text(encoding="utf-8")
        assert "Author:" in note and "Apache-2.0.txt" in note
    assert (ASSETS / "fonts" / "Apache-2.0.txt").is_file()
    note = (ASSETS / "sounds" / "LICENSE.txt").read_text(encoding="utf-8")
    assert "CC0" in note and all(sound.name in note for sound in ASSETS.glob("sounds/*.wav"))


def frames(path: Path) -> tuple[int, ...]:
    with wave.open(str(path)) as file:
        return struct.unpack(f"<{file.getnframes()}h", file.readframes(file.getnframes()))
