package org.grundy.render.program.rules.expression;

import java.util.Optional;
import org.grundy.lang.expression.BoolExpr;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.expression.ListExpr;
import org.grundy.render.program.ReadyMade;

/// Writes what is asked of all elements of a list that is made from others, such as the largest: loops give them one by
/// one to what gathers them, and no list is made. In Java the loops stand in a function, which cannot see variables
/// that change, so that it is given all.
///
/// @param writer of the expressions around them
record GatheredList(RuleExpressionWriter writer) {
    /// The number; empty if the list is not made from another.
    ///
    /// @param summary what is asked, other than a sum
    Optional<String> total(IntExpr.Summary summary, ListExpr list) {
        return list.step().map(step -> total(summary, list, step.variable().slot()));
    }

    /// @param slot of the outermost variable, by which names differ from those around
    private String total(IntExpr.Summary summary, ListExpr list, int slot) {
        String all = "gathered" + slot;
        String kind = kind(summary);
        if (writer.code().python()) {
            return writer.prelude().function(ReadyMade.function(summary)) + "(" + inPython(list, writer, "") + ")";
        }
        if (!isJava()) {
            writer.prelude().function(kind);
            return writer.code().part("gathered", "kind", kind, "all", all, "loops", loops(list, writer, all));
        }
        writer.prelude().function("Gathered");
        writer.prelude().function(kind);
        String numbers = "g" + slot + "Numbers";
        String lists = "g" + slot + "List";
        RuleExpressionWriter inside = new RuleExpressionWriter(
                writer.code(),
                writer.prelude(),
                writer.scope().renamed(each -> numbers + "[" + each + "]"),
                writer.list().isEmpty() ? "" : lists);
        return writer.code()
                .part(
                        "gathered",
                        "kind",
                        kind,
                        "all",
                        all,
                        "list",
                        writer.list().isEmpty() ? "null" : writer.list(),
                        "lists",
                        lists,
                        "numbers",
                        writer.scope().values(),
                        "others",
                        numbers,
                        "loops",
                        loops(list, inside, all));
    }

    private boolean isJava() {
        return writer.code().java();
    }

    private static String kind(IntExpr.Summary summary) {
        return switch (summary) {
            case MAX -> "GatheredMax";
            case MIN -> "GatheredMin";
            case GCD -> "GatheredGcd";
            case MEX -> "GatheredMex";
            case SUM, XOR, LENGTH -> throw new IllegalArgumentException(summary.toString());
        };
    }

    /// The loops that give all elements to what gathers them.
    private String loops(ListExpr list, RuleExpressionWriter outer, String all) {
        ListExpr.Step step = list.step().orElseThrow();
        RuleExpressionWriter inner = inside(outer, step);
        String body = switch (step.made()) {
            case ListExpr.Single(IntExpr number) ->
                writer.code().part("gathered.add", "all", all, "value", inner.argument(number));
            case ListExpr.Several(ListExpr numbers) -> loops(numbers, inner, all);
        };
        boolean always = step.condition().equals(BoolExpr.Constant.ALWAYS);
        String inside = always
                ? body
                : writer.code().part("gathered.if", "condition", inner.of(step.condition()), "inside", body);
        return isJava() && step.over() instanceof ListExpr.Range(IntExpr from, IntExpr to, var span)
                ? writer.code()
                        .part(
                                "gathered.range",
                                "name",
                                name(step),
                                "from",
                                outer.argument(from),
                                "to",
                                outer.argument(to),
                                "inside",
                                inside)
                : writer.code().part("gathered.loop", "name", name(step), "over", over(outer, step), "inside", inside);
    }

    /// What makes the elements, the loops behind them.
    ///
    /// @param before the loops around
    private String inPython(ListExpr list, RuleExpressionWriter outer, String before) {
        ListExpr.Step step = list.step().orElseThrow();
        RuleExpressionWriter inner = inside(outer, step);
        boolean always = step.condition().equals(BoolExpr.Constant.ALWAYS);
        String condition = always ? "" : writer.code().part("gathered.if", "condition", inner.both(step.condition()));
        String loops = before
                + writer.code()
                        .part("gathered.loop", "name", name(step), "over", over(outer, step), "inside", condition);
        return switch (step.made()) {
            case ListExpr.Single(IntExpr number) -> inner.argument(number) + loops;
            case ListExpr.Several(ListExpr numbers) -> inPython(numbers, inner, loops);
        };
    }

    private static String over(RuleExpressionWriter outer, ListExpr.Step step) {
        return new InsideElement(outer, step.variable(), step.over(), /* lazy= */ true).through();
    }

    private static String name(ListExpr.Step step) {
        return "e" + step.variable().slot();
    }

    private static RuleExpressionWriter inside(RuleExpressionWriter outer, ListExpr.Step step) {
        RuleScope inner = outer.scope()
                .with(step.variable().slot(), name(step), outer.scope().elements(step.over()));
        return outer.in(inner);
    }
}
