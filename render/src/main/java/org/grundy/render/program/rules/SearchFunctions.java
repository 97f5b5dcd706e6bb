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
    /// The functions that give the number of a state as a sum, and who wins a sum.
    void read() {
        prelude.function("joined_sum");
        if (plan.sums() == ComponentSum.DRAWN) {
            prelude.function("outcome_of");
            String misere = code.truth(plan.target().play() == Play.MISERE);
            code.function(
                    "int", "label", List.of("sum"), "", () -> code.line("return outcome_of(sum, " + misere + ")"));
        } else {
            prelude.function("lost_sum");
        }
        code.function("int", plan.sink().read(), plan.arguments(), plan.list(), () -> {
            CanonicalOrder.write(plan, code, prelude);
            code.line("return sum_of_state(" + plan.state(code, prelude, "tuple") + ")");
        });
    }

    /// The function that lists the options of a state.
    ///
    /// @param body lists them, with the numbers of the state in its variables
    void moves(Runnable body) {
        List<String> names = plan.arguments();
        code.put("moves", () -> {
            IntStream.range(0, names.size()).forEach(place -> code.number(names.get(place), "state[" + place + "]"));
            if (!plan.list().isEmpty()) {
                code.put("moves.list", "list", plan.list(), "from", names.size());
            }
            body.run();
        });
    }

    /// What the rules say of a state by itself.
    void special(SpecialStates special, RuleExpressionWriter writer) {
        String all = special instanceof SpecialStates.Win ? "-1" : "";
        code.when(writer.of(special.condition()), () -> code.put("moves.only", "moves", all));
    }
}
