package org.grundy.discover.family.digits;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.discover.sample.SampleBlock;
import org.grundy.lang.expression.DigitProgram;

/// Learns an automaton from a prefix of a sequence: two subsequences n ↦ value(step·n + offset) that
/// agree on a sufficiently long common prefix are one state.
final class AutomatonLearning {
    private static final int MOST_STATES = 24;
    private static final int ENOUGH = 12;
    private static final int COMPARED = 400;

    private final SampleBlock block;
    private final int base;
    private final int slope;
    private final List<Subsequence> states = new ArrayList<>();
    private final List<List<Integer>> next = new ArrayList<>();

    private AutomatonLearning(SampleBlock block, int base, int slope) {
        this.block = block;
        this.base = base;
        this.slope = slope;
    }

    /// The automaton of the values minus slope·n; empty if there are too few values.
    static Optional<DigitProgram.Automaton> of(SampleBlock block, int base, int slope) {
        return new AutomatonLearning(block, base, slope).automaton();
    }

    private record Subsequence(long step, long offset) {}

    private Optional<DigitProgram.Automaton> automaton() {
        states.add(new Subsequence(1, 0));
        for (int state = 0; state < states.size(); state++) {
            List<Integer> row = new ArrayList<>();
            for (int digit = 0; digit < base; digit++) {
                Subsequence from = states.get(state);
                int to = state(new Subsequence(from.step * base, from.offset + digit * from.step));
                if (to < 0) {
                    return Optional.empty();
                }
                row.add(to);
            }
            next.add(row);
        }
        return Optional.of(new DigitProgram.Automaton(
                base, next, states.stream().map(this::output).toList()));
    }

    /// The number of a state, new if unseen; -1 if there are too few values to tell.
    private int state(Subsequence subsequence) {
        if (count(subsequence) < ENOUGH) {
            return -1;
        }
        for (int i = 0; i < states.size(); i++) {
            if (same(states.get(i), subsequence)) {
                return i;
            }
        }
        if (states.size() == MOST_STATES) {
            return -1;
        }
        states.add(subsequence);
        return states.size() - 1;
    }

    private long count(Subsequence subsequence) {
        return (block.from() + block.size() - 1 - subsequence.offset) / subsequence.step + 1;
    }

    private boolean same(Subsequence a, Subsequence b) {
        long terms = Math.min(COMPARED, Math.min(count(a), count(b)));
        for (long i = 0; i < terms; i++) {
            Optional<Long> first = value(a, i);
            Optional<Long> second = value(b, i);
            if (first.isPresent() && second.isPresent() && !first.equals(second)) {
                return false;
            }
        }
        return true;
    }

    private Optional<Long> value(Subsequence subsequence, long i) {
        long n = subsequence.step * i + subsequence.offset;
        int value = block.valueOf(n);
        return value == SampleBlock.UNKNOWN ? Optional.empty() : Optional.of(value - slope * n);
    }

    /// The output of a state: the first term of its subsequence, minus the contribution of the digits.
    private long output(Subsequence subsequence) {
        return value(subsequence, 0).orElse(0L);
    }
}
