package org.grundy.discover;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.grundy.discover.sample.SampleBlock;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.discover.sample.Sampler;
import org.grundy.discover.sample.Variation;
import org.grundy.game.Play;
import org.grundy.lang.expression.IntExpr;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.grundy.run.Solved;

/// Plays a game out at random positions far beyond its table, up to 2^40, where a form that applies one slow function
/// to another may fail: as far as each takes few positions.
///
/// @param play how it is played
record FarTrial(Variation variation, Play play, SampledQuantity quantity) {
    private static final int FEWEST_BITS = 12;
    private static final int MOST_BITS = 40;
    private static final int EACH = 8;
    private static final int ENOUGH = 100;
    private static final long WORK = 10_000_000;
    private static final long POSITIONS = 20_000;

    /// What a trial found.
    enum Result {
        /// The form is wrong somewhere.
        WRONG,
        /// It is right at a hundred positions or more.
        RIGHT,
        /// Too few positions could be played out.
        OPEN
    }

    /// Compares a form with the game.
    Result of(IntExpr form, Run run) {
        // The same positions for every form and in every run.
        SplittableRandom random = new SplittableRandom(1);
        long[] right = {0};
        Solved<Boolean> agrees = run.attempt(run.budget().withWork(WORK), () -> {
            for (int bits = FEWEST_BITS; bits <= MOST_BITS; bits++) {
                for (int i = 0; i < EACH; i++) {
                    if (!agrees(form, bits, i, random, right, run)) {
                        return false;
                    }
                }
            }
            return true;
        });
        if (agrees instanceof Solved.Done<Boolean>(Boolean all) && !all) {
            return Result.WRONG;
        }
        return right[0] >= ENOUGH ? Result.RIGHT : Result.OPEN;
    }

    private boolean agrees(IntExpr form, int bits, int which, SplittableRandom random, long[] right, Run run) {
        for (Variation.Member member : ends()) {
            int places = member.sampled().variables().size();
            long[] numbers = LongStream.generate(() -> number(bits, which, random))
                    .limit(places)
                    .toArray();
            Budget few = run.budget().withPositions(POSITIONS);
            int value =
                    switch (run.attempt(few, () -> new Sampler<>(member.sampled(), play).at(quantity, run, numbers))) {
                        case Solved.Done<Integer>(Integer found) -> found;
                        case Solved.Undecided<Integer> limit -> throw run.giveUp(limit.limit());
                    };
            if (value != SampleBlock.UNKNOWN) {
                if (!form.valueIfDefined(arguments(numbers, member.parameters()))
                        .equals(OptionalLong.of(value))) {
                    return false;
                }
                right[0]++;
            }
        }
        return true;
    }

    /// The games with the first and with the last parameters.
    private List<Variation.Member> ends() {
        List<Variation.Member> all = variation.members();
        return all.size() == 1 ? all : List.of(all.getFirst(), all.getLast());
    }

    /// A number of `bits` bits: near a power of 2, with few binary ones, or any.
    private static long number(int bits, int which, SplittableRandom random) {
        long power = 1L << (bits - 1);
        return switch (which) {
            case 0 -> power - random.nextInt(3);
            case 1 -> power - (1L << random.nextInt(bits - 1));
            case 2 -> power | (1L << random.nextInt(bits));
            default -> power | random.nextLong(power);
        };
    }

    /// The numbers of a position and the parameters behind them.
    static long[] arguments(long[] numbers, List<Long> parameters) {
        long[] all = Arrays.copyOf(numbers, numbers.length + parameters.size());
        for (int i = 0; i < parameters.size(); i++) {
            all[numbers.length + i] = parameters.get(i);
        }
        return all;
    }
}
