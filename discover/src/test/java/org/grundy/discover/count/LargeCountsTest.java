package org.grundy.discover.count;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongPredicate;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.grundy.discover.sample.SampledGame;
import org.grundy.discover.sample.Variation;
import org.grundy.game.Play;
import org.grundy.lang.Library;
import org.grundy.lang.rules.RuleGame;
import org.grundy.lang.rules.RuleText;
import org.grundy.run.Run;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Counts compared with recursion by hand, most of them on ranges beyond the tables that discovery computes.
final class LargeCountsTest {
    private static final String NIM = "nim: n -> n - k for k in 1..n";
    private static final String SQUARES = "squares: n -> n - k^2 for k in 1..isqrt(n)";
    private static final String TAKE = "take: n -> n - k for k in {1, 3, 4} if k <= n";
    private static final String WYTHOFF = """
            wythoff: (a, b) -> (a - k, b) for k in 1..a
                     (a, b) -> (a, b - k) for k in 1..b
                     (a, b) -> (a - k, b - k) for k in 1..min(a, b)
            """;
    private static final String FIBONACCI = """
            multiple: (n, most) -> (n - t, 2 * t) for t in 1..min(n, most)
                      start n as (n, n - 1)
            """;

    private static RuleGame game(String text) {
        RuleText rules = RuleText.compile(text);
        return rules.game(rules.families().getFirst().entry().name());
    }

    private static List<Variation> variations(String text) {
        RuleGame game = game(text);
        List<Variation> all = new ArrayList<>(List.of(Variation.of(SampledGame.of(game))));
        SampledGame.ofStates(game).ifPresent(states -> all.add(Variation.of(states)));
        return all;
    }

    private static CountQuestion question(Selection selection, Summand summand, long from, long to, boolean ascending) {
        return new CountQuestion(
                selection,
                summand,
                BigInteger.valueOf(from),
                BigInteger.valueOf(to),
                ascending,
                Optional.empty(),
                Play.NORMAL);
    }

    private static CountAnswer count(String rules, CountQuestion question) {
        return new Counting(question, Run.unlimited()).of(variations(rules)).orElseThrow();
    }

    private static CountAnswer sum(String rules, String sum, CountQuestion question) {
        Library library = RuleText.compile(rules).before(new Library(List.of()));
        return new SumCounting(question, Run.unlimited())
                .of(HeapSum.of(sum, library))
                .orElseThrow();
    }

    /// Values of a game in which some amounts up to 100 may be taken, by mex.
    private static int[] values(int to, LongPredicate amount) {
        int[] values = new int[to + 1];
        for (int n = 1; n <= to; n++) {
            List<Integer> options = new ArrayList<>();
            for (int k = 1; k <= Math.min(n, 100); k++) {
                if (amount.test(k)) {
                    options.add(values[n - k]);
                }
            }
            while (options.contains(values[n])) {
                values[n]++;
            }
        }
        return values;
    }

    private static int[] squares(int to) {
        return values(to, k -> LongStream.rangeClosed(1, 10).anyMatch(root -> root * root == k));
    }

    @Test
    void heaps_n_2n_and_3n_are_lost_where_n_has_no_neighbouring_ones() {
        int to = 1 << 20;
        long lost = LongStream.rangeClosed(1, to)
                .filter(n -> (n ^ 2 * n ^ 3 * n) == 0)
                .count();
        CountAnswer answer = sum(NIM, "nim(n,2n,3n)", question(new Selection.Lost(), Summand.ONE, 1, to, false));
        assertThat(answer.result()).isEqualTo(lost);
        assertThat(answer.method().kind()).isEqualTo(CountMethod.Kind.AUTOMATON);
        assertThat(answer.certain()).isTrue();
    }

    @Test
    void a_letter_may_be_chinese() {
        CountQuestion question = question(new Selection.Lost(), Summand.ONE, 1, 1000, false);
        assertThat(sum(NIM, "nim(石,2石,3石)", question).result())
                .isEqualTo(sum(NIM, "nim(n,2n,3n)", question).result());
    }

