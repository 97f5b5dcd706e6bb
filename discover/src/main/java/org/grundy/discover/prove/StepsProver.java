package org.grundy.discover.prove;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.grundy.lang.rules.RecognisedMoves;
import org.grundy.run.AllPresent;
import org.grundy.run.Run;
import org.grundy.text.BilingualText;

/// Rules that subtract finitely many vectors, and a form that repeats in each number. A position's
/// value follows from the values at these vectors below it; so if the form satisfies the recurrence on
/// one period beyond the preperiod and the longest vector, it does so everywhere.
///
/// In one variable this is the repeated window of a finite subtraction set.
final class StepsProver implements Prover {
    private static final BigInteger MOST_CELLS = BigInteger.valueOf(4_000_000);

    @Override
    public Optional<? extends ClaimVerdict> prove(FormClaim claim, Run run) {
        if (claim.sampled().written()) {
            return Optional.empty();
        }
        Optional<List<List<Long>>> steps =
                claim.sampled().rules().flatMap(RecognisedMoves::steps).filter(all -> !all.isEmpty());
        return steps.flatMap(all -> AllPresent.of(IntStream.range(
                                0, claim.sampled().variables().size())
                        .mapToObj(place -> claim.repeat(place).filter(repeat -> repeat.saltus() == 0)))
                .flatMap(repeats -> Window.of(repeats, all))
                .map(window -> wrong(claim, all, window, run)
                        .<ClaimVerdict>map(wrong -> wrong)
                        .orElseGet(() -> proof(window))));
    }

    /// The positions on which the recurrence is checked.
    ///
    /// @param sizes how many numbers in each place, from 0 on
    /// @param cells how many positions, the product of the sizes
    private record Window(List<Long> sizes, long cells) {
        /// The window for some repetitions and steps, empty if it has too many positions.
        static Optional<Window> of(List<Repetition> repeats, List<List<Long>> steps) {
            List<Long> sizes = new ArrayList<>();
            BigInteger cells = BigInteger.ONE;
            for (int i = 0; i < repeats.size(); i++) {
                int place = i;
                long longest =
                        steps.stream().mapToLong(step -> step.get(place)).max().orElse(0);
                BigInteger size = Stream.of(
                                repeats.get(i).preperiod(),
                                longest,
                                repeats.get(i).period())
                        .map(BigInteger::valueOf)
                        .reduce(BigInteger.ZERO, BigInteger::add);
                cells = cells.multiply(size);
                if (cells.compareTo(MOST_CELLS) > 0) {
                    return Optional.empty();
                }
                sizes.add(size.longValueExact());
            }
            return Optional.of(new Window(sizes, cells.longValueExact()));
        }

        long[] position(long cell) {
            long[] numbers = new long[sizes.size()];
            long left = cell;
            for (int i = numbers.length - 1; i >= 0; i--) {
                numbers[i] = left % sizes.get(i);
                left /= sizes.get(i);
            }
            return numbers;
        }
    }

    /// The first position of the window where the form violates the recurrence.
    private static Optional<Counterexample> wrong(FormClaim claim, List<List<Long>> steps, Window window, Run run) {
        for (long cell = 0; cell < window.cells; cell++) {
            long[] numbers = window.position(cell);
            List<long[]> below = below(numbers, steps, run);
            List<Long> options = below.stream().map(claim::said).toList();
            if (claim.said(numbers) != claim.value(options)) {
                return Optional.of(wrong(claim, numbers, below));
            }
        }
        return Optional.empty();
    }

    private static List<long[]> below(long[] numbers, List<List<Long>> steps, Run run) {
        List<long[]> all = new ArrayList<>();
        for (List<Long> step : steps) {
            run.option();
            long[] below = numbers.clone();
            boolean legal = true;
            for (int i = 0; i < below.length; i++) {
                below[i] -= step.get(i);
                legal &= below[i] >= 0;
            }
            if (legal) {
                all.add(below);
            }
        }
        return all;
    }

    private static Counterexample wrong(FormClaim claim, long[] numbers, List<long[]> below) {
        Optional<List<String>> lost = below.stream()
                .filter(option -> claim.said(option) == 1)
                .findFirst()
                .map(option -> FormClaim.part(LongStream.of(option).boxed()));
        return claim.againstOptions(below.isEmpty(), lost, numbers);
    }

    private static Proof proof(Window window) {
        return new Proof(
                "window",
                new BilingualText(
                        "Moves take away finitely many vectors, and the form follows from itself on a window beyond"
                                + " which everything repeats.",
                        "每步只减去有限个向量之一；公式在一个窗口上由自身推出，此后一切重复。"),
                BilingualText.of("The window has %s positions.", "窗口有 %s 个局面。", window.cells));
    }
}
