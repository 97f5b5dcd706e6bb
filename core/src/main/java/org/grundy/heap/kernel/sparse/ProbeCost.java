package org.grundy.heap.kernel.sparse;

/// What it costs to probe one stretch of splits ([SplitProbe]), in marks ([MarkingHeaps#mark]): measured while both go
/// on, for the ratio is another one with shorter vectors, other caches, or code that is not compiled yet.
///
/// The parts of a block may be measured by several threads, each part by one.
final class ProbeCost {
    /// Before anything is measured.
    private static final double FIRST = 300;

    private static final double WEIGHT = 0.1;

    /// A block counts at most as this multiple of what was measured before, for a thread may lose its processor.
    private static final double LARGEST_RATIO = 2.5;

    private final long[] markTimes;
    private final long[] probeTimes;
    private final int[] stretches;
    private double marks = FIRST;

    /// @param parts of a block, at most
    ProbeCost(int parts) {
        this.markTimes = new long[parts];
        this.probeTimes = new long[parts];
        this.stretches = new int[parts];
    }

    /// How many marks take as long as a stretch.
    double marks() {
        return marks;
    }

    /// Notes what a part of a block took.
    ///
    /// @param markTime of all its marks, in any unit
    /// @param probeTime of all its stretches, in the same unit
    /// @param probed how many stretches these were
    void measured(int part, long markTime, long probeTime, int probed) {
        markTimes[part] = markTime;
        probeTimes[part] = probeTime;
        stretches[part] = probed;
    }

    /// Learns from a block all of whose parts were measured; nothing where no mark was made, or no stretch probed.
    ///
    /// @param parts of the block
    /// @param marked how many marks were made in all of it
    void learn(int parts, long marked) {
        long markTime = 0;
        long probeTime = 0;
        long probed = 0;
        for (int part = 0; part < parts; part++) {
            markTime += markTimes[part];
            probeTime += probeTimes[part];
            probed += stretches[part];
        }
        if (markTime > 0 && marked > 0 && probeTime > 0 && probed > 0) {
            double now = ((double) probeTime / probed) / ((double) markTime / marked);
            marks += WEIGHT * (Math.clamp(now, marks / LARGEST_RATIO, marks * LARGEST_RATIO) - marks);
        }
    }
}
