package org.grundy.solve;

import java.util.Arrays;
import java.util.Optional;
import org.grundy.evidence.Evidence;
import org.grundy.game.coding.Coding;
import org.grundy.game.coding.OptionCodes;
import org.grundy.run.Limit;
import org.grundy.run.Run;

/// Values of all codes 0..size−1 of a decreasing coding, computed upwards.
///
/// Cost: one visit of each position and each option; 4 bytes a position.
final class DenseValues<P> implements StatisticValues<P> {
    private final Coding<P> coding;
    private final int[] table;

    DenseValues(Coding<P> coding, Statistic statistic, Run run) {
        this.coding = coding;
        this.table = fill(coding, statistic, run);
    }

    private static <P> int[] fill(Coding<P> coding, Statistic statistic, Run run) {
        int size = Math.toIntExact(coding.size());
        run.memory(4L * size);
        run.expect(run.spent() + size);
        int[] table = new int[TableGrowth.first(size)];
        Fold fold = statistic.fold();
        int over = statistic.ofNothing();
        Folding sink = new Folding(table, fold, statistic, run);
        for (int code = 0; code < size; code++) {
            if (code == table.length) {
                table = Arrays.copyOf(table, TableGrowth.after(code, size));
                sink.table = table;
            }
            run.position();
            table[code] =
                    coding.won(code) && !statistic.playsOut() ? won(statistic, run) : value(coding, code, fold, sink);
            if (statistic.playsOut() && table[code] == over && coding.won(code)) {
                throw run.giveUp(Limit.METHOD);
            }
        }
        return table;
    }

    private static int value(Coding<?> coding, int code, Fold fold, Folding sink) {
        fold.clear();
        coding.options(code, sink);
        sink.flush();
        return fold.result();
    }

    private static int won(Statistic statistic, Run run) {
        return statistic.ofWon().orElseThrow(() -> run.giveUp(Limit.METHOD));
    }

    @Override
    public int of(P position) {
        return table[Math.toIntExact(coding.code(position))];
    }

    @Override
    public Optional<CodedValues<P>> coded() {
        return Optional.of(new CodedValues<>(coding, code -> table[code]));
    }

    @Override
    public Evidence evidence() {
        return new Evidence.ByTable(table.length);
    }

    /// Gathers the values of options and folds them in bulk: one call for many, and the loop over them
    /// knows its fold.
    private static final class Folding implements OptionCodes {
        private static final int BULK = 1 << 10;

        private int[] table;
        private final Fold fold;
        private final Statistic statistic;
        private final Run run;
        private final int[] gathered = new int[BULK];
        private int count;

        Folding(int[] table, Fold fold, Statistic statistic, Run run) {
            this.table = table;
            this.fold = fold;
            this.statistic = statistic;
            this.run = run;
        }

        void flush() {
            run.options(count);
            fold.add(gathered, count);
            count = 0;
        }

        private void add(int value) {
            gathered[count++] = value;
            if (count == BULK) {
                flush();
            }
        }

        @Override
        public void to(long component) {
            add(table[(int) component]);
        }

        @Override
        public void to(long first, long second) {
            add(statistic.combine(table[(int) first], table[(int) second]));
        }

        @Override
        public void to(long[] components, int length) {
            int all = length == 0 ? statistic.ofNothing() : table[(int) components[0]];
            for (int i = 1; i < length; i++) {
                all = statistic.combine(all, table[(int) components[i]]);
            }
            add(all);
        }

        @Override
        public void looked(long candidates) {
            run.options(candidates);
        }
    }
}
