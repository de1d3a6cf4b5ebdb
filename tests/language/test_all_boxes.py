"""The language against all three boxes: what strained it, and every form that Classics alone would not need.

Per card id its abilities in our words, under the keys of the data files and two more: `cost`, a development cost that is
not only a sum, and `set_up`. None of these is data yet; the table proves that the nations to come need no new grammar.
"""

from __future__ import annotations

import pytest

from automa.imperium.lexicon import parser
from automa.imperium.speech import COUNTED, speaker
from automa.language.speech import sentence
from automa.text import LANGUAGES

ANY = "uncivilised/civilised/region/tributary"
WALLS = '"Long Walls I"/"Long Walls II"/"Long Walls III"/"Long Walls IV"'
HAVE_MANDATE = 'have "Mandate of Heaven" in play'

LEGENDS: dict[str, dict[str, str | list[str]]] = {
    "2ART2": {
        "passive": ["treat all development here as quest"],
        "exhaust": 'if have "City of Camelot" in play: discard card -> return unrest',
        "solstice": "if have no quest here: may take unrest -> garrison quest from quests under this",
        "points": "1 per civilised",
    },
    "2ART3": {
        "needs": 'have no quest not "Graal" in quests',
        "play": "end game\nmay take card from history\nmay acquire card not knight in exile",
    },
    "2ART5": {
        "exhaust": "pay 1 progress -> free play empire",
        "solstice": 'may discard knight -> choose (exile quest not "Graal" from quests |'
        " return up to 2 unrest from hand/discard)",
    },
    "2ART6": {"play": "find knight to history -> look 2 card from fame\ntake card of them"},
    "2ART7": {"play": 'abandon "Viviane of the Lake"/"Ynys Afallach" -> break through tributary/civilised'},
    "2ART8": {
        "gained": "put this to play",
        "solstice": "choose (put knight from garrison/hand to history | take 2 unrest)",
    },
    "2ART10": {"solstice": "choose (recall knight here | draw 1)"},
    "2ART14": {"play": "take unrest -> gain 1 progress per knight in garrison"},
    "2ART16": {
        "play": 'all: take unrest\nmay abandon region hosting "Myrddin Wyllt" ->'
        " put quest from garrison to discard; put card from nation to discard",
    },
    "2ART17": {
        "play": "choose (return unrest; may garrison this under region -> trigger host |"
        ' find "Graal" in discard/deck to hand; exile this)',
    },
    "2ART19": {"play": "abandon region hosting knight -> acquire region/tributary"},
    "2ART23": {"play": "abandon 3 knight in garrison -> take quest from garrison"},
    "2ART25X": {
        "play": "draw 2; put card to deck\n"
        'if have "Twrch Trwyth" in play/garrison: may exile "Twrch Trwyth" in play/garrison',
    },
    "2ATL1AX": {
        "passive": [
            "instead of you put card to history: discard it; abandon pinned if able",
            "when any sink card: may put card from discard to deck",
        ],
        "points": "1 per uncivilised/fame/tributary/trade route in sunken",
    },
    "2ATL1BX": {"points": "1 per region without ocean"},
    "2ATL3": {
        "needs": 'have "Mountain of Atlantis" in play',
        "passive": ["hand size 1", 'when any leave "Mountain of Atlantis": sink this'],
    },
    "2ATL4X": {"cost": "pay 4 materials; take unrest"},
    "2ATL7X": {"play": "sink region in play, abandon region -> look 2 card from fame\ntake card of them"},
    "2ATL8X": {
        "passive": ["reduce 2 materials on development min 0"],
        "solstice": "sink card from hand\nif it is uncivilised/civilised/tributary/fame/trade route: gain 3 materials",
    },
    "2ATL9": {
        "play": f'choose (acquire {ANY} | if have "Palace of Poseidon" in play: twice: break through {ANY})\nsink this',
    },
    "2ATL12": {"play": f"sink this, sink region in play -> acquire {ANY}"},
    "2ATL20X": {
        "play": "choose (sink card from discard -> steal 1 progress from others |"
        f" break through {ANY}/trade route; sink this)",
    },
    "2CIV8": {"passive": ["reach region/tributary in exile"]},
    "2CIV9": {"passive": ["permit city/metropolis as free play"]},
    "2EGY4": {"passive": ["when you pay population: may put card from hand to history"]},
    "2FAM1": {"play": f"choose (break through {ANY} in market/exile | put this to history)"},
    "2FAM5": {"points": "12 in garrison, 8 in history, else 3"},
    "2FAM8": {"play": "break through variable\nput this to history", "points": "1 per variable"},
    "2MAU4": {"passive": ["treat this as 2 region"]},
    "2MAU5": {
        "play": "take card from fame\nreveal all card in hand/deck/discard;"
        " put all attack from hand/deck/discard to history; put this to history",
    },
    "2MAU7": {
        "needs": 'have "Ashoka" in history',
        "exhaust": "put card from hand to history -> choose (draw 1 | return unrest from discard | both)",
    },
    "2MAU9": {"solstice": "discard any unrest\nfor each card discarded: choose (draw 1 | gain 1 progress)"},
    "2MIN3X": {
        "play": "all may: gain 1 goods\nchoose (gain 1 materials per production in play + card in development |"
        " gain 1 progress per city/metropolis in play)",
    },
    "2MIN18X": {"passive": ["when other play attack: may recall ocean -> avoid"]},
    "2OLM3": {"exhaust": "when you discard mask: reduce 1 mask on it", "solstice": "may take mask from discard"},
    "2OLM5": {"play": "gain 3 materials\ngive card from hand/discard\nothers if given is mask: take unrest"},
    "2OLM7": {"passive": ["may instead of you discard mask: abandon card here"], "solstice": "may garrison card"},
    "2OLM9": {"play": "all may: return unrest from hand/discard\ngain 1 progress per unrest returned"},
    "2QIN1A": {
        "passive": ["instead of you place progress on market: place 1 population on it"],
        "exhaust": "when you acquire/break through card with population in market: double population",
    },
    "2QIN3": {"passive": [f"when other play attack: may recall {WALLS} -> avoid"]},
    "2QIN5": {"exhaust": f"if have 3 {WALLS} in play: put card to deck -> gain 1 action"},
    "2QIN8": {
        "needs": f'{HAVE_MANDATE} and have "Duke Zhuang of Qin" in history',
        "play": f"pay up to 3 progress\nfor each progress paid: acquire {ANY}\nput this to history",
    },
    "2QIN15": {
        "play": 'abandon "Legalism"',
        "exhaust": "spend 1 action, discard 2 card -> choose ("
        "acquire tributary/uncivilised/civilised with population in market | return up to 2 unrest from discard)",
    },
    "2QIN17": {
        "play": "abandon up to 3 region\nfor each region abandoned: may acquire region/tributary\n"
        "if barbarian: others: recall region",
    },
    "2QIN22": {
        "exhaust": "place 1 population on card in market; may abandon this",
        "points": "0 in play, else -2",
    },
    "2REG7": {"points": "2 per player with less progress"},
    "2TRI3": {"play": "gain 2 materials\nsteal 2 materials from others\nunable: take unrest"},
    "2TRI10": {"play": "twice: acquire region in market/exile"},
    "2UNC1": {"exhaust": "abandon region -> gain 1 progress\nif it is not production: gain 1 progress"},
    "2UNC10": {"exhaust": "when you gain materials by fertile in play: gain 1 progress"},
    "2UTO1AX": {"passive": ["when you reshuffle: take unrest -> gain 1 progress"]},
    "2UTO2A": {
        "exhaust": "when you return unrest: spend 1 action -> gain 1 progress",
        "solstice": "choose (pay all progress min 5 -> flip this | discard card; draw 1)",
    },
    "2UTO2B": {
        "solstice": 'choose (pay all progress min 5 -> swap this on "Gates of Shangri-la" | may take region from discard)'
    },
    "2UTO3B": {"passive": ["instead of you gain materials: (others: gain 1 progress); gain 2 population"]},
    "2UTO3BX": {
        "solstice": "choose ((discard card -> gain 2 population); others may: draw 1 |"
        " if have 24 population: (put this to history; end game))",
        "points": "10 in history, 3 in play, else 0",
    },
    "2UTO4": {
        "exhaust": "garrison scroll under this -> exile card not unrest from hand; gain 2 population\n"
        "if it is attack: gain 1 progress",
        "points": "1 per 4 card in exile",
    },
    "2UTO7X": {"solstice": "if have 2 scroll here: abandon this -> take card from fame"},
    "2UTO11": {"solstice": "choose (draw 1 | return any unrest here; abandon this)"},
}

