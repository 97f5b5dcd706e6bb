package org.grundy.discover.list;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Predicate;
import java.util.stream.LongStream;
import org.grundy.discover.Discovery;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.discover.sample.Variation;
import org.grundy.discover.vary.AskedGames;
import org.grundy.game.Play;
import org.grundy.lang.rules.ListExpression;
import org.grundy.lang.rules.RuleText;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Forms of lists are those of the published solutions, asked far beyond the lists on which they were found.
@Execution(ExecutionMode.CONCURRENT)
final class ListFormsTest {
    private static final long SEED = 20261127;

    private static Optional<ListForm> found(SampledQuantity quantity, Play play, String rules) {
        RuleText text = RuleText.compile(rules);
        Variation games = new AskedGames(text.families().getFirst().familyName(), text.library(), List.of())
                .games()
                .getFirst();
        Run run = new Run(Budget.standard());
        return run.find(() -> Discovery.standard().list(games, quantity, play, run));
    }

    private static ListForm lost(String rules) {
        return found(SampledQuantity.LOST, Play.NORMAL, rules).orElseThrow();
    }

    /// Compares with what is published, on lists of some hundred numbers, few different ones and many.
    private static void agrees(ListForm form, Predicate<long[]> lost) {
        ListExpression expression = ListExpression.of(form.expression(), List.of(), "a");
        Random random = new Random(SEED);
        for (int i = 0; i < 400; i++) {
            long[] list = random.longs(1 + random.nextInt(i + 1), 1, 2 + random.nextInt(1 + i % 4 * 300))
                    .toArray();
            assertThat(expression.value(new long[0], list))
                    .as("%s, seed %d", Arrays.toString(list), SEED)
                    .hasValue(lost.test(list) ? 1 : 0);
        }
    }

    @Test
    void heaps_are_decided_by_their_xor() {
        String nim = "nim: a[] -> replace(a, i, k) for i in indices(a), k in 0..a[i]-1";
        assertThat(found(SampledQuantity.GRUNDY, Play.NORMAL, nim).orElseThrow().expression())
                .isEqualTo("xor(a)");
        assertThat(lost(nim).expression()).isEqualTo("xor(a) = 0");
    }

    /// C. L. Bouton; Nim, a game with a complete mathematical theory; 1901.
    @Tag(Thorough.TAG)
    @Test
    void misere_heaps_are_decided_as_bouton_says() {
        ListForm form = found(
                        SampledQuantity.LOST,
                        Play.MISERE,
                        "nim: a[] -> replace(a, i, k) for i in indices(a), k in 0..a[i]-1; unordered")
                .orElseThrow();
        agrees(form, list -> {
            long xor = LongStream.of(list).reduce(0, (a, b) -> a ^ b);
            return LongStream.of(list).max().orElse(0) > 1 ? xor == 0 : xor == 1;
        });
    }

    /// Codeforces Round 655, editorial of 1382B: the first pile of more than one stone is where somebody may choose.
    @Tag(Thorough.TAG)
    @Test
    void sequential_nim_is_decided_by_the_piles_of_one_stone_in_front() {
        ListForm form = lost("""
                piles: a[] -> remove(a, 0) if length(a) > 0
                       a[] -> replace(a, 0, k) for k in 1..a[0] - 1 if length(a) > 0
                       states a[] where all(x > 0 for x in a)""");
        agrees(form, list -> {
            int ones = 0;
            while (ones < list.length && list[ones] == 1) {
                ones++;
            }
            return ones == list.length ? ones % 2 == 0 : ones % 2 == 1;
        });
    }

    /// Codeforces Round 1965, editorial of A: everything is decided by the least size that is missing.
    @Tag(Thorough.TAG)
    @Test
    void taking_alike_from_all_piles_is_decided_by_the_least_missing_size() {
        ListForm form = lost("""
                every: a[] -> [x - k for x in a if x > k] for k in 1..min(a) if length(a) > 0
                       unordered
                       states a[] where all(x > 0 for x in a)""");
        agrees(form, list -> {
            long[] sizes = LongStream.of(list).sorted().distinct().toArray();
            int gap = 0;
            while (gap < sizes.length && sizes[gap] == gap + 1) {
                gap++;
            }
            return gap == sizes.length ? gap % 2 == 0 : gap % 2 == 1;
        });
    }

    @Test
    @Tag(Thorough.TAG)
    void a_start_may_be_a_list_that_is_a_part_of_the_state() {
        ListForm form = lost("""
                piles: (last, a[]) -> (i + 1, replace(a, i, a[i] - 1)) for i in indices(a) if a[i] > 0 and i + 1 != last
                       start a[] as (0, a)""");
        agrees(form, list -> {
            long sum = LongStream.of(list).sum();
            return sum % 2 == 0 && 2 * LongStream.of(list).max().orElse(0) <= sum;
        });
    }

