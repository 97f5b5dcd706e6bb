package org.grundy.lang.rules.internal.check;

import java.util.ArrayList;
import java.util.List;
import org.grundy.lang.rules.internal.tree.Clause;
import org.grundy.lang.rules.internal.tree.Slots;
import org.grundy.lang.rules.internal.tree.Truth;

/// Puts conditions where they are asked: as soon as their variables are known, so that `for q in 1..b/a if
/// a > 0` never divides by zero. Of several conditions joined by `and` none is asked before those that
/// stand before it.
final class Conditions {
    private Conditions() {}

    /// The same clauses with every condition as early as it can be.
    static List<Clause> early(List<Clause> clauses) {
        List<Clause> result = new ArrayList<>();
        for (Clause clause : clauses) {
            switch (clause) {
                case Clause.For variable -> result.add(variable);
                case Clause.If(Truth condition) -> {
                    int from = 0;
                    for (Truth each : joined(condition)) {
                        int place = place(result, Slots.last(each), from);
                        result.add(place, new Clause.If(each));
                        from = place + 1;
                    }
                }
            }
        }
        return result;
    }

    private static List<Truth> joined(Truth condition) {
        if (!(condition instanceof Truth.Both(Truth first, Truth second))) {
            return List.of(condition);
        }
        List<Truth> all = new ArrayList<>(joined(first));
        all.addAll(joined(second));
        return all;
    }

    /// Behind the loop of the last variable that is used, and behind the conditions that stand there
    /// already.
    private static int place(List<Clause> clauses, int slot, int from) {
        int place = from;
        for (int i = from; i < clauses.size(); i++) {
            if (clauses.get(i) instanceof Clause.For variable && variable.slot() <= slot) {
                place = i + 1;
            }
        }
        while (place < clauses.size() && clauses.get(place) instanceof Clause.If) {
            place++;
        }
        return place;
    }
}