HORIZONS: dict[str, dict[str, str | list[str]]] = {
    "3CIV1": {"play": "gain 1 goods per player with as many city/metropolis in play"},
    "3CIV2": {
        "passive": [
            "may instead of you acquire/break through uncivilised/civilised: break through matching in exile; recall this"
        ],
    },
    "3CIV5": {"play": "choose (put card from hand to history | exile 2 card from history -> gain 1 action)"},
    "3CIV9": {
        "play": "gain 3 materials\nall may: put card from hand/discard to history\ngain 1 progress per player joined",
    },
    "3CIV10": {"solstice": "may draw 1 if able\nif done: put card to deck"},
    "3CIV16": {"play": "others: choose (put uncivilised/civilised from hand to history | take unrest; discard it)"},
    "3CIV18": {
        "play": f"all: gain 1 goods\nchoose (swap {ANY} in exile on card in market -> trade |"
        " pay 3 materials -> break through uncivilised/civilised)"
    },
    "3FAM3": {
        "commerce": "gain 1 action\nowner may: draw 1",
        "profit": "look 5 card from main\nfree play card of them\nput this to history",
    },
    "3FAM4": {"play": "break through region/tributary\nmay garrison card under region hosting no card -> trigger host"},
    "3FAM7": {"play": "until end of turn: when you acquire card: may free play unrest taken"},
    "3FAM8": {
        "exhaust": "when you acquire/break through card:"
        " if broke through: choose (draw 1 | gain 1 progress | both) else choose (draw 1 | gain 1 progress)",
    },
    "3FAM9": {"play": "choose (draw 2 | free play card ignoring state)"},
    "3MERC1A": {"exhaust": "choose (acquire trade route; exile card in market | trade | pay 3 goods -> flip this)"},
    "3MERC1B": {
        "exhaust": "choose (trade | pay 3 goods -> acquire uncivilised/civilised |"
        " if have no card here: pay 5 goods, garrison pinned from hand under this -> take card from fame)",
    },
    "3REG11": {"exhaust": "when other play attack: may move 1 population on card in market -> avoid"},
    "3REG14": {"play": "exile card in market; exile another card in market"},
    "3TRO1": {
        "profit": "find card in deck/discard to hand; free play it",
        "points": "1 per uncivilised/region/tributary with barbarian",
    },
    "3TRO3": {"commerce": "put card to deck -> acquire card in first two slots"},
    "3TRO4": {"commerce": "if barbarian: free play unrest; if empire: pay 2 materials -> gain 2 progress"},
    "3TRO5": {
        "commerce": "choose (put up to 2 card from hand/discard to history | draw 2)",
        "profit": "choose up to 7 (gain 1 materials | gain 1 population)",
    },
    "3TRO9": {
        "commerce": "choose (resolve trade route in others | free play trade route from discard)",
        "profit": "draw 3\nmay put up to 2 card from hand to history",
    },
    "3UNC1": {"exhaust": "play region from discard with an action\nif it is ocean: gain 1 goods"},
    "3UNC4": {
        "exhaust": "choose (move 1 materials on card in market, move 1 materials on another card in market -> gain 1 goods |"
        " if barbarian: pay 2 materials, discard card -> acquire card with materials in market)",
    },
    "3UNC10": {"exhaust": "when you gain materials by fertile in play: draw 2"},
    "3UNC13": {
        "play": "choose (gain 1 goods per hunt in play including this max 4 |"
        " acquire region; if it is hunt: gain 4 materials)",
    },
    "3UNC14": {
        "play": "draw 1\nsteal 1 goods from others\nunable: (take unrest; gain 1 goods)\n"
        "may garrison this under region with river -> gain 1 action",
    },
    "3UNC19": {"play": "discard card not unrest -> ignore barbarian/empire on card on each"},
    "3UNC21": {
        "play": "place 1 population on card in market\nall may: put card from discard to history\n"
        "gain 1 progress per player joined",
    },
    "3UNC23": {"passive": ["when you suffer attack: gain 1 goods; may draw 1"]},
    "3UNC25": {
        "play": "choose (acquire attack |"
        " steal 2 materials from others per ocean in play including this; put this to history)",
    },
    "3ABB1A": {
        "exhaust": "if barbarian: spend 1 action -> acquire uncivilised with pinned\n"
        "if empire: spend 1 action -> acquire civilised with pinned",
    },
    "3ABB4": {"passive": ["when you pay goods: place all goods paid on this"], "solstice": "may gain 1 goods here"},
    "3ABB5": {"play": "choose up to 2 (acquire uncivilised | acquire civilised)\nput this to history"},
    "3ABB6": {"cost_needs": 'have "Baghdad" in play', "points": "1 per card here"},
    "3ABB8": {
        "play": "pay 1 goods -> choose (gain 1 action; draw 1 |"
        ' may take card from "Merchant Empire"; put this to history)',
    },
    "3ABB11": {
        "commerce": "choose (gain 2 materials per different river/fertile/ocean/city in play | acquire ocean)",
        "profit": "free play card from discard ignoring state",
    },
    "3AKS1A": {"exhaust": "when you acquire/break through card with 2 resource in market: gain 1 goods"},
    "3AKS6": {"play": "choose up to 3 (return unrest | take unrest -> gain 1 action)\nput this to history"},
    "3AKS8": {
        "cost": 'if not have "Land of Sheba" in play: (pay 3 materials; pay 1 goods)',
        "play": "acquire card with materials in market to deck",
    },
    "3CUL1A": {
        "passive": [
            "when you reshuffle: others may: discard unrest;"
            " others if have no unrest in discard: (take chaos; put it to discard)"
        ],
    },
    "3CUL1B": {
        "passive": [
            "instead of you place progress on market: place 1 population on it; exile card in market",
            "score 0 unrest",
        ],
    },
    "3CUL2A": {
        "exhaust": "move 1 progress on this",
        "solstice": "choose (remove all progress here min 5 -> flip this | take unrest -> place 1 progress on this)",
    },
    "3CUL2B": {
        "passive": ["when you garrison card: place 1 progress on this", "lose barbarian on card"],
        "solstice": "choose (remove all progress here min 5 ->"
        ' discard all card here; swap this on "Ceremonial Gathering" | garrison card under this)',
    },
    "3CUL3A": {
        "gained": "flip barbarian",
        "passive": ["instead of you gain population: place that much on this"],
        "solstice": "choose (remove all population here min 15 -> flip this | take card from discard)",
    },
    "3CUL3B": {
        "gained": "flip corrupted",
        "exhaust": "discard card -> garrison card under this",
        "solstice": "if have 13 different icon here: (flip summoned; put this to history; end game)",
    },
    "3CUL6": {
        "play": "may pay 1 population -> place 1 progress/population on ceremony\n"
        "may pay 1 population, return unrest from hand/discard -> gain 1 exhaust",
    },
    "3CUL9": {
        "play": "others may: draw 1",
        "passive": [
            "when other take unrest: may recall this ->"
            " choose (gain 1 progress | gain 1 population | return it; that player: take chaos)"
        ],
    },
    "3CUL13": {"play": f"garrison this under region -> break through {ANY} in exile to discard\nmay take unrest"},
    "3CUL25": {"play": "pay 1 progress -> return this", "points": "-3"},
    "3CUL30A": {
        "passive": ["instead of other take unrest: if your turn: may that player: (take chaos; put it to discard)"],
    },
    "3CUL30B": {
        "solstice": "may put card from hand to history\nexile all card not unrest/summoned from hand\n"
        "for each card exiled: (draw 1; choose (return unrest | gain 1 progress))",
    },
    "3GUP9": {"passive": ["hand size 1", "when you start cleanup: if hand empty: gain 1 progress"]},
    "3GUP10": {
        "exhaust": "choose (pay 2 materials -> acquire uncivilised/civilised with goods in market |"
        " place 1 goods on card in market; all may: gain 2 materials)",
    },
    "3GUP12": {
        "play": "choose (draw 3 | gain 2 materials per production in play | gain 2 population per region in play |"
        " gain 1 goods per merchant in play; gain 1 progress per merchant in play)",
    },
    "3INU1A": {"passive": ["when you gain up to 3 materials: gain 1 materials"], "end_of_solstice": "flip state card"},
    "3INU3": {"passive": ["when you flip empire: recall this; gain 1 materials"]},
    "3INU7": {
        "play": "all may: draw 1\nchoose (gain 1 materials per hunt in play |"
        " abandon any region -> gain 1 population per region abandoned)",
    },
    "3INU13": {"passive": ["instead of you put card to history: garrison it under this"], "points": "1 per card here"},
    "3INU15": {
        "exhaust": "if barbarian: move 1 population on this -> acquire region in market/exile",
        "passive": [
            "when you gain materials by ocean in play: if empire: may spend 1 exhaust, recall this -> gain 2 progress"
        ],
        "cost": 'if not have "Imaq" in play: pay 3 materials',
    },
    "3INU20": {
        "exhaust": "spend 1 action -> find region to hand; free play it ignoring state\n"
        "if empire and it is hunt: gain 1 progress",
    },
    "3INU21": {
        "play": 'choose (garrison card from hand/discard under "Oral History" -> break through card from main |'
        ' take card from "Oral History"; gain 1 progress)',
    },
    "3INU25A": {
        "passive": [
            "instead of you put card to history: discard it",
            "permit empire",
            "forbid barbarian",
            "hand size -2",
        ],  # fmt: skip
    },
    "3JPN4": {
        "exhaust": "choose (move up to 2 population on this | pay 4 population here -> take card from fame)",
        "solstice": 'if not (have "Shinto" in play and have "Tendai Buddhism" in play): abandon this',
    },
    "3JPN6": {
        "play": "acquire card with goods in market\nif had one resource: may return unrest taken",
        "before_scoring": "may return up to 2 unrest from scored",
    },
    "3MAG5": {"cost_needs": 'have "Saint Stephen I" in history and have "Conversion to Christianity" in history'},
    "3MAG6": {"play": "draw 1\nothers: recall region\nsteal 1 progress from others who empire"},
    "3MAG9": {"play": f"acquire {ANY}\nall: abandon region hosting card\nunable: take unrest\nput this to history"},
    "3MRT1A": {
        "set_up": "gain 25 progress",
        "passive": [
            "when you gain progress by gadget: may discard card -> reduce 1 progress on it",
            "when you gain progress by card in market: may discard card -> reduce 1 progress on it",
            "may instead of you gain progress by card not gadget: gain 0 progress",
        ],
    },
    "3MRT2": {
        "passive": ["lose barbarian on development"],
        "solstice": "take 2 unrest; put card of them to history",
    },
    "3MRT7": {
        "play": "gain 1 progress\nreveal card from main\n"
        "choose (exile it; gain 1 goods | put it to discard; put unrest from supply to discard)\nmay exile this",
        "points": "0 in history, else -5",
    },
    "3MRT8": {
        "play": f"put {ANY} from exile to main bottom\nmay put card not gadget from hand to history -> gain 1 action"
    },
    "3MRT11": {"play": "free play card from discard/history; if it is not unrest: exile it"},
    "3MRT15": {
        "play": "choose (move 2 progress on card in market | pay 2 population -> acquire region/tributary)\n"
        "may convert any progress taken as population",
    },
    "3MRT17": {
        "exhaust": "swap gadget from hand on matching not gadget in market",
        "passive": ["when other play gadget: choose (convert 1 progress as population; draw 1 | gain 1 progress)"],
    },
    "3MRT18": {
        "play": "all may: draw 1\nchoose (convert 1 progress as population per region in play |"
        " gain 1 goods per different river/fertile/ocean/hunt in play)",
    },
    "3MRT20": {
        "play": "move 5 population to power, put 2 pinned not region in play to history -> take card from fame",
    },
    "3MRT21": {
        "play": f"choose (discard card from nation -> acquire {ANY} | discard gadget -> break through matching)"
    },
    "3MRT24": {"play": "look 2 card from nation\nmay swap card not unrest from hand on card of them"},
    "3MRT29A": {
        "passive": [
            "when you pay progress: take unrest per progress paid",
            "forbid progress on unrest",
            "score 1 progress per 3 progress",
        ],  # fmt: skip
        "end_of_solstice": 'if have no progress: (exile all card from nation; exile "Reactor Explosion"; flip this)',
    },
    "3MAY1A": {
        "exhaust": "discard card -> find mask in deck/discard to hand",
        "solstice": "if have city in play: choose (discard mask | abandon city)",
    },
    "3MAY2": {"free": 'have "Palenque" in play', "play": f"up to 2 times: acquire {ANY}/trade route"},
    "3MAY3": {"play": "find card to hand; free play it\nif end triggered: gain 3 progress"},
    "3MAY4": {
        "exhaust": 'discard mask not "Stone Mask", spend 1 action, return 2 unrest here -> take card from fame',
        "solstice": "may pay any materials -> garrison unrest under this per materials paid",
    },
    "3MAY5": {"play": "take up to 3 card from deck/discard"},
    "3MAY6": {
        "play": "gain 1 goods per city/metropolis in play max 4\ngive card from hand/discard\n"
        "others if given is mask: take unrest",
    },
    "3MAY11": {"exhaust": 'may put mask from hand/discard to history\nif done: may develop "Headpiece" to hand'},
    "3MAY15": {
        "play": "discard 2 card, pay 1 materials -> reveal card from main\n"
        "if it is pinned: (exile it; gain 1 goods) else (put it to discard; put unrest from supply to discard)",
    },
    "3MAY17": {"passive": ["hand size 1", "when you start cleanup: if hand empty: gain 1 progress"]},
    "3MAY19": {
        "exhaust": "discard 2 mask, spend 1 action ->"
        ' choose (acquire uncivilised | if have mask not "Stone Mask" discarded: acquire civilised)',
    },
    "3MAY22": {
        "exhaust": "discard mask, spend 1 action ->"
        ' choose (acquire region | if it is not "Stone Mask": acquire tributary)',
    },
    "3MAY27": {
        "play": "gain 1 exhaust per city/metropolis in play\nlook card from nation; may put it to nation bottom"
    },
    "3POL1A": {
        "passive": ["instead of you put card to history: discard it; take unrest"],
        "exhaust": "if isle-bound: pay 2 materials -> put card from hand to mana",
    },
    "3POL2": {
        "exhaust": "if isle-bound: ignore empire on next card\nif voyaging: for each 3 card in mana: may take card from discard",
    },
    "3POL3": {
        "play": 'develop to hand\nfind "Overpopulation" in play/hand/deck/discard to exile\n'
        "flip state card\nput this to legends",
        "points": "1 per 2 ocean in play",
    },
    "3POL4": {
        "cost": "put card from mana to legends",
        "cost_needs": 'have no development not "Aotearoa" in development',
    },
    "3POL5": {
        "cost": "discard 3 card from mana",
        "exhaust": "put card from hand to mana -> gain 1 progress",
        "solstice": "may pay 1 population, put card from mana to legends -> gain 1 progress",
        "points": "1 per 3 card in legends",
    },
    "3POL6": {"points": "2 per empire"},
    "3POL8": {"exhaust": "if have 2 card in mana: take region from discard", "points": "-2 in legends, else 0"},
    "3POL10": {
        "play": "pay 3 population -> choose (acquire region without ocean; put this to mana |"
        " if voyaging: discard 3 card from mana -> acquire tributary in market/exile)",
    },
    "3POL15": {"passive": ['when you play "Islander Prosperity": treat all fertile in play as production']},
    "3POL22": {"exhaust": "treat all ocean in play as 2 production"},
    "3POL23": {"passive": ["when you put card to legends: may pay 3 materials -> return unrest"]},
    "3POL29B": {
        "passive": [
            "forbid card from deck to hand",
            "instead of you acquire/break through card not unrest to hand: put it to discard",
            "when you play region with ocean: gain 1 progress; flip this",
        ],
        "end_of_solstice": "may discard all card from hand -> flip this; draw 1",
    },
    "3SAS1A": {"exhaust": "when you profit trade route: break through tributary"},
    "3SAS3": {
        "play": "choose (find fame to history -> gain 1 action |"
        ' if fame deck empty: (trigger "King of Kings"; put this to history))',
    },
    "3SAS7": {"play": 'may put this to history -> exile card not "King of Kings" from fame'},
    "3SAS11": {
        "solstice": "choose (abandon this | if barbarian and have unrest here: pay 1 materials -> return unrest here |"
        " if empire: put knight/tributary from hand/discard to history)",
    },
    "3SAS22": {
        "end_of_solstice": 'if have "Aban" in play and have "Atar" in play: (gain 1 progress; draw 1)\n'
        'if have no "Aban" in play and have no "Atar" in play: take unrest',
    },
    "3SAS23": {"solstice": "choose (abandon knight in garrison | recall river/ocean with region | abandon this)"},
    "3TAI5": {"points": "1 per 6 resource in play"},
    "3TAI8": {
        "play": "abandon 6 production, move 1 population on pinned in play -> look 2 card from fame\ntake card of them",
    },
    "3TAI9": {"play": "gain 1 progress per 2 production in play\nput region in play to history"},
    "3TAI13": {
        "play": "pay 2 materials\ntreat all fertile in play as production\nchoose (take region from discard | free play region)"
    },
    "3TAI16": {"solstice": "may (draw 1 if able; choose (discard it | put it to deck | put it to history))"},
    "3TAI17": {
        "play": "others may: draw 1\nfor each fertile/river/ocean in play: choose (gain 2 materials | gain 1 population)",
    },
    "3TAI18": {
        "play": 'may return unrest from "Zemi" -> place 1 materials on "Zemi"\n'
        'may pay 1 population from "Zemi" -> acquire tributary',
    },
    "3TAI21": {
        "exhaust": "choose (garrison up to 2 unrest under this | move up to 5 population/materials on this)",
        "passive": ["limit 2 card here"],
        "points": "1 per 5 resource here",
    },
    "3TAI24A": {"passive": ["score resource in play"]},
    "3TAN1A": {"end_of_solstice": "if not end triggered: take unrest"},
    "3TAN3": {"exhaust": "take unrest -> up to 2 times: trade", "points": "4 in play, else 2"},
    "3TAN11": {
        "play": "draw 1 per city/metropolis in play including this\n"
        "gain 1 materials per different river/fertile/ocean/merchant in play;"
        " gain 1 population per different river/fertile/ocean/merchant in play",
    },
    "3TAN15": {
        "exhaust": "choose (place 1 population on card in market |"
        " if returned unrest this turn: discard civilised -> gain 1 action)",
    },
    "3TAN17": {"play": "draw 1\nchoose (place 1 resource on card in market | collect resource from market)"},
    "3TAN24": {
        "play": "abandon 4 city/metropolis/region -> look 3 card from fame\ntake card of them\n"
        "for each metropolis abandoned: gain 2 materials",
    },
    "3WAG6": {
        "play": "choose up to 2 (return unrest | put card from hand/discard to history)\n"
        'find "Pact with Bida" in play/deck/discard to history; put this to history',
    },
    "3WAG7": {"passive": ["reduce 1 materials on card", "when you return unrest: gain 2 materials; draw 1"]},
    "3WAG9": {
        "exhaust": "garrison card under region in play -> place 1 goods on card in market\n"
        "if done: may pay 1 progress -> trade",
    },
    "3WAG13": {"play": "for each region in play: may pay 2 materials -> gain 1 population"},
    "3WAG16": {
        "passive": ["when other play attack: if would lose a region: may pay 2 materials to attacker -> avoid"],
    },
    "3WAG20": {
        "exhaust": "pay 2 materials, spend 1 action, garrison card under region hosting no card in play ->"
        " acquire card with materials in market\nif empire: put this to history",
    },
    "3WAG21": {"play": "pay 4 goods, put fertile/river with region in play to history -> take card from fame"},
    "ABU1": {
        "play": "gain 1 materials per production in play\nall: place 1 population on region in play on each\n"
        "place 1 population on region in market on each",
    },
    "9FAM1": {"solstice": "gain 1 population per 2 card here"},
    "9UNC1": {"play": "take unrest -> swap this on leader in nation/development/history; put it to hand"},
}

CARDS = LEGENDS | HORIZONS
CONDITIONS = {"needs", "free", "cost_needs"}


def spoken(key: str, text: str, language: str) -> str:
    words = speaker(language)
    if key == "passive":
        return sentence(words.rule(parser().rule(text)))
    if key in CONDITIONS:
        return words.condition(parser().condition(text))
    if key == "points":
        return words.points(parser().points(text), COUNTED)
    return " ".join(sentence(each) for each in words.effect(parser().effect(text)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", CARDS)
def test_every_card_can_be_written_and_said(card: str, language: str) -> None:
    for key, texts in CARDS[card].items():
        for text in texts if isinstance(texts, list) else [texts]:
            said = spoken(key, text, language)
            assert said and not any(mark in said for mark in ("{", "}", "  ", " .", " ,")), said


if __name__ == "__main__":
    for card, abilities in CARDS.items():
        for key, texts in abilities.items():
            for text in texts if isinstance(texts, list) else [texts]:
                print(card, key, *(spoken(key, text, language) for language in LANGUAGES), sep="\n  ")
