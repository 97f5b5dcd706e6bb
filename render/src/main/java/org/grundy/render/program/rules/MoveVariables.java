package org.grundy.render.program.rules;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.stream.Stream;
import org.grundy.lang.expression.BoolExpr;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.expression.ListExpr;
import org.grundy.lang.rules.tree.Clause;
import org.grundy.lang.rules.tree.MoveTerm;
import org.grundy.lang.rules.tree.RuleTree;
import org.grundy.lang.rules.tree.SetExpr;

/// The variables of a rule that its expressions use, with the names that people gave them.
final class MoveVariables {
    private MoveVariables() {}

    /// Those behind the numbers of the state, each once.
    ///
    /// @param arity how many numbers a state has
    static List<IntExpr.Variable> of(RuleTree rule, int arity) {
        Deque<IntExpr> left = new ArrayDeque<>(Stream.concat(
                        rule.clauses().stream().flatMap(MoveVariables::parts),
                        rule.terms().stream().flatMap(MoveVariables::parts))
                .toList());
        List<IntExpr.Variable> found = new ArrayList<>();
        while (!left.isEmpty()) {
            IntExpr next = left.poll();
            if (next instanceof IntExpr.Variable variable) {
                if (variable.slot() >= arity && !found.contains(variable)) {
                    found.add(variable);
                }
            } else {
                left.addAll(next.parts());
            }
        }
        return found;
    }

    private static Stream<IntExpr> parts(MoveTerm term) {
        return Stream.of(
                        term.copies().stream(),
                        term.numbers().stream(),
                        term.list().stream().flatMap(ListExpr::parts),
                        term.each().stream().flatMap(MoveVariables::parts))
                .flatMap(parts -> parts);
    }

    private static Stream<IntExpr> parts(Clause clause) {
        return switch (clause) {
            case Clause.For(int slot, SetExpr set) -> parts(set);
            case Clause.If(BoolExpr condition) -> condition.parts().stream();
        };
    }

    private static Stream<IntExpr> parts(SetExpr set) {
        return switch (set) {
            case SetExpr.Range range -> Stream.of(range.from(), range.to(), range.step());
            case SetExpr.Single(IntExpr value) -> Stream.of(value);
            case SetExpr.Fixed fixed -> Stream.of();
            case SetExpr.Union(List<SetExpr> all) -> all.stream().flatMap(MoveVariables::parts);
            case SetExpr.Sequence sequence -> sequence.arguments().stream();
            case SetExpr.Members(ListExpr list) -> list.parts();
        };
    }
}
