package org.grundy.automata;

import java.util.HashMap;
import java.util.Map;
import org.grundy.run.Run;

/// The built-in sets of a numeration system.
final class BuiltInSets {
    private BuiltInSets() {}

    /// The states of these automata, by position in a word.
    private enum Place {
        BEFORE,
        AFTER,
        NEVER
    }

    static Map<String, AutomaticSet> of(Numeration numeration) {
        Map<String, AutomaticSet> sets = new HashMap<>();
        sets.put(Numeration.POWER, marked(numeration, 1));
        if (Alphabet.fit(numeration.digits(), 2)) {
            sets.put(Numeration.LOWEST, marked(numeration, 2));
        }
        if (numeration.digits() == 2 && numeration.free()) {
            sets.put(Numeration.NIM_SUM, nimSum(numeration));
        }
        return sets;
    }

    /// Tuples whose last number has a single one, where the first number has its last digit that is not 0. Of
    /// one number: the numbers U(i).
    private static AutomaticSet marked(Numeration numeration, int arity) {
        return AutomaticSet.of(
                numeration,
                arity,
                Place.BEFORE,
                (place, digits) -> {
                    int last = digits[arity - 1];
                    return switch (place) {
                        case BEFORE -> last == 0 ? place : last == 1 && digits[0] > 0 ? Place.AFTER : Place.NEVER;
                        case AFTER -> last == 0 && digits[0] == 0 ? place : Place.NEVER;
                        case NEVER -> place;
                    };
                },
                Place.AFTER::equals,
                Run.unlimited());
    }

    private static AutomaticSet nimSum(Numeration numeration) {
        return AutomaticSet.of(
                numeration,
                3,
                true,
                (right, digits) -> right && (digits[0] ^ digits[1]) == digits[2],
                Boolean::booleanValue,
                Run.unlimited());
    }
}
