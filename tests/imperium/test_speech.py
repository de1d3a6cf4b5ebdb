"""Cards spoken in three languages, and the message files behind them.

The whole text of all cards is kept in golden/cards.<language>.txt. After a wanted change, write them anew with

    python -m tests.imperium.test_speech

and read the difference before committing it.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from automa.imperium.cards import CANNOT, Card, library
from automa.imperium.lexicon import LEXICON, VERBS, parser
from automa.imperium.speech import COUNTED, card_name, card_text, cost_text, points_text, speaker
from automa.language.phrases import Phrases
from automa.language.speech import FORMS, sentence
from automa.language.tree import Amount, Count, Noun
from automa.text import FOLDER, LANGUAGES, TextError, has_text, text

GOLDEN = Path(__file__).parent / "golden"
# Arguments about grammar: a language uses those it needs. All others say something and may not be left out.
GRAMMAR = {
    "class", "clause", "filtered", "form", "given", "kind", "lasting", "mode", "negated", "number", "own", "owner",
    "sign", "sound", "subject", "target", "target-kind", "target-zone", "thing", "which", "who", "zone",
}  # fmt: skip

languages = pytest.mark.parametrize("language", LANGUAGES)


# ---- cards


def golden_text(language: str) -> str:
    return "".join(described(card, language) for _, card in sorted(library().cards.items()))


def described(card: Card, language: str) -> str:
    """Empty for a card that says nothing: state cards, and faces of which we have only the printed facts."""
    facts = [fact for fact in (points_text(card, language), cost_text(card, language)) if fact]
    lines = [*card_text(card, language), *(f"[{fact}]" for fact in facts)]
    return "\n  ".join([f"{card.id} {card.name_in(language)}", *lines]) + "\n" if lines else ""


def test_a_name_is_that_of_the_own_nations_card_first() -> None:
    """Two nations have a card of the same English name, printed differently; else any that is known will do."""
    assert card_name("Mandate of Heaven", "pt", "qin") == "Mandato Celestial"
    assert card_name("Mandate of Heaven", "pt", "tang") == "Mandato do Céu"
    assert card_name("Confucianism", "es", "romans") == "Confucianismo"
    assert card_name("Advance", "es", "romans") == "Avance"


@languages
def test_every_card_says_what_it_said(language: str) -> None:
    assert golden_text(language) == (GOLDEN / f"cards.{language}.txt").read_text(encoding="utf-8")


@languages
def test_every_line_is_a_sentence(language: str) -> None:
    for card in library().cards.values():
        for line in card_text(card, language):
            assert well_formed(line), f"{card.id}: {line!r}"


def well_formed(line: str) -> bool:
    rough = ("  ", "{", "}", " .", " ,", "..", ",,", "( ", " )")
    return line.endswith(".") and line.lstrip("“«")[0].isupper() and not any(mark in line for mark in rough)


def test_every_name_in_a_text_is_a_card() -> None:
    known = {card.base_name for card in library().cards.values()}
    for card in library().cards.values():
        for value in card.texts.values():
            for line in value if isinstance(value, list) else [value]:
                names = str(line).split('"')[1::2]
                assert set(names) <= known, f"{card.id}: {names}"


def test_names_are_those_of_the_language() -> None:
    assert card_name("Advance", "es") == "Avance"
    assert card_name("City of Rome", "pt") == "Cidade de Roma"
    assert card_name("Nobody", "pt") == "Nobody"


@languages
def test_what_a_development_brings_it_brings_when_developed(language: str) -> None:
    first, *_ = card_text(library()["3POL4"], language)
    assert first.startswith(text(language, "label-developed", text="").strip())


def test_a_card_without_points_or_cost_says_nothing_of_them() -> None:
    advance = library()["1ROM16"]
    assert (points_text(advance, "en"), cost_text(advance, "en")) == ("", "")


# ---- the language


def spoken(effect: str, language: str = "en") -> str:
    return " ".join(sentence(each) for each in speaker(language).effect(parser().effect(effect)))


@pytest.mark.parametrize(
    ("effect", "said"),
    [
        (
            "choose (pay 3 materials -> acquire uncivilised/civilised | pay 5 materials -> trade)",
            "Choose: pay 3 materials to acquire an uncivilised or civilised card OR pay 5 materials to trade.",
        ),
        ("all may: draw 1", "All players may draw a card."),
        ("others: take unrest; discard card", "Each other player takes an unrest and you discard a card."),
        ("others: (take unrest; discard card)", "Each other player takes an unrest and discards a card."),
        ("pay 1 population, pay 2 materials -> draw 1", "Pay 1 population and 2 materials to draw a card."),
        ("gain 1 materials per city in play; gain 1 population per city in play",
         "Gain 1 material and 1 population per city you have in play."),
        ("gain 1 materials per production in play", "Gain 1 material per production icon you have in play."),
        ("abandon 3 region -> look 2 card from fame\ntake card of them",
         "Abandon 3 regions to look at the top 2 cards of the fame deck. Take one of them."),
        ("when you return unrest: gain 2 progress", "When you return an unrest, gain 2 progress."),
        ("choose (draw 1 | trade) -> return this", "To return this card, choose: draw a card OR trade."),
        ("choose (draw 1 | trade); gain 1 progress", "Choose: draw a card OR trade; then gain 1 progress."),
        ("may return unrest -> others: gain 2 materials",
         "You may return an unrest; if you do, each other player gains 2 materials."),
        ("may pay all progress min 5 -> flip this", "You may pay all your progress (at least 5) to flip this card."),
        ("put up to 2 card of them to nation bottom", "Put up to 2 of them at the bottom of your nation deck."),
        ("choose (draw 1 | pay 1 goods -> choose (trade | ready))",
         "Choose: draw a card OR (pay 1 goods to choose: trade OR return an exhaust token to your state card)."),
        ("others if not have 2 region in play: draw 1",
         "Each other player who has fewer than 2 regions in play draws a card."),
        ("if not (empire or end triggered): trade",
         "If you are not an empire and the end of the game has not been triggered, trade."),
        ("acquire region\nmay acquire region", "Acquire a region. You may acquire a region again."),
        ("attacker may: give 1 progress\nif not done: avoid",
         "The attacker may give you 1 progress. If they do not, avoid the effects of the attack."),
        ("find region to hand; free play it ignoring state",
         "Find a region and put it into your hand, and free play it, ignoring its state icon."),
        ("abandon 6 production -> draw 1", "Abandon cards with 6 production icons in all to draw a card."),
        ("take unrest -> twice: acquire region", "Take an unrest to acquire a region twice."),
        ("may twice: acquire region", "You may acquire a region, twice."),
        ("others if given is mask: take unrest", "Each other player who was given a mask takes an unrest."),
        ("if have trade route in market: trade", "If there is a trade route in the market, trade."),
        ("if have mask not region discarded: trade", "If you have discarded a mask (not a region), trade."),
        ("acquire region with ocean in exile", "Acquire a region with an ocean icon from exile."),
    ],
)  # fmt: skip
def test_english(effect: str, said: str) -> None:
    assert spoken(effect) == said


@pytest.mark.parametrize(
    ("language", "effect", "said"),
    [
        ("pt", "gain 1 population per unrest returned", "Ganhe 1 de população por desordem devolvida."),
        ("es", "gain 1 population per unrest returned", "Obtén 1 de población por cada disturbio devuelto."),
        ("pt", "others may: return unrest from hand/discard",
         "Cada outro jogador pode devolver uma desordem da própria mão ou do próprio descarte."),
        ("es", "others may: return unrest from hand/discard",
         "Los demás jugadores pueden devolver un disturbio de su mano o de su pila de descarte."),
        ("es", "choose (draw 1 | gain 1 progress)", "Elige: roba una carta U obtén 1 de progreso."),
        ("es", "steal 1 progress from others", "Roba 1 de progreso a cada uno de los demás jugadores."),
        ("pt", "acquire region/tributary", "Adquira uma carta de região ou de tributário."),
        ("pt", "abandon city/metropolis", "Abandone uma cidade ou metrópole."),
        ("es", "recall pinned not region", "Recupera una carta permanente (que no sea una región)."),
        ("es", "when you gain materials by river in play: draw 1",
         "Cuando obtengas materiales de una carta de río que tienes en juego, roba una carta."),
        ("es", "all: gain 1 materials; gain 1 progress",
         "Todos los jugadores obtienen 1 material y tú obtienes 1 de progreso."),
        ("es", "attacker may: give 1 progress", "El atacante puede darte 1 de progreso."),
        ("pt", "pay all materials here min 12 -> flip this",
         "Pague todos os materiais desta carta (no mínimo 12) para virar esta carta."),
        ("pt", "if empire and it is hunt: trade",
         "Se seu estado for império e essa carta for uma carta de caça, negocie."),
        ("pt", "find fame to history -> gain 1 action",
         "Procure uma carta de fama, colocando essa carta na sua história, para ganhar 1 ação."),
        ("es", "take 2 unrest; put card of them to history",
         "Toma 2 disturbios y coloca una de esas cartas en tu historia."),
    ],
)  # fmt: skip
def test_portuguese_and_spanish(language: str, effect: str, said: str) -> None:
    assert spoken(effect, language) == said


@languages
def test_every_verb_has_its_forms(language: str) -> None:
    for verb, signature in VERBS.items():
        for form in ("do", "you", "he", "they", "to", "when", *FORMS):
            assert speaker(language).verb(verb, form)
        what = "card from fame" if "what" in signature.split() else ""
        to = "on card" if "to" in signature.split() else ""
        assert well_formed(spoken(f"{verb} {what} {to}", language)), verb
        assert well_formed(spoken(f"others may: {verb} {what} {to}", language)), verb
        assert well_formed(spoken(f"when other {verb} {what}: trade", language)), verb


@languages
def test_every_kind_can_be_named_and_counted(language: str) -> None:
    phrases = speaker(language).phrases
    for kind in LEXICON.kinds:
        noun = Noun((kind,))
        for mode in ("exactly", "up_to", "any", "all", "none"):
            assert phrases.noun(noun, Amount(2, mode)) and phrases.noun(noun, Amount(1, mode))
        assert phrases.noun(Noun((kind, "region")), None)
        assert phrases.noun(Noun(("region",), excluded=(kind,), having=(kind,), lacking=(kind,), hosting=(kind,)))
        assert phrases.noun(noun, style="icon")
        assert phrases.per(Count((noun,)), defaults=COUNTED) and phrases.per(Count((noun, noun), each=3))


@languages
def test_every_place_can_be_said(language: str) -> None:
    phrases = speaker(language).phrases
    for zone in LEXICON.zones:
        for owner in ("you", "they"):
            assert phrases.noun(Noun(("region", "tributary"), places=(zone, "discard")), owner=owner)
            assert phrases.noun(Noun(("card",), places=("hand", zone)), Amount(2), owner, "in")
            assert phrases.per(Count((Noun(("materials",), places=(zone,)),)), owner)
            if has_text(language, f"zone-{zone.replace(' ', '-')}.to"):
                assert phrases.noun(Noun(places=(zone,)), owner=owner)
    unreachable = {zone for zone in LEXICON.zones if not has_text(language, f"zone-{zone.replace(' ', '-')}.to")}
    assert unreachable == {"them", "scored", "others", "others scored", "play including this", "regions"}
    for zone in LEXICON.zone_adverbs:
        assert phrases.per(Count((Noun(("region",), places=(zone,)), Noun(("progress",), places=(zone,)))))


@languages
def test_every_other_word_can_be_said(language: str) -> None:
    for who in LEXICON.who:
        assert well_formed(spoken(f"{who} may: draw 1", language))
        assert well_formed(spoken(f"{who} if have region in play: choose (trade | pay 1 goods -> draw 1)", language))
    for word in (*LEXICON.flags, *LEXICON.states, "done", "it is attack", "have no region in hand", "have 3 goods"):
        for clause in (f"if {word}", f"if not {word}", f"others if not ({word} or {word})"):
            assert well_formed(spoken(f"{clause}: trade", language))
    for adverb in LEXICON.adverbs:
        assert well_formed(spoken(f"play card {adverb}", language))
    for ref in LEXICON.refs:
        assert well_formed(spoken(f"discard {ref}; place 1 goods on {ref}; if {ref} is not region: trade", language))
    for subject in LEXICON.subjects:
        assert well_formed(spoken(f"when {subject} draw: trade", language))
    for word in CANNOT:
        assert speaker(language).say(f"cannot-{word}")


def test_an_unknown_word_is_an_error() -> None:
    with pytest.raises(TextError, match="kind-dragon"):
        Phrases(speaker("pt").words).noun(Noun(("dragon",)))


# ---- the message files


def messages(language: str) -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for path in sorted((FOLDER / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{path}: {entry.id.name} twice"
                found[entry.id.name] = entry
    return found


# The same nation in other grammatical cases: which one a sentence needs differs between languages.
NATION_CASES = {"them", "victim", "receiver"}


class Used(Visitor):  # type: ignore[misc]
    """What a message uses: arguments, and other messages."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)


