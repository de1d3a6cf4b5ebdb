"""Any legal answer, each as likely as the other."""

from __future__ import annotations

from random import Random
from typing import Any

from automa.table import Decision


class RandomPolicy:
    """First how many options to pick, then which; looks at nothing but the decision."""

    def __init__(self, seed: int) -> None:
        # Only Random.random() gives the same numbers in every Python version.
        self._chance = Random(f"random/{seed}").random

    def __call__(self, decision: Decision, look: Any = None) -> list[str]:
        options = decision.options
        least, most = decision.picks
        if least == most == 1:
            return [options[int(self._chance() * len(options))].id]
        rest = [option.id for option in options]
        number = least + int(self._chance() * (min(most, len(rest)) - least + 1))
        return [rest.pop(int(self._chance() * len(rest))) for _ in range(number)]
