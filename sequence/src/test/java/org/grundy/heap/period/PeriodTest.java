package org.grundy.heap.period;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.evidence.Evidence;
import org.grundy.evidence.PeriodCertificate;
import org.grundy.game.Valuation;
import org.grundy.heap.Sequences;
import org.grundy.heap.SubtractionSet;
import org.grundy.heap.TakeAndBreakCode;
import org.grundy.heap.kernel.MexBitset;
import org.grundy.heap.sequence.NimSequence;
import org.grundy.heap.sequence.SequenceValuation;
import org.grundy.heap.value.NimValues;
import org.grundy.run.Budget;
import org.grundy.run.Limit;
import org.grundy.run.Run;
import org.grundy.run.Solved;
import org.grundy.testkit.OctalPeriod;
import org.grundy.testkit.ReferenceData;
import org.grundy.testkit.Seed;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class PeriodTest {
    private static final int SMALL = 1000;

    @TestFactory
    Stream<DynamicTest> published_periods_of_octal_games_are_proved() {
        return ReferenceData.octalPeriods().stream()
                .filter(game -> game.preperiod() < SMALL)
                .map(game -> DynamicTest.dynamicTest(game.code(), () -> assertPeriod(game)));
    }

    private static void assertPeriod(OctalPeriod game) {
        NimSequence sequence = NimSequence.of(Sequences.code(game.code()));
        PeriodCertificate proved = sequence.prove(4 * SMALL, Run.unlimited()).orElseThrow();
        assertThat(proved.preperiod()).isEqualTo(game.preperiod());
        assertThat(proved.period()).isEqualTo(game.period());
        assertThat(sequence.values().max()).isEqualTo(game.maxGrundy());
        assertThat(sequence.values().get(game.firstHeapWithMax())).isEqualTo(game.maxGrundy());
    }

    @Test
    void kayles_needs_168_values() {
        // The bound of Guy and Smith with t = 2, n0 = 71, p = 12, k = 2: values up to heap 2·71 + 2·12 + 2 − 1.
        NimSequence kayles = NimSequence.of(TakeAndBreakCode.of(0, 7, 7));
        PeriodCertificate proved = kayles.prove(SMALL, Run.unlimited()).orElseThrow();
        assertThat(proved).isEqualTo(new PeriodCertificate("0.77", "guy-smith", 71, 12, 0, 168));
        assertThat(new PeriodSearch(
                                new ValuesFromLast(upTo(kayles.values(), 167), Run.unlimited()),
                                PeriodTheorem.of(TakeAndBreakCode.of(0, 7, 7)))
                        .find())
                .isEmpty();
        assertThat(new PeriodSearch(
                                new ValuesFromLast(upTo(kayles.values(), 168), Run.unlimited()),
                                PeriodTheorem.of(TakeAndBreakCode.of(0, 7, 7)))
                        .find())
                .isPresent();
    }

    private static NimValues upTo(NimValues values, int count) {
        NimValues some = new NimValues();
        IntStream.range(0, count).forEach(n -> some.add(values.get(n)));
        return some;
    }

    @Test
    void a_period_that_almost_holds_is_not_taken() {
        // 0.127 has period 4 from heap 46 578 on and many runs of period 4 before that.
        NimSequence sequence = NimSequence.of(TakeAndBreakCode.of(0, 1, 2, 7));
        assertThat(sequence.prove(Thorough.bound(3500, 6000), Run.unlimited())).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"'1,2,4', 0, 3", "'2,3', 0, 5", "'2,6', 0, 4", "'1,2,3,4,5', 0, 6", "'4,6', 0, 10"})
    void finite_subtraction_games_repeat(String set, int preperiod, int period) {
        NimSequence sequence = NimSequence.of(set(set));
        PeriodCertificate proved = sequence.prove(SMALL, Run.unlimited()).orElseThrow();
        assertThat(proved.preperiod()).isEqualTo(preperiod);
        assertThat(proved.period()).isEqualTo(period);
        assertThat(proved.theorem()).isEqualTo("finite-subtraction");
    }

    private static SubtractionSet set(String members) {
        return SubtractionSet.of(
                Arrays.stream(members.split(",", -1)).map(BigInteger::new).toList());
    }

    @Test
    void subtraction_values_are_the_mex_of_their_options() {
        RandomGenerator random = Seed.of("subtraction_values").generator();
        for (int round = 0; round < 30; round++) {
            SubtractionSet set = SubtractionSet.of(
                    random.longs(1 + random.nextInt(80), 1, 300).distinct().toArray());
            NimSequence sequence = NimSequence.of(set);
            sequence.extend(1500, Run.unlimited());
            assertMex(sequence.values(), set, false);
        }
    }

    @Test
    void all_but_values_are_the_mex_of_their_options_and_their_periods_hold() {
        RandomGenerator random = Seed.of("all_but_values").generator();
        for (int round = 0; round < Thorough.bound(12, 30); round++) {
            SubtractionSet set = SubtractionSet.of(
                    random.longs(1 + random.nextInt(4), 1, 12).distinct().toArray());
            NimSequence sequence = NimSequence.allBut(set);
            assertThat(sequence.prove(20_000, Run.unlimited()))
                    .as(set.toString())
                    .isPresent();
            sequence.extend(Math.max(2000, sequence.values().size() + 1000), Run.unlimited());
            assertMex(sequence.values(), set, true);
        }
    }

    /// Compares the first 3000 values with the definition.
    private static void assertMex(NimValues values, SubtractionSet set, boolean forbidden) {
        int size = Math.min(3000, values.size());
        boolean[] member = new boolean[size + 1];
        set.members().stream()
                .mapToInt(BigInteger::intValueExact)
                .filter(each -> each < size)
                .forEach(each -> member[each] = true);
        List<Integer> expected = new ArrayList<>();
        for (int n = 0; n < size; n++) {
            MexBitset marks = new MexBitset();
            for (int taken = 1; taken <= n; taken++) {
                if (member[taken] != forbidden) {
                    marks.mark(values.get(n - taken));
                }
            }
            expected.add(marks.result());
        }
        assertThat(Sequences.list(values, size)).as(set.toString()).isEqualTo(expected);
    }

    @Test
    void a_heap_of_any_size_has_its_value_once_the_period_is_proved() {
        SequenceValuation kayles = new SequenceValuation(NimSequence.of(TakeAndBreakCode.of(0, 7, 7)));
        BigInteger huge = BigInteger.TEN.pow(1000);
        Valuation.Valued valued = kayles.value(huge, Run.unlimited());
        // 10^1000 = 4 mod 12, and from heap 71 on heaps that are 4 mod 12 have value 1 (A002186).
        assertThat(valued.grundy()).isEqualTo(1);
        assertThat(valued.evidence()).isInstanceOf(Evidence.ByPeriod.class);
    }

    @Test
    void an_arithmetic_period_adds_its_saltus() {
        // All but 1: G = 0, 0, 1, 1, 2, 2, …, for pairs of heaps that differ by 1 cannot reach each other.
        SequenceValuation values = new SequenceValuation(NimSequence.allBut(SubtractionSet.of(1)));
        assertThat(values.value(BigInteger.TEN.pow(30), Run.unlimited()).grundy())
                .isEqualTo(BigInteger.TEN.pow(30).shiftRight(1));
    }

    @Test
    void a_heap_beyond_the_budget_is_undecided() {
        SequenceValuation officers = new SequenceValuation(NimSequence.of(TakeAndBreakCode.of(0, 6)));
        Run run = new Run(Budget.UNLIMITED.withPositions(2000));
        assertThat(run.attempt(() -> officers.value(BigInteger.TEN.pow(18), run)))
                .isInstanceOf(Solved.Undecided.class);
        assertThat(officers.value(BigInteger.valueOf(48), Run.unlimited()))
                .satisfies(valued -> assertThat(valued.evidence()).isInstanceOf(Evidence.ByTable.class))
                .satisfies(valued -> assertThat(valued.grundy()).isEqualTo(8));
    }

    @Test
    void a_heap_that_no_memory_reaches_is_undecided_at_once_where_no_period_can_be_proved() {
        // Grundy's game, 4!.0: its periodicity is an open problem.
        TakeAndBreakCode unequal = new TakeAndBreakCode(List.of(new TakeAndBreakCode.Digit(4, true)), List.of());
        SequenceValuation splits = new SequenceValuation(NimSequence.of(unequal));
        Run run = Run.unlimited();
        assertThat(run.attempt(() -> splits.value(BigInteger.TEN.pow(18), run)))
                .isInstanceOfSatisfying(
                        Solved.Undecided.class,
                        undecided -> assertThat(undecided.limit()).isEqualTo(Limit.METHOD));
        assertThat(run.spent()).isZero();
    }

    @Test
    void values_widen_as_they_grow() {
        NimValues values = new NimValues();
        List<Integer> given = List.of(3, 255, 256, 65_535, 65_536, 7, Integer.MAX_VALUE);
        given.forEach(values::add);
        assertThat(Sequences.list(values, given.size())).isEqualTo(given);
        assertThat(values.width()).isEqualTo(4);
    }

    @Test
    void copied_values_continue_the_period() {
        NimValues values = new NimValues();
        List.of(9, 1, 2, 3).forEach(values::add);
        values.repeat(3, 0, 12);
        assertThat(Sequences.list(values, 12)).containsExactly(9, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2);
    }
}
