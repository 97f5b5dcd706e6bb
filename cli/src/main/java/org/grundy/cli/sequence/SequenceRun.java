package org.grundy.cli.sequence;

import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;
import org.grundy.heap.SequenceRules;
import org.grundy.heap.sequence.NimSequence;
import org.grundy.heap.sequence.SequenceReport;
import org.grundy.heap.store.Checkpoint;
import org.grundy.run.Budget;
import org.grundy.run.Limit;
import org.grundy.run.Progress;
import org.grundy.run.Run;
import org.grundy.run.Solved;
import org.grundy.text.BilingualText;
import org.grundy.text.OutputError;

/// The computation of a nim-sequence: up to a heap or a limit, kept in a checkpoint now and then.
public final class SequenceRun {
    private final SequenceRules rules;
    private final NimSequence sequence;
    private final int count;
    private final Run run;
    private final Budget budget;
    private final long started = System.nanoTime();
    private Optional<Solved.Undecided<?>> shortfall = Optional.empty();
    private int computed;
    private Duration time = Duration.ZERO;
    private Optional<OutputError> unkept = Optional.empty();

    /// @param sequence with the values known before, if there are any
    /// @param count how many values are wanted
    public SequenceRun(
            SequenceRules rules, NimSequence sequence, int count, Budget budget, Progress.Listener listener) {
        this.rules = rules;
        this.sequence = sequence;
        this.count = count;
        this.budget = budget;
        this.run = new Run(budget, listener);
        run.expect(count);
    }

    /// Computes all values, or as many as the budget allows.
    ///
    /// @param checkpoint where they are kept, if anywhere
    /// @param every how often they are kept
    /// @param warning told, while there is more to compute, that the values cannot be kept now
    public void compute(Optional<Checkpoint> checkpoint, Duration every, Consumer<BilingualText> warning) {
        int before = sequence.values().size();
        boolean warned = false;
        while (shortfall.isEmpty()
                && sequence.values().size() < count
                && sequence.period().isEmpty()) {
            if (unkept.isPresent() && !warned) {
                warning.accept(unkept.get().text());
                warned = true;
            }
            note(checkpoint.isPresent() ? run.attempt(budget.withTime(every), this::prove) : run.attempt(this::prove));
            checkpoint.ifPresent(this::keep);
        }
        computed = sequence.values().size() - before;
        time = Duration.ofNanos(System.nanoTime() - started);
        note(run.attempt(() -> {
            sequence.extend(shortfall.isEmpty() ? count : 0, run);
            return sequence;
        }));
    }

    /// A disk without room now may have some at the next time, and the answer needs none.
    private void keep(Checkpoint folder) {
        try {
            folder.save(sequence.values());
            unkept = Optional.empty();
        } catch (OutputError error) {
            unkept = Optional.of(error);
        }
    }

    /// Why not all values were kept, if they were not.
    public Optional<OutputError> unkept() {
        return unkept;
    }

    /// What there is.
    ///
    /// @param from the first heap that is to be shown
    /// @param giving charged for summing up
    /// @return empty if not even the first heap to be shown was reached, or there was no time to sum up
    public Optional<SequenceReport> report(int from, Run giving) {
        int reached = Math.min(count, sequence.values().size());
        if (reached <= from) {
            return Optional.empty();
        }
        return giving.attempt(() -> SequenceReport.of(rules, sequence, from, reached, computed, time, giving))
                .toOptional();
    }

    /// The run for giving the result, which begins now.
    public Run forResult() {
        return run.forResult();
    }

    /// Which limit was met before all values were there, if one was.
    public Optional<Solved.Undecided<?>> shortfall() {
        return shortfall;
    }

    private NimSequence prove() {
        sequence.prove(count, run);
        return sequence;
    }

    /// Remembers that a limit was met, unless it was only time for a checkpoint.
    private void note(Solved<NimSequence> ended) {
        if (ended instanceof Solved.Undecided<NimSequence> undecided) {
            boolean pause = undecided.limit() == Limit.TIME
                    && System.nanoTime() - started < budget.time().toNanos();
            if (!pause) {
                shortfall = Optional.of(undecided);
            }
        }
    }
}
