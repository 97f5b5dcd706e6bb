package org.grundy.solve;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import org.grundy.evidence.Evidence;
import org.grundy.game.MeteredOptions;
import org.grundy.game.Ruleset;
import org.grundy.run.Limit;
import org.grundy.run.Run;

/// Values of the positions that can be reached, each computed once and remembered. Depth-first with a stack
/// of its own, so that the length of a play is limited by memory only.
///
/// The options of a position are listed twice: once to find which of their values are missing, and again
/// when none is. A position that comes again on its own path ends the attempt with [Limit#LOOPY].
final class MemoValues<P> implements StatisticValues<P> {
    private static final int BYTES_PER_POSITION = 96;
    private static final int BYTES_PER_WAITING = 96;

    private final Ruleset<P> rules;
    private final Statistic statistic;
    private final Run run;
    private final Fold fold;
    private final OptionalInt inherited;
    private final Map<P, Integer> known = new HashMap<>();
    private final Set<P> open = new HashSet<>();
    /// Those on the stack, each charged as a position when it first got there: one with 10^12 options is not listed
    /// to its end by a run that may visit a thousand.
    private final Set<P> met = new HashSet<>();
    private final Deque<P> waiting = new ArrayDeque<>();
    private final Listing listing = new Listing();
    /// For the long positions on the stack.
    private final HeldMemory held;

    MemoValues(Ruleset<P> rules, Statistic statistic, Run run) {
        this.rules = rules;
        this.statistic = statistic;
        this.run = run;
        this.fold = statistic.fold();
        this.inherited = statistic.inherited();
        this.held = new HeldMemory(run);
    }

    @Override
    public int of(P position) {
        Integer value = known.get(position);
        return value != null ? value : compute(position);
    }

    @Override
    public Evidence evidence() {
        return new Evidence.BySearch(known.size());
    }

    private int compute(P start) {
        open.clear();
        met.clear();
        waiting.clear();
        held.clear();
        push(start);
        while (!waiting.isEmpty()) {
            P position = waiting.element();
            if (known.containsKey(position)) {
                pop();
            } else if (listing.complete(position)) {
                pop();
                open.remove(position);
                met.remove(position);
                run.memory(BYTES_PER_POSITION + rules.bytes(position));
                int value = listing.result();
                known.put(position, value);
                if (inherited.isPresent() && inherited.getAsInt() == value) {
                    known.put(start, value);
                    return value;
                }
            } else {
                open.add(position);
            }
        }
        return known.getOrDefault(start, 0);
    }

    private void push(P position) {
        held.take(BYTES_PER_WAITING + rules.bytes(position));
        if (met.add(position)) {
            run.position();
        }
        waiting.push(position);
    }

    private void pop() {
        held.give(BYTES_PER_WAITING + rules.bytes(waiting.pop()));
    }

    /// Folds the options whose values are known and puts the unknown ones on the stack.
    private final class Listing implements MeteredOptions<P> {
        private boolean missing;
        private boolean won;

        boolean complete(P position) {
            fold.clear();
            missing = false;
            won = rules.won(position);
            if (!won || statistic.playsOut()) {
                MeteredOptions.list(rules, position, this);
            }
            return !missing;
        }

        int result() {
            boolean played = statistic.playsOut() && fold.result() != statistic.ofNothing();
            return won && !played ? statistic.ofWon().orElseThrow(() -> run.giveUp(Limit.METHOD)) : fold.result();
        }

        @Override
        public Run run() {
            return run;
        }

        @Override
        public void option(P position) {
            Integer value = known.get(position);
            if (value == null) {
                await(position);
            } else {
                fold.add(value);
            }
        }

        @Override
        public void option(List<P> components) {
            int all = statistic.ofNothing();
            boolean whole = true;
            for (int i = 0; i < components.size(); i++) {
                Integer value = known.get(components.get(i));
                if (value == null) {
                    await(components.get(i));
                    whole = false;
                } else {
                    all = i == 0 ? value : statistic.combine(all, value);
                }
            }
            if (whole) {
                fold.add(all);
            }
        }

        private void await(P position) {
            if (open.contains(position)) {
                throw run.giveUp(Limit.LOOPY);
            }
            missing = true;
            push(position);
        }
    }
}
