package org.grundy.heap.kernel.choice;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.grundy.heap.value.NimValues;
import org.grundy.run.Limit;
import org.grundy.run.Run;
import org.grundy.run.Solved;
import org.jspecify.annotations.Nullable;

/// Kernels compute the next heaps of a sequence in turn; whichever takes the least time for a heap is to go on.
/// All give the same values, so nothing is computed twice, and only the time depends on who wins.
///
/// The kernel in use computes a round first. A challenger begins with a block, and has rounds until it is faster
/// than the best before it, or stays as slow for some rounds, or has had its share of time. The JVM may have to
/// compile it, which takes seconds for the loops of the Vector API, and what was compiled for one contest serves in the
/// next. A challenger whose speed is known is left out while the best kernel takes less than half of its time.
final class KernelContest {
    /// Heaps of a round at least, and the part of the sequence that it is, 1/64.
    private static final int MIN_ROUND = 256;

    private static final int ROUND_PART = 64;

    /// Heaps computed between two looks at the clock, at most: enough for several threads to be used.
    private static final int MOST_AT_ONCE = 1 << 11;

    /// A round ends early when it has taken this many times the time of the best kernel for all of it.
    private static final int SLOW = 4;

    private final LongSupplier clock;
    private final Deque<Contender> challengers;
    private final int round;
    private final long share;
    private @Nullable Contender turn;
    private Contender best;
    private double least = Double.POSITIVE_INFINITY;
    private int heaps;
    private long nanos;

    /// A contest that has not begun.
    ///
    /// @param inUse the kernel that has computed until now
    /// @param others those that may be better
    /// @param size how many values are known
    /// @param share the nanoseconds that each challenger may take, with all that earlier contests gave it
    /// @param clock the time in nanoseconds from some moment on
    KernelContest(Contender inUse, List<Contender> others, int size, long share, LongSupplier clock) {
        this.clock = clock;
        this.challengers = new ArrayDeque<>(others);
        this.round = Math.max(MIN_ROUND, size / ROUND_PART);
        this.share = share;
        this.best = inUse;
        this.turn = challengers.isEmpty() ? null : inUse;
    }

    /// Whether all had their turn.
    boolean isOver() {
        return turn == null;
    }

    /// The fastest of those that had their turn.
    Contender best() {
        return best;
    }

    /// Goes on until all had their turn or there are `to` values; as kernels do, it may go beyond by less than
    /// a block.
    ///
    /// @param prepare makes the kernel of a challenger, from the values so far
    void go(NimValues values, int to, Run run, Consumer<Contender> prepare) {
        for (Contender one = turn; one != null && values.size() < to; one = turn) {
            Contender next = one;
            Runnable step =
                    one.isReady() ? () -> compute(next, values, to, run) : () -> begin(next, values, run, prepare);
            if (one == best) {
                step.run();
            } else {
                attempt(one, step, run);
            }
        }
    }

    /// A step of a challenger. One for whose tables memory is too little is out, and the others go on.
    private void attempt(Contender challenger, Runnable step, Run run) {
        long held = challenger.held();
        Solved<Boolean> done = run.attempt(() -> {
            step.run();
            return true;
        });
        if (done instanceof Solved.Undecided<Boolean>(Limit limit, long _, long _, long _)) {
            if (limit != Limit.MEMORY) {
                throw run.giveUp(limit);
            }
            challenger.rest(held, run);
            heaps = 0;
            nanos = 0;
            pass();
        }
    }

    /// The first block of a challenger, with all that is to be made before it: this says nothing of its speed.
    private void begin(Contender challenger, NimValues values, Run run, Consumer<Contender> prepare) {
        long from = clock.getAsLong();
        prepare.accept(challenger);
        challenger.extend(values, values.size() + 1, run, clock);
        challenger.spend(clock.getAsLong() - from);
        if (challenger.tried() > share) {
            pass();
        }
    }

    private void compute(Contender one, NimValues values, int to, Run run) {
        int before = values.size();
        int until = Math.min(to, before + Math.min(MOST_AT_ONCE, round - heaps));
        long taken = one.extend(values, until, run, clock);
        nanos += taken;
        heaps += values.size() - before;
        if (one != best) {
            one.spend(taken);
        }
        if (heaps >= round || nanos > SLOW * least * round) {
            endRound(one);
        }
    }

    private void endRound(Contender one) {
        double rate = (double) nanos / heaps;
        heaps = 0;
        nanos = 0;
        one.measured(rate);
        if (one == best || rate < least) {
            best = one;
            least = rate;
            pass();
        } else if (one.isSlow() || one.tried() > share) {
            pass();
        }
    }

    private void pass() {
        turn = challengers.poll();
        while (turn != null && turn.isKnown() && turn.rate() > 2 * least) {
            turn = challengers.poll();
        }
    }
}
