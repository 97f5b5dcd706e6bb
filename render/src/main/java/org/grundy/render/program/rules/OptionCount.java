package org.grundy.render.program.rules;

import java.util.OptionalLong;
import org.grundy.lang.rules.tree.Clause;
import org.grundy.lang.rules.tree.GameTree;
import org.grundy.lang.rules.tree.RuleTree;
import org.grundy.lang.rules.tree.SetExpr;

/// Counts options where their number does not depend on the state.
final class OptionCount {
    private static final long MANY = 1 << 20;

    private OptionCount() {}

    /// How many options a state has at most, empty if that depends on the state.
    static OptionalLong of(GameTree tree) {
        long all = tree.rules().stream().mapToLong(OptionCount::of).sum();
        return all < MANY ? OptionalLong.of(all) : OptionalLong.empty();
    }

    private static long of(RuleTree rule) {
        return rule.clauses().stream()
                .mapToLong(clause -> clause instanceof Clause.For(int slot, SetExpr set) ? of(set) : 1)
                .reduce(1, (a, b) -> Math.min(MANY, a * b));
    }

    private static long of(SetExpr set) {
        return switch (set) {
            case SetExpr.Fixed fixed -> fixed.numbers().size();
            case SetExpr.Single single -> 1;
            case SetExpr.Union union ->
                Math.min(MANY, union.parts().stream().mapToLong(OptionCount::of).sum());
            case SetExpr.Range range -> MANY;
            case SetExpr.Sequence sequence -> MANY;
            case SetExpr.Members members -> MANY;
        };
    }
}
