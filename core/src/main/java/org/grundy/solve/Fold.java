package org.grundy.solve;

import org.grundy.value.Mex;

/// Makes the statistic of a position from the statistics of its options, added one at a time.
public sealed interface Fold {
    /// Starts a new position.
    void clear();

    /// Adds the statistic of an option.
    void add(int option);

    /// Adds the statistics of the first `count` options of an array. Each fold has a loop of its own, in
    /// which the compiler knows what is called.
    void add(int[] options, int count);

    /// The statistic of the position whose options were added.
    int result();

    /// Mex of the options, with a value of its own for a terminal position: 0 in normal play and 1 in
    /// misère play.
    final class Grundy implements Fold {
        private final int terminal;
        private final Mex mex = new Mex();
        private boolean moved;

        Grundy(int terminal) {
            this.terminal = terminal;
        }

        @Override
        public void clear() {
            mex.clear();
            moved = false;
        }

        @Override
        public void add(int option) {
            moved = true;
            if (option != Statistic.WON) {
                mex.add(option);
            }
        }

        @Override
        public void add(int[] options, int count) {
            for (int i = 0; i < count; i++) {
                add(options[i]);
            }
        }

        @Override
        public int result() {
            return moved ? mex.result() : terminal;
        }
    }

    /// Mex of the options that do not end a short sum at once.
    final class Foreclosed implements Fold {
        private final boolean winsByEnding;
        private final Mex mex = new Mex();
        private boolean moved;
        private boolean ends;

        Foreclosed(boolean winsByEnding) {
            this.winsByEnding = winsByEnding;
        }

        @Override
        public void clear() {
            mex.clear();
            moved = false;
            ends = false;
        }

        @Override
        public void add(int option) {
            moved = true;
            if (option == Statistic.OVER) {
                ends = true;
            } else if (option != Statistic.WON) {
                mex.add(option);
            }
        }

        @Override
        public void add(int[] options, int count) {
            for (int i = 0; i < count; i++) {
                add(options[i]);
            }
        }

        @Override
        public int result() {
            if (!moved) {
                return Statistic.OVER;
            }
            return winsByEnding && ends ? Statistic.WON : mex.result();
        }
    }

    /// Length of a play in which the winner hurries and the loser delays, or the other way round.
    final class Length implements Fold {
        private final int goodParity;
        private final boolean winnerHurries;
        private int good;
        private int bad;

        Length(int goodParity, boolean winnerHurries) {
            this.goodParity = goodParity;
            this.winnerHurries = winnerHurries;
            clear();
        }

        @Override
        public void clear() {
            good = -1;
            bad = -1;
        }

        @Override
        public void add(int option) {
            if ((option & 1) == goodParity) {
                good = good < 0 ? option : winnerHurries ? Math.min(good, option) : Math.max(good, option);
            } else {
                bad = bad < 0 ? option : winnerHurries ? Math.max(bad, option) : Math.min(bad, option);
            }
        }

        @Override
        public void add(int[] options, int count) {
            for (int i = 0; i < count; i++) {
                add(options[i]);
            }
        }

        @Override
        public int result() {
            return good >= 0 ? 1 + good : 1 + bad;
        }
    }

    /// The genus while everything is tame.
    final class Genus implements Fold {
        private final Mex normal = new Mex();
        private final Mex misere = new Mex();
        private boolean moved;
        private boolean wild;

        @Override
        public void clear() {
            normal.clear();
            misere.clear();
            moved = false;
            wild = false;
        }

        @Override
        public void add(int option) {
            moved = true;
            if (option == Statistic.WILD) {
                wild = true;
                return;
            }
            int value = option >> 1;
            normal.add(value);
            misere.add(value ^ (option & 1));
        }

        @Override
        public void add(int[] options, int count) {
            for (int i = 0; i < count; i++) {
                add(options[i]);
            }
        }

        @Override
        public int result() {
            if (wild) {
                return Statistic.WILD;
            }
            int plus = normal.result();
            int minus = moved ? misere.result() : 1;
            if (plus == minus) {
                return plus << 1;
            }
            return plus + minus == 1 ? plus << 1 | 1 : Statistic.WILD;
        }
    }
}
