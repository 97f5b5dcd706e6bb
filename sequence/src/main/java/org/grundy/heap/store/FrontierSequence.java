package org.grundy.heap.store;

import java.time.Duration;
import java.util.Optional;
import java.util.stream.LongStream;
import org.grundy.evidence.PeriodCertificate;
import org.grundy.evidence.SequenceCertificate;
import org.grundy.heap.TakeAndBreakCode;
import org.grundy.heap.kernel.Kernel;
import org.grundy.heap.kernel.bitset.BitsetKernel;
import org.grundy.heap.kernel.word.WordKernel;
import org.grundy.heap.period.PeriodSearch;
import org.grundy.heap.period.PeriodTheorem;
import org.grundy.heap.sequence.FrontierReport;
import org.grundy.heap.sequence.SequenceTally;
import org.grundy.heap.sequence.WrittenProof;
import org.grundy.heap.value.HeapValues;
import org.grundy.run.Run;
import org.jspecify.annotations.Nullable;

/// The nim-sequence of a code with few rare heaps, as far as a disk holds it: values are kept in [ValueBlocks], and
/// in memory is only what is needed to go on from there ([StoredHeaps]).
public final class FrontierSequence {
    /// How many values are computed before the rare heaps are looked at.
    private static final int FIRST = 1 << 20;

    /// How many heaps are added at once.
    private static final int BATCH = 1 << 14;

    private final TakeAndBreakCode code;
    private final ValueBlocks stored;
    private final FirstHeaps first;
    private final byte[] batch = new byte[2 * BATCH];
    private @Nullable StoredHeaps heaps;

    /// A sequence that goes on from what is stored.
    ///
    /// @param code with [org.grundy.heap.kernel.SplitMoves#of]
    /// @param stored its values so far, which nobody else adds to
    /// @param threads at least 1
    public FrontierSequence(TakeAndBreakCode code, ValueBlocks stored, int threads) {
        this(code, stored, threads, FIRST);
    }

    /// @param beginning how many values are computed before the rare heaps are looked at
    FrontierSequence(TakeAndBreakCode code, ValueBlocks stored, int threads, int beginning) {
        this.code = code;
        this.stored = stored;
        this.first = new FirstHeaps(code, stored, threads, beginning);
    }

    /// Computes values until there are `to` of them, or a few more. Called inside [Run#attempt].
    ///
    /// @param run charged one position for each value
    /// @return false if the sequence has too large values, or too many rare heaps, to go on
    public boolean extend(long to, Run run) {
        if (!first.store(run)) {
            return false;
        }
        Optional<StoredHeaps> current = known(run);
        while (current.isPresent() && stored.count() < to) {
            StoredHeaps working = current.get();
            if (!batch(working, run)) {
                current = working.wider(run);
            } else if (!working.serves()) {
                current = Optional.empty();
            }
        }
        heaps = current.orElse(null);
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
        boolean able = first.isStored() || extend(Math.min(to, first.count()), run);
        while (able && found.isEmpty()) {
            found = new PeriodSearch(new StoredLastValues(stored, run), rule)
                    .certificate(code.toString())
                    .filter(this::isOfValues);
            able = stored.count() < to;
            if (able && found.isEmpty()) {
                able = extend(Math.min(to, stored.count() + stored.count() / 2), run);
            }
        }
        return found;
    }

    private Optional<StoredHeaps> known(Run run) {
        return Optional.ofNullable(heaps).or(() -> first.go(run));
    }

    /// The name of the kernel that finds the heaps behind the first ones.
    public String kernel() {
        return stored.mask() == 0 ? WordKernel.NAME : BitsetKernel.NAME;
    }

    /// Whether what repeats are values: class indices tell them behind the first ones alone, where all heaps are
    /// common.
    private boolean isOfValues(PeriodCertificate found) {
        return stored.mask() == 0 || found.preperiod() >= first.count();
    }

    /// The proof of a period for somebody who checks it independently.
    ///
    /// @param proved by at most [org.grundy.heap.value.NimValues#CAPACITY] values
    /// @param run charged for reading them
    public SequenceCertificate certificate(PeriodCertificate proved, Run run) {
        Optional<StoredHeaps> known = known(run);
        return WrittenProof.of(
                proved, known.map(each -> each.space().certified()).orElse(0), values(known), run);
    }

    /// A report on the values so far. Called inside [Run#attempt].
    ///
    /// @param from the first heap that is shown
    /// @param to the last one, exclusive; at most as many as there are
    /// @param computed how many values were computed now
    /// @param time that it took
    /// @param run charged for what has to be computed again
    public FrontierReport report(long from, long to, long computed, Duration time, Run run) {
        Optional<StoredHeaps> known = told(run);
        HeapValues values = values(known);
        return new FrontierReport(
                code.toString(),
                from,
                LongStream.range(from, to).mapToObj(values::get).toList(),
                stored.count(),
                values.max(),
                known.map(StoredHeaps::rare),
                kernel(),
                computed,
                time);
    }

    /// How often each value occurs. Called inside [Run#attempt].
    ///
    /// @param count how many heaps are looked at, from 0 on; at most as many as there are
    /// @param run charged for reading them, and for what has to be computed again
    public SequenceTally tally(long count, Run run) {
        return SequenceTally.of(values(told(run)), count, run);
    }

    /// What tells the values: those that are stored as they are need nothing else.
    private Optional<StoredHeaps> told(Run run) {
        return stored.mask() == 0 ? Optional.ofNullable(heaps) : known(run);
    }

    private HeapValues values(Optional<StoredHeaps> known) {
        return known.<HeapValues>map(StoredHeaps::values).orElse(stored);
    }

    /// Adds some heaps.
    ///
    /// @return false if there is no way on for the next one
    private boolean batch(StoredHeaps from, Run run) {
        long known = from.next().count();
        boolean whole = from.next().advance(known + BATCH);
        int added = (int) (from.next().count() - known);
        run.positions(added);
        run.options(Kernel.steps(added));
        run.clock();
        from.next().copy(known, batch, 0, added);
        stored.add(batch, added);
        return whole;
    }
}
