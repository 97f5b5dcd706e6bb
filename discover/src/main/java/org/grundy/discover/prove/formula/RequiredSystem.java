package org.grundy.discover.prove.formula;

import java.util.List;
import org.grundy.automata.Numeration;
import org.grundy.lang.expression.Routine;
import org.grundy.logic.LinearTerm;
import org.grundy.logic.NotLinear;
import org.grundy.logic.Piecewise;

/// The numeration systems in which what an expression says can be read. All methods throw [NotLinear] if there is none.
public final class RequiredSystem {
    private static final long LARGEST_MULTIPLE = 3;

    private RequiredSystem() {}

    /// That of a base.
    public static Numeration ofBase(Piecewise base) {
        return Numeration.base((int) constant(base, 2, Numeration.LARGEST_BASE));
    }

    /// That of the game of taking at most a multiple of the last amount.
    public static Numeration ofMultiple(Piecewise k) {
        return Numeration.multiple((int) constant(k, 1, LARGEST_MULTIPLE));
    }

    /// That of the terms of a recurrence.
    public static Numeration of(Routine.Recurrence recurrence) {
        boolean fibonacci = recurrence.coefficients().equals(List.of(1L, 1L))
                && recurrence.first().equals(List.of(1L, 2L));
        if (!fibonacci) {
            throw new NotLinear();
        }
        return Numeration.zeckendorf();
    }

    private static long constant(Piecewise number, long least, long most) {
        LinearTerm term = number.cases().getFirst().value();
        boolean within =
                number.cases().size() == 1 && term.isConstant() && term.constant() >= least && term.constant() <= most;
        if (!within) {
            throw new NotLinear();
        }
        return term.constant();
    }
}