    @Test
    void three_heaps_from_which_squares_are_taken_count_once_in_ascending_order() {
        int to = 60;
        int[] values = squares(to);
        long lost = 0;
        long sizes = 0;
        long won = 0;
        for (int a = 5; a <= to; a++) {
            for (int b = a; b <= to; b++) {
                for (int c = b; c <= to; c++) {
                    boolean zero = (values[a] ^ values[b] ^ values[c]) == 0;
                    lost += zero ? 1 : 0;
                    sizes += zero ? a + b + c : 0;
                    won += zero ? 0 : 1;
                }
            }
        }
        String heaps = "squares(a,b,c)";
        assertThat(sum(SQUARES, heaps, question(new Selection.Lost(), Summand.ONE, 5, to, true)))
                .returns(BigInteger.valueOf(lost), CountAnswer::result);
        assertThat(sum(SQUARES, heaps, question(new Selection.Lost(), Summand.NUMBERS, 5, to, true)))
                .returns(BigInteger.valueOf(sizes), CountAnswer::result);
        assertThat(sum(SQUARES, heaps, question(new Selection.Won(), Summand.ONE, 5, to, true)))
                .returns(BigInteger.valueOf(won), CountAnswer::result);
    }

    @Test
    void four_heaps_in_any_order_and_as_multisets_agree_with_loops() {
        int to = 7;
        int[] values = squares(to);
        long ordered = 0;
        long multisets = 0;
        for (int a = 0; a <= to; a++) {
            for (int b = 0; b <= to; b++) {
                for (int c = 0; c <= to; c++) {
                    for (int d = 0; d <= to; d++) {
                        boolean two = (values[a] ^ values[b] ^ values[c] ^ values[d]) == 2;
                        ordered += two ? 1 : 0;
                        multisets += two && a <= b && b <= c && c <= d ? 1 : 0;
                    }
                }
            }
        }
        String heaps = "squares(a,b) + squares(c,d)";
        assertThat(sum(SQUARES, heaps, question(new Selection.Valued(2), Summand.ONE, 0, to, false)))
                .returns(BigInteger.valueOf(ordered), CountAnswer::result);
        assertThat(sum(SQUARES, heaps, question(new Selection.Valued(2), Summand.ONE, 0, to, true)))
                .returns(BigInteger.valueOf(multisets), CountAnswer::result);
    }

    @Test
    void a_period_stands_for_all_heaps_beyond_the_table() {
        int from = 17;
        int to = Thorough.bound(15_000, 30_000);
        int[] values = values(to, k -> k == 1 || k == 3 || k == 4);
        long lost = 0;
        long sizes = 0;
        long sum = 0;
        for (int n = from; n <= to; n++) {
            lost += values[n] == 0 ? 1 : 0;
            sizes += values[n] == 0 ? n : 0;
            sum += values[n];
        }
        CountAnswer answer = count(TAKE, question(new Selection.Lost(), Summand.ONE, from, to, false));
        assertThat(answer.method()).isEqualTo(new CountMethod(CountMethod.Kind.PERIOD, 7, Optional.empty()));
        assertThat(answer.result()).isEqualTo(lost);
        assertThat(count(TAKE, question(new Selection.Lost(), Summand.NUMBERS, from, to, false)))
                .returns(BigInteger.valueOf(sizes), CountAnswer::result);
        assertThat(count(TAKE, question(new Selection.All(), Summand.VALUES, from, to, false)))
                .returns(BigInteger.valueOf(sum), CountAnswer::result);
    }

    @Test
    void heaps_of_a_periodic_game_are_counted_by_residues_where_there_are_too_many() {
        long to = 1_000_003;
        long[] heaps = new long[4];
        int[] period = values(6, k -> k == 1 || k == 3 || k == 4);
        for (long n = 0; n <= to; n++) {
            heaps[period[(int) (n % 7)]]++;
        }
        long lost = LongStream.of(heaps).map(count -> count * count).sum();
        assertThat(sum(TAKE, "take(a,b)", question(new Selection.Lost(), Summand.ONE, 0, to, false)))
                .returns(BigInteger.valueOf(lost), CountAnswer::result);
    }

