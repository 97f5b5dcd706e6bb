package org.grundy.render.program.rules;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.render.program.ProgramPrelude;
import org.grundy.render.program.StatementWriter;

/// Writes what a program needs that remembers the states it has met.
///
/// @param plan how it computes
/// @param code where it is written
/// @param prelude takes note of functions
record MemoFunctions(RulePlan plan, StatementWriter code, ProgramPrelude prelude) {
    /// The variables of the program.
    void variables() {
        prelude.noteDeep();
        if (plan.isNumber()) {
            prelude.function("known");
            return;
        }
        if (code.cpp()) {
            prelude.function("Hash");
        }
        code.put("memo", "key", plan.key());
    }

    /// What forgets all states.
    String forget() {
        return plan.isNumber() ? "memo.number.forget" : "memo.forget";
    }

    /// The function that gives the value of a state.
    void read() {
        boolean outcome = plan.sink().isOutcome();
        List<String> names = plan.arguments();
        String type = plan.sink().type();
        code.declaration(type, "computed", names, plan.list());
        code.function(type, plan.sink().read(), names, plan.list(), () -> {
            CanonicalOrder.write(plan, code, prelude);
            String state = plan.found(plan.key(), code, prelude, "");
            code.put(
                    plan.isNumber() ? "memo.number.read" : "memo.read",
                    "state",
                    state,
                    "again",
                    code.refuses("a position can come again"),
                    "deep",
                    code.refuses("functions call each other too deeply"),
                    "arguments",
                    Stream.concat(names.stream(), Stream.of(plan.list()))
                            .filter(each -> !each.isEmpty())
                            .collect(Collectors.joining(", ")),
                    "type",
                    code.part(type),
                    "isOne",
                    outcome ? code.language().of("", " == 1", "") : "",
                    "asNumber",
                    outcome ? code.language().of("", " ? 1 : 0", "") : "");
            if (code.java() && !plan.isNumber()) {
                prelude.function("key");
            }
        });
    }
}
