package org.grundy.render.program.rules.expression;

import java.util.stream.Collectors;
import org.grundy.lang.expression.ListExpr;
import org.grundy.render.program.ReadyMade;

/// Writes a list that a walk over a graph makes: a call with a function that gives the neighbours of a vertex.
///
/// @param writer of the expressions around it
/// @param list the list
record WalkedList(RuleExpressionWriter writer, ListExpr.Walked list) {
    String text() {
        int slot = list.vertex().slot();
        String name = "v" + slot;
        RuleScope inner = writer.scope().with(slot, name, writer.scope().elements(list));
        if (list.walk() != ListExpr.Walk.COMPONENTS) {
            writer.prelude().function("walk");
        }
        return writer.code()
                .part(
                        "walked",
                        "walk",
                        writer.prelude().function(ReadyMade.function(list.walk())),
                        "name",
                        name,
                        "row",
                        new RuleExpressionWriter(writer.code(), writer.prelude(), inner, writer.list()).of(list.row()),
                        "arguments",
                        list.arguments().stream().map(writer::argument).collect(Collectors.joining(", ")));
    }
}
