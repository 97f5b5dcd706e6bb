package org.grundy.heap;

import org.grundy.run.Run;

/// A kernel that begins plainly and then goes on by the one that was asked for, or by the one that seems
/// the fastest. The estimate is made again whenever the sequence has grown by a half.
///
/// The estimates are in nanoseconds a value and were fitted on one machine; a wrong one costs time and
/// nothing else.
final class ChosenKernel implements Kernel {
    private static final int PLAIN_FROM = 1024;
    private static final double PLAIN_PAIR = 0.3;
    private static final double SCAN_PAIR = 0.012;
    private static final double SCAN_FIXED = 300;
    private static final double ROW_OR = 0.7;
    private static final double ROW_FIXED = 30;
    private static final double ROW_REMAKING = 500_000;
    private static final double SPARSE_MARK = 0.4;
    private static final double SPARSE_FIXED = 1000;

    private final TakingCode code;
    private final Splits splits;
    private final KernelChoice choice;
    private Kernel kernel;
    private int nextChoice;

    ChosenKernel(TakingCode code, KernelChoice choice) {
        this.code = code;
        this.splits = Splits.from(code);
        this.choice = choice;
        this.kernel = new PlainKernel(code);
        this.nextChoice = PLAIN_FROM + 2 * splits.last();
    }

    @Override
    public String name() {
        return kernel.name();
    }

    @Override
    public void extend(NimValues values, int to, Run run) {
        while (values.size() < to) {
            if (values.size() >= nextChoice) {
                choose(values);
            }
            kernel.extend(values, Math.min(to, nextChoice), run);
        }
    }

    private void choose(NimValues values) {
        KernelChoice best = choice == KernelChoice.AUTO ? best(values) : choice;
        if (!kernel.name().equals(best.word())) {
            kernel = switch (best) {
                case AUTO, PLAIN -> new PlainKernel(code);
                case SPARSE -> new SparseKernel(splits, values);
                case SCAN -> new ScanKernel(splits, values);
                case ROWS -> new RowKernel(splits, values);
            };
        }
        nextChoice = (int) Math.min(NimValues.CAPACITY, values.size() + values.size() / 2L);
    }

    private KernelChoice best(NimValues values) {
        KernelChoice best = KernelChoice.PLAIN;
        for (KernelChoice other : new KernelChoice[] {KernelChoice.SPARSE, KernelChoice.SCAN, KernelChoice.ROWS}) {
            if (other.canCompute(code) && nanos(other, values) < nanos(best, values)) {
                best = other;
            }
        }
        return best;
    }

    private double nanos(KernelChoice kind, NimValues values) {
        double pairs = splits.pairs().length * 0.6 * values.size();
        if (kind == KernelChoice.PLAIN) {
            return PLAIN_PAIR * pairs;
        }
        if (kind == KernelChoice.SCAN) {
            return SCAN_FIXED + (values.width() == 1 ? 1 : 2) * SCAN_PAIR * pairs;
        }
        SparseSpace space = SparseSpace.find(values, 2);
        int[] rare = space.rarePositions(values, 0);
        double shifts = (double) rare.length * splits.pairs().length;
        if (kind == KernelChoice.SPARSE) {
            return SPARSE_FIXED + SPARSE_MARK * shifts;
        }
        int recent = 0;
        while (recent < rare.length && rare[rare.length - 1 - recent] > values.size() * 3L / 4) {
            recent++;
        }
        double codes = space.codes() / 2.0 + values.max() / 4.0;
        return ROW_FIXED
                + ROW_OR * (shifts + codes) * codes / PositionRows.BLOCK
                + ROW_REMAKING * recent / (values.size() / 4.0);
    }
}
