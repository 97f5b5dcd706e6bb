package org.grundy.solve;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.Set;
import org.grundy.game.MeteredOptions;
import org.grundy.game.Ruleset;
import org.grundy.run.Limit;
import org.grundy.run.Run;

/// Values of positions of a game with entailing moves, in normal play: a position is a nimber or *loony*, a
/// win for whoever moves next in whatever sum; a forced position wins beside some nimbers and loses beside
/// others.
///
/// A position has value k if no ordinary option has value k and every entailing option is a win for the
/// forced player beside *k, for the least such k; if there is none, it is loony. All questions are asked
/// inside [Run#attempt].
///
/// Cost: the options of each position are listed twice; a forced position keeps a set of nimbers as long as
/// the largest value among its options.
///
/// Sources: Berlekamp, Conway, Guy, *Winning Ways* (2001), vol. 2, ch. 12; the values are checked by brute
/// force in the tests.
///
/// @param <P> the type of positions
public final class EntailingValues<P> {
    private static final int LOONY = -1;
    private static final int BYTES_PER_POSITION = 160;

    private final Ruleset<P> rules;
    private final Run run;
    private final Map<P, Integer> values = new HashMap<>();
    private final Map<P, ForcedWins> replies = new HashMap<>();

    /// Values of a ruleset.
    ///
    /// @param rules every entailing option is a single position
    /// @param run charged for all work
    public EntailingValues(Ruleset<P> rules, Run run) {
        this.rules = rules;
        this.run = run;
    }

    /// The nimber that a position is worth, or empty if it is loony.
    ///
    /// @param position not [forced][Ruleset#forced]
    public OptionalInt value(P position) {
        compute(position);
        int value = values.getOrDefault(position, LOONY);
        return value == LOONY ? OptionalInt.empty() : OptionalInt.of(value);
    }

    /// Whether the player who must move in a position wins.
    ///
    /// @param position [forced][Ruleset#forced]
    /// @param rest what all other components are worth together, none of them loony
    public boolean wins(P position, int rest) {
        compute(position);
        return Objects.requireNonNull(replies.get(position), "computed above").wins(rest);
    }

    /// How many positions have been valued.
    public long positions() {
        return (long) values.size() + replies.size();
    }

    private void compute(P start) {
        Deque<P> waiting = new ArrayDeque<>();
        Set<P> open = new HashSet<>();
        waiting.push(start);
        while (!waiting.isEmpty()) {
            P position = waiting.element();
            if (known(position)) {
                waiting.pop();
                continue;
            }
            Listing listing = new Listing();
            MeteredOptions.list(rules, position, listing);
            if (listing.missing.isEmpty()) {
                waiting.pop();
                open.remove(position);
                store(position, listing);
            } else {
                open.add(position);
                listing.missing.forEach(unknown -> push(unknown, open, waiting));
            }
        }
    }

    private void push(P position, Set<P> open, Deque<P> waiting) {
        if (open.contains(position)) {
            throw run.giveUp(Limit.LOOPY);
        }
        waiting.push(position);
    }

    private boolean known(P position) {
        return values.containsKey(position) || replies.containsKey(position);
    }

    private void store(P position, Listing listing) {
        run.position();
        run.memory(BYTES_PER_POSITION);
        if (rules.forced(position)) {
            replies.put(position, listing.reply());
        } else {
            values.put(position, listing.value());
        }
    }

    /// The options of a position by what they are worth.
    private final class Listing implements MeteredOptions<P> {
        private final List<P> missing = new ArrayList<>();
        private final BitSet ordinary = new BitSet();
        private final List<ForcedWins> entailing = new ArrayList<>();

        @Override
        public Run run() {
            return run;
        }

        @Override
        public void option(List<P> components) {
            List<P> unknown =
                    components.stream().filter(position -> !known(position)).toList();
            if (!unknown.isEmpty()) {
                missing.addAll(unknown);
            } else if (components.stream().anyMatch(rules::forced)) {
                entail(components);
            } else {
                add(components);
            }
        }

        private void entail(List<P> components) {
            if (components.size() != 1) {
                throw run.giveUp(Limit.METHOD);
            }
            entailing.add(
                    Objects.requireNonNull(replies.get(components.getFirst()), "known, so forced positions have one"));
        }

        private void add(List<P> components) {
            int sum = 0;
            for (P position : components) {
                int value = values.getOrDefault(position, LOONY);
                if (value == LOONY) {
                    return;
                }
                sum ^= value;
            }
            ordinary.set(sum);
        }

        /// From here on nothing changes any more.
        private int from() {
            return Math.max(
                    ordinary.length(),
                    entailing.stream().mapToInt(ForcedWins::from).max().orElse(0));
        }

        private boolean winsBeside(int rest) {
            return ordinary.get(rest) || entailing.stream().anyMatch(reply -> !reply.wins(rest));
        }

        ForcedWins reply() {
            BitSet below = new BitSet();
            int from = from();
            for (int k = 0; k < from; k++) {
                below.set(k, winsBeside(k));
            }
            return new ForcedWins(below, from, winsBeside(from));
        }

        int value() {
            int from = from();
            for (int k = 0; k <= from; k++) {
                if (!winsBeside(k)) {
                    return k;
                }
            }
            return LOONY;
        }
    }

    /// For which nimbers beside it a player who is forced to move in a position wins: all from some nimber on,
    /// or none, with single exceptions below.
    ///
    /// @param below whether nimber k wins, for k below `from`; never written to
    /// @param from where it becomes the same for all
    /// @param beyond whether every nimber from there on wins
    private record ForcedWins(BitSet below, int from, boolean beyond) {
        boolean wins(int rest) {
            return rest < from ? below.get(rest) : beyond;
        }
    }
}
