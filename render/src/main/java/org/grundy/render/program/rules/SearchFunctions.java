package org.grundy.render.program.rules;

import java.util.List;
import java.util.stream.IntStream;
import org.grundy.game.Play;
import org.grundy.lang.rules.tree.SpecialStates;
import org.grundy.render.program.ComponentSum;
import org.grundy.render.program.ProgramLanguage;
import org.grundy.render.program.ProgramPrelude;
import org.grundy.render.program.StatementWriter;

/// Writes what a program needs that searches whole sums, whose outcome does not follow from numbers of their states.
///
/// @param plan how it computes
/// @param code where it is written
/// @param prelude takes note of functions
record SearchFunctions(RulePlan plan, StatementWriter code, ProgramPrelude prelude) {
    /// The functions that give the number of a state as a sum, and who wins a sum.
    void read() {
        prelude.function("joined_sum");
        if (plan.sums() == ComponentSum.DRAWN) {
            prelude.function("outcome_of");
            String misere = code.truth(plan.target().play() == Play.MISERE);
            code.function(
                    "int",
                    "int",
                    "label",
                    List.of("sum"),
                    "",
                    () -> code.line("return outcome_of(sum, " + misere + ")"));
        } else {
            prelude.function("lost_sum");
        }
        List<String> names = plan.arguments();
        code.function("int", "int", plan.sink().read(), names, plan.list(), () -> {
            CanonicalOrder.write(plan, code, prelude);
            code.line("return sum_of_state(" + state(String.join(", ", names)) + ")");
        });
    }

    private String state(String numbers) {
        String all = switch (code.language()) {
            case CPP -> "vector<long long>{" + numbers + "}";
            case JAVA -> "new long[] {" + numbers + "}";
            case PYTHON -> "(" + numbers + (plan.arguments().size() == 1 ? ",)" : ")");
        };
        return plan.list().isEmpty()
                ? all
                : code.language() == ProgramLanguage.PYTHON
                        ? all + " + tuple(" + plan.list() + ")"
                        : prelude.function("joined") + "(" + all + ", " + plan.list() + ")";
    }

    /// The function that lists the options of a state.
    ///
    /// @param body lists them, with the numbers of the state in its variables
    void moves(Runnable body) {
        switch (code.language()) {
            case CPP -> code.open("vector<int> moves(const vector<long long>& state)");
            case JAVA -> code.open("static List<Integer> moves(long[] state)");
            case PYTHON -> code.open("def moves(state)");
        }
        List<String> names = plan.arguments();
        IntStream.range(0, names.size()).forEach(place -> code.number(names.get(place), "state[" + place + "]"));
        if (!plan.list().isEmpty()) {
            int from = names.size();
            code.line(
                    "vector<long long> " + plan.list() + "(state.begin() + " + from + ", state.end())",
                    "long[] " + plan.list() + " = Arrays.copyOfRange(state, " + from + ", state.length)",
                    plan.list() + " = state[" + from + ":]");
        }
        body.run();
        code.close().gap();
        if (code.language() == ProgramLanguage.PYTHON) {
            code.gap();
        }
    }

    /// What the rules say of a state by itself.
    void special(SpecialStates special, RuleExpressionWriter writer) {
        String all = special instanceof SpecialStates.Win ? "-1" : "";
        code.when(
                writer.of(special.condition()),
                () -> code.line("return {" + all + "}", "return List.of(" + all + ")", "return [" + all + "]"));
    }
}
