package org.grundy.lang.rules.internal.proof;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.grundy.lang.arithmetic.Operation;
import org.grundy.lang.arithmetic.Relation;
import org.grundy.lang.expression.BoolExpr;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.expression.ListExpr;
import org.grundy.lang.rules.tree.Clause;
import org.grundy.lang.rules.tree.GameTree;
import org.grundy.lang.rules.tree.MoveTerm;
import org.grundy.lang.rules.tree.RuleTree;
import org.grundy.text.Span;

/// Leaves out the moves to numbers below 0: no number of a state is negative, so there is no such state and no
/// such move. Where it is not proved that a number stays natural, the rule gets the condition that it does, as if
/// it had been written; whoever reads the tree then sees ordinary conditions.
///
/// A component that comes several times (`k of …`, `… each …`) gets none: whether the move or the component is
/// meant to be left out is not plain. Such a move remains a fault where it leads below 0.
public final class NaturalTargets {
    private static final long EFFORT = 100_000;

    private final GameTree game;
    private final ProofEffort effort = new ProofEffort(EFFORT);

    private NaturalTargets(GameTree game) {
        this.game = game;
    }

    /// The game without moves to numbers below 0.
    public static GameTree of(GameTree game) {
        NaturalTargets targets = new NaturalTargets(game);
        return game.with(game.rules().stream().map(targets::guarded).toList());
    }

    private RuleTree guarded(RuleTree rule) {
        List<Clause> clauses = new ArrayList<>(rule.clauses());
        for (MoveTerm term : rule.terms()) {
            if (term.isOne()) {
                ComponentProof proof = ComponentProof.of(game, rule, term, effort);
                numbers(term)
                        .filter(number -> !proof.natural(number))
                        .map(number -> natural(number, term.span()))
                        .forEach(condition -> insert(clauses, condition));
            }
        }
        return new RuleTree(clauses, rule.terms(), rule.span());
    }

    private static Stream<IntExpr> numbers(MoveTerm term) {
        return Stream.concat(term.numbers().stream(), term.list().stream().flatMap(NaturalTargets::elements));
    }

    /// The numbers that an expression puts into a list.
    private static Stream<IntExpr> elements(ListExpr list) {
        return switch (list) {
            case ListExpr.State state -> Stream.of();
            case ListExpr.Named _, ListExpr.Walked _ -> Stream.of();
            case ListExpr.Fixed(List<Long> numbers) -> numbers.stream().map(IntExpr.Constant::new);
            case ListExpr.Literal(List<IntExpr> elements) -> elements.stream();
            case ListExpr.Given _, ListExpr.Height _ -> Stream.of();
            case ListExpr.Digits digits -> Stream.of();
            case ListExpr.Range range -> Stream.of(range.from());
            case ListExpr.Sequence sequence -> Stream.of();
            case ListExpr.Mapped _, ListExpr.Nested _ -> Stream.of(); // what is below 0 there is a fault
            case ListExpr.Joined(ListExpr first, ListExpr second) -> Stream.concat(elements(first), elements(second));
            case ListExpr.Choice(var condition, ListExpr then, ListExpr otherwise) ->
                Stream.concat(elements(then), elements(otherwise));
            case ListExpr.Changed changed ->
                switch (changed.change()) {
                    case REPLACE, INSERT, APPEND ->
                        Stream.concat(
                                elements(changed.list()),
                                Stream.of(changed.arguments().getLast()));
                    case REMOVE, BEFORE, SLICE, SORTED, DISTINCT, UNPAIRED, REVERSED -> elements(changed.list());
                    case COUNTS -> Stream.of();
                };
        };
    }

    /// `b <= a` of a difference `a - b`, as one would write it.
    private static BoolExpr natural(IntExpr number, Span span) {
        if (number instanceof IntExpr.Arithmetic difference && difference.operation() == Operation.SUBTRACT) {
            IntExpr taken = difference.right();
            IntExpr from = difference.left();
            return new BoolExpr.Comparison(Relation.AT_MOST, taken, from, span);
        }
        return new BoolExpr.Comparison(Relation.AT_MOST, IntExpr.of(0), number, span);
    }

    /// Behind the last loop and the conditions there, so that what they guard is not evaluated before.
    private static void insert(List<Clause> clauses, BoolExpr condition) {
        Clause guard = new Clause.If(condition);
        if (!clauses.contains(guard)) {
            clauses.add(guard);
        }
    }
}
