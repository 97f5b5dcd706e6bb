package org.grundy.catalog.judge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.testkit.NaiveOutcome;
import org.grundy.testkit.Seed;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Test;

/// Problems about one heap from which certain numbers may be taken, against playing them out.
class HeapProblemsTest {
    private static final int INPUTS = Thorough.bound(2_000, 10_000);

    private final RandomGenerator random = Seed.of("HeapProblemsTest").generator();

    private static NaiveOutcome<Integer> taking(IntPredicate allowed) {
        return NaiveOutcome.normal(n -> options(n, allowed));
    }

    private static List<List<Integer>> options(int n, IntPredicate allowed) {
        List<List<Integer>> options = new ArrayList<>();
        for (int k = 1; k <= n; k++) {
            if (allowed.test(k)) {
                options.add(List.of(n - k));
            }
        }
        return options;
    }

    private static boolean prime(int k) {
        for (int d = 2; d * d <= k; d++) {
            if (k % d == 0) {
                return false;
            }
        }
        return k > 1;
    }

    private static boolean primePower(int k) {
        int left = k;
        for (int d = 2; d <= left; d++) {
            if (left % d == 0) {
                while (left % d == 0) {
                    left /= d;
                }
                return left == 1;
            }
        }
        return k == 1;
    }

    private void compare(String problem, boolean counted, IntPredicate allowed, String won, String lost) {
        NaiveOutcome<Integer> oracle = taking(allowed);
        StringBuilder input = new StringBuilder(counted ? INPUTS + "\n" : "");
        StringBuilder expected = new StringBuilder();
        for (int i = 0; i < INPUTS; i++) {
            int n = random.nextInt(1, 120);
            input.append(n).append('\n');
            expected.append(oracle.nextPlayerWins(List.of(n)) ? won : lost).append('\n');
        }
        assertThat(Judged.output(problem, input.toString())).isEqualTo(expected.toString());
    }

    @Test
    void HDU1847_agrees_with_taking_powers_of_two() {
        compare("HDU-1847", false, k -> Integer.bitCount(k) == 1, "Kiki", "Cici");
    }

    @Test
    void P4018_agrees_with_taking_prime_powers() {
        compare("P4018", true, HeapProblemsTest::primePower, "October wins!", "Roy wins!");
    }

    @Test
    void P4860_agrees_with_taking_one_or_a_prime() {
        compare("P4860", true, k -> k == 1 || prime(k), "October wins!", "Roy wins!");
    }

    @Test
    void HDU1846_agrees_with_taking_one_to_m() {
        StringBuilder input = new StringBuilder(INPUTS + "\n");
        StringBuilder expected = new StringBuilder();
        for (int i = 0; i < INPUTS; i++) {
            int n = random.nextInt(1, 40);
            int m = random.nextInt(1, 9);
            input.append(n).append(' ').append(m).append('\n');
            expected.append(taking(k -> k <= m).nextPlayerWins(List.of(n)) ? "first\n" : "second\n");
        }
        assertThat(Judged.output("HDU1846", input.toString())).isEqualTo(expected.toString());
    }

    @Test
    void HDU2897_agrees_with_misere_play_in_which_a_small_rest_is_swept() {
        Map<Integer, NaiveOutcome<Integer>> sweeping = new HashMap<>();
        StringBuilder input = new StringBuilder();
        StringBuilder expected = new StringBuilder();
        for (int i = 0; i < INPUTS; i++) {
            int n = random.nextInt(1, 40);
            int p = random.nextInt(1, 6);
            int q = random.nextInt(p, 9);
            input.append(n).append(' ').append(p).append(' ').append(q).append('\n');
            NaiveOutcome<Integer> oracle = sweeping.computeIfAbsent(
                    10 * p + q,
                    both -> NaiveOutcome.misere(
                            left -> left > 0 && left < p ? List.of(List.of(0)) : options(left, k -> k >= p && k <= q)));
            expected.append(oracle.nextPlayerWins(List.of(n)) ? "WIN\n" : "LOST\n");
        }
        assertThat(Judged.output("HDU-2897", input.toString())).isEqualTo(expected.toString());
    }

    /// Raising from 0 by 1..m until the price is reached: the naturals missing are a heap.
    private static List<Integer> winningBids(int price, int most) {
        NaiveOutcome<Integer> missing = NaiveOutcome.normal(left -> options(left, k -> k <= most));
        return IntStream.rangeClosed(1, most)
                .filter(bid -> bid >= price || !missing.nextPlayerWins(List.of(price - bid)))
                .boxed()
                .toList();
    }

    @Test
    void HDU2149_lists_every_winning_first_bid() {
        StringBuilder input = new StringBuilder();
        StringBuilder expected = new StringBuilder();
        for (int i = 0; i < INPUTS; i++) {
            int price = random.nextInt(1, 40);
            int most = i % 100 == 0 ? 300 : random.nextInt(1, 12);
            input.append(price).append(' ').append(most).append('\n');
            List<Integer> bids = winningBids(price, most);
            expected.append(
                            bids.isEmpty()
                                    ? "none"
                                    : bids.stream().map(String::valueOf).collect(Collectors.joining(" ")))
                    .append('\n');
        }
        assertThat(Judged.output("HDU-2149", input.toString())).isEqualTo(expected.toString());
    }

    @Test
    void HDU2188_agrees_with_playing_the_donation_out() {
        StringBuilder input = new StringBuilder(INPUTS + "\n");
        StringBuilder expected = new StringBuilder();
        for (int i = 0; i < INPUTS; i++) {
            int n = random.nextInt(1, 40);
            int m = random.nextInt(1, 12);
            input.append(n).append(' ').append(m).append('\n');
            expected.append(winningBids(n, m).isEmpty() ? "Rabbit\n" : "Grass\n");
        }
        assertThat(Judged.output("HDU-2188", input.toString())).isEqualTo(expected.toString());
    }

    /// Multiplying by 2..9 until n is reached; play is over then.
    private static NaiveOutcome<Integer> multiplying(int n) {
        return NaiveOutcome.normal(product -> IntStream.rangeClosed(2, product < n ? 9 : 1)
                .mapToObj(factor -> List.of(Math.min(n, product * factor)))
                .toList());
    }

    @Test
    void HDU1517_agrees_with_multiplying() {
        Map<Integer, NaiveOutcome<Integer>> oracles = new HashMap<>();
        StringBuilder input = new StringBuilder();
        StringBuilder expected = new StringBuilder();
        for (int i = 0; i < INPUTS; i++) {
            int n = random.nextInt(2, i % 100 == 0 ? 4000 : 200);
            input.append(n).append('\n');
            NaiveOutcome<Integer> oracle = oracles.computeIfAbsent(n, HeapProblemsTest::multiplying);
            expected.append(oracle.nextPlayerWins(List.of(1)) ? "Stan wins.\n" : "Ollie wins.\n");
        }
        assertThat(Judged.output("HDU-1517", input.toString())).isEqualTo(expected.toString());
    }
}
