package org.grundy.render.program.rules;

import java.util.List;
import org.grundy.render.program.ProgramLanguage;
import org.grundy.render.program.ProgramPrelude;
import org.grundy.render.program.StatementWriter;

/// Writes what a program needs that remembers the states it has met.
///
/// @param plan how it computes
/// @param code where it is written
/// @param prelude takes note of functions
record MemoFunctions(RulePlan plan, StatementWriter code, ProgramPrelude prelude) {
    /// What is remembered of a state while its options are looked at.
    private static final int OPEN = -2;

    /// The variables of the program.
    void variables() {
        code.line(
                "map<vector<long long>, int> known",
                "static Map<List<Long>, Integer> known = new HashMap<>()",
                "known = {}");
        code.gap();
    }

    /// The function that gives the value of a state.
    void read() {
        boolean outcome = plan.sink().isOutcome();
        List<String> names = plan.arguments();
        if (code.language() == ProgramLanguage.CPP) {
            code.declaration(outcome ? "bool" : "int", "computed", names, plan.list());
        }
        code.function(
                outcome ? "bool" : "int",
                outcome ? "boolean" : "int",
                plan.sink().read(),
                names,
                plan.list(),
                () -> {
                    CanonicalOrder.write(plan, code, prelude);
                    switch (code.language()) {
                        case CPP -> cpp();
                        case JAVA -> java(outcome);
                        case PYTHON -> python();
                    }
                });
    }

    private String arguments() {
        String numbers = String.join(", ", plan.arguments());
        return plan.list().isEmpty() ? numbers : numbers.isEmpty() ? plan.list() : numbers + ", " + plan.list();
    }

    private void cpp() {
        String numbers = "vector<long long>{" + String.join(", ", plan.arguments()) + "}";
        code.line("vector<long long> state = "
                + (plan.list().isEmpty()
                        ? numbers
                        : prelude.function("joined") + "(" + numbers + ", " + plan.list() + ")"));
        code.line("auto found = known.find(state)");
        code.when("found != known.end()", () -> {
            code.when("found->second == " + OPEN, () -> code.line(code.refuses("a position can come again")));
            code.line("return found->second");
        });
        code.line("known[state] = " + OPEN);
        code.line("return known[state] = computed(" + arguments() + ")");
    }

    private void java(boolean outcome) {
        String numbers = "new long[] {" + String.join(", ", plan.arguments()) + "}";
        String all =
                plan.list().isEmpty() ? numbers : prelude.function("joined") + "(" + numbers + ", " + plan.list() + ")";
        code.line("List<Long> state = " + prelude.function("key") + "(" + all + ")");
        code.line("Integer found = known.get(state)");
        code.when("found != null", () -> {
            code.when("found == " + OPEN, () -> code.line(code.refuses("a position can come again")));
            code.line("return found" + (outcome ? " == 1" : ""));
        });
        code.line("known.put(state, " + OPEN + ")");
        code.line((outcome ? "boolean" : "int") + " result = computed(" + arguments() + ")");
        code.line("known.put(state, " + (outcome ? "result ? 1 : 0" : "result") + ")");
        code.line("return result");
    }

    private void python() {
        String numbers = String.join(", ", plan.arguments());
        String tuple = "(" + numbers + (plan.arguments().size() == 1 ? ",)" : ")");
        code.line("state = " + (plan.list().isEmpty() ? tuple : tuple + " + " + plan.list()));
        code.when("state in known", () -> {
            code.when("known[state] == " + OPEN, () -> code.line(code.refuses("a position can come again")));
            code.line("return known[state]");
        });
        code.line("known[state] = " + OPEN);
        code.line("known[state] = computed(" + arguments() + ")");
        code.line("return known[state]");
    }
}
