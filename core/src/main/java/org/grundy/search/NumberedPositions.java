package org.grundy.search;

import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.grundy.game.Ruleset;
import org.grundy.run.Limit;
import org.grundy.run.Run;

/// Positions and their numbers, from 1 in the order in which they are first met. Several threads may use
/// it: whoever has a number can read its position.
///
/// @param <P> the type of positions
final class NumberedPositions<P> {
    /// Bytes of a position's entries in the map and the array, and of a small position.
    private static final int BYTES = 150;

    private final Ruleset<P> rules;
    private final Map<P, Integer> numbers = new ConcurrentHashMap<>();
    private volatile Object[] positions = new Object[64];
    private int count;
    private Greeting<P> greeting = (position, number, run) -> {};

    /// Receives each position before anything else gets its number.
    ///
    /// @param <P> the type of positions
    @FunctionalInterface
    interface Greeting<P> {
        /// A position and the number that it gets.
        ///
        /// @param run of the work that met it
        void met(P position, int number, Run run);
    }

    NumberedPositions(Ruleset<P> rules) {
        this.rules = rules;
    }

    /// The number of a position. Work that meets one which ends the whole sum is given up: it has no Grundy value.
    int number(P position, Run run) {
        Integer known = numbers.get(position);
        return known == null ? add(position, run) : known;
    }

    private int add(P position, Run run) {
        if (rules.won(position) || rules.lost(position)) {
            throw run.giveUp(Limit.METHOD);
        }
        run.memory(BYTES + rules.bytes(position));
        synchronized (this) {
            Integer known = numbers.get(position);
            if (known != null) {
                return known;
            }
            if (count == positions.length) {
                positions = Arrays.copyOf(positions, 2 * count);
            }
            greeting.met(position, count + 1, run);
            positions[count++] = position;
            numbers.put(position, count);
            return count;
        }
    }

    /// Tells of all positions, those that have been met and those that will be.
    synchronized void greet(Greeting<P> with, Run run) {
        greeting = with;
        for (int number = 1; number <= count; number++) {
            with.met(position(number), number, run);
        }
    }

    /// The position that has a number.
    @SuppressWarnings("unchecked") // only positions are put in
    P position(long number) {
        return (P) positions[(int) number - 1];
    }
}
