package org.grundy.lang.rules.internal.proof;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.grundy.lang.arithmetic.Relation;
import org.grundy.lang.expression.BoolExpr;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.rules.tree.Clause;
import org.grundy.lang.rules.tree.GameTree;
import org.grundy.lang.rules.tree.MonotoneRange;
import org.grundy.lang.rules.tree.MoveTerm;
import org.grundy.lang.rules.tree.RuleTree;
import org.grundy.lang.rules.tree.SetExpr;
import org.grundy.run.AllPresent;

/// Rules of one number whose moves lead to all numbers of ranges, both ends of which never fall as the
/// number grows.
public final class RangeRecognition {
    private static final int NUMBER = 0;

    private RangeRecognition() {}

    /// The ranges, one for each rule; empty if some rule is none.
    public static Optional<List<MonotoneRange>> of(GameTree game) {
        if (game.arity() != 1 || !game.isPlain()) {
            return Optional.empty();
        }
        return AllPresent.of(game.rules().stream().map(RangeRecognition::of));
    }

    private static Optional<MonotoneRange> of(RuleTree rule) {
        return rule.single().flatMap(term -> of(rule, term));
    }

    /// Of a rule with one loop over a range, whose variable is where the move leads.
    private static Optional<MonotoneRange> of(RuleTree rule, MoveTerm term) {
        List<Clause.For> loops = rule.loops();
        if (loops.size() != 1
                || !(term.numbers().getFirst() instanceof IntExpr.Variable(var name, int reached))
                || !(loops.getFirst() instanceof Clause.For(int slot, SetExpr.Range range))
                || slot != reached
                || !range.step().isNumber(1)) {
            return Optional.empty();
        }
        IntExpr there = new IntExpr.Variable("", slot);
        List<BoolExpr.Comparison> lower = new ArrayList<>();
        List<BoolExpr.Comparison> upper = new ArrayList<>();
        boolean known = Stream.concat(
                        Stream.of(atMost(range.from(), there, range), atMost(there, range.to(), range)),
                        rule.conditions().flatMap(BoolExpr::conjuncts))
                .allMatch(condition -> put(condition, slot, lower, upper));
        return known ? Optional.of(new Ends(slot, lower, upper)) : Optional.empty();
    }

    private static BoolExpr atMost(IntExpr left, IntExpr right, SetExpr.Range of) {
        return new BoolExpr.Comparison(Relation.AT_MOST, left, right, of.span());
    }

    /// Whether a condition bounds the range from below or above; it is put there.
    private static boolean put(
            BoolExpr condition, int slot, List<BoolExpr.Comparison> lower, List<BoolExpr.Comparison> upper) {
        if (!(condition instanceof BoolExpr.Comparison compared)
                || (compared.relation() != Relation.AT_MOST && compared.relation() != Relation.LESS)) {
            return false;
        }
        Direction reached = difference(compared, slot);
        Direction number = difference(compared, NUMBER);
        if (reached.isUp() && number.isDown()) {
            return lower.add(compared);
        }
        return reached.isDown() && number.isUp() && upper.add(compared);
    }

    /// How the right side less the left one changes.
    private static Direction difference(BoolExpr.Comparison compared, int slot) {
        return Direction.of(compared.right(), slot)
                .and(Direction.of(compared.left(), slot).opposite());
    }
}
