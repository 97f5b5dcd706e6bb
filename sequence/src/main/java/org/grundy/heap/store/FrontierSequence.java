package org.grundy.heap.store;

import java.time.Duration;
import java.util.Optional;
import java.util.stream.LongStream;
import org.grundy.evidence.PeriodCertificate;
import org.grundy.evidence.SequenceCertificate;
import org.grundy.heap.SequenceRules;
import org.grundy.heap.TakeAndBreakCode;
import org.grundy.heap.kernel.Kernel;
import org.grundy.heap.kernel.SparseSpace;
import org.grundy.heap.kernel.SplitMoves;
import org.grundy.heap.kernel.choice.KernelRegistry;
import org.grundy.heap.kernel.word.RareHeaps;
import org.grundy.heap.kernel.word.WordBlocks;
import org.grundy.heap.period.PeriodSearch;
import org.grundy.heap.period.PeriodTheorem;
import org.grundy.heap.sequence.FrontierReport;
import org.grundy.heap.sequence.NimSequence;
import org.grundy.heap.sequence.WrittenProof;
import org.grundy.heap.value.HeapParity;
import org.grundy.heap.value.NimValues;
import org.grundy.run.Run;
import org.jspecify.annotations.Nullable;

/// The nim-sequence of a code with few rare heaps and values below 128, as far as a disk holds it: values
/// are kept in [ValueBlocks], and in memory is only what [WordBlocks] needs of them.
///
/// The first values are computed in memory by the kernels for all codes.
public final class FrontierSequence {
    /// How many values are computed before the rare heaps are looked at.
    private static final int FIRST = 1 << 20;

    /// How many heaps are added at once.
    private static final int BATCH = 1 << 14;

    private final TakeAndBreakCode code;
    private final SplitMoves splits;
    private final ValueBlocks stored;
    private final int beginning;
    private final byte[] batch = new byte[2 * BATCH];
    private @Nullable WordBlocks blocks;

    /// A sequence that goes on from what is stored.
    ///
    /// @param code with [SplitMoves#of]
    /// @param stored its values so far, which nobody else adds to
    public FrontierSequence(TakeAndBreakCode code, ValueBlocks stored) {
        this(code, stored, FIRST);
    }

    /// @param beginning how many values are computed before the rare heaps are looked at
    FrontierSequence(TakeAndBreakCode code, ValueBlocks stored, int beginning) {
        this.beginning = beginning;
        this.code = code;
        this.splits = SplitMoves.from(code);
        this.stored = stored;
    }

    /// Computes values until there are `to` of them, or a few more. Called inside [Run#attempt].
    ///
    /// @param run charged one position for each value
    /// @return false if the sequence has too large values, or too many rare heaps, to go on
    public boolean extend(long to, Run run) {
        if (stored.count() < beginning && !begin(run)) {
            return false;
        }
        Optional<WordBlocks> current = Optional.ofNullable(blocks).or(() -> first(run));
        while (current.isPresent() && stored.count() < to) {
            WordBlocks working = current.get();
            if (!batch(working, run)) {
                current = blocks(working.space().wider(), run);
            } else if (!WordBlocks.serves(working.space(), working.rare().count())) {
                current = Optional.empty();
            }
        }
        blocks = current.orElse(null);
        return current.isPresent();
    }

    /// Computes values until a period is proved, or there are `to` of them or a few more. Called inside
    /// [Run#attempt].
    ///
    /// A period is looked for whenever the sequence has grown by a half: so all searches together read the
    /// values some times.
    ///
    /// @return the period; empty if there is none, or the sequence cannot go on
    /// @throws IllegalArgumentException if no theorem proves a period of the code
    public Optional<PeriodCertificate> prove(long to, Run run) {
        PeriodTheorem rule = PeriodTheorem.of(code);
        Optional<PeriodCertificate> found = Optional.empty();
        boolean able = stored.count() >= beginning || extend(Math.min(to, beginning), run);
        while (able && found.isEmpty()) {
            found = new PeriodSearch(new StoredLastValues(stored, run), rule).certificate(code.toString());
            able = stored.count() < to;
            if (able && found.isEmpty()) {
                able = extend(Math.min(to, stored.count() + stored.count() / 2), run);
            }
        }
        return found;
    }

    /// The proof of a period for somebody who checks it independently.
    ///
    /// @param proved by at most [NimValues#CAPACITY] values
    /// @param run charged for reading them
    public SequenceCertificate certificate(PeriodCertificate proved, Run run) {
        Optional<SparseSpace> space =
                Optional.ofNullable(blocks).or(() -> first(run)).map(WordBlocks::space);
        return WrittenProof.of(proved, space.map(SparseSpace::certified).orElse(0), stored, run);
    }

    /// A report on the values so far.
    ///
    /// @param from the first heap that is shown
    /// @param to the last one, exclusive; at most as many as there are
    /// @param computed how many values were computed now
    /// @param time that it took
    public FrontierReport report(long from, long to, long computed, Duration time) {
        return new FrontierReport(
                code.toString(),
                from,
                LongStream.range(from, to).mapToObj(stored::get).toList(),
                stored.count(),
                stored.max(),
                Optional.ofNullable(blocks).map(FrontierSequence::rare),
                computed,
                time);
    }

    private static FrontierReport.Rare rare(WordBlocks blocks) {
        SparseSpace space = blocks.space();
        RareHeaps rare = blocks.rare();
        return new FrontierReport.Rare(space.mask(), space.parity() != HeapParity.IGNORED, rare.count(), rare.last());
    }

    /// Stores the first values.
    private boolean begin(Run run) {
        SequenceRules rules = new SequenceRules.Coded(code);
        NimSequence sequence =
                NimSequence.of(rules, KernelRegistry.AUTO.kernel(rules, 1)).withoutPeriod();
        sequence.extend(beginning, run);
        NimValues values = sequence.values();
        if (values.width() > 1) {
            return false;
        }
        int known = (int) stored.count();
        byte[] rest = new byte[values.size() - known];
        values.copy(known, rest, 0, rest.length);
        stored.add(rest, rest.length);
        return true;
    }

    private Optional<WordBlocks> first(Run run) {
        NimValues values = new NimValues();
        for (int n = 0; n < beginning; n++) {
            values.add(stored.get(n));
        }
        SparseSpace space = SparseSpace.find(values, splits.parity(), SparseSpace.KERNEL_WEIGHT);
        while (stored.max() >>> space.bits() != 0) {
            space = space.wider();
        }
        return blocks(space, run);
    }

    private Optional<WordBlocks> blocks(SparseSpace space, Run run) {
        RareHeaps rare = RareHeaps.of(stored, space, run);
        return WordBlocks.serves(space, rare.count())
                ? Optional.of(new WordBlocks(splits, stored, space, rare))
                : Optional.empty();
    }

    /// Adds some heaps.
    ///
    /// @return false if the space is too small for the next one
    private boolean batch(WordBlocks from, Run run) {
        long first = from.count();
        boolean whole = from.advance(first + BATCH);
        int heaps = (int) (from.count() - first);
        run.positions(heaps);
        run.options(Kernel.steps(heaps));
        run.clock();
        from.copy(first, batch, 0, heaps);
        stored.add(batch, heaps);
        return whole;
    }
}
