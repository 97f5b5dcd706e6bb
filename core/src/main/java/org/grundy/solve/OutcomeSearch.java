package org.grundy.solve;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.grundy.game.MeteredOptions;
import org.grundy.game.Play;
import org.grundy.game.Ruleset;
import org.grundy.run.Limit;
import org.grundy.run.Run;
import org.jspecify.annotations.Nullable;

/// Who wins a position of rules that do not split, by search with memory that leaves a position as soon as
/// one lost option is known.
final class OutcomeSearch<P> {
    private static final int BYTES_PER_POSITION = 128;
    private static final int BYTES_PER_OPTION = 96;

    private final Ruleset<P> rules;
    private final boolean terminalWins;
    private final Run run;
    private final Map<P, Boolean> known = new HashMap<>();
    private final Set<P> open = new HashSet<>();
    private final HeldMemory held;

    OutcomeSearch(Ruleset<P> rules, Play play, Run run) {
        this.rules = rules;
        this.terminalWins = play == Play.MISERE;
        this.run = run;
        this.held = new HeldMemory(run);
    }

    /// Whether the player about to move wins.
    boolean wins(P start) {
        Boolean value = known.get(start);
        if (value != null) {
            return value;
        }
        open.clear();
        held.clear();
        Deque<Frame<P>> path = new ArrayDeque<>();
        path.push(enter(start));
        boolean last = false;
        while (!path.isEmpty()) {
            Frame<P> frame = path.element();
            P next = frame.next(known);
            if (next == null) {
                last = frame.wins;
                path.pop();
                open.remove(frame.position);
                frame.options.forEach(option -> held.give(BYTES_PER_OPTION + rules.bytes(option)));
                known.put(frame.position, last);
            } else {
                path.push(enter(next));
            }
        }
        return last;
    }

    /// How many positions have been decided.
    long positions() {
        return known.size();
    }

    private Frame<P> enter(P position) {
        if (!open.add(position)) {
            throw run.giveUp(Limit.LOOPY);
        }
        run.position();
        Listing listing = new Listing();
        run.memory(BYTES_PER_POSITION + rules.bytes(position));
        if (rules.won(position) || rules.lost(position)) {
            return new Frame<>(position, List.of(), rules.won(position));
        }
        MeteredOptions.list(rules, position, listing);
        boolean wins = listing.options.isEmpty()
                ? terminalWins
                : listing.options.stream().anyMatch(this::knownLost);
        return new Frame<>(position, listing.options, wins);
    }

    private boolean knownLost(P position) {
        return Boolean.FALSE.equals(known.get(position));
    }

    private final class Listing implements MeteredOptions<P> {
        private final List<P> options = new ArrayList<>();

        @Override
        public Run run() {
            return run;
        }

        @Override
        public void option(P option) {
            held.take(BYTES_PER_OPTION + rules.bytes(option));
            options.add(option);
        }

        @Override
        public void option(List<P> components) {
            option(components.getFirst());
        }
    }

    private static final class Frame<P> {
        private final P position;
        private final List<P> options;
        private boolean wins;
        private int at;

        Frame(P position, List<P> options, boolean wins) {
            this.position = position;
            this.options = options;
            this.wins = wins;
        }

        /// The next option to search, or null when the position is decided.
        @Nullable
        P next(Map<P, Boolean> known) {
            while (!wins && at < options.size()) {
                Boolean option = known.get(options.get(at));
                if (option == null) {
                    return options.get(at);
                }
                wins = !option;
                at++;
            }
            return null;
        }
    }
}
