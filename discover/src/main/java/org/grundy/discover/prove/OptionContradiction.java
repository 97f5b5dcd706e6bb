package org.grundy.discover.prove;

import org.grundy.run.Run;

/// Whether a form is consistent on a position and its options. Where one form was refuted, others that
/// agree with it there are wrong too.
final class OptionContradiction {
    private OptionContradiction() {}

    /// Whether a counterexample to another claim about the same game is one to this claim. False if
    /// undecided, as for positions beyond 63 bits.
    ///
    /// @param run charged for the options of the position
    static boolean of(FormClaim claim, Counterexample wrong, Run run) {
        if (wrong.position().stream().anyMatch(number -> number.bitLength() >= Long.SIZE)) {
            return false;
        }
        long[] numbers = wrong.position().stream()
                .mapToLong(number -> number.longValueExact())
                .toArray();
        try {
            return switch (wrong.kind()) {
                case LOST_BUT_WON -> claim.said(numbers) == 1;
                case WON_BUT_LOST -> claim.said(numbers) == 0;
                case DRAWN -> true;
                case LOST_TO_LOST, WON_WITHOUT_MOVE, END, VALUE ->
                    PositionTrial.of(claim, Long.MAX_VALUE, run, numbers)
                            .wrong()
                            .isPresent();
            };
        } catch (ArithmeticException nothing) {
            return true;
        }
    }
}
