package org.grundy.catalog.judge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.testkit.NaiveOutcome;
import org.grundy.testkit.Seed;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Problems about heaps from which the numbers of a set may be taken, or that may be split, against playing
/// every sum out.
class SubtractionProblemsTest {
    private static final int INPUTS = Thorough.bound(2_000, 10_000);
    private static final int POSITIONS = 50;

    private static NaiveOutcome<Integer> taking(Set<Integer> set) {
        return NaiveOutcome.normal(
                n -> set.stream().filter(k -> k <= n).map(k -> List.of(n - k)).toList());
    }

    private static String line(List<Integer> heaps) {
        return heaps.stream().map(String::valueOf).collect(Collectors.joining(" "));
    }

    @Test
    void HDU1536_and_HDU1944_agree_with_playing_every_sum_out() {
        RandomGenerator random = Seed.of("SubtractionProblemsTest S-Nim").generator();
        StringBuilder input = new StringBuilder();
        StringBuilder expected = new StringBuilder();
        for (int i = 0; i < INPUTS / POSITIONS; i++) {
            List<Integer> numbers =
                    random.ints(random.nextInt(1, 5), 1, 9).boxed().toList();
            NaiveOutcome<Integer> oracle = taking(Set.copyOf(numbers));
            input.append(numbers.size()).append(' ').append(line(numbers)).append('\n');
            input.append(POSITIONS).append('\n');
            for (int j = 0; j < POSITIONS; j++) {
                List<Integer> heaps =
                        random.ints(random.nextInt(1, 4), 0, 13).boxed().toList();
                input.append(heaps.size()).append(' ').append(line(heaps)).append('\n');
                expected.append(oracle.nextPlayerWins(heaps) ? 'W' : 'L');
            }
            expected.append('\n');
        }
        assertThat(Judged.output("HDU-1536", input + "0\n")).isEqualTo(expected.toString());
        assertThat(Judged.output("HDU-1944", input + "0\n")).isEqualTo(expected.toString());
    }

    @Test
    void AtCoder_DP_K_agrees_with_playing_out() {
        for (Set<Integer> set : List.of(Set.of(2, 3), Set.of(1, 2, 3), Set.of(1), Set.of(4, 6, 9))) {
            NaiveOutcome<Integer> oracle = taking(set);
            for (int n = 0; n <= 25; n++) {
                String input = set.size() + " " + n + "\n" + line(List.copyOf(set)) + "\n";
                assertThat(Judged.output("AtCoder-DP-K", input))
                        .isEqualTo(oracle.nextPlayerWins(List.of(n)) ? "First\n" : "Second\n");
            }
        }
    }

    @Test
    void LeetCode_292_agrees_with_playing_out() {
        NaiveOutcome<Integer> oracle = taking(Set.of(1, 2, 3));
        for (int n = 1; n <= 25; n++) {
            assertThat(Judged.output("LeetCode-292", n + "\n")).isEqualTo(oracle.nextPlayerWins(List.of(n)) + "\n");
        }
    }

    @ParameterizedTest
    @CsvSource({
        "HDU2873, HDU-2873",
        "hdu 2873, HDU-2873",
        "杭电2873, HDU-2873",
        "2873, HDU-2873",
        "1907, HDU-1907",
        "p4279, P4279",
        "洛谷 P4279, P4279",
        "洛谷4279, P4279",
        "luogu-P2252, P2252",
        "2252, P2252",
        "poj2975, POJ-2975",
        "atcoder dp k, AtCoder-DP-K",
        "dp_k, AtCoder-DP-K",
        "EDPC K, AtCoder-DP-K",
        "630R, CF-630R",
        "力扣 292, LeetCode-292",
        "lc292, LeetCode-292",
        "LongLongNim, TopCoder-SRM-330",
        "https://acm.hdu.edu.cn/showproblem.php?pid=2873, HDU-2873",
        "http://poj.org/problem?id=2311, POJ-2311",
        "https://www.luogu.com.cn/problem/P4279, P4279",
        "https://codeforces.com/problemset/problem/630/R, CF-630R",
        "https://codeforces.com/contest/630/problem/R, CF-630R",
        "https://atcoder.jp/contests/dp/tasks/dp_k, AtCoder-DP-K",
        "https://atcoder.jp/contests/arc105/tasks/arc105_d, AtCoder-ARC-105-D",
    })
    void a_problem_is_found_by_any_spelling_of_its_id_by_its_page_and_by_its_name(String word, String id) {
        assertThat(Problems.find(word)).extracting(Problem::id).containsExactly(id);
    }

