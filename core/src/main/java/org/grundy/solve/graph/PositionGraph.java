package org.grundy.solve.graph;

import java.util.Arrays;
import java.util.BitSet;
import java.util.function.IntConsumer;
import org.grundy.game.Ruleset;
import org.grundy.game.coding.Coding;
import org.grundy.run.Run;

/// All positions that can be reached from one or more, numbered from 0 in the order in which they were met, with
/// their options. For rules that do not split; positions may come again.
///
/// Memory: 4 bytes for each option and 4 for each position, beside about 200 for the position itself, or 32 for its
/// code.
///
/// @param <P> the type of positions
public final class PositionGraph<P> {
    private static final int FIRST = 1 << 6;
    /// Up to so many options a further one is compared with each.
    private static final int COMPARED = 16;
    private static final int MOST_AT_FIRST = 1 << 24;

    private final Numbering<P> numbering;
    private final Run run;
    private int[] starts;
    private int[] options;
    /// The last position that listed an option, plus 1, by the option's number, where it has many.
    private int[] listedBy;

    private int listed;
    private final Collecting collecting = new Collecting();
    private final BitSet won = new BitSet();
    private final BitSet lost = new BitSet();

    private PositionGraph(Numbering<P> numbering, int likely, Run run) {
        this.numbering = numbering;
        this.run = run;
        this.starts = new int[likely];
        this.options = new int[likely];
        this.listedBy = new int[0];
    }

    /// A graph of nothing yet.
    ///
    /// @param rules must not split
    /// @param run charged for every position and option
    public static <P> PositionGraph<P> of(Ruleset<P> rules, Run run) {
        return new PositionGraph<>(new ObjectNumbering<>(rules, run), FIRST, run);
    }

    /// A graph of nothing yet, whose positions are kept as codes. [#reach] throws [IllegalStateException] where it
    /// meets one without a code.
    ///
    /// @param coding of rules that do not split; no position is [lost][Ruleset#lost]
    /// @param likely how many positions there will be, more or less
    /// @param run charged for every position and option
    public static <P> PositionGraph<P> of(Coding<P> coding, int likely, Run run) {
        int first = Math.clamp(likely, FIRST, MOST_AT_FIRST);
        return new PositionGraph<>(new CodeNumbering<>(coding, first, run), first, run);
    }

    /// Adds a position and all that can be reached from it. Called inside [Run#attempt]. Where a limit ends it, the
    /// graph is as before.
    ///
    /// @return the number of the position
    public int reach(P start) {
        int before = listed;
        try {
            int number = numbering.number(start);
            while (listed < numbering.size()) {
                list();
            }
            return number;
        } finally {
            if (listed < numbering.size()) {
                numbering.cut(before);
                listed = before;
                won.clear(before, won.size());
                lost.clear(before, lost.size());
                Arrays.fill(listedBy, 0);
            }
        }
    }

    private void list() {
        int number = listed;
        if (number + 1 >= starts.length) {
            run.memory((long) Integer.BYTES * starts.length);
            starts = Arrays.copyOf(starts, 2 * starts.length);
        }
        collecting.begin(number);
        won.set(number, numbering.won(number));
        lost.set(number, numbering.lost(number));
        if (!won(number) && !lost(number)) {
            numbering.list(number, collecting);
        }
        starts[number + 1] = collecting.end;
        listed++;
    }

    /// Appends the different options of a position.
    private final class Collecting implements IntConsumer {
        private int number;
        private int end;

        void begin(int of) {
            number = of;
            end = starts[of];
        }

        @Override
        public void accept(int option) {
            if (!isListed(option)) {
                if (end == options.length) {
                    run.memory((long) Integer.BYTES * end);
                    options = Arrays.copyOf(options, 2 * end);
                }
                options[end++] = option;
            }
        }

        private boolean isListed(int option) {
            int start = starts[number];
            if (end - start <= COMPARED) {
                for (int at = start; at < end; at++) {
                    if (options[at] == option) {
                        return true;
                    }
                }
                return false;
            }
            if (end - start == COMPARED + 1) {
                for (int at = start; at < end; at++) {
                    mark(options[at]);
                }
            }
            return !mark(option);
        }

        /// Returns whether it was not marked before.
        private boolean mark(int option) {
            if (option >= listedBy.length) {
                listedBy = Arrays.copyOf(listedBy, Math.max(2 * listedBy.length, option + 1));
            }
            boolean first = listedBy[option] != number + 1;
            listedBy[option] = number + 1;
            return first;
        }
    }

    /// How many positions there are.
    public int size() {
        return listed;
    }

    /// The number of a position, -1 if it was not reached.
    public int find(P position) {
        return numbering.find(position);
    }

    /// Where the options of a position begin among those of all.
    public int from(int number) {
        return starts[number];
    }

    /// Where the options of a position end.
    public int to(int number) {
        return starts[number + 1];
    }

    /// The number of an option.
    ///
    /// @param at between [#from] and [#to] of a position
    public int option(int at) {
        return options[at];
    }

    /// For each position, the positions that have it as an option, in ascending order.
    public Predecessors predecessors() {
        run.memory((long) Integer.BYTES * (starts[listed] + listed));
        int[] ends = new int[listed + 2]; // one place further than they end at last: filling moves each up to its end
        for (int at = 0; at < starts[listed]; at++) {
            ends[options[at] + 2]++;
        }
        for (int i = 1; i <= listed; i++) {
            ends[i + 1] += ends[i];
        }
        int[] before = new int[starts[listed]];
        for (int number = 0; number < listed; number++) {
            for (int at = from(number); at < to(number); at++) {
                before[ends[options[at] + 1]++] = number;
            }
        }
        return new Predecessors(ends, before);
    }

    /// The positions that have a position as an option.
    ///
    /// @param starts where those of each position begin, and the last ones end; longer by one than that
    /// @param all their numbers
    @SuppressWarnings("ArrayRecordComponent")
    public record Predecessors(int[] starts, int[] all) {}

    /// Whether a position is [won][Ruleset#won]; then it has no options here.
    public boolean won(int number) {
        return won.get(number);
    }

    /// Whether a position is [lost][Ruleset#lost]; then it has no options.
    public boolean lost(int number) {
        return lost.get(number);
    }
}
