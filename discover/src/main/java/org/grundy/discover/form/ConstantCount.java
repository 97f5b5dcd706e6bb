package org.grundy.discover.form;

import java.util.List;
import org.grundy.lang.expression.DefinedFunction;
import org.grundy.lang.expression.DigitProgram;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.expression.ListExpr;
import org.grundy.lang.expression.Routine;

/// Counts the free constants of expressions.
public final class ConstantCount {
    private ConstantCount() {}

    /// The number of constants of an expression that fitting could choose freely.
    public static long in(IntExpr expression) {
        return expression.subexpressions().mapToLong(ConstantCount::own).sum();
    }

    private static long own(IntExpr expression) {
        return switch (expression) {
            case IntExpr.Constant constant -> 1;
            case IntExpr.Element(ListExpr.Fixed(List<Long> table), IntExpr index, var span) -> table.size();
            case IntExpr.Call call -> in(call.routine());
            default -> 0;
        };
    }

    /// A table is one number, a number and what the others are, or all its entries.
    private static long ofTable(List<Long> table) {
        return switch (TableCase.of(table)) {
            case TableCase.Same same -> 1;
            case TableCase.OneOther other -> 3;
            case TableCase.Entries entries -> table.size();
        };
    }

    /// The number of constants of a routine.
    static long in(Routine routine) {
        return switch (routine) {
            case DigitProgram.Automaton automaton -> automaton.output().size() * (1L + automaton.base());
            case DigitProgram.Recursion recursion ->
                recursion.isScale()
                        ? 1L + recursion.first().size()
                        : recursion.first().size() + 3L * recursion.rows().size();
            case DigitProgram.TableRecursion program ->
                program.first().size()
                        + program.tables().stream()
                                .mapToLong(ConstantCount::ofTable)
                                .sum();
            case DefinedFunction function -> 2;
            case Routine.SmallestPart part -> 2;
            case Routine.Recurrence recurrence -> 2L * recurrence.first().size();
        };
    }
}
