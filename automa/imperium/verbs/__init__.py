"""What each verb of the effect language does in Imperium."""

from automa.imperium.verbs import cards, market, play, resources, supply, trade
from automa.imperium.verbs.base import Verb

VERBS: dict[str, Verb] = {
    **resources.VERBS,
    **cards.VERBS,
    **supply.VERBS,
    **market.VERBS,
    **play.VERBS,
    **trade.VERBS,
}

__all__ = ["VERBS", "Verb"]