    @Test
    void HDU1848_agrees_with_taking_fibonacci_numbers() {
        RandomGenerator random = Seed.of("SubtractionProblemsTest HDU-1848").generator();
        NaiveOutcome<Integer> oracle = taking(Set.of(1, 2, 3, 5, 8, 13, 21));
        StringBuilder input = new StringBuilder();
        StringBuilder expected = new StringBuilder();
        for (int i = 0; i < INPUTS; i++) {
            List<Integer> heaps = random.ints(3, 1, 26).boxed().toList();
            input.append(line(heaps)).append('\n');
            expected.append(oracle.nextPlayerWins(heaps) ? "Fibo\n" : "Nacci\n");
        }
        assertThat(Judged.output("HDU-1848", input + "0 0 0\n")).isEqualTo(expected.toString());
    }

    @Test
    void HDU1848_agrees_with_a_table_where_the_judges_heaps_end() {
        RandomGenerator random =
                Seed.of("SubtractionProblemsTest HDU-1848 large").generator();
        int[] table = new int[1001];
        for (int n = 1; n <= 1000; n++) {
            List<Integer> reached = new ArrayList<>();
            for (int a = 1, b = 2; a <= n; b += a, a = b - a) {
                reached.add(table[n - a]);
            }
            table[n] = IntStream.iterate(0, value -> value + 1)
                    .filter(value -> !reached.contains(value))
                    .findFirst()
                    .orElseThrow();
        }
        StringBuilder input = new StringBuilder();
        StringBuilder expected = new StringBuilder();
        for (int i = 0; i < INPUTS; i++) {
            List<Integer> heaps = random.ints(3, 1, 1001).boxed().toList();
            input.append(line(heaps)).append('\n');
            expected.append(
                    heaps.stream().mapToInt(n -> table[n]).reduce(0, (x, y) -> x ^ y) == 0 ? "Nacci\n" : "Fibo\n");
        }
        assertThat(Judged.output("HDU-1848", input + "0 0 0\n")).isEqualTo(expected.toString());
    }

    private static List<List<Integer>> takingOrSplitting(Integer heap) {
        List<List<Integer>> options = new ArrayList<>();
        IntStream.range(0, heap).forEach(left -> options.add(List.of(left)));
        IntStream.rangeClosed(1, heap / 2).forEach(part -> options.add(List.of(part, heap - part)));
        return options;
    }

    @Test
    void HDU3032_agrees_with_taking_or_splitting() {
        RandomGenerator random = Seed.of("SubtractionProblemsTest HDU-3032").generator();
        NaiveOutcome<Integer> oracle = NaiveOutcome.normal(SubtractionProblemsTest::takingOrSplitting);
        StringBuilder input = new StringBuilder(INPUTS + "\n");
        StringBuilder expected = new StringBuilder();
        for (int i = 0; i < INPUTS; i++) {
            List<Integer> heaps =
                    random.ints(random.nextInt(1, 4), 1, 6).boxed().toList();
            input.append(heaps.size()).append('\n').append(line(heaps)).append('\n');
            expected.append(oracle.nextPlayerWins(heaps) ? "Alice\n" : "Bob\n");
        }
        assertThat(Judged.output("HDU-3032", input.toString())).isEqualTo(expected.toString());
    }

    record Coins(boolean ring, int count) {}

    private static List<List<Coins>> adjacent(Coins coins) {
        List<List<Coins>> options = new ArrayList<>();
        for (int taken = 1; taken <= Math.min(2, coins.count()); taken++) {
            int rest = coins.count() - taken;
            for (int left = 0; left <= (coins.ring() ? 0 : rest); left++) {
                options.add(List.of(new Coins(false, left), new Coins(false, rest - left)));
            }
        }
        return options;
    }

    @Test
    void POJ2484_agrees_with_taking_one_or_two_adjacent_coins() {
        RandomGenerator random = Seed.of("SubtractionProblemsTest POJ-2484").generator();
        NaiveOutcome<Coins> oracle = NaiveOutcome.normal(SubtractionProblemsTest::adjacent);
        StringBuilder input = new StringBuilder();
        StringBuilder expected = new StringBuilder();
        for (int i = 0; i < INPUTS; i++) {
            int n = random.nextInt(1, 19);
            input.append(n).append('\n');
            expected.append(oracle.nextPlayerWins(List.of(new Coins(true, n))) ? "Alice\n" : "Bob\n");
        }
        assertThat(Judged.output("POJ-2484", input + "0\n")).isEqualTo(expected.toString());
    }
}
