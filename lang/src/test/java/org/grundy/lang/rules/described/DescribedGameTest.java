package org.grundy.lang.rules.described;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.grundy.game.OptionSet;
import org.grundy.lang.arithmetic.RuleFault;
import org.grundy.lang.rules.RuleFamily;
import org.grundy.lang.rules.RuleText;
import org.grundy.text.InputError;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What rules allow of numbers of any size.
final class DescribedGameTest {
    /// Positions are their numbers.
    private record Numbers(List<String> names) implements StateNumbers<List<BigInteger>> {
        @Override
        public List<BigInteger> of(List<BigInteger> position) {
            return position;
        }

        @Override
        public List<BigInteger> position(List<BigInteger> numbers) {
            return numbers;
        }
    }

    /// @param parameters of the only game of the text
    private static DescribedGame<List<BigInteger>> game(String text, long... parameters) {
        RuleFamily family = RuleText.compile(text).families().getFirst();
        return family.described(state(parameters), new Numbers(List.of("n")));
    }

    private static List<BigInteger> state(long... numbers) {
        return LongStream.of(numbers).mapToObj(BigInteger::valueOf).toList();
    }

    private static List<List<BigInteger>> heaps(long... sizes) {
        return LongStream.of(sizes).mapToObj(DescribedGameTest::state).toList();
    }

    @ParameterizedTest
    @ValueSource(longs = {0, 1, -1})
    void powers_of_a_base_below_2_are_refused_when_they_are_listed(long base) {
        DescribedGame<List<BigInteger>> game = game("g(b): n -> n - k for k in powers(b, n)", base);
        assertThatExceptionOfType(RuleFault.class)
                .isThrownBy(() -> game.moves(state(9), left -> {}))
                .withMessageContaining("the base is at least 2");
        assertThat(game.permits(state(9), heaps(6))).isEmpty();
    }

    @Test
    void powers_of_a_base_of_at_least_2_are_told_from_other_numbers() {
        DescribedGame<List<BigInteger>> game = game("g(b): n -> n - k for k in powers(b, n)", 3);
        List<List<List<BigInteger>>> moves = new ArrayList<>();
        game.moves(state(9), moves::add);
        assertThat(moves).containsExactly(heaps(8), heaps(6), heaps(0));
        assertThat(game.permits(state(9), heaps(6))).contains(true);
        assertThat(game.permits(state(9), heaps(7))).contains(false);
    }

    @ParameterizedTest
    @ValueSource(longs = {0, -1, -2})
    void a_step_below_1_is_refused_where_it_would_never_end(long step) {
        DescribedGame<List<BigInteger>> game = game("g(s): n -> n - k for k in 1..n step s", step);
        assertThatExceptionOfType(RuleFault.class)
                .isThrownBy(() -> game.moves(state(9), left -> {}))
                .withMessageContaining("step");
        assertThat(game.permits(state(9), heaps(6))).isEmpty();
    }

    @Test
    void two_heaps_are_left_in_either_order() {
        DescribedGame<List<BigInteger>> game = game("g: n -> a & n - a for a in 1..n/3");
        assertThat(game.decides()).isTrue();
        assertThat(game.permits(state(9), heaps(3, 6))).contains(true);
        assertThat(game.permits(state(9), heaps(6, 3))).contains(true);
        assertThat(game.permits(state(9), heaps(4, 5))).contains(false);
    }

    @Test
    void three_heaps_in_another_order_than_the_rules_are_not_known() {
        DescribedGame<List<BigInteger>> game = game("g: n -> a & 2*a & n - 3*a for a in 1..n/4");
        assertThat(game.decides()).isFalse();
        assertThat(game.permits(state(9), heaps(2, 4, 3))).contains(true);
        assertThat(game.permits(state(9), heaps(4, 2, 3))).isEmpty();
        assertThat(game.permits(state(9), heaps(2, 7))).contains(false);
    }

    /// Of a loop that leaves nothing of itself behind it is not known which of its numbers was chosen.
    @Test
    void a_number_that_a_move_multiplies_by_0_is_not_known() {
        DescribedGame<List<BigInteger>> game = game("g(c): n -> c*k for k in 2..n if n > 0 and k = n", 0);
        assertThat(game.permits(state(9), heaps(0))).isEmpty();
        assertThat(game.permits(state(9), heaps(1))).contains(false);
    }

    private static OptionSet<List<BigInteger>> options(String text, long heap, long value) {
        return game(text)
                .theorems()
                .getFirst()
                .options(state(heap), BigInteger.valueOf(value))
                .orElseThrow();
    }

    @Test
    void splits_are_options_once_whatever_the_order_of_their_heaps() {
        OptionSet<List<BigInteger>> equal = options(
                "g: n -> a & n - a for a in 1..n-1\nabout g\n  theorem t\n  value (n + 1) mod 2 if n > 0 else 0\n",
                4,
                0);
        assertThat(equal.options()).containsExactly(heaps(1, 3), heaps(2, 2));
        assertThat(equal.complete()).isTrue();
    }

    @Test
    void of_more_moves_than_can_be_looked_through_the_first_are_listed() {
        OptionSet<List<BigInteger>> first = options(
                "g: n -> n - k for k in 1..n\nabout g\n  theorem t\n  value n\n  moves n -> 1000*a + b for a in 0..999, b in 0..999\n",
                1_000_000,
                5);
        assertThat(first.options()).containsExactly(heaps(5));
        assertThat(first.complete()).isFalse();
    }

    /// The last factors are primes above a million, whose product is not taken apart.
    @Test
    void divisors_of_large_numbers_are_listed_as_far_as_their_factors_are_found() {
        String rules = """
                g: n -> n - d for d in divisors(n) if d < n
                about g
                  theorem t
                  value (trailingzeros(n) if n > 0 else 0)
                  moves n -> n - d for d in divisors(n)
                """;
        OptionSet<List<BigInteger>> some = options(rules, 2 * 1_000_003L * 1_000_033L, 0);
        assertThat(some.options()).containsExactly(heaps(2 * 1_000_003L * 1_000_033L - 1));
        assertThat(some.complete()).isFalse();
        assertThat(options(rules, 1L << 50, 3).complete()).isTrue();
    }

    @Test
    void a_description_of_no_game_is_refused_at_its_first_line() {
        String text = "g: n -> n - 1 if n > 0\nabout h\n  names other\n";
        assertThatExceptionOfType(InputError.class)
                .isThrownBy(() -> RuleText.compile(text))
                .satisfies(error -> assertThat(error.span().start()).isEqualTo(text.indexOf("names")));
    }
}
