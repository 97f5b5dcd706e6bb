package org.grundy.render.program.rules.expression;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.lang.expression.BoolExpr;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.expression.ListExpr;
import org.grundy.render.program.ProgramLanguage;
import org.grundy.render.program.ReadyMade;

/// Writes lists that are made from others, element by element, those of named sets, and what walks over graphs find.
///
/// @param writer of the expressions around them
record MadeList(RuleExpressionWriter writer) {
    /// What an expression is for the elements of which a condition holds.
    String mapped(ListExpr.Mapped mapped) {
        Inside each = new Inside(writer, mapped.variable(), mapped.over());
        RuleExpressionWriter inner = each.inner();
        String condition = inner.of(mapped.condition());
        boolean all = !each.isJava() && mapped.condition().equals(BoolExpr.Constant.ALWAYS);
        if (!writer.code().python()) {
            writer.prelude().function(all ? "each_of" : "mapped");
        }
        return each.part(
                all ? "mapped.all" : "mapped",
                "condition",
                each.isJava() ? writer.truth(condition) : condition,
                "value",
                inner.argument(mapped.element()));
    }

    /// A list for each element, joined.
    String nested(ListExpr.Nested nested) {
        Inside each = new Inside(writer, nested.variable(), nested.over());
        if (!writer.code().python()) {
            writer.prelude().function("joined_of_each");
        }
        return each.part("nested", "value", each.inner().of(nested.inner()));
    }

    /// The members of a named set.
    String members(ListExpr.Sequence sequence) {
        String all = writer.call(writer.prelude().function(ReadyMade.function(sequence.kind())), sequence.arguments());
        return writer.prelude().function("up_to") + "(" + all + ", "
                + writer.argument(sequence.arguments().getLast()) + ")";
    }

    /// What a walk over a graph finds: a call with a function that gives the neighbours of a vertex.
    String walked(ListExpr.Walked walked) {
        int slot = walked.vertex().slot();
        String name = "v" + slot;
        RuleScope inner = writer.scope().with(slot, name, writer.scope().elements(walked));
        if (walked.walk() != ListExpr.Walk.COMPONENTS) {
            writer.prelude().function("walk");
        }
        return writer.code()
                .part(
                        "walked",
                        "walk",
                        writer.prelude().function(ReadyMade.function(walked.walk())),
                        "name",
                        name,
                        "row",
                        new RuleExpressionWriter(writer.code(), writer.prelude(), inner, writer.list())
                                .of(walked.row()),
                        "arguments",
                        walked.arguments().stream().map(writer::argument).collect(Collectors.joining(", ")));
    }

    /// What stands inside a function of an element. In Java that cannot see variables that change, so that it is
    /// given all.
    private record Inside(RuleExpressionWriter outer, IntExpr.Variable variable, ListExpr over) {
        boolean isJava() {
            return outer.code().language() == ProgramLanguage.JAVA;
        }

        private String name() {
            return "e" + variable.slot();
        }

        private String numbers() {
            return name() + "Numbers";
        }

        private String lists() {
            return name() + "List";
        }

        /// The writer of what stands inside.
        RuleExpressionWriter inner() {
            RuleScope seen = isJava() ? outer.scope().renamed(slot -> numbers() + "[" + slot + "]") : outer.scope();
            RuleScope all = seen.with(variable.slot(), name(), outer.scope().elements(over));
            String list = isJava() && !outer.list().isEmpty() ? lists() : outer.list();
            return new RuleExpressionWriter(outer.code(), outer.prelude(), all, list);
        }

        String part(String statement, String... values) {
            String all = outer.scope().names().stream()
                    .map(each -> each.isEmpty() ? "0" : each)
                    .collect(Collectors.joining(", "));
            Stream<String> usual = Stream.of(
                    "over",
                    outer.of(over),
                    "name",
                    name(),
                    "list",
                    outer.list().isEmpty() ? "null" : outer.list(),
                    "lists",
                    lists(),
                    "numbers",
                    all,
                    "others",
                    numbers());
            return outer.code()
                    .part(statement, Stream.concat(usual, Stream.of(values)).toArray());
        }
    }
}
