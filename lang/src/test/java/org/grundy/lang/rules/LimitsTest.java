package org.grundy.lang.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.grundy.analysis.Grundy;
import org.grundy.analysis.answer.Analysis;
import org.grundy.game.Convention;
import org.grundy.game.Options;
import org.grundy.lang.ExpressionParser;
import org.grundy.run.Budget;
import org.grundy.run.Limit;
import org.grundy.run.Run;
import org.grundy.run.Solved;
import org.grundy.text.InputError;
import org.grundy.value.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Rules near the limits end with a clear result.
final class LimitsTest {
    private static Analysis analysis(String rules, String position, Convention convention, Budget budget) {
        return Grundy.analyze(ExpressionParser.parse(RuleText.compile(rules).library(), position), convention, budget);
    }

    private static Analysis analysis(String rules, String position, Budget budget) {
        return analysis(rules, position, Convention.NORMAL, budget);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "g: n -> n - k for k in 1..1000000000000000000 if k = 0",
                "g: n -> n - 1 for i in 1..1000000000, j in 1..1000000000 if i = j + 1000000000",
                "g: n -> n - 1 for i in 1..1000000000, j in i..0",
                "g: n -> n - 1 for i in 1..9000000000000000000 step 3 if i = 0",
                "g: n -> n - 1 for q in divisors(999999999989), i in 1..99999999999 if q = i + 2000000000000",
            })
    void a_loop_without_end_ends_with_the_time(String rules) {
        Budget budget = Budget.standard().withWork(Long.MAX_VALUE).withTime(Duration.ofMillis(300));
        Analysis analysis = analysis(rules, "g(9)", budget);
        assertThat(analysis.outcome()).isEmpty();
        assertThat(analysis.shortfall().map(Solved.Undecided::limit)).contains(Limit.TIME);
    }

    /// A limit is noticed between two charges, so a charge stands for little work: a condition may be as long as a
    /// text.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "30    | g: n -> n - 1 for i in 1..30 if i = 0",
                "20480 | g: n -> n - 1 for i in 1..10 if smallestpart(10^18 - i, 4096) = 0",
                "20480 | g: n -> n - 1 for i in 1..10 for j in 1..1 if smallestpart(10^18 - i, 4096) = 0",
                "2400  | g: n -> n - 1 for i in 1..300 if 10^12 - i in primes(10^12) and i = 0",
                "999999 | g: n -> n - 1 for i in divisors(999999999989) if i = 7",
                "1999998 | g: n -> n - 1 for i in {divisors(999999999989), divisors(999999999961)} if i = 7",
            })
    void candidates_are_charged_for_what_they_cost(long least, String rules) {
        RuleGame game =
                (RuleGame) ExpressionParser.parseGame(RuleText.compile(rules).library(), "g");
        List<Long> charges = new ArrayList<>();
        game.rules().options(RuleState.of(9), new Options<>() {
            @Override
            public void to(List<RuleState> components) {}

            @Override
            public void unlisted() {}

            @Override
            public void looked(long candidates) {
                charges.add(candidates);
            }
        });
        assertThat(charges.stream().mapToLong(each -> each).sum()).isBetween(least, 3 * least);
        assertThat(charges).allMatch(each -> each <= 1_000_000);
    }

    @Test
    void the_smallest_part_of_a_number_with_very_many_parts_is_refused_when_rules_are_read() {
        InputError error = catchThrowableOfType(
                InputError.class,
                () -> analysis("g: n -> n - 1 if n > 0 and smallestpart(10^18, 10^9) = 1", "g(3)", Budget.standard()));
        assertThat(error.text().en()).contains("one is at most 4096");
    }

    @Test
    void whether_play_is_over_is_told_or_refused_where_no_move_is_found_among_many_candidates() {
        RuleGame game = (RuleGame) ExpressionParser.parseGame(
                RuleText.compile("g: n -> n - 1 for i in 1..1000000000 if i > 1000000000")
                        .library(),
                "g");
        InputError error =
                catchThrowableOfType(InputError.class, () -> game.rules().terminal(RuleState.of(3)));
        assertThat(error.text().en()).contains("more than 100000000 candidates");
        Run run = new Run(Budget.UNLIMITED, told -> {}, System::nanoTime);
        run.stop();
        assertThat(run.attempt(() -> game.rules().terminal(RuleState.of(3), run))
                        .toOptional())
                .isEmpty();
    }

    @Test
    void a_table_that_would_not_fit_the_memory_ends_with_it() {
        String rules = "g: (a, b, c) -> (a - 1, b, c) if a > 0; (a, b, c) -> (a, b - 1, c) if b > 0";
        Budget budget = Budget.standard().withMemory(1 << 20);
        Analysis analysis = analysis(rules, "g(5000,5000,5000)", budget);
        assertThat(analysis.outcome()).isEmpty();
        assertThat(analysis.shortfall().map(Solved.Undecided::limit)).contains(Limit.MEMORY);
    }

    @Test
    void a_state_may_have_a_million_moves() {
        Analysis analysis =
                analysis("g: n -> n - k for k in 1..n; value when n < 1000000: 1", "g(1000000)", Budget.standard());
        assertThat(analysis.outcome()).contains(Outcome.P);
    }

    @Test
    void values_are_widened_from_bytes_to_shorts_to_more() {
        String nim = "g: n -> n - 1 - k for k in {0, 1, 2, 3}  if k < n; value when n > 0: n % 60000";
        for (int n : new int[] {100, 255, 256, 300, 59_999, 60_000}) {
            Analysis analysis = analysis(nim, "g(" + n + ")", Budget.standard());
            assertThat(analysis.value().map(Number::intValue)).as("%s", n).contains(n % 60_000);
        }
        Analysis heap = analysis("g: n -> n - k for k in 1..n", "g(3000)", Budget.standard());
        assertThat(heap.value().map(Number::intValue)).contains(3000);
    }

    @Test
    void a_position_that_comes_again_is_a_draw() {
        String wheel = "g: n -> (n + 1) % 3 if n < 3; 0 -> 8; 8 -> 7";
        assertThat(analysis(wheel, "g(0)", Budget.standard()).outcome()).contains(Outcome.D);
        assertThat(analysis(wheel, "g(0)", Convention.MISERE, Budget.standard()).outcome())
                .contains(Outcome.N);
    }

    @Test
    void a_number_that_grows_without_end_ends_with_the_budget() {
        Analysis analysis =
                analysis("g: n -> n + 1 if n % 2 < 2", "g(0)", Budget.standard().withPositions(10_000));
        assertThat(analysis.outcome()).isEmpty();
        assertThat(analysis.shortfall()).isPresent();
    }

    @Test
    void rules_by_which_everybody_can_always_move_are_a_draw_at_once() {
        Budget budget = Budget.standard().withPositions(1);
        assertThat(analysis("g: n -> n + 1", "g(0)", budget).outcome()).contains(Outcome.D);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "g: a[] -> joined(a, a) if length(a) > 0",
                "g: a[] -> joined(joined(a, a), joined(a, a)) if length(a) > 0",
                "g: a[] -> append(a, k) for k in 0..9",
                "g: a[] -> joined(a, a) for k in 1..2; a[] -> append(joined(a, a), k) for k in 0..9 if length(a) > 0",
            })
    void lists_that_grow_with_every_move_end_with_a_limit_or_a_sentence(String rules) {
        Budget budget = Budget.standard().withPositions(5_000);
        try {
            Analysis analysis = analysis(rules, "g(1,2)", budget);
            assertThat(analysis.shortfall()).isPresent();
        } catch (InputError error) {
            assertThat(error).hasMessageContaining("4096");
        }
    }

    @Test
    void long_lists_are_charged_as_memory() {
        String rules = "g: a[] -> joined(a, a) if length(a) < 2000; a[] -> replace(a, i, a[i] + 1) for i in indices(a)";
        Budget budget = Budget.standard().withMemory(1 << 24);
        for (Convention convention : List.of(Convention.NORMAL, Convention.MISERE)) {
            Analysis analysis = analysis(rules, "g(1,2)", convention, budget);
            assertThat(analysis.shortfall().map(Solved.Undecided::limit)).contains(Limit.MEMORY);
            assertThat(analysis.outcome()).isEmpty();
        }
    }

    @Test
    void a_fault_in_a_state_that_no_play_reaches_is_no_fault() {
        String rules = "g: (x, y) -> (x - 2, y / x) if x > 1";
        assertThat(analysis(rules, "g(9,7)", Budget.standard()).outcome()).isPresent();
        String odd = "h: n -> n - 2 if n > 1; n -> n / 0 if n = 4";
        assertThat(analysis(odd, "h(9)", Budget.standard()).outcome()).contains(Outcome.P);
    }

    @Test
    void rules_too_long_for_a_method_are_refused() {
        String text = "g: n -> [n - 1]" + " & [n - 1]".repeat(5000) + " if n > 0";
        InputError error = catchThrowableOfType(
                InputError.class, () -> RuleText.compile(text).game("g"));
        assertThat(error).hasMessageContaining("too long to compile");
    }

    @Test
    void proofs_about_many_tangled_conditions_end_soon() {
        StringBuilder text = new StringBuilder("g: (a, b, c, d, e, f) -> (a, b, c, d, e, f)");
        String[] names = {"a", "b", "c", "d", "e", "f"};
        for (int i = 0; i < 39; i++) {
            text.append(" if ").append(i + 2).append(" * ").append(names[i % 6]);
            text.append(i % 2 == 0 ? " <= " : " >= ");
            text.append(names[(i * 5 + 1) % 6])
                    .append(" * ")
                    .append(i % 7 + 1)
                    .append(" + ")
                    .append(names[(i + 2) % 6]);
        }
        assertThat(RuleText.compile(text.toString()).game("g").explanation().measures())
                .isEmpty();
    }
}