    /// Codeforces 1990A: whoever sees each number an even number of times loses. That the xor is 0 is not
    /// enough, as in 2, 3, 4, 5, 6, 6, which is longer than the lists among which a form is looked for.
    @Tag(Thorough.TAG)
    @Test
    void a_form_that_fails_for_larger_numbers_is_not_told() {
        ListForm form = lost("""
                bait: (most, a[]) -> (a[i], replace(a, i, 0)) for i in indices(a) if a[i] >= most and a[i] > 0
                      start a[] as (0, a)""");
        agrees(
                form,
                list -> LongStream.of(list)
                        .distinct()
                        .allMatch(x -> LongStream.of(list).filter(y -> y == x).count() % 2 == 0));
        ListExpression expression = ListExpression.of(form.expression(), List.of(), "a");
        assertThat(expression.value(new long[0], new long[] {2, 3, 4, 5, 6, 6})).hasValue(0);
    }

    @Test
    void no_form_is_told_where_all_are_lost_and_of_games_of_numbers() {
        assertThat(found(SampledQuantity.LOST, Play.NORMAL, "stuck: a[] -> a if false"))
                .isEmpty();
        assertThat(found(SampledQuantity.LOST, Play.NORMAL, "nim: n -> n - k for k in 1..n"))
                .isEmpty();
    }

    /// E. R. Berlekamp, J. H. Conway, R. K. Guy; Winning Ways; chapter 4: the values of take 1, 3 or 4 are 0101232, and
    /// again.
    @Test
    void lists_of_independent_heaps_are_proved_from_one_heap() {
        ListForm form = lost("take: a[] -> replace(a, i, a[i] - k) for i in indices(a), k in {1, 3, 4} if k <= a[i]");
        assertThat(form.proof()).isPresent();
        int[] values = {0, 1, 0, 1, 2, 3, 2};
        agrees(form, list -> LongStream.of(list).map(x -> values[(int) (x % 7)]).reduce(0, (a, b) -> a ^ b) == 0);
    }

    @Test
    void a_proof_for_one_heap_and_all_parameters_is_one_for_lists() {
        RuleText text = RuleText.compile("bash(m): a[] -> replace(a, i, a[i] - k) for i in indices(a), k in 1..m");
        Variation games = new AskedGames("bash", text.library(), List.of("m=1..4"))
                .games()
                .getFirst();
        Run run = new Run(Budget.standard());
        ListForm form = run.find(() -> Discovery.standard().list(games, SampledQuantity.LOST, Play.NORMAL, run))
                .orElseThrow();
        assertThat(form.proof().orElseThrow().every()).containsExactly("m >= 1");
        assertThat(form.expression()).isEqualTo("xor(x mod (m + 1) for x in a) = 0");
    }

    /// The number of stones that somebody may take depends on other heaps, on the place, or on the length: no sum.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "g: a[] -> replace(a, i, a[i] - k) for i in indices(a), k in 1..a[0] if k <= a[i]",
                "g: a[] -> replace(a, i, a[i] - k) for i in indices(a), k in 1..i if k <= a[i]",
                "g: a[] -> replace(a, i, a[i] - k) for i in indices(a), k in 1..length(a) if k <= a[i]",
                "g: a[] -> replace(a, i, min(a[i], a[j]) - 1) for i in indices(a), j in indices(a) if min(a[i], a[j]) > 0",
                "g: a[] -> reversed(replace(a, i, a[i] - 1)) for i in indices(a) if a[i] > 0",
                "g: a[] -> replace(a, i, a[i] - 1) & a for i in indices(a) if a[i] > 0",
                "g: a[] -> replace(a, i, k) for i in indices(a), k in 0..a[i] - 1 if max(replace(a, i, k)) > 1",
                "g: a[] -> replace(a, 0, k) for k in 0..a[0] - 1 if length(a) > 0",
                "g: a[] -> replace(a, i, a[i] - 1) for i in indices(a) if a[i] > 0; a[] -> remove(a, 0) if length(a) > 0",
                "g: a[] -> nothing if length(a) > 1; a[] -> replace(a, i, a[i] - 1) for i in indices(a) if a[i] > 0",
            })
    void moves_that_look_at_more_than_one_element_are_no_sum(String rules) {
        assertThat(RuleText.compile(rules).families().getFirst().example().ofElement())
                .isEmpty();
    }
}
