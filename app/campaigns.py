"""What screens need of campaigns: how they are called, and a finished game on their sheet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import date

from app.choices import Choices, Shelf
from app.look.look import look
from automa.imperium import campaign as rules
from automa.imperium.campaign import WINS, Campaign, Reward
from automa.imperium.cards import library
from automa.imperium.difficulty import LEVELS
from automa.imperium.rewards import could_be_gained, of_common_set
from automa.imperium.speech import speaker
from automa.language.tree import Amount, Noun
from automa.records import KeptCampaign, Record, Store, StoreError, played

# Where the count of the person's cards is kept with a game (app/screens/count.py).
COUNTED = "count"
# A card that lies here at the end is no reward (IMP-CAMP-4).
IN_PLAY = "play"

# ---- in words


def level_name(level: str) -> str:
    return look.say(f"level-{level.replace('_', '-')}")


def standing(campaign: Campaign) -> str:
    """ "3 wins, 1 loss" """
    return look.say("campaign-standing", wins=campaign.wins, losses=campaign.losses)


def what_next(kept: KeptCampaign) -> str:
    if kept.status != "running":
        return look.say("campaign-over", status=kept.status)
    return look.say("campaign-next-level", level=level_name(kept.campaign.level))


def day_in_words(iso: str) -> str:
    day = date.fromisoformat(iso)
    return look.say("campaign-date", day=day.day, month=day.month, year=str(day.year))


def joined(names: Sequence[str]) -> str:
    return speaker(look.language).words.join(list(names), "and")


def card_names(cards: Sequence[str]) -> str:
    return joined([library()[card].name_in(look.language) for card in cards])


def tokens_in_words(resources: dict[str, int]) -> str:
    phrases = speaker(look.language).phrases
    return joined([phrases.noun(Noun((kind,)), Amount(number)) for kind, number in resources.items() if number])


def rungs(campaign: Campaign) -> list[str]:
    """The level of each win that it takes."""
    if campaign.kind == rules.SUPREME_LEADER:
        return [rules.SUPREME_LEADER] * WINS
    first, top = LEVELS.index(campaign.start_level), LEVELS.index(rules.TOP_OF_LADDER)
    return [LEVELS[min(first + step, top)] for step in range(WINS)]


# ---- the next game


class CampaignShelf(Shelf):
    """Of the nations that somebody owns, those that the automa may still play are on it."""

    def __init__(self, boxes: Sequence[str], campaign: Campaign) -> None:
        super().__init__(boxes)
        open_to_it = rules.opponents_open(campaign, [nation.id for nation in self.faced])
        self.faced = [nation for nation in self.faced if nation.id in open_to_it]


def fixed(campaign: Campaign, choices: Choices) -> Choices:
    """These choices as far as the campaign leaves any."""
    return replace(
        choices, nation=campaign.nation, power=campaign.power, difficulty=campaign.level, edition=campaign.edition,
        trade_routes=campaign.trade_routes,
    )  # fmt: skip


# ---- a finished game on the sheet


def possible_gains(record: Record) -> tuple[list[str], list[str]]:
    """Cards that were certainly gained in a game, and those that may have been as far as the app knows."""
    if record.facts.mode == "solo" and "gained" in record.extra:
        return list(record.extra["gained"]), []
    try:
        could = could_be_gained(record.table().position())
    except StoreError:
        could = of_common_set(record.facts.commons, record.facts.edition == "2021")
    counted = record.detail.notes.get(COUNTED) or {}
    places = counted.get("places", {})
    ticked = [card for card in counted.get("cards", {}) if card in could and places.get(card) != IN_PLAY]
    return ticked, [card for card in could if card not in ticked and places.get(card) != IN_PLAY]


def write_down(store: Store, kept: KeptCampaign, record: Record, reward: Reward | None = None) -> Campaign:
    """The game is a line of the sheet now. TableError or StoreError with the reason, and nothing changed."""
    line = played(record)
    if reward is not None and reward.kind == "add":
        line = replace(line, gained=tuple(dict.fromkeys((*line.gained, reward.card))))
    line = replace(line, level=record.facts.difficulty)
    campaign = (
        rules.record_win(kept.campaign, line, reward) if record.facts.won else rules.record_loss(kept.campaign, line)
    )
    store.keep_campaign(kept.id, campaign, record.facts.id)
    return campaign


def take_back(store: Store, kept: KeptCampaign) -> None:
    """The last line is off the sheet; its game waits to be recorded again."""
    store.keep_campaign(kept.id, replace(kept.campaign, games=kept.campaign.games[:-1]))
