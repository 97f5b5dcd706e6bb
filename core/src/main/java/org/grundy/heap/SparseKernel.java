package org.grundy.heap;

import java.util.Arrays;
import java.util.List;
import org.grundy.run.Run;

/// The sparse space in its plain form: the common options of a heap are marked from the rare heaps, the
/// least common value that is missing is found, and pairs are gone through until every smaller rare value
/// has been seen. It needs no vectors.
///
/// Cost a heap: one mark for each rare heap and kind of split, and as many pairs as it takes to see all
/// smaller rare values.
final class SparseKernel implements Kernel {
    private final Splits splits;
    private SparseSpace space;
    private int[] distances = new int[0];
    private int[] codes = new int[0];
    private int shifts;
    private int made;
    private int[] stamps;
    private int round;

    /// A kernel that goes on from some values.
    ///
    /// @param values at least one more than the most tokens of a move
    SparseKernel(Splits splits, NimValues values) {
        this.splits = splits;
        this.space = SparseSpace.find(values, 2);
        this.stamps = new int[0];
        remake(values);
    }

    @Override
    public String name() {
        return "sparse";
    }

    @Override
    public void extend(NimValues values, int to, Run run) {
        values.reserve(to);
        while (values.size() < to) {
            run.position();
            run.clock();
            if (values.size() > 2L * made || values.max() >> space.bits() != 0) {
                remake(values);
            }
            int value = next(values);
            values.add(value);
            if (value >> space.bits() == 0 && space.rare(value)) {
                addShifts(values, values.size() - 1);
            }
        }
    }

    private void remake(NimValues values) {
        made = values.size();
        space = SparseSpace.find(values, 2);
        List<Splits.Shift> all = splits.shifts(values, space.rarePositions(values, 0));
        distances = all.stream().mapToInt(Splits.Shift::distance).toArray();
        codes = all.stream().mapToInt(Splits.Shift::value).toArray();
        shifts = distances.length;
        stamps = new int[4 << space.bits()];
        round = 0;
    }

    private void addShifts(NimValues values, int heap) {
        for (int taken : splits.pairs()) {
            if (shifts == distances.length) {
                distances = Arrays.copyOf(distances, 2 * shifts + 4);
                codes = Arrays.copyOf(codes, 2 * shifts + 4);
            }
            distances[shifts] = taken + heap;
            codes[shifts++] = values.get(heap);
        }
    }

    private int next(NimValues values) {
        int n = values.size();
        round++;
        for (int i = 0; i < shifts; i++) {
            if (distances[i] < n) {
                stamps[values.get(n - distances[i]) ^ codes[i]] = round;
            }
        }
        int common = 0;
        while (space.rare(common) || stamps[common] == round) {
            common++;
        }
        return leastRare(values, n, common);
    }

    /// The least rare value below a bound that is no option, or the bound.
    private int leastRare(NimValues values, int n, int bound) {
        int missing = 0;
        for (int value = 0; value < bound; value++) {
            if (space.rare(value)) {
                missing++;
                stamps[value] = 0;
            }
        }
        for (int taken : splits.singles()) {
            missing -= see(values.get(n - taken), bound);
        }
        for (int i = 0; i < splits.pairs().length && missing > 0; i++) {
            int rest = n - splits.pairs()[i];
            int smaller = splits.smaller(i, rest);
            for (int part = 1; part <= smaller && missing > 0; part++) {
                missing -= see(values.get(part) ^ values.get(rest - part), bound);
            }
        }
        int least = 0;
        while (least < bound && (!space.rare(least) || stamps[least] == round)) {
            least++;
        }
        return least;
    }

    private int see(int value, int bound) {
        if (value < bound && space.rare(value) && stamps[value] != round) {
            stamps[value] = round;
            return 1;
        }
        return 0;
    }
}
