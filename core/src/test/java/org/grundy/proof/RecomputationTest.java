package org.grundy.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.grundy.evidence.SequenceCertificate;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.grundy.run.Solved;
import org.grundy.testkit.NaiveGrundy;
import org.grundy.testkit.Seed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// What the checkers compute anew and how they read rules, against the definition.
final class RecomputationTest {
    private static final String DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUV";

    /// All ways to leave so many tokens as so many heaps, the smaller ones first.
    private static List<List<Integer>> ways(int rest, int heaps, int least, boolean unequal) {
        List<List<Integer>> ways = new ArrayList<>();
        if (heaps == 0) {
            return rest == 0 ? List.of(List.of()) : List.of();
        }
        for (int part = least; part <= rest; part++) {
            for (List<Integer> others : ways(rest - part, heaps - 1, unequal ? part + 1 : part, unequal)) {
                List<Integer> way = new ArrayList<>(List.of(part));
                way.addAll(others);
                ways.add(way);
            }
        }
        return ways;
    }

    /// What a digit allows to leave.
    private static List<List<Integer>> left(int rest, int digit, boolean unequal) {
        return IntStream.rangeClosed(0, 4)
                .filter(heaps -> (digit >> heaps) % 2 == 1)
                .mapToObj(heaps -> ways(rest, heaps, 1, unequal))
                .flatMap(List::stream)
                .toList();
    }

    private static List<Integer> values(int[] digits, int count) {
        NaiveGrundy<Integer> oracle = new NaiveGrundy<>(n -> IntStream.range(0, Math.min(n + 1, digits.length))
                .mapToObj(taken -> left(n - taken, digits[taken], false))
                .flatMap(List::stream)
                .toList());
        return IntStream.range(0, count).mapToObj(oracle::value).toList();
    }

    private static String code(int[] digits) {
        StringBuilder code = new StringBuilder();
        IntStream.of(digits).forEach(digit -> code.append(DIGITS.charAt(digit)));
        return code.insert(1, '.').toString();
    }

    private static List<Integer> recomputed(String rules, String theorem, int mask, int count) {
        int[] values = Recomputation.of(rules, theorem, mask).orElseThrow().values(count, Run.unlimited());
        return IntStream.of(values).boxed().toList();
    }

    /// A mask is only a way to save work: whichever values it calls rare, the others are found from these. One that
    /// calls all values rare that occur must not be followed to the first that it does not.
    @Test
    void values_of_octal_codes_are_those_of_the_definition_whatever_the_mask() {
        RandomGenerator random = Seed.of("RecomputationTest octal").generator();
        for (int round = 0; round < 60; round++) {
            int[] digits = random.ints(2 + random.nextInt(4), 0, 8).toArray();
            digits[0] = 4 * random.nextInt(2);
            List<Integer> expected = values(digits, 70);
            for (int mask : new int[] {0, 1, 1 + random.nextInt(31), -1 >>> 2, 1 << 20, 1 << 29}) {
                for (int parity : new int[] {0, SequenceCertificate.PARITY}) {
                    assertThat(recomputed(code(digits), "guy-smith", mask | parity, 70))
                            .as("%s with mask %s", code(digits), mask | parity)
                            .isEqualTo(expected);
                }
            }
        }
    }

    @Test
    void values_of_codes_that_leave_three_and_four_heaps_are_those_of_the_definition() {
        RandomGenerator random = Seed.of("RecomputationTest more heaps").generator();
        for (int round = 0; round < 20; round++) {
            int[] digits = random.ints(2 + random.nextInt(2), 0, 32).toArray();
            digits[0] = 4 * random.nextInt(8);
            assertThat(recomputed(code(digits), "guy-smith", random.nextInt(8), 30))
                    .as(code(digits))
                    .isEqualTo(values(digits, 30));
        }
    }

    @Test
    void values_of_sets_are_those_of_the_definition() {
        List<Integer> taken = List.of(2, 3, 7);
        int[] only = new int[41];
        int[] others = new int[41];
        Arrays.fill(others, 1, 41, 3);
        taken.forEach(each -> only[each] = 3);
        taken.forEach(each -> others[each] = 0);
        assertThat(recomputed("2,3,7", "finite-subtraction", 0, 40)).isEqualTo(values(only, 40));
        assertThat(recomputed("2,3,7", "all-but", 0, 40)).isEqualTo(values(others, 40));
    }

