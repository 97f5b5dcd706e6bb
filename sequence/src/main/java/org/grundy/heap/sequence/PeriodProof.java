package org.grundy.heap.sequence;

import java.util.Optional;
import org.grundy.evidence.PeriodCertificate;
import org.grundy.evidence.WindowCertificate;
import org.grundy.heap.SequenceRules;
import org.grundy.heap.TakeAndBreakCode;
import org.grundy.heap.kernel.choice.KernelRegistry;
import org.grundy.heap.period.PeriodTheorem;
import org.grundy.heap.value.NimValues;
import org.grundy.heap.window.FiniteState;
import org.grundy.heap.window.SnapshotStore;
import org.grundy.heap.window.WindowPeriod;
import org.grundy.heap.window.WindowSearch;
import org.grundy.run.Run;
import org.jspecify.annotations.Nullable;

/// The search for a period with as little memory as the sequence allows: the first values are kept;
/// where they show that rare heaps have stopped, those behind them are not, unless it turns out that
/// they have not.
public final class PeriodProof {
    /// How many values are kept in any case.
    static final int FIRST = 1 << 20;

    private final SequenceRules rules;
    private final NimSequence sequence;
    private final boolean mayForget;
    private final SnapshotStore store;
    private Optional<WindowPeriod> windowed = Optional.empty();
    private @Nullable WindowSearch search;
    private boolean hasStopped;

    /// A search that has not begun.
    ///
    /// @param sequence of these rules
    /// @param mayForget whether values need not be kept
    public PeriodProof(SequenceRules rules, NimSequence sequence, boolean mayForget) {
        this(rules, sequence, mayForget, SnapshotStore.NONE);
    }

    /// A search that goes on from what is kept of it, or begins.
    ///
    /// @param sequence of these rules, with the first values if these are kept
    public PeriodProof(SequenceRules rules, NimSequence sequence, SnapshotStore store) {
        this(rules, sequence, true, store);
    }

    private PeriodProof(SequenceRules rules, NimSequence sequence, boolean mayForget, SnapshotStore store) {
        this.mayForget = mayForget;
        this.rules = rules;
        this.sequence = sequence;
        this.store = store;
    }

    /// The search for the period of a code.
    public static PeriodProof of(TakeAndBreakCode code) {
        return new PeriodProof(new SequenceRules.Coded(code), NimSequence.of(code), true);
    }

    /// Computes values until a period is proved or there are `to` of them. Called inside [Run#attempt],
    /// once.
    public void extend(long to, Run run) {
        if (!extendForgetting(to, to, run)) {
            sequence.prove((int) Math.min(to, NimValues.CAPACITY), run);
        }
    }

    /// The same with more values where rare heaps have stopped: so sparse a sequence is computed as far in
    /// memory if values need to be kept after all. Called inside [Run#attempt], once.
    public void extend(SurveyDepth depth, Run run) {
        if (!extendForgetting(depth.values(), depth.stopped(), run)) {
            long to = hasStopped ? depth.stopped() : depth.values();
            sequence.prove((int) Math.min(to, NimValues.CAPACITY), run);
        }
    }

    /// Computes values until a period is proved or there are enough of them, as long as the first ones
    /// alone need to be kept. Called inside [Run#attempt], once.
    ///
    /// @param to how many there are to be where all are kept
    /// @param stopped how many there are to be where rare heaps have stopped
    /// @return false if there are fewer values, because they need to be kept
    public boolean extendForgetting(long to, long stopped, Run run) {
        return isEnough((int) Math.min(to, FIRST), stopped, run)
                || (hasStopped && sequence.values().size() < FIRST && isEnough(FIRST, stopped, run));
    }

    /// Whether so many first values are all that need to be kept. Few of them may divide values in rare and
    /// common ones otherwise than more do.
    private boolean isEnough(int first, long stopped, Run run) {
        sequence.prove(first, run);
        if (sequence.period().isPresent() || stopped <= sequence.values().size()) {
            return true;
        }
        Optional<FiniteState> state = state(run);
        if (state.isEmpty()) {
            return false;
        }
        hasStopped = true;
        WindowSearch begun = new WindowSearch(state.get(), store);
        search = begun;
        windowed = begun.prove(stopped, run);
        if (windowed.isEmpty() && begun.count() < stopped) {
            search = null;
        }
        return search != null;
    }

    private Optional<FiniteState> state(Run run) {
        return mayForget && mayForget(rules) && rules instanceof SequenceRules.Coded(TakeAndBreakCode code)
                ? FiniteState.of(code, sequence.values(), run)
                : Optional.empty();
    }

    /// Whether values of some rules need not be kept where rare heaps have stopped.
    public static boolean mayForget(SequenceRules rules) {
        return KernelRegistry.WORD.canCompute(rules) && PeriodTheorem.appliesTo(rules);
    }

    /// The period, if it is proved.
    public Optional<PeriodCertificate> period() {
        return windowed.map(WindowPeriod::claim).or(sequence::period);
    }

    /// The proof of the period for somebody who checks it independently, if it was found without keeping values; else
    /// [NimSequence#certificate] has it.
    public Optional<WindowCertificate> windows() {
        return windowed.map(WindowPeriod::certificate);
    }

    /// The period, if it was found without keeping values.
    Optional<WindowPeriod> windowed() {
        return windowed;
    }

    /// The search without keeping values, if that is how all values behind the first ones were looked at.
    Optional<WindowSearch> search() {
        return Optional.ofNullable(search);
    }

    /// The values that were kept.
    public NimSequence sequence() {
        return sequence;
    }

    /// How many values were computed.
    public long count() {
        return search == null ? sequence.values().size() : search.count();
    }
}
