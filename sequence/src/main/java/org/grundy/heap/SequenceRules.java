package org.grundy.heap;

import java.util.Optional;
import org.grundy.game.HeapRules;
import org.grundy.game.Ruleset;

/// Rules played on single heaps of which a nim-sequence can be computed.
public sealed interface SequenceRules {
    /// A taking-and-breaking code.
    ///
    /// @param code the code
    record Coded(TakeAndBreakCode code) implements SequenceRules {
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
        public String toString() {
            return "subtraction[" + set + "]";
        }
    }

    /// Any number but those of a set is taken.
    ///
    /// @param forbidden what may not be taken
    record AllBut(SubtractionSet forbidden) implements SequenceRules {
        @Override
        public String toString() {
            return "allbut[" + forbidden + "]";
        }
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
