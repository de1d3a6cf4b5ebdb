"""Makes the three sounds of the app out of nothing but arithmetic: assets/sounds/*.wav.

    python -m scripts.sounds

Wood and paper rather than beeps: short bursts of filtered noise, and modes of a struck body that die away at once. The
same bytes each time. Our own work, given to the public domain (CC0).
"""

from __future__ import annotations

import math
import random
import wave
from array import array
from collections.abc import Sequence
from pathlib import Path

SOUNDS = Path(__file__).parents[1] / "assets" / "sounds"
RATE = 22_050
LOUDEST = 0.7

Sound = list[float]


def die() -> Sound:
    """A wooden die on a table: knocks that come faster and softer until it lies still."""
    chance = random.Random(6)
    sound = silence(0.52)
    at, pause, force = 0.0, 0.105, 1.0
    while at < 0.44:
        pitch = 640 + 260 * chance.random()
        add(sound, at, knock(chance, pitch), force * (0.75 + 0.25 * chance.random()))
        at += pause * (0.8 + 0.4 * chance.random())
        pause *= 0.82
        force *= 0.8
    return sound


def card() -> Sound:
    """A card turned over: a breath of paper, and the snap with which it lands."""
    chance = random.Random(52)
    sound = silence(0.16)
    rustle = band(noise(chance, 0.10), 1_100, 3_000)
    add(sound, 0.0, [value * swell(place / len(rustle)) for place, value in enumerate(rustle)], 0.8)
    snap = band(noise(chance, 0.04), 400, 2_200)
    add(sound, 0.085, [value * fall(place, 0.008) for place, value in enumerate(snap)], 1.3)
    return sound


def end() -> Sound:
    """The end is triggered: two soft low bells, a fifth apart, the second over the tail of the first."""
    sound = silence(0.85)
    add(sound, 0.0, bell(261.63, 0.85), 0.8)
    add(sound, 0.16, bell(392.0, 0.69), 1.0)
    return sound


def knock(chance: random.Random, pitch: float) -> Sound:
    """Modes of a small bar, which are not in tune with each other, and the click of the touch."""
    length = round(0.07 * RATE)
    modes = ((1.0, 1.0, 0.012), (2.76, 0.45, 0.007), (5.40, 0.2, 0.004))
    body = [
        sum(
            level * fall(place, decay) * math.sin(math.tau * pitch * ratio * place / RATE)
            for ratio, level, decay in modes
        )
        for place in range(length)
    ]
    click = band(noise(chance, 0.012), 700, 3_500)
    for place, value in enumerate(click):
        body[place] += 0.9 * value * fall(place, 0.003)
    return body


def bell(pitch: float, seconds: float) -> Sound:
    partials = ((0.5, 0.25, 0.40), (1.0, 1.0, 0.26), (2.0, 0.35, 0.15), (3.01, 0.14, 0.08), (4.1, 0.06, 0.05))
    return [
        min(1.0, place / (0.006 * RATE))
        * sum(
            level * fall(place, decay) * math.sin(math.tau * pitch * ratio * place / RATE)
            for ratio, level, decay in partials
        )
        for place in range(round(seconds * RATE))
    ]


def silence(seconds: float) -> Sound:
    return [0.0] * round(seconds * RATE)


def noise(chance: random.Random, seconds: float) -> Sound:
    return [2 * chance.random() - 1 for _ in range(round(seconds * RATE))]


def band(sound: Sequence[float], low: float, high: float) -> Sound:
    """Keeps what lies between two pitches. The upper edge is twice as steep: what hisses goes first."""
    soft = smooth(smooth(sound, high), high)
    return [value - deep for value, deep in zip(soft, smooth(soft, low), strict=True)]


def smooth(sound: Sequence[float], pitch: float) -> Sound:
    share = 1 - math.exp(-math.tau * pitch / RATE)
    level, out = 0.0, []
    for value in sound:
        level += share * (value - level)
        out.append(level)
    return out


def fall(place: int, decay: float) -> float:
    return math.exp(-place / RATE / decay)


def swell(share: float) -> float:
    """Rises quickly, sinks slowly; `share` runs from 0 to 1."""
    return math.sin(math.pi * share**0.7)


def add(sound: Sound, at: float, part: Sequence[float], level: float) -> None:
    start = round(at * RATE)
    for place, value in enumerate(part[: len(sound) - start]):
        sound[start + place] += level * value


def samples(sound: Sound) -> array[int]:
    """16 bits, equally loud at the loudest, and faded at the very end so that it never clicks off."""
    loudest = max(abs(value) for value in sound)
    fade = round(0.01 * RATE)
    faded = (value * min(1.0, (len(sound) - 1 - place) / fade) for place, value in enumerate(sound))
    return array("h", (round(32_767 * LOUDEST * value / loudest) for value in faded))


ALL = {"die": die, "card": card, "end": end}


def write(name: str, folder: Path) -> Path:
    path = folder / f"{name}.wav"
    data = samples(ALL[name]())
    with wave.open(str(path), "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(data.tobytes())
    return path


if __name__ == "__main__":
    SOUNDS.mkdir(exist_ok=True)
    for sound_name in ALL:
        written = write(sound_name, SOUNDS)
        print(f"{written.stat().st_size} bytes: {written}")
