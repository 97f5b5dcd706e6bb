package org.grundy.render.program.rules;

import java.util.List;
import java.util.stream.IntStream;
import org.grundy.game.Play;
import org.grundy.lang.rules.tree.SpecialStates;
import org.grundy.render.program.ComponentSum;
import org.grundy.render.program.ProgramPrelude;
import org.grundy.render.program.StatementWriter;
import org.grundy.render.program.rules.expression.RuleExpressionWriter;

/// Writes what a program needs that searches whole sums, whose outcome does not follow from numbers of their states.
///
/// @param plan how it computes
/// @param code where it is written
/// @param prelude takes note of functions
record SearchFunctions(RulePlan plan, StatementWriter code, ProgramPrelude prelude) {
    /// The variables of the program, and the functions that number states and sums.
    void variables() {
        if (!plan.single()) {
            prelude.function("joined_sum");
        } else if (code.python()) {
            prelude.function("numbered_states");
        } else if (isNumber()) {
            prelude.function("known");
            prelude.function("numbered_states");
        } else if (code.java()) {
            prelude.function("key");
            prelude.function("hashed_states");
        } else {
            prelude.function("Hash");
            code.put("search.states", "key", plan.key());
        }
        prelude.function(plan.sums() == ComponentSum.DRAWN ? "outcome_of" : "lost_sum");
    }

    /// Whether states are single numbers, which are found without a key.
    private boolean isNumber() {
        return plan.single() && plan.isNumber() && !code.python();
    }

    /// The functions that give the number of a state as a sum, and who wins a sum.
    void read() {
        if (plan.sums() == ComponentSum.DRAWN) {
            String misere = code.truth(plan.target().play() == Play.MISERE);
            code.function(
                    "int", "label", List.of("sum"), "", () -> code.line("return outcome_of(sum, " + misere + ")"));
        }
        code.function("int", plan.sink().read(), plan.arguments(), plan.list(), () -> {
            CanonicalOrder.write(plan, code, prelude);
            String state = isNumber()
                    ? plan.arguments().getFirst()
                    : plan.single() ? plan.found("State", code, prelude, "tuple") : plan.state(code, prelude, "tuple");
            code.line("return " + (plan.single() ? "number_of_state(" : "sum_of_state(") + state + ")");
        });
    }

    /// What forgets all that is known of states, in `statements.txt`.
    String forget() {
        return "search.forget." + (plan.single() ? "single" : plan.sums());
    }

    /// The function that lists the options of a state.
    ///
    /// @param body lists them, with the numbers of the state in its variables
    void moves(Runnable body) {
        List<String> names = plan.arguments();
        Runnable whole = () -> {
            IntStream.range(0, names.size()).forEach(place -> code.number(names.get(place), "state[" + place + "]"));
            if (!plan.list().isEmpty()) {
                code.put("moves.list", "list", plan.list(), "from", names.size());
            }
            body.run();
        };
        code.put("moves", whole, "type", plan.single() ? plan.key() : "vector<long long>");
    }

    /// What the rules say of a state by itself.
    void special(SpecialStates special, RuleExpressionWriter writer) {
        String all = special instanceof SpecialStates.Win ? "-1" : "";
        code.when(writer.of(special.condition()), () -> code.put("moves.only", "moves", all));
    }
}
