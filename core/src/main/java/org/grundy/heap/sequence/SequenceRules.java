package org.grundy.heap.sequence;

import java.util.Optional;
import org.grundy.game.HeapRules;
import org.grundy.game.Ruleset;
import org.grundy.heap.SubtractionRules;
import org.grundy.heap.SubtractionSet;
import org.grundy.heap.TakeAndBreakCode;
import org.grundy.heap.TakeAndBreakMoves;
import org.grundy.heap.kernel.SplitMoves;
import org.grundy.heap.period.AllButPeriodFinder;
import org.grundy.heap.period.PeriodFinder;
import org.grundy.heap.period.PeriodTheorem;

/// Rules played on single heaps of which a nim-sequence can be computed.
public sealed interface SequenceRules {
    /// A taking-and-breaking code.
    ///
    /// @param code the code
    record Coded(TakeAndBreakCode code) implements SequenceRules {
        @Override
        public PeriodFinder periodFinder() {
            return provable() ? PeriodFinder.by(PeriodTheorem.of(code), code.toString()) : PeriodFinder.NONE;
        }

        @Override
        public boolean provable() {
            return PeriodTheorem.appliesTo(code);
        }

        @Override
        public HeapParity parity() {
            return SplitMoves.of(code) ? SplitMoves.from(code).parity() : HeapParity.IGNORED;
        }

        @Override
        public String toString() {
            return code.toString();
        }
    }

    /// A number of a set is taken.
    ///
    /// @param set what may be taken
    record Taken(SubtractionSet set) implements SequenceRules {
        @Override
        public PeriodFinder periodFinder() {
            return set.largest().bitLength() < Integer.SIZE
                    ? PeriodFinder.by(PeriodTheorem.ofSubtraction(set.largest().longValueExact()), set.toString())
                    : PeriodFinder.NONE;
        }

        @Override
        public String toString() {
            return "subtraction[" + set + "]";
        }
    }

    /// Any number but those of a set is taken.
    ///
    /// @param forbidden what may not be taken
    record AllBut(SubtractionSet forbidden) implements SequenceRules {
        @Override
        public PeriodFinder periodFinder() {
            return forbidden.largest().bitLength() < Integer.SIZE
                    ? new AllButPeriodFinder(forbidden)
                    : PeriodFinder.NONE;
        }

        @Override
        public String toString() {
            return "allbut[" + forbidden + "]";
        }
    }

    /// Whether a theorem proves a period of the sequence once enough values repeat.
    default boolean provable() {
        return true;
    }

    /// Looks for a period in the values.
    PeriodFinder periodFinder();

    /// How the parity of heaps may divide their values in rare and common ones.
    default HeapParity parity() {
        return HeapParity.IGNORED;
    }

    /// The rules as such, if they are one of these kinds.
    static Optional<SequenceRules> of(Ruleset<?> rules) {
        return switch (rules) {
            case SubtractionRules(SubtractionSet set) -> Optional.of(new Taken(set));
            case HeapRules heaps -> ofMoves(heaps.moves());
            default -> Optional.empty();
        };
    }

    private static Optional<SequenceRules> ofMoves(HeapRules.Moves moves) {
        return switch (moves) {
            case TakeAndBreakMoves(TakeAndBreakCode code) -> Optional.of(new Coded(code));
            case SubtractionRules.Range range -> range.set().map(Taken::new);
            case SubtractionRules.AllBut(SubtractionSet forbidden) -> Optional.of(new AllBut(forbidden));
            default -> Optional.empty();
        };
    }
}
