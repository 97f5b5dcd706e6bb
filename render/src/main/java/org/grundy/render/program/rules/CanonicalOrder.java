package org.grundy.render.program.rules;

import java.util.List;
import org.grundy.render.program.ProgramPrelude;
import org.grundy.render.program.StatementWriter;

/// Writes statements that put a few numbers in ascending order.
final class CanonicalOrder {
    private CanonicalOrder() {}

    /// Compares and exchanges neighbours.
    static void write(StatementWriter code, List<String> names) {
        if (code.python()) {
            code.line(String.join(", ", names) + " = sorted(" + code.tuple(names) + ")");
            return;
        }
        for (int end = names.size() - 1; end > 0; end--) {
            for (int i = 0; i < end; i++) {
                code.put("order", "low", names.get(i), "high", names.get(i + 1));
            }
        }
    }

    /// Writes how the numbers of a state, or its list, come into order, where that order makes no other state.
    static void write(RulePlan plan, StatementWriter code, ProgramPrelude prelude) {
        if (!plan.game().tree().shape().unordered()) {
            return;
        }
        if (plan.list().isEmpty()) {
            write(code, plan.arguments());
        } else {
            code.line(plan.list() + " = " + prelude.function("in_order") + "(" + plan.list() + ")");
        }
    }
}
