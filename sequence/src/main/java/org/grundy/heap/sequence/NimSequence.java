package org.grundy.heap.sequence;

import java.util.Optional;
import java.util.function.Supplier;
import org.grundy.evidence.PeriodCertificate;
import org.grundy.evidence.SequenceCertificate;
import org.grundy.heap.SequenceRules;
import org.grundy.heap.SubtractionSet;
import org.grundy.heap.TakeAndBreakCode;
import org.grundy.heap.kernel.Kernel;
import org.grundy.heap.kernel.SparseSpace;
import org.grundy.heap.kernel.SplitMoves;
import org.grundy.heap.kernel.choice.KernelRegistry;
import org.grundy.heap.period.PeriodFinder;
import org.grundy.heap.value.HeapParity;
import org.grundy.heap.value.NimValues;
import org.grundy.run.Run;
import org.jspecify.annotations.Nullable;

/// The Grundy values of single heaps under some rules, computed from heap 0 on as far as was asked for.
/// Once the values prove a period, all further ones are copied.
///
/// Not safe for use by several threads.
public final class NimSequence {
    /// How many values are computed before a period is looked for, and the least number between two searches.
    private static final int FIRST_SEARCH = 16;

    /// A period is looked for again when the sequence has grown by this part of its size, 1/8: so searches
    /// cost no more than some passes over all values.
    private static final int SEARCHES_PER_SIZE = 8;

    /// How many values of a period are copied between two charges: a few milliseconds' work.
    private static final int COPIED = 1 << 22;

    /// So many copied values take as long as a step.
    private static final int COPIED_A_STEP = 1 << 7;

    /// Sequences of at least this many values are allocated at once.
    private static final int MIN_RESERVED = 1 << 20;

    /// How many values more than asked for a kernel may add: two blocks of the bitset kernel.
    private static final long MAX_SURPLUS = 1 << 10;

    private final Supplier<Kernel> begin;
    private final PeriodFinder finder;
    private final HeapParity parity;
    private final NimValues values;
    private Optional<PeriodCertificate> period = Optional.empty();
    private @Nullable Kernel begun;
    private int nextSearch;

    private NimSequence(Supplier<Kernel> begin, PeriodFinder finder, HeapParity parity, NimValues values) {
        this.begin = begin;
        this.finder = finder;
        this.parity = parity;
        this.values = values;
        this.nextSearch = Math.max(FIRST_SEARCH, values.size());
    }

    /// The sequence of a code.
    public static NimSequence of(TakeAndBreakCode code) {
        return of(new SequenceRules.Coded(code));
    }

    /// The sequence of some rules, by the kernel that is found to be the fastest.
    public static NimSequence of(SequenceRules rules) {
        return begun(rules, () -> KernelRegistry.AUTO.kernel(rules, 1), new NimValues());
    }

    /// The sequence of some rules.
    ///
    /// @param kernel made for these rules, and used by nobody else
    public static NimSequence of(SequenceRules rules, Kernel kernel) {
        return begun(rules, () -> kernel, new NimValues());
    }

    /// The sequence of some rules whose period was proved before, so that all values are copied.
    ///
    /// @param values of the heaps below `period.checkedTo()`, at least; nobody else adds to them
    /// @param period of these rules
    public static NimSequence proved(SequenceRules rules, NimValues values, PeriodCertificate period) {
        NimSequence sequence = begun(rules, () -> KernelRegistry.AUTO.kernel(rules, 1), values);
        sequence.period = Optional.of(period);
        return sequence;
    }

    private static NimSequence begun(SequenceRules rules, Supplier<Kernel> begin, NimValues values) {
        return new NimSequence(begin, PeriodFinder.of(rules), SplitMoves.parityOf(rules), values);
    }

    /// The sequence of a finite subtraction set.
    public static NimSequence of(SubtractionSet set) {
        return of(new SequenceRules.Taken(set));
    }

    /// The sequence of the game in which every number but those of a set may be taken.
    public static NimSequence allBut(SubtractionSet forbidden) {
        return of(new SequenceRules.AllBut(forbidden));
    }

