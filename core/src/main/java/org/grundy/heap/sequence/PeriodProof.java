package org.grundy.heap.sequence;

import java.util.Optional;
import org.grundy.evidence.PeriodCertificate;
import org.grundy.evidence.WindowCertificate;
import org.grundy.heap.SequenceRules;
import org.grundy.heap.TakeAndBreakCode;
import org.grundy.heap.kernel.choice.KernelRegistry;
import org.grundy.heap.window.FiniteState;
import org.grundy.heap.window.WindowPeriod;
import org.grundy.heap.window.WindowSearch;
import org.grundy.run.Run;
import org.jspecify.annotations.Nullable;

/// The search for a period with as little memory as the sequence allows: the first values are kept;
/// where they show that
/// rare heaps have stopped, those behind them are not, unless it turns out that they have not.
public final class PeriodProof {
    /// How many values are kept in any case.
    static final int FIRST = 1 << 20;

    private final SequenceRules rules;
    private final NimSequence sequence;
    private final boolean mayForget;
    private Optional<WindowPeriod> windowed = Optional.empty();
    private @Nullable WindowSearch search;

    /// A search that has not begun.
    ///
    /// @param sequence of these rules
    /// @param mayForget whether values need not be kept
    public PeriodProof(SequenceRules rules, NimSequence sequence, boolean mayForget) {
        this.mayForget = mayForget;
        this.rules = rules;
        this.sequence = sequence;
    }

    /// Computes values until a period is proved or there are `to` of them. Called inside [Run#attempt],
    /// once.
    public void extend(int to, Run run) {
        sequence.prove(Math.min(to, FIRST), run);
        if (sequence.period().isPresent() || to <= FIRST) {
            return;
        }
        Optional<FiniteState> state = state(run);
        if (state.isPresent()) {
            WindowSearch begun = new WindowSearch(state.get());
            search = begun;
            windowed = begun.prove(to, run);
            if (windowed.isPresent() || begun.count() >= to) {
                return;
            }
            search = null;
        }
        sequence.prove(to, run);
    }

    private Optional<FiniteState> state(Run run) {
        return mayForget
                        && rules instanceof SequenceRules.Coded(TakeAndBreakCode code)
                        && KernelRegistry.WORD.canCompute(rules)
                ? FiniteState.of(code, sequence.values(), run)
                : Optional.empty();
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
