package org.grundy.render.program.rules.expression;

import java.util.Optional;
import org.grundy.lang.expression.BoolExpr;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.expression.ListExpr;
import org.grundy.render.program.ReadyMade;
import org.grundy.text.Span;

/// Writes what is looked for in a list, or summed over it, where that is made from others: without the list.
///
/// @param writer of the expressions around them
record FoldedList(RuleExpressionWriter writer) {
    /// Whether an element fulfils a condition.
    String search(BoolExpr.Search search) {
        InsideElement each = new InsideElement(writer, search.variable(), search.over(), /* lazy= */ true);
        if (!writer.code().python()) {
            writer.prelude().function("some_element");
        }
        String some = each.part("some", "condition", each.inner().of(search.holds()));
        return search.found() ? some : writer.code().not(some);
    }

    /// A sum or a nim sum, how many elements there are, or what else is asked of all of them.
    Optional<String> total(IntExpr.Summary summary, ListExpr list) {
        return switch (summary) {
            case SUM, LENGTH -> folded(function(IntExpr.Summary.SUM, "sum_over"), summary, list);
            case XOR -> folded(function(summary, "xor_over"), summary, list);
            case MAX, MIN, GCD, MEX -> new GatheredList(writer).total(summary, list);
        };
    }

    /// In Python what sums a list does so with what makes its elements, too.
    private String function(IntExpr.Summary summary, String overElements) {
        return writer.code().python() ? ReadyMade.function(summary) : overElements;
    }

    private Optional<String> folded(String function, IntExpr.Summary summary, ListExpr list) {
        return list.step().map(step -> {
            InsideElement each = new InsideElement(writer, step.variable(), step.over(), /* lazy= */ true);
            if (each.isJava()) {
                writer.prelude().function("OfElement");
            }
            writer.prelude().function(function);
            IntExpr value = switch (step.made()) {
                case ListExpr.Single(IntExpr number) -> summary == IntExpr.Summary.LENGTH ? IntExpr.of(1) : number;
                case ListExpr.Several(ListExpr numbers) -> new IntExpr.Total(summary, numbers, Span.NONE);
            };
            boolean all = step.condition().equals(BoolExpr.Constant.ALWAYS);
            return each.part(
                    "folded",
                    "function",
                    function,
                    "value",
                    each.inner().argument(all ? value : new IntExpr.Choice(step.condition(), value, IntExpr.of(0))));
        });
    }
}
