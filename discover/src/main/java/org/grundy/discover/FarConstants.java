package org.grundy.discover;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.grundy.discover.prove.Counterexample;
import org.grundy.discover.prove.FormClaim;
import org.grundy.discover.prove.PositionTrial;
import org.grundy.discover.sample.SampleBlock;
import org.grundy.discover.sample.SampledGame;
import org.grundy.discover.sample.Sampler;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.grundy.text.InputError;

/// Tries claims at the constants in their forms beyond all that was compared, and beside these, where a case begins
/// that no compared position has: `n < 1000000` is true of all n up to 10^4.
///
/// @param wrong where a form contradicts itself or the rules, empty if it was not seen to
/// @param untried the first number from which on a form changes and could not be tried; empty if there is none
record FarConstants(Optional<Counterexample> wrong, OptionalLong untried) {
    private static final int BESIDE = 40;
    private static final int OTHERS = 3;

    /// What the whole trial may look at, and one position.
    private static final Budget EFFORT = Budget.UNLIMITED.withPositions(300_000);

    private static final long OPTIONS = 2_000_000;
    private static final long EACH = 200_000;
    private static final long PLAYED = 20_000;

    private static final Optional<PositionTrial> UNKNOWN = Optional.of(PositionTrial.UNKNOWN);
    private static final FarConstants NONE = new FarConstants(Optional.empty(), OptionalLong.empty());

    /// Tries the claims.
    ///
    /// @param blocks the positions that were compared, one block for each claim
    /// @param run charged for the work
    static FarConstants of(List<FormClaim> claims, List<SampleBlock> blocks, Run run) {
        FarConstants result = NONE;
        for (int i = 0; i < claims.size() && result.wrong.isEmpty(); i++) {
            FarConstants next = new Trial(claims.get(i), blocks.get(i), run).result();
            result = new FarConstants(next.wrong, result.untried.isPresent() ? result.untried : next.untried);
        }
        return result;
    }

    /// The trial of one claim.
    private static final class Trial {
        private final FormClaim claim;
        private final SampleBlock block;
        private final Run run;
        private long left = OPTIONS;

        Trial(FormClaim claim, SampleBlock block, Run run) {
            this.claim = claim;
            this.block = block;
            this.run = run;
        }

        FarConstants result() {
            List<long[]> compared =
                    IntStream.range(0, block.size()).mapToObj(block::arguments).toList();
            SteadyParts steady = SteadyParts.of(claim.form().expression(), compared, run);
            if (steady.parts().isEmpty()) {
                return NONE;
            }
            long last = (long) block.from() + block.sizes().getFirst() - 1;
            OptionalLong untried = OptionalLong.empty();
            for (long at : steady.candidates(last, block.parameters())) {
                for (List<long[]> line : lines(at)) {
                    if (line.stream()
                            .anyMatch(numbers -> steady.change(FarTrial.arguments(numbers, block.parameters())))) {
                        Optional<FarConstants> end = along(line, at);
                        if (end.isPresent() && end.get().wrong.isPresent()) {
                            return end.get();
                        }
                        untried = untried.isPresent() || end.isEmpty() ? untried : end.get().untried;
                    }
                }
            }
            return new FarConstants(Optional.empty(), untried);
        }

        /// The positions at a number and beside it, the nearest first: in one place or both.
        private List<List<long[]>> lines(long at) {
            long[] beside = LongStream.rangeClosed(0, 2L * BESIDE)
                    .map(i -> at + (i % 2 == 0 ? i / 2 : -(i + 1) / 2))
                    .toArray();
            if (block.sizes().size() == 1) {
                return List.of(
                        LongStream.of(beside).mapToObj(n -> new long[] {n}).toList());
            }
            List<List<long[]>> lines = new ArrayList<>();
            for (long other = block.from(); other < block.from() + OTHERS; other++) {
                long fixed = other;
                lines.add(LongStream.of(beside)
                        .mapToObj(n -> new long[] {n, fixed})
                        .toList());
                lines.add(LongStream.of(beside)
                        .mapToObj(n -> new long[] {fixed, n})
                        .toList());
                lines.add(LongStream.of(beside)
                        .mapToObj(n -> new long[] {n, at + fixed})
                        .toList());
            }
            return lines;
        }

        /// Empty if the form is right at a constant and its neighbours.
        private Optional<FarConstants> along(List<long[]> line, long at) {
            for (int i = 0; i < line.size(); i++) {
                long[] numbers = line.get(i);
                Optional<PositionTrial> trial =
                        run.attempt(EFFORT, () -> at(numbers)).toOptional().orElse(UNKNOWN);
                Optional<Counterexample> wrong = trial.flatMap(PositionTrial::wrong);
                if (wrong.isPresent()) {
                    return Optional.of(new FarConstants(wrong, OptionalLong.empty()));
                }
                if (trial.isPresent() && !trial.get().known()) {
                    return i < 3
                            ? Optional.of(new FarConstants(Optional.empty(), OptionalLong.of(at)))
                            : Optional.empty();
                }
            }
            return Optional.empty();
        }

        /// Empty if there is no such position.
        private Optional<PositionTrial> at(long... numbers) {
            try {
                if (claim.sampled().at(numbers).isEmpty()) {
                    return Optional.empty();
                }
                PositionTrial trial = PositionTrial.of(claim, Math.min(left, EACH), run, numbers);
                left -= trial.known() ? 1 : EACH;
                return Optional.of(trial.known() ? ended(trial) : played(claim.sampled(), numbers));
            } catch (ArithmeticException | InputError none) {
                return UNKNOWN;
            }
        }

        /// Where play need not end, a position without a move to a lost one may be a draw.
        private PositionTrial ended(PositionTrial trial) {
            boolean sure = trial.wrong()
                            .filter(wrong -> wrong.kind() == Counterexample.Kind.LOST_TO_LOST)
                            .isPresent()
                    || claim.sampled().ends(block);
            return sure ? trial : PositionTrial.UNKNOWN;
        }

        private <P> PositionTrial played(SampledGame<P> sampled, long... numbers) {
            Budget few = run.budget().withPositions(PLAYED);
            return run.attempt(few, () -> new Sampler<>(sampled, claim.play()).at(claim.quantity(), run, numbers))
                    .toOptional()
                    .filter(value -> value != SampleBlock.UNKNOWN)
                    .map(value -> new PositionTrial(
                            true,
                            claim.said(numbers) == value
                                    ? Optional.empty()
                                    : Optional.of(claim.against(
                                            LongStream.of(numbers)
                                                    .mapToObj(BigInteger::valueOf)
                                                    .toList(),
                                            claim.said(numbers) == 1))))
                    .orElse(PositionTrial.UNKNOWN);
        }
    }
}
