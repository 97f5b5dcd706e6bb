package org.grundy.discover;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.discover.sample.SampledGame;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.discover.sample.Variation;
import org.grundy.game.Play;
import org.grundy.lang.arithmetic.Operation;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.expression.Routine;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.grundy.testkit.Seed;
import org.grundy.testkit.Thorough;
import org.grundy.text.InputError;
import org.junit.jupiter.api.Test;

/// What is called proved of rules and guesses with numbers up to and beyond the largest long is compared with
/// moves and guesses in exact arithmetic, near 0 and near the numbers.
final class LargeNumbersTest {
    private static final int GUESSES = Thorough.bound(24, 1_000);
    private static final int GAMES = GUESSES / 20;
    private static final Budget PART = Budget.UNLIMITED.withPositions(60_000);

    private static Variation variation(NaiveTaking game) {
        return Variation.of(SampledGame.of(Discovered.game(game.text(), "")));
    }

    private static boolean isProved(NaiveTaking game, Play play, String guess) {
        try {
            return new Conjecture(guess, variation(game), play)
                    .check(game.arity() == 1 ? 40 : 12, new Run(PART))
                    .toOptional()
                    .filter(trial -> !trial.proofs().isEmpty())
                    .isPresent();
        } catch (InputError beyond) {
            return false;
        }
    }

    @Test
    void no_guess_that_is_called_proved_is_wrong_near_its_numbers() {
        RandomGenerator random = Seed.of("LargeNumbersTest guesses").generator();
        int proved = 0;
        int large = 0;
        for (int i = 0; i < GUESSES; i++) {
            NaiveTaking game = NaiveTaking.random(random);
            Play play = random.nextInt(4) == 0 ? Play.MISERE : Play.NORMAL;
            NaiveGuess guess =
                    NaiveGuess.random(random, game.arity(), game.likelyModulus(), play == Play.MISERE ? 1 : 0);
            if (isProved(game, play, guess.text())) {
                proved++;
                large += game.isLarge() || guess.isLarge() ? 1 : 0;
                List<BigInteger> near = Stream.concat(game.numbers().stream(), guess.numbers().stream())
                        .toList();
                assertThat(game.firstWrong(near, play == Play.NORMAL, guess::holds))
                        .as("%s, lost where %s, %s", game.text(), guess.text(), play)
                        .isEmpty();
            }
        }
        System.out.println(
                "LargeNumbersTest: " + proved + " of " + GUESSES + " proved, " + large + " with large numbers");
        assertThat(large).isGreaterThan(GUESSES / 100);
        assertThat(proved).isGreaterThan(large);
    }

    @Test
    void no_form_of_lost_positions_that_is_called_proved_is_wrong_near_its_numbers() {
        RandomGenerator random = Seed.of("LargeNumbersTest forms").generator();
        int proved = 0;
        for (int i = 0; i < GAMES; i++) {
            NaiveTaking game = NaiveTaking.random(random);
            Optional<FoundForm> found;
            try {
                found = Discovery.standard()
                        .of(variation(game), Play.NORMAL, OptionalInt.of(game.arity() == 1 ? 60 : 16), new Run(PART))
                        .finding(SampledQuantity.LOST)
                        .filter(finding -> finding.certainty() instanceof Certainty.Proved);
            } catch (InputError beyond) {
                continue;
            }
            if (found.isPresent()) {
                proved++;
                ExactForm form = new ExactForm(found.get().form().expression());
                assertThat(game.firstWrong(game.numbers(), true, form::holds))
                        .as("%s, lost where %s", game.text(), found.get().form())
                        .isEmpty();
            }
        }
        System.out.println("LargeNumbersTest: " + proved + " forms of " + GAMES + " games proved");
    }

    @Test
    void terms_that_rise_slowly_are_not_followed_to_the_largest_long() {
        Routine ascending = new Routine.Recurrence(List.of(1L, 2L), List.of(2L, -1L));
        assertThat(ascending.of(1000)).isEqualTo(1);
        assertThatThrownBy(() -> ascending.of(Long.MAX_VALUE)).isInstanceOf(ArithmeticException.class);
    }

    @Test
    void sums_of_numbers_that_leave_64_bits_are_not_worked_out() {
        IntExpr most = IntExpr.of(Long.MAX_VALUE);
        IntExpr one = IntExpr.of(1);
        for (IntExpr beyond : List.of(most.plus(one), IntExpr.of(-2).minus(most), most.times(2), most.plus(1))) {
            assertThat(beyond).isInstanceOf(IntExpr.Arithmetic.class);
            assertThatThrownBy(beyond::value).isInstanceOf(ArithmeticException.class);
        }
        IntExpr least = IntExpr.of(Long.MIN_VALUE);
        assertThatThrownBy(() ->
                        IntExpr.of(Operation.DIVIDE, least, IntExpr.of(-1)).value())
                .isInstanceOf(ArithmeticException.class);
        assertThat(new IntExpr.Variable("n", 0).plus(Long.MIN_VALUE).value(Long.MAX_VALUE))
                .isEqualTo(-1);
    }

    @Test
    void what_compares_is_itself_right() {
        NaiveTaking bash = NaiveTaking.of(IntStream.rangeClosed(1, 6)
                .mapToObj(taken -> List.of(BigInteger.valueOf(taken)))
                .toList());
        List<BigInteger> near = List.of(BigInteger.valueOf(Long.MAX_VALUE));
        BigInteger seven = BigInteger.valueOf(7);
        assertThat(bash.firstWrong(near, true, n -> n.getFirst().mod(seven).signum() == 0))
                .isEmpty();
        assertThat(bash.firstWrong(
                        near,
                        true,
                        n -> n.getFirst().mod(seven).signum() == 0
                                && !n.getFirst().equals(near.getFirst())))
                .contains(near);
        assertThat(bash.firstWrong(near, false, n -> n.getFirst().mod(seven).equals(BigInteger.ONE)))
                .isEmpty();
    }
}
