package org.grundy.automata;

import java.util.List;
import java.util.Map;
import org.grundy.logic.Formula;
import org.grundy.logic.LinearTerm;
import org.grundy.run.Run;

/// The golden ratio φ = (1 + √5)/2 in Zeckendorf words.
public final class ZeckendorfGoldenRatio {
    /// A name for [#multiples] in formulas.
    public static final String NAME = "golden";

    private static final String SHIFT = "shift";

    private ZeckendorfGoldenRatio() {}

    /// The pairs of n and ⌊φn⌋: for n ≥ 1 the word of ⌊φn⌋ − 1 is that of n − 1 with a zero behind it.
    ///
    /// Source: J. Shallit, *The Logical Approach to Automatic Sequences* (2022), ch. 10.
    public static AutomaticSet multiples(Run run) {
        LinearTerm n = LinearTerm.of("n");
        LinearTerm z = LinearTerm.of("z");
        Formula shifted = new Formula.Member(SHIFT, List.of(n.plus(-1), z.plus(-1)));
        Formula zero = Formula.and(new Formula.Equal(n, LinearTerm.of(0)), new Formula.Equal(z, LinearTerm.of(0)));
        return new DecisionProcedure(Numeration.zeckendorf(), Map.of(SHIFT, shift(run)), run)
                .set(List.of("n", "z"), Formula.or(zero, shifted));
    }

    /// The pairs of a number and the number whose word has a zero more at its end.
    public static AutomaticSet shift(Run run) {
        int wrong = -1;
        return AutomaticSet.of(
                Numeration.zeckendorf(),
                2,
                0,
                (expected, digits) -> digits[0] == expected ? digits[1] : wrong,
                expected -> expected == 0,
                run);
    }
}