    /// This sequence without looking for a period.
    ///
    /// @throws IllegalStateException if it has values already
    public NimSequence withoutPeriod() {
        if (values.size() > 0) {
            throw new IllegalStateException("the sequence has begun");
        }
        return new NimSequence(begin, PeriodFinder.NONE, parity, new NimValues());
    }

    /// This sequence going on from values that were computed before.
    ///
    /// @param before the values of heaps 0, 1, … under the same rules; nobody else adds to them
    /// @throws IllegalStateException if this sequence has values already
    public NimSequence after(NimValues before) {
        if (values.size() > 0) {
            throw new IllegalStateException("the sequence has begun");
        }
        return new NimSequence(begin, finder, parity, before);
    }

    /// The values so far.
    public NimValues values() {
        return values;
    }

    /// The period, once it is proved.
    public Optional<PeriodCertificate> period() {
        return period;
    }

    /// Whether a period of these values can be proved at all: false where no theorem bounds how far one
    /// would have to look.
    public boolean mayProve() {
        return !finder.equals(PeriodFinder.NONE);
    }

    /// The proof of the period for somebody who checks it independently, once there is one. The values are
    /// written down if there are at most 100 000 of them.
    ///
    /// Cost: one pass over the values that the proof rests on, with SHA-256.
    ///
    /// @param run charged for it
    public Optional<SequenceCertificate> certificate(Run run) {
        return period.map(proved -> {
            Optional<SparseSpace> space = SequenceSummary.space(values, parity, run);
            return WrittenProof.of(proved, space.map(SparseSpace::certified).orElse(0), values, run);
        });
    }

    /// How the parity of heaps may divide the values in rare and common ones.
    HeapParity parity() {
        return parity;
    }

    /// The name of the kernel in use.
    public String kernel() {
        return inUse().name();
    }

    /// Made when it is needed: who asks for a value of a proved period needs none.
    private Kernel inUse() {
        Kernel made = begun;
        if (made == null) {
            made = begin.get();
            begun = made;
        }
        return made;
    }

    /// Computes values until there are `to` of them. Called inside [Run#attempt].
    ///
    /// @param to at most [NimValues#CAPACITY]
    /// @param run charged one position for each value that is computed and not copied
    public void extend(int to, Run run) {
        extend(to, run, false);
    }

    /// Computes values until a period is proved or there are `to` of them. Called inside [Run#attempt].
    ///
    /// @param to at most [NimValues#CAPACITY]
    public Optional<PeriodCertificate> prove(int to, Run run) {
        extend(to, run, true);
        return period;
    }

    private void extend(int to, Run run, boolean untilProved) {
        while (values.size() < to && period.isEmpty()) {
            int next = Math.min(to, Math.max(nextSearch, values.size())); // a kernel may have gone beyond the search
            run.memory((long) values.width() * (next - values.size()));
            if (!untilProved
                    && next >= MIN_RESERVED
                    && (long) values.width() * to <= run.budget().memory()) {
                // At once: growing needs more than half as much memory again while it copies.
                values.reserve((int) Math.min(NimValues.CAPACITY, to + MAX_SURPLUS));
            }
            inUse().extend(values, next, run);
            if (next >= nextSearch || (next == to && untilProved)) {
                period = finder.look(values, run);
                nextSearch = (int)
                        Math.min(NimValues.CAPACITY, next + Math.max(FIRST_SEARCH, (long) next / SEARCHES_PER_SIZE));
            }
        }
        if (!untilProved) {
            period.filter(proved -> values.size() < to).ifPresent(proved -> copy(proved, to, run));
        }
    }

    private void copy(PeriodCertificate proved, int to, Run run) {
        run.memory((long) values.width() * (to - values.size()));
        values.reserve(to);
        while (values.size() < to) {
            int next = (int) Math.min(to, (long) values.size() + COPIED);
            values.repeat((int) proved.period(), (int) proved.saltus(), next);
            run.options(COPIED / COPIED_A_STEP);
        }
    }
}
