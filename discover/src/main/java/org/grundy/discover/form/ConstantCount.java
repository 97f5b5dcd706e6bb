package org.grundy.discover.form;

import java.util.List;
import org.grundy.lang.rules.tree.DigitProgram;

/// Counts the free constants of expressions.
public final class ConstantCount {
    private ConstantCount() {}

    /// The number of constants of an expression that fitting could choose freely.
    public static long in(Expression expression) {
        long own = switch (expression) {
            case Expression.Constant constant -> 1;
            case Expression.Lookup lookup -> lookup.table().size();
            case Expression.Call call -> in(call.routine());
            case Expression.Name name -> 0;
            case Expression.Binary binary -> 0;
            case Expression.Function applied -> 0;
            case Expression.Not not -> 0;
            case Expression.Choice choice -> 0;
        };
        return own + expression.parts().stream().mapToLong(ConstantCount::in).sum();
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
            case Routine.Automaton automaton -> automaton.output().size() * (1L + automaton.base());
            case Routine.Recursion recursion ->
                recursion.isScale()
                        ? 1L + recursion.first().size()
                        : recursion.first().size() + 3L * recursion.rows().size();
            case Routine.TableRecursion(DigitProgram.TableRecursion program) ->
                program.first().size()
                        + program.tables().stream()
                                .mapToLong(ConstantCount::ofTable)
                                .sum();
            case Routine.SmallestPart part -> 2;
            case Routine.Recurrence recurrence -> 2L * recurrence.first().size();
            case Routine.Power power -> 0;
        };
    }
}
