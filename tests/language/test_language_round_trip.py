"""print(parse(text)) == text, parse(print(tree)) == tree."""

import pytest
import small_words as w
from grown import Grower
from hypothesis import HealthCheck, given, settings

from cutin.ability import common as c
from cutin.ability import describing as d
from cutin.ability import form as f
from cutin.ability.codec import decode, digest, encode
from cutin.gundam_war import words as gundam_war_words
from cutin.language import Vocabulary, parse, parse_ability, write

WORDS = Vocabulary.of(w)
GROWER = Grower(WORDS)
GAME = Vocabulary.of(gundam_war_words)


@settings(max_examples=300, deadline=None, suppress_health_check=list(HealthCheck))
@given(GROWER.trees(f.Ability))
def test_what_is_printed_is_read_back(tree: f.Node) -> None:
    text = write(tree, WORDS)
    assert parse_ability(text, WORDS) == tree
    assert write(parse_ability(text, WORDS), WORDS) == text


@settings(max_examples=200, deadline=None, suppress_health_check=list(HealthCheck))
@given(GROWER.trees(f.Effect))
def test_effects_nest_in_any_way(tree: f.Node) -> None:
    assert parse(write(tree, WORDS), f.Effect, WORDS) == tree


@settings(max_examples=100, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(Grower(GAME).trees(f.Ability, 5))
def test_what_the_game_says_is_read_back(tree: f.Node) -> None:
    assert parse_ability(write(tree, GAME), GAME) == tree


@settings(max_examples=100, deadline=None, suppress_health_check=list(HealthCheck))
@given(GROWER.trees(f.Ability))
def test_the_encoding_says_the_same(tree: f.Node) -> None:
    assert decode(encode(tree), WORDS.classes) == tree
    assert digest(tree) == digest(decode(encode(tree), WORDS.classes))


def own_unit(*after: f.Qualifier) -> f.Described:
    return f.Described((w.Own(),), w.Unit(), after)


ONE = f.Number(1)
TWO = f.Number(2)
DRAW1, DRAW2, DRAW3 = (w.Draw(f.Number(n)) for n in (1, 2, 3))
PLUS = w.Stats(1, 0, -1)

EFFECTS = {
    "draw 1 card": DRAW1,
    "draw 2 cards": DRAW2,
    "draw X cards": w.Draw(f.X()),
    "draw the number of own Units cards": w.Draw(f.CountOf(own_unit())),
    "draw (X plus 1) cards": w.Draw(f.Plus(f.X(), ONE)),
    "draw (X minus (2 minus 1)) cards": w.Draw(f.Minus(f.X(), f.Minus(TWO, ONE))),
    "destroy 1 own Unit": w.Destroy(f.Target(ONE, own_unit())),
    "destroy 2 own Units": w.Destroy(f.Target(TWO, own_unit())),
    "destroy up to 2 own Units": w.Destroy(f.TargetUpTo(TWO, own_unit())),
    "destroy all own Units": w.Destroy(f.All(own_unit())),
    "destroy this card": w.Destroy(f.This()),
    "destroy that card": w.Destroy(f.ThatCard()),
    "destroy those cards": w.Destroy(f.ThoseCards()),
    "destroy 1 rolled own Unit in a battle area": w.Destroy(
        f.Target(ONE, f.Described((w.Rolled(), w.Own()), w.Unit(), (w.In((w.BattleArea(),)),)))
    ),
    "you choose 1 own Unit; then destroy the chosen card": f.Sequence(
        (f.Choose(f.You(), ONE, own_unit()), w.Destroy(f.Chosen()))
    ),
    "the enemy player chooses 2 own Units; then destroy the chosen cards": f.Sequence(
        (f.Choose(f.Enemy(), TWO, own_unit()), w.Destroy(f.Chosen()))
    ),
    "you discard 2 cards": w.Discard(f.You(), 2),
    "the enemy player discards 1 card": w.Discard(f.Enemy(), 1),
    "each player discards 1 card": w.Discard(f.EachPlayer(), 1),
    "1 player discards 1 card": w.Discard(f.OnePlayer(), 1),
    "move this card to your hand": w.Move(f.This(), w.Hand("your")),
    "move this card to the enemy's hand": w.Move(f.This(), w.Hand("the enemy's")),
    # sentences
    "draw 1 card; then draw 2 cards; then draw 3 cards": f.Sequence((DRAW1, DRAW2, DRAW3)),
    "draw 1 card; then (draw 2 cards; then draw 3 cards)": f.Sequence((DRAW1, f.Sequence((DRAW2, DRAW3)))),
    "draw 1 card; in that case draw 2 cards": f.InThatCase(DRAW1, DRAW2),
    "draw 1 card; in that case draw 2 cards; in that case draw 3 cards": f.InThatCase(
        DRAW1, f.InThatCase(DRAW2, DRAW3)
    ),
    "(draw 1 card; in that case draw 2 cards); in that case draw 3 cards": f.InThatCase(
        f.InThatCase(DRAW1, DRAW2), DRAW3
    ),
    "draw 1 card; in that case draw 2 cards; then draw 3 cards": f.Sequence(
        (f.InThatCase(DRAW1, DRAW2), DRAW3)
    ),
    "draw 1 card; in that case (draw 2 cards; then draw 3 cards)": f.InThatCase(
        DRAW1, f.Sequence((DRAW2, DRAW3))
    ),
    "if it is your turn, draw 1 card": f.IfElse(w.YourTurn(), DRAW1),
    "if it is your turn, draw 1 card; otherwise draw 2 cards": f.IfElse(w.YourTurn(), DRAW1, DRAW2),
    "if it is your turn, draw 1 card; then draw 2 cards": f.Sequence((f.IfElse(w.YourTurn(), DRAW1), DRAW2)),
    "if it is your turn, (draw 1 card; then draw 2 cards)": f.IfElse(
        w.YourTurn(), f.Sequence((DRAW1, DRAW2))
    ),
    "if it is your turn, if it is your turn, draw 1 card; otherwise draw 2 cards": f.IfElse(
        w.YourTurn(), f.IfElse(w.YourTurn(), DRAW1), DRAW2
    ),
    "if it is your turn, (if it is your turn, draw 1 card; otherwise draw 2 cards)": f.IfElse(
        w.YourTurn(), f.IfElse(w.YourTurn(), DRAW1, DRAW2)
    ),
    "if it is your turn, draw 1 card; otherwise if it is your turn, draw 2 cards; otherwise draw 3 cards": (
        f.IfElse(w.YourTurn(), DRAW1, f.IfElse(w.YourTurn(), DRAW2, DRAW3))
    ),
    "you may draw 1 card; in that case draw 2 cards": f.InThatCase(f.May(f.You(), DRAW1), DRAW2),
    "at the end of this turn, if it is your turn, you may draw 1 card": f.Delayed(
        w.EndOfTurn(), f.IfElse(w.YourTurn(), f.May(f.You(), DRAW1))
    ),
    "at the end of this turn, draw 1 card; then draw 2 cards": f.Sequence(
        (f.Delayed(w.EndOfTurn(), DRAW1), DRAW2)
    ),
    # changes
    "this card gets +1/+0/-1 until end of turn": f.Until(f.This(), (PLUS,), "until end of turn"),
    "2 own Units get +1/+0/-1, and take no damage until the end of the cut": f.Until(
        f.Target(TWO, own_unit()), (PLUS, w.TakesNoDamage()), "until the end of the cut"
    ),
    "1 own Unit loses [[Raid]] as long as it is on the field": f.Until(
        f.Target(ONE, own_unit()), (f.LosesKeyword(w.Raid()),), "as long as it is on the field"
    ),
    # brackets in descriptions
    "destroy all Units with an own Unit in a battle area": w.Destroy(
        f.All(f.Described((), w.Unit(), (w.With(own_unit()), w.In((w.BattleArea(),)))))
    ),
    "destroy all Units with an (own Unit in a battle area)": w.Destroy(
        f.All(f.Described((), w.Unit(), (w.With(own_unit(w.In((w.BattleArea(),)))),)))
    ),
    'destroy all cards set on all own Units named "a"': w.Destroy(
        f.All(f.Described((), w.Card(), (w.SetOn(f.All(own_unit())), w.Named("a"))))
    ),
    'destroy all cards set on all (own Units named "a")': w.Destroy(
        f.All(f.Described((), w.Card(), (w.SetOn(f.All(own_unit(w.Named("a")))),)))
    ),
    "destroy all cards set on this card and that card": w.Destroy(
        c.Together(f.All(f.Described((), w.Card(), (w.SetOn(f.This()),))), f.ThatCard())
    ),
    "destroy all cards set on (this card and that card)": w.Destroy(
        f.All(f.Described((), w.Card(), (w.SetOn(c.Together(f.This(), f.ThatCard())),)))
    ),
    "destroy all cards set on (all cards set on this card and that card)": w.Destroy(
        f.All(
            f.Described(
                (),
                w.Card(),
                (
                    w.SetOn(
                        c.Together(
                            f.All(f.Described((), w.Card(), (w.SetOn(f.This()),))),
                            f.ThatCard(),
                        )
                    ),
                ),
            )
        )
    ),
    "destroy (this card or that card) or this card": w.Destroy(
        c.OneOf(c.OneOf(f.This(), f.ThatCard()), f.This())
    ),
    "destroy all red cards": w.Destroy(f.All(f.Described((w.Coloured(("red",)),), w.Card()))),
    "destroy all red or blue cards": w.Destroy(f.All(f.Described((w.Coloured(("red", "blue")),), w.Card()))),
    "destroy all red, blue or green cards": w.Destroy(
        f.All(f.Described((w.Coloured(("red", "blue", "green")),), w.Card()))
    ),
}


@pytest.mark.parametrize("text", EFFECTS)
def test_effects(text: str) -> None:
    assert parse(text, f.Effect, WORDS) == EFFECTS[text]
    assert write(EFFECTS[text], WORDS) == text


CONDITIONS = {
    "it is not so that it is your turn": f.Not(w.YourTurn()),
    "both it is your turn and both it is your turn and it is your turn": f.Both(
        w.YourTurn(), f.Both(w.YourTurn(), w.YourTurn())
    ),
    "there are own Units": f.There(own_unit()),
    "this card is a rolled card in a battle area": f.IsA(
        f.This(), f.Described((w.Rolled(),), w.Card(), (w.In((w.BattleArea(),)),))
    ),
    "that card is an own Unit": f.IsA(f.ThatCard(), own_unit()),
    "the number of own Units is 3 or more": f.AtLeast(f.CountOf(own_unit()), f.Number(3)),
    "X is 2 or less": f.AtMost(f.X(), TWO),
    "both X is more than the number of this card and (this card and that card) is own": f.Both(
        c.MoreThan(f.X(), c.CountPicked(f.This())), d.Is(c.Together(f.This(), f.ThatCard()), w.Own())
    ),
}


@pytest.mark.parametrize("text", CONDITIONS)
def test_conditions(text: str) -> None:
    assert parse(text, f.Condition, WORDS) == CONDITIONS[text]
    assert write(CONDITIONS[text], WORDS) == text


ABILITIES = {
    "[[Raid]]": w.Raid(),
    "[[Prevent 5]]": w.Prevent(5),
    "[[Prevent protected 5]]": w.Prevent(5, True),
    "(auto A): all own Units get +0/+0/+1": w.Always(f.Have(f.All(own_unit()), (w.Stats(0, 0, 1),))),
    "(auto A): while it is your turn, this card gains [[Raid]]": w.Always(
        f.While(w.YourTurn(), f.Have(f.This(), (f.GainsKeyword(w.Raid()),)))
    ),
    "(auto D): once a turn, when 1 own Unit comes out, draw 1 card": w.Triggered(
        w.ComesOut(f.Target(ONE, own_unit())), DRAW1, True
    ),
    "(battle phase): R, 1 each: draw X cards, where X is the number of own Units": w.Played(
        w.Phase("battle phase"),
        (w.Roll(), w.Resource(1, True)),
        w.Draw(f.X()),
        f.CountOf(own_unit()),
    ),
    '(auto A): this card gains "(any time): R: destroy 1 Unit named "百式 (白)""': w.Always(
        f.Have(
            f.This(),
            (
                f.GainsText(
                    w.Played(
                        w.AnyTime(),
                        (w.Roll(),),
                        w.Destroy(f.Target(ONE, f.Described((), w.Unit(), (w.Named("百式 (白)"),)))),
                    )
                ),
            ),
        )
    ),
    '(auto A): this card gains "(auto A): all Units gain "[[Raid]]""': w.Always(
        f.Have(
            f.This(),
            (f.GainsText(w.Always(f.Have(f.All(f.Described((), w.Unit())), (f.GainsText(w.Raid()),)))),),
        )
    ),
}


@pytest.mark.parametrize("text", ABILITIES)
def test_abilities(text: str) -> None:
    assert parse_ability(text, WORDS) == ABILITIES[text]
    assert write(ABILITIES[text], WORDS) == text


@pytest.mark.parametrize(
    ("loose", "normal"),
    [
        ("destroy 1 Units", "destroy 1 Unit"),
        ("this card get +1/+0/-1 until end of turn", "this card gets +1/+0/-1 until end of turn"),
        ("draw  1\n card", "draw 1 card"),
        ("(draw 1 card)", "draw 1 card"),
        ("destroy all (own Units)", "destroy all own Units"),
        ("this card gets +1 / -0 / -1 until end of turn", "this card gets +1/+0/-1 until end of turn"),
        ("destroy all Units with a own Unit", "destroy all Units with an own Unit"),
    ],
)
def test_other_spellings_have_one_normal_form(loose: str, normal: str) -> None:
    assert write(parse(loose, f.Effect, WORDS), WORDS) == normal
