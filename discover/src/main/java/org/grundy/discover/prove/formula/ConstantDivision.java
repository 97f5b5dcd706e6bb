package org.grundy.discover.prove.formula;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.grundy.automata.AutomaticSet;
import org.grundy.automata.DecisionProcedure;
import org.grundy.automata.Numeration;
import org.grundy.logic.Formula;
import org.grundy.logic.FreshNames;
import org.grundy.logic.Piecewise;
import org.grundy.run.Run;

/// Divides by constants.
///
/// @param names for quotients
/// @param sets named in formulas
/// @param run charged for automata
public record ConstantDivision(FreshNames names, Map<String, AutomaticSet> sets, Run run) implements Division {
    @Override
    public Piecewise of(Piecewise dividend, Piecewise divisor, boolean remainder) {
        return remainder ? dividend.remainder(divisor, names) : dividend.quotient(divisor, names);
    }

    @Override
    public Piecewise natural(Piecewise number) {
        return new NaturalNames(names, this::impossible).of(number);
    }

    /// Undecided, and so false, where the sets are those of several systems.
    private boolean impossible(Formula formula) {
        Set<Numeration> systems =
                sets.values().stream().map(AutomaticSet::numeration).collect(Collectors.toSet());
        if (systems.size() > 1) {
            return false;
        }
        Numeration system = systems.stream().findFirst().orElse(Numeration.base(2));
        return new DecisionProcedure(system, sets, run)
                .holds(Formula.not(Formula.exists(List.copyOf(formula.free()), formula)));
    }
}