    @Tag(Thorough.TAG)
    @Test
    void pairs_of_wythoff_are_counted_and_added_up_in_zeckendorf_words() {
        int to = 500;
        long pairs = 0;
        long sum = 0;
        boolean[] used = new boolean[4 * to];
        for (int low = 0, k = 0; low <= to; low++) {
            if (!used[low]) {
                int high = low + k++;
                used[high] = true;
                pairs += high <= to ? 1 : 0;
                sum += high <= to ? low + high : 0;
            }
        }
        List<Map.Entry<CountQuestion, Long>> expected = List.of(
                Map.entry(question(new Selection.Lost(), Summand.ONE, 0, to, true), pairs),
                Map.entry(question(new Selection.Lost(), Summand.NUMBERS, 0, to, true), sum),
                Map.entry(question(new Selection.Won(), Summand.ONE, 1, to, false), (long) to * to - 2 * (pairs - 1)));
        for (Map.Entry<CountQuestion, Long> each : Thorough.part("LargeCountsTest pairs of Wythoff", 3, expected)) {
            CountAnswer answer = count(WYTHOFF, each.getKey());
            assertThat(answer.result())
                    .as("%s", each.getKey())
                    .isEqualTo(each.getValue().longValue());
            assertThat(answer.method().system().orElseThrow().en()).isEqualTo("Zeckendorf");
        }
    }

    /// Whether a heap is lost when at most so many may be taken next, by recursion.
    private static boolean lost(int n, int most) {
        for (int t = 1; t <= Math.min(n, most); t++) {
            if (lost(n - t, 2 * t)) {
                return false;
            }
        }
        return true;
    }

    @ParameterizedTest
    @EnumSource(names = {"LARGEST_TAKE", "SMALLEST_TAKE"})
    void winning_takes_of_fibonacci_nim_agree_with_recursion_up_to_every_bound(Summand summand) {
        long sum = 0;
        for (int n = 0; n <= Thorough.bound(8, 24); n++) {
            int heap = n;
            var wins = IntStream.range(1, Math.max(1, n)).filter(t -> lost(heap - t, 2 * t));
            sum += (summand == Summand.LARGEST_TAKE ? wins.max() : wins.min()).orElse(0);
            if (n > 0 && n % 8 == 0) {
                assertThat(count(FIBONACCI, question(new Selection.All(), summand, 0, n, false)))
                        .returns(BigInteger.valueOf(sum), CountAnswer::result);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 6})
    void winning_takes_in_a_table_are_those_of_the_rules(int limit) {
        String rules = "bash: n -> n - k for k in 1..min(n, " + limit + ")\n";
        long sum = LongStream.rangeClosed(0, 50).map(n -> n % (limit + 1)).sum();
        CountQuestion question = question(new Selection.All(), Summand.LARGEST_TAKE, 0, 50, false);
        assertThat(new TakeTable<>(question, SampledGame.of(game(rules))).counted(Run.unlimited()))
                .returns(BigInteger.valueOf(sum), CountResult::result);
        assertThat(count(rules, question).result()).isEqualTo(sum);
    }

    @Tag(Thorough.TAG)
    @ParameterizedTest
    @ValueSource(strings = {WYTHOFF, FIBONACCI})
    void a_learned_and_proved_automaton_counts_as_the_table_does(String rules) {
        SampledGame<?> sampled = SampledGame.of(game(rules));
        for (Selection selection : List.of(new Selection.Lost(), new Selection.Won())) {
            CountQuestion question = question(
                    selection, Summand.NUMBERS, 1, 40, sampled.variables().size() > 1);
            BigInteger table =
                    new TableTally<>(question, sampled).counted(Run.unlimited()).result();
            assertThat(new LostAutomaton(question, Run.unlimited())
                            .of(sampled)
                            .orElseThrow()
                            .result())
                    .isEqualTo(table);
        }
    }

    @Test
    void components_of_pairs_are_looked_at_one_by_one() {
        String sum = "wythoff(a,2b)";
        long lost = 0;
        for (int a = 0; a <= 9; a++) {
            for (int b = 0; b <= 9; b++) {
                int low = Math.min(a, 2 * b);
                int high = Math.max(a, 2 * b);
                lost += List.of("0,0", "1,2", "3,5", "4,7", "6,10", "8,13", "9,15")
                                .contains(low + "," + high)
                        ? 1
                        : 0;
            }
        }
        assertThat(sum(WYTHOFF, sum, question(new Selection.Lost(), Summand.ONE, 0, 9, false)))
                .returns(BigInteger.valueOf(lost), CountAnswer::result);
    }
}