def used(message: ast.Message) -> Used:
    visitor = Used()
    visitor.visit(message)
    return visitor


def placeholders(name: str, texts: dict[str, ast.Message]) -> set[str]:
    uses = used(texts[name])
    inner = (placeholders(other, texts) for other in uses.messages)
    said = {"nation" if variable in NATION_CASES else variable for variable in uses.variables - GRAMMAR}
    return said.union(*inner)


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_languages_have_the_same_messages_and_placeholders(language: str) -> None:
    english, other = messages("en"), messages(language)
    # Messages that serve only other messages are each language's own business.
    helpers = {name for texts in (english, other) for message in texts.values() for name in used(message).messages}
    assert set(english) - helpers == set(other) - helpers
    for name in set(english) - helpers:
        assert placeholders(name, english) == placeholders(name, other), name


def test_text_in_english_where_a_language_lacks_it(monkeypatch: pytest.MonkeyPatch) -> None:
    real = has_text
    monkeypatch.setattr("automa.text.has_text", lambda language, name: language == "en" and real(language, name))
    assert text("pt", "label-free") == text("en", "label-free")


def test_what_cannot_be_said_is_an_error() -> None:
    with pytest.raises(TextError, match="no message 'nothing-like-it'"):
        text("es", "nothing-like-it")
    with pytest.raises(TextError, match="label-exhaust"):
        text("es", "label-exhaust")
    with pytest.raises(TextError, match="unknown language 'la'"):
        text("la", "label-free")


if __name__ == "__main__":
    for language in LANGUAGES:
        (GOLDEN / f"cards.{language}.txt").write_text(golden_text(language), encoding="utf-8")