    @ParameterizedTest
    @CsvSource({
        "0.7, 1, 2",
        "0.70, 1, 2",
        "4.0, 0, 2",
        "0.30, 1, 1",
        "0.3!, 1, 1",
        "8.01, 2, 3",
        "0.0G, 2, 4",
        "0.10, 1, 1"
    })
    void a_code_has_its_last_digit_that_is_not_0_and_the_most_heaps_that_a_digit_leaves(
            String text, int last, int heaps) {
        assertThat(Recomputation.of(text, "guy-smith", 0)).hasValueSatisfying(rules -> {
            assertThat(rules.last()).isEqualTo(last);
            assertThat(rules.heaps()).isEqualTo(heaps);
        });
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "0.", ".7", "7", "00.7", "1.7", "2.7", "3.7", "5.7", "0.W", "0.7a", "0.4!", "0.[3]", "0.7.7", " 0.7"
            })
    void what_is_no_code_of_the_theorem_is_not_read(String text) {
        assertThat(Recomputation.of(text, "guy-smith", 0)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "0", "1,", ",1", "01", "1,0", "1234567890", "-1", "1, 2", "x"})
    void what_is_no_set_is_not_read(String text) {
        assertThat(Recomputation.of(text, "finite-subtraction", 0)).isEmpty();
        assertThat(Recomputation.of(text, "all-but", 0)).isEmpty();
    }

    @Test
    void a_set_has_its_largest_member_and_leaves_one_heap() {
        assertThat(Recomputation.of("2,9,3", "all-but", 0)).hasValueSatisfying(rules -> {
            assertThat(rules.last()).isEqualTo(9);
            assertThat(rules.heaps()).isEqualTo(1);
        });
        assertThat(Recomputation.of("123456789", "finite-subtraction", 0)).isPresent();
        assertThat(Recomputation.of("1", "wishful", 0)).isEmpty();
    }

    /// Each value costs a position, and each way to split in more than two heaps an option.
    @ParameterizedTest
    @CsvSource({"0.7, guy-smith", "0.F, guy-smith", "'1,2', finite-subtraction", "'1,2', all-but"})
    void work_and_memory_are_charged_before_they_are_done(String rules, String theorem) {
        Recomputation recomputation = Recomputation.of(rules, theorem, 0).orElseThrow();
        for (Budget budget : List.of(Budget.UNLIMITED.withPositions(99), Budget.UNLIMITED.withMemory(399))) {
            Run run = new Run(budget);
            Solved<int[]> ended = run.attempt(() -> recomputation.values(100, run));
            assertThat(ended).isInstanceOf(Solved.Undecided.class);
        }
        Run run = new Run(Budget.UNLIMITED.withMemory(400));
        assertThat(run.attempt(() -> recomputation.values(100, run)).toOptional())
                .hasValueSatisfying(values -> assertThat(values).hasSize(100));
    }

    private static Set<List<Integer>> options(String rules, int n) {
        Set<List<Integer>> options = new HashSet<>();
        HeapMoves.read(rules)
                .orElseThrow()
                .options(
                        n,
                        Run.unlimited(),
                        way -> assertThat(options.add(way))
                                .as("%s is listed once", way)
                                .isTrue());
        return options;
    }

    /// @param digits what may be left after taking 0, 1, … tokens, twice as large and odd if of unequal sizes
    private static Set<List<Integer>> expected(int n, int... digits) {
        Set<List<Integer>> expected = new HashSet<>();
        for (int taken = 0; taken <= Math.min(n, digits.length - 1); taken++) {
            expected.addAll(left(n - taken, digits[taken] / 2, digits[taken] % 2 == 1));
        }
        return expected;
    }

    @Test
    void moves_are_those_of_the_digits_marks_and_repeated_digits() {
        for (int n = 0; n <= 12; n++) {
            assertThat(options("0.77", n)).isEqualTo(expected(n, 0, 14, 14));
            assertThat(options("4!.0", n)).isEqualTo(expected(n, 9));
            assertThat(options("4.30", n)).isEqualTo(expected(n, 8, 6, 0));
            assertThat(options("0.V", n)).isEqualTo(expected(n, 0, 62));
            assertThat(options("0.F!", n)).isEqualTo(expected(n, 0, 31));
            assertThat(options("0.1[30]", n)).isEqualTo(expected(n, 0, 2, 6, 0, 6, 0, 6, 0, 6, 0, 6, 0, 6));
            assertThat(options("0.[3]", n)).isEqualTo(expected(n, 0, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6));
            assertThat(options("subtraction[3,1]", n)).isEqualTo(expected(n, 0, 6, 0, 6));
            assertThat(options("allbut[3,1]", n)).isEqualTo(expected(n, 0, 0, 6, 0, 6, 6, 6, 6, 6, 6, 6, 6, 6));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "0.",
                "1.7",
                "2.7",
                "3.0",
                "0.7!!",
                "0.7[]",
                "0.7]",
                "W.1",
                "subtraction[]",
                "subtraction[0]",
                "subtraction[1,]",
                "subtraction[1234567]",
                "allbut[01]",
                "allbut 1",
                "",
                "7"
            })
    void what_are_no_rules_are_not_read(String text) {
        assertThat(HeapMoves.read(text)).isEmpty();
    }

    private static Optional<Boolean> periodic(String rules) {
        return HeapMoves.read(rules).map(HeapMoves::periodic);
    }

    @Test
    void the_theorem_on_periods_is_about_limited_moves_and_equal_heaps() {
        for (String rules : List.of("0.77", "4.0", "0.3!", "0.2!1!", "subtraction[1,2]")) {
            assertThat(periodic(rules)).as(rules).contains(true);
        }
        for (String rules : List.of("0.[3]", "4!.0", "0.7!", "allbut[1]", "0.04!")) {
            assertThat(periodic(rules)).as(rules).contains(false);
        }
    }

    /// t(n0 + p) + k, with t the most heaps, k the most tokens and n0 at least 1 unless all digits are 0 or 3.
    @ParameterizedTest
    @CsvSource({
        "0.77, 71, 12, 168",
        "0.77, 0, 12, 28",
        "0.33, 0, 3, 5",
        "0.330, 5, 3, 10",
        "0.1, 0, 3, 5",
        "0.02, 0, 3, 6",
        "0.8, 2, 3, 16",
        "0.G, 2, 3, 21",
        "4.0, 2, 3, 10",
        "'subtraction[2,7]', 4, 9, 20"
    })
    void so_many_heaps_prove_a_period(String rules, long preperiod, long period, long needed) {
        assertThat(HeapMoves.read(rules).orElseThrow().needed(preperiod, period))
                .isEqualTo(needed);
    }
}
