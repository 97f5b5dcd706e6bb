package org.grundy.render.program.rules.expression;

import java.util.stream.Stream;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.expression.ListExpr;

/// What stands inside a function of an element. In Java that cannot see variables that change, so that it is
/// given all.
///
/// @param outer writes what stands around it
/// @param variable the element
/// @param over the list whose elements it runs through
/// @param lazy whether numbers from one to another need not be a list for the function that is called
record InsideElement(RuleExpressionWriter outer, IntExpr.Variable variable, ListExpr over, boolean lazy) {
    boolean isJava() {
        return outer.code().java();
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

    /// What it runs through; numbers from one to another are no list, except in Java where one is needed.
    String through() {
        if (!(over instanceof ListExpr.Range(IntExpr from, IntExpr to, var span)) || (isJava() && !lazy)) {
            return outer.of(over);
        }
        if (outer.code().cpp()) {
            outer.prelude().function("Between");
        }
        return outer.code()
                .part(
                        "over.range",
                        "from",
                        isJava() ? outer.argument(from) : outer.operand(from),
                        "to",
                        isJava() ? outer.argument(to) : outer.operand(to));
    }

    /// The writer of what stands inside.
    RuleExpressionWriter inner() {
        RuleScope seen = isJava() ? outer.scope().renamed(slot -> numbers() + "[" + slot + "]") : outer.scope();
        RuleScope all = seen.with(variable.slot(), name(), outer.scope().elements(over));
        String list = isJava() && !outer.list().isEmpty() ? lists() : outer.list();
        return new RuleExpressionWriter(outer.code(), outer.prelude(), all, list);
    }

    String part(String statement, String... values) {
        Stream<String> usual = Stream.of(
                "over",
                through(),
                "name",
                name(),
                "list",
                outer.list().isEmpty() ? "null" : outer.list(),
                "lists",
                lists(),
                "numbers",
                outer.scope().values(),
                "others",
                numbers());
        return outer.code()
                .part(statement, Stream.concat(usual, Stream.of(values)).toArray());
    }
}
