package org.grundy.lang.rules.internal.formula;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.grundy.lang.rules.tree.GameTree;
import org.grundy.lang.rules.tree.MoveTerm;
import org.grundy.lang.rules.tree.RuleTree;
import org.grundy.lang.rules.tree.SpecialStates;
import org.grundy.logic.DefinableGame;
import org.grundy.logic.DefinableStart;
import org.grundy.logic.DefinableSums;
import org.grundy.logic.Formula;
import org.grundy.logic.FreshNames;
import org.grundy.logic.LinearTerm;
import org.grundy.logic.NotLinear;
import org.grundy.logic.Piecewise;

/// A game's rules as formulas.
public final class GameFormula {
    private final GameTree tree;
    private final IntExprFormula integers;
    private final FreshNames names;
    private final Map<Integer, LinearTerm> state = new HashMap<>();
    private final DefinableGame game;
    private final Optional<DefinableStart> start;
    private final List<DefinableSums.Move> sums = new ArrayList<>();

    /// Translates a game to formulas.
    ///
    /// @throws NotLinear if the game cannot be translated, or a move leaves other than one position
    public GameFormula(GameTree tree) {
        this(tree, false);
    }

    /// Translates a game whose moves may leave sums.
    ///
    /// @throws NotLinear if the game cannot be translated
    public static GameFormula ofSums(GameTree tree) {
        return new GameFormula(tree, true);
    }

    private GameFormula(GameTree tree, boolean splitting) {
        this.tree = tree;
        List<String> numbers = tree.shape().numbers();
        this.names = new FreshNames(numbers);
        this.integers = new IntExprFormula(names);
        if (tree.hasList()) {
            throw new NotLinear();
        }
        for (int place = 0; place < numbers.size(); place++) {
            state.put(place, LinearTerm.of(numbers.get(place)));
        }
        Specials specials = specials();
        List<DefinableGame.Move> moves = tree.rules().stream()
                .flatMap(rule -> (splitting ? steps(rule, specials.over) : moves(rule, specials.over)).stream())
                .toList();
        this.game = new DefinableGame(numbers, domain(), specials.won, moves);
        this.start = tree.start().flatMap(this::start);
    }

    /// Empty if starts are not linear in the state; moves are translated all the same.
    private Optional<DefinableStart> start(GameTree.Start written) {
        try {
            return Optional.of(linear(written));
        } catch (NotLinear none) {
            return Optional.empty();
        }
    }

    private DefinableStart linear(GameTree.Start written) {
        List<String> variables =
                written.shape().numbers().stream().map(names::fresh).toList();
        Map<Integer, LinearTerm> slots = new HashMap<>();
        for (int i = 0; i < variables.size(); i++) {
            slots.put(i, LinearTerm.of(variables.get(i)));
        }
        List<Formula> equal = IntStream.range(0, state.size())
                .mapToObj(place -> integers.of(written.state().get(place), slots)
                        .compared(
                                Piecewise.of(
                                        LinearTerm.of(tree.shape().numbers().get(place))),
                                Formula.Equal::new))
                .toList();
        return new DefinableStart(variables, Formula.and(equal));
    }

    /// How starting positions are written, if differently from states and translatable.
    public Optional<DefinableStart> start() {
        return start;
    }

    /// The game.
    public DefinableGame game() {
        return game;
    }

    /// The game with the sums to which its moves lead; [#game] then leads to single components of them.
    public DefinableSums sums() {
        return new DefinableSums(game, sums);
    }

    /// The base that the rules require, if any.
    ///
    /// @throws NotLinear if they require several
    public OptionalInt base() {
        if (integers.bases().size() > 1) {
            throw new NotLinear();
        }
        return integers.bases().stream().mapToInt(Integer::intValue).findFirst();
    }

    private Formula domain() {
        List<LinearTerm> numbers =
                IntStream.range(0, state.size()).mapToObj(state::get).toList();
        Formula where = integers.of(tree.domain(), state);
        return tree.unordered() ? Formula.and(where, ascending(numbers)) : where;
    }

    private static Formula ascending(List<LinearTerm> numbers) {
        return Formula.and(IntStream.range(1, numbers.size())
                .mapToObj(place -> Formula.atMost(numbers.get(place - 1), numbers.get(place)))
                .toList());
    }

    /// States whose status is declared instead of given by rules.
    ///
    /// @param won where the player to move wins immediately
    /// @param over there are no moves
    private record Specials(Formula won, Formula over) {}

    /// The first condition that holds applies.
    private Specials specials() {
        Specials found = new Specials(Formula.never(), Formula.never());
        for (SpecialStates special : tree.specials()) {
            Formula here = Formula.and(
                    integers.of(special.condition(), state), Formula.not(found.won), Formula.not(found.over));
            found = switch (special) {
                case SpecialStates.Win win -> new Specials(Formula.or(found.won, here), found.over);
                case SpecialStates.Lose lose -> new Specials(found.won, Formula.or(found.over, here));
                case SpecialStates.Value _ -> throw new NotLinear();
            };
        }
        return found;
    }

    private List<DefinableGame.Move> moves(RuleTree rule, Formula over) {
        MoveTerm term = single(rule);
        List<DefinableGame.Move> moves = new ArrayList<>();
        for (RuleBranch branch : RuleBranch.all(rule, state, integers, names)) {
            List<Piecewise> numbers = term.numbers().stream()
                    .map(number -> integers.of(number, branch.slots()))
                    .toList();
            for (RuleBranch leaf : branch.choosing(numbers)) {
                moves.addAll(leaf.moves(Formula.not(over), tree.unordered(), GameFormula::ascending));
            }
        }
        return moves;
    }

    /// The moves to single components; the sums are kept.
    private List<DefinableGame.Move> steps(RuleTree rule, Formula over) {
        SumBranches branches = new SumBranches(rule, tree.unordered(), names);
        List<DefinableGame.Move> steps = new ArrayList<>();
        for (RuleBranch branch : RuleBranch.all(rule, state, integers, names)) {
            for (DefinableSums.Move all : branches.of(branch, integers, Formula.not(over))) {
                all.components()
                        .forEach(component ->
                                steps.add(new DefinableGame.Move(all.choices(), all.condition(), component)));
                DefinableSums.Move sum = branches.withoutPairs(all);
                if (sum.components().size() > 1) {
                    integers.bases().add(2);
                }
                sums.add(sum);
            }
        }
        return steps;
    }

    private static MoveTerm single(RuleTree rule) {
        return rule.single().filter(term -> term.list().isEmpty()).orElseThrow(NotLinear::new);
    }
}
