package org.grundy.render.program.rules.expression;

import java.util.stream.Collectors;
import org.grundy.lang.expression.BoolExpr;
import org.grundy.lang.expression.ListExpr;
import org.grundy.render.program.ReadyMade;

/// Writes lists that are made from others, element by element, those of named sets, and what walks over graphs find.
///
/// @param writer of the expressions around them
record MadeList(RuleExpressionWriter writer) {
    /// What an expression is for the elements of which a condition holds.
    String mapped(ListExpr.Mapped mapped) {
        InsideElement each = new InsideElement(writer, mapped.variable(), mapped.over(), /* lazy= */ false);
        RuleExpressionWriter inner = each.inner();
        String condition = inner.of(mapped.condition());
        boolean all = !each.isJava() && mapped.condition().equals(BoolExpr.Constant.ALWAYS);
        if (each.isJava()) {
            writer.prelude().function("OfElement");
        }
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
        InsideElement each = new InsideElement(writer, nested.variable(), nested.over(), /* lazy= */ false);
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
                        writer.in(inner).of(walked.row()),
                        "arguments",
                        walked.arguments().stream().map(writer::argument).collect(Collectors.joining(", ")));
    }
}
