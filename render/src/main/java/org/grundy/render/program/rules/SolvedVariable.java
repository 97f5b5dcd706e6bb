package org.grundy.render.program.rules;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.grundy.discover.form.Substitution;
import org.grundy.lang.arithmetic.Operation;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.rules.tree.Clause;
import org.grundy.lang.rules.tree.MoveTerm;
import org.grundy.lang.rules.tree.RuleTree;
import org.grundy.lang.rules.tree.SetExpr;
import org.grundy.render.program.Program;
import org.grundy.render.program.rules.expression.RuleExpressionWriter;
import org.grundy.text.Span;

/// The variable of a rule's last loop, where the value of the option is this variable plus or minus what does not
/// depend on it: then one number leads to the wanted value, and heaps of any size need no loop.
///
/// @param slot of the variable
/// @param negative whether the variable is subtracted
/// @param rest the value of the option less the variable, or plus it
record SolvedVariable(int slot, boolean negative, IntExpr rest) {
    /// What the program calls the value that is looked for.
    static final String WANTED = "wanted";

    /// Of a rule that leads to one component, after a loop over all numbers of a range.
    static Optional<SolvedVariable> of(RuleTree rule, Program form) {
        List<Clause.For> loops = rule.loops();
        Optional<MoveTerm> term = rule.single();
        return term.isPresent()
                        && !loops.isEmpty()
                        && loops.getLast() instanceof Clause.For(int slot, SetExpr.Range range)
                        && range.step().isNumber(1)
                ? of(Substitution.of(form.form(), term.get().numbers()), slot)
                : Optional.empty();
    }

    private record Summand(boolean negative, IntExpr number) {}

    private static Optional<SolvedVariable> of(IntExpr value, int slot) {
        List<Summand> rest = new ArrayList<>();
        List<Summand> variables = new ArrayList<>();
        for (Summand each : summands(value)) {
            if (each.number() instanceof IntExpr.Variable variable && variable.slot() == slot) {
                variables.add(each);
            } else if (depends(each.number(), slot)) {
                return Optional.empty();
            } else {
                rest.add(each);
            }
        }
        return variables.size() == 1
                ? Optional.of(new SolvedVariable(slot, variables.getFirst().negative(), sum(rest)))
                : Optional.empty();
    }

    private static List<Summand> summands(IntExpr sum) {
        Deque<Summand> left = new ArrayDeque<>(List.of(new Summand(false, sum)));
        List<Summand> found = new ArrayList<>();
        while (!left.isEmpty()) {
            Summand next = left.poll();
            if (next.number() instanceof IntExpr.Arithmetic(Operation operation, IntExpr first, IntExpr second, var at)
                    && (operation == Operation.ADD || operation == Operation.SUBTRACT)) {
                left.add(new Summand(next.negative(), first));
                left.add(new Summand(next.negative() != (operation == Operation.SUBTRACT), second));
            } else {
                found.add(next);
            }
        }
        return found;
    }

    private static boolean depends(IntExpr number, int slot) {
        return number.subexpressions().anyMatch(part -> part.isVariable(slot));
    }

    /// The sum; what is added stands before what is subtracted.
    private static IntExpr sum(List<Summand> summands) {
        Optional<IntExpr> added = summands.stream()
                .filter(each -> !each.negative())
                .map(Summand::number)
                .reduce((first, second) -> new IntExpr.Arithmetic(Operation.ADD, first, second, Span.NONE));
        return summands.stream()
                .filter(Summand::negative)
                .map(Summand::number)
                .reduce(
                        added.orElse(IntExpr.of(0)),
                        (sum, each) -> new IntExpr.Arithmetic(Operation.SUBTRACT, sum, each, Span.NONE));
    }

    /// The number that leads to the wanted value.
    String text(RuleExpressionWriter writer) {
        return negative ? writer.operand(rest) + " - " + WANTED : WANTED + " - " + writer.operand(rest);
    }
}
