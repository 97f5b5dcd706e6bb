package org.grundy.solve;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.grundy.game.Game;
import org.grundy.game.MeteredOptions;
import org.grundy.run.Run;

/// Numbers for the positions of several games, given as they are met, and the options of each as
/// [Multiset]s of such numbers. Terminal positions are left out of a multiset: nobody can move in them. A
/// position that wins the whole sum is not terminal.
final class PositionNumbering {
    private static final int BYTES_PER_POSITION = 160;
    private static final int BYTES_PER_OPTION = 112;

    private final Run run;
    private final Map<Key, Integer> numbers = new HashMap<>();
    private final List<Entry<?>> entries = new ArrayList<>();
    private boolean anyWon;
    private boolean anyLost;
    private boolean anyForced;

    PositionNumbering(Run run) {
        this.run = run;
    }

    /// The multiset of some positions of a game.
    <P> Multiset multiset(Game<P> game, List<P> positions) {
        int[] live = positions.stream()
                .mapToInt(position -> number(game, position))
                .filter(this::live)
                .sorted()
                .toArray();
        return new Multiset(live);
    }

    /// The different options of a position.
    Set<Multiset> options(int number) {
        return entries.get(number).options(this);
    }

    /// Whether some position of a multiset lets the player about to move win the whole sum at once.
    boolean won(Multiset multiset) {
        return anyWon && Arrays.stream(multiset.numbers()).anyMatch(number -> entries.get(number).won);
    }

    /// Whether some position of a multiset has lost the player about to move the whole sum.
    boolean lost(Multiset multiset) {
        return anyLost && Arrays.stream(multiset.numbers()).anyMatch(number -> entries.get(number).lost);
    }

    /// Whether a move must be made in some position of a multiset.
    boolean forced(Multiset multiset) {
        return anyForced && Arrays.stream(multiset.numbers()).anyMatch(this::forced);
    }

    private <P> int number(Game<P> game, P met) {
        P position = game.rules().alike(met);
        return numbers.computeIfAbsent(new Key(game.name(), position), key -> {
            run.memory(BYTES_PER_POSITION + game.rules().bytes(position));
            Entry<P> entry = new Entry<>(game, position);
            anyWon |= entry.won;
            anyLost |= entry.lost;
            anyForced |= entry.forced;
            entries.add(entry);
            return entries.size() - 1;
        });
    }

    private boolean live(int number) {
        return forced(number) || entries.get(number).lost || entries.get(number).live(run);
    }

    /// Whether a move must be made in a position. Such a position is kept even where no move can be made.
    boolean forced(int number) {
        return entries.get(number).forced;
    }

    private record Key(String game, Object position) {}

    private static final class Entry<P> {
        private final Game<P> game;
        private final P position;
        private final boolean forced;
        private final boolean lost;
        private final boolean won;
        private Set<Multiset> options = Set.of();
        private boolean listed;
        private int live = -1;

        Entry(Game<P> game, P position) {
            this.game = game;
            this.position = position;
            this.forced = game.rules().forced(position);
            this.lost = game.rules().lost(position);
            this.won = game.rules().won(position);
        }

        boolean live(Run run) {
            if (live < 0) {
                live = game.rules().terminal(position, run) ? 0 : 1;
            }
            return live == 1;
        }

        Set<Multiset> options(PositionNumbering numbering) {
            if (!listed) {
                Set<Multiset> found = new LinkedHashSet<>();
                List<List<P>> raw = new ArrayList<>();
                MeteredOptions.list(game.rules(), position, numbering.run, option -> {
                    numbering.run.memory(BYTES_PER_OPTION);
                    raw.add(option);
                });
                raw.forEach(option -> {
                    Multiset multiset = numbering.multiset(game, option);
                    numbering.run.memory(multiset.bytes());
                    found.add(multiset);
                });
                options = found;
                listed = true;
            }
            return options;
        }
    }
}
