package org.grundy.misere.sequence;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeSet;
import org.grundy.heap.SequenceRules;
import org.grundy.heap.TakeAndBreakCode;
import org.grundy.misere.HeapGame;
import org.grundy.misere.QuotientPeriod;
import org.grundy.misere.QuotientReport;
import org.grundy.misere.QuotientSearch;
import org.grundy.misere.tame.HeapsOfRules;
import org.grundy.misere.tame.TameHeaps;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class MisereSequenceTest {
    private static final int LARGEST = 14;
    private static final int SEARCHED = 22;
    private static final BigInteger HUGE = BigInteger.TEN.pow(18);

    private static MisereSequence upTo(String code, BigInteger heap) {
        int[] digits = code.replace(".", "").chars().map(digit -> digit - '0').toArray();
        HeapGame game = HeapGame.of(new SequenceRules.Coded(TakeAndBreakCode.of(digits)));
        return MisereSequence.of(game, heap, new Run(Budget.standard()));
    }

    /// The least number that is not the value of an option, by all plays: shares no code with the engine.
    private static int byDefinition(String code, Map<List<Integer>, Integer> known, int... heaps) {
        List<Integer> key = Arrays.stream(heaps).sorted().boxed().toList();
        Integer there = known.get(key);
        if (there == null) {
            there = search(code, known, heaps);
            known.put(key, there);
        }
        return there;
    }

    private static int search(String code, Map<List<Integer>, Integer> known, int... heaps) {
        String digits = code.replace(".", "");
        TreeSet<Integer> options = new TreeSet<>();
        for (int i = 0; i < heaps.length; i++) {
            for (int taken = 0; taken < digits.length() && taken <= heaps[i]; taken++) {
                int rest = heaps[i] - taken;
                for (int part = 0; 2 * part <= rest; part++) {
                    int parts = rest == 0 ? 1 : part == 0 ? 2 : 4;
                    if ((digits.charAt(taken) - '0' & parts) != 0) {
                        int[] next = Arrays.copyOf(heaps, heaps.length + 1);
                        next[i] = part;
                        next[heaps.length] = rest - part;
                        options.add(byDefinition(
                                code,
                                known,
                                Arrays.stream(next).filter(heap -> heap > 0).toArray()));
                    }
                }
            }
        }
        int value = options.isEmpty() ? 1 : 0;
        while (options.contains(value)) {
            value++;
        }
        return value;
    }

    @ParameterizedTest
    @ValueSource(strings = {"0.15", "0.72", "0.22", "0.31", "0.52", "0.53", "0.34", "0.123", "4.3"})
    void values_are_those_of_the_definition(String code) {
        MisereSequence sequence = upTo(code, BigInteger.valueOf(LARGEST));
        Map<List<Integer>, Integer> known = new HashMap<>();
        for (int heap = 0; heap <= LARGEST; heap++) {
            assertThat(sequence.value(BigInteger.valueOf(heap)))
                    .as(code + " " + heap)
                    .isEqualTo(byDefinition(code, known, heap));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"0.77", "0.44"})
    void values_that_no_quotient_tells_apart_are_searched(String code) {
        MisereSequence sequence = upTo(code, BigInteger.valueOf(SEARCHED));
        Map<List<Integer>, Integer> known = new HashMap<>();
        for (int heap = 0; heap <= SEARCHED; heap++) {
            assertThat(sequence.exact(BigInteger.valueOf(heap))).isTrue();
            assertThat(sequence.value(BigInteger.valueOf(heap)))
                    .as(code + " " + heap)
                    .isEqualTo(byDefinition(code, known, heap));
        }
    }

    @Test
    void searched_values_are_not_said_of_larger_heaps_of_the_same_element() {
        int[] values = new int[] {1, 0, 9, 5, 9};
        MisereSequence sequence = new MisereSequence(
                upTo("0.77", BigInteger.ONE).game(),
                values,
                4,
                4,
                Optional.of(new QuotientPeriod(1, 3, 5)),
                Optional.of(2),
                Optional.empty());
        assertThat(sequence.value(BigInteger.valueOf(3))).isEqualTo(5);
        assertThat(sequence.value(HUGE.add(BigInteger.TWO))).isEqualTo(4);
        assertThat(sequence.exact(BigInteger.valueOf(3))).isTrue();
        assertThat(sequence.exact(HUGE.add(BigInteger.TWO))).isFalse();
        assertThat(sequence.repeatsExactly()).isFalse();
    }

    /// By all plays in a program that knew no quotient: the value of a sum is not bounded by those of its rows.
    @Test
    void values_of_sums_of_rows_grow() {
        HeapGame game = upTo("0.77", BigInteger.ONE).game();
        HeapsOfRules rows = new HeapsOfRules(game.moves(), Run.unlimited());
        QuotientSearch search = new QuotientSearch(rows, 4, Run.unlimited());
        for (int row = 0; row < 30; row++) {
            search.next();
        }
        SumValues values = new SumValues(search.quotient(), rows, 4, Run.unlimited());
        assertThat(values.value(5, 2, 2)).isEqualTo(6);
        assertThat(values.value(20, 25)).isEqualTo(8);
        assertThat(values.value(27, 20)).isEqualTo(16);
    }

    /// Source: the superscripts that the table of genera in Winning Ways, ch. 13, gives for rows of Kayles.
    @Test
    void small_rows_of_kayles_have_the_published_values() {
        int[] values = upTo("0.77", BigInteger.valueOf(9)).values();
        assertThat(Arrays.copyOf(values, 10)).containsExactly(1, 0, 2, 3, 0, 1, 3, 2, 1, 0);
    }

    @Test
    void values_of_tame_and_of_wild_games_are_known_at_any_size() {
        MisereSequence tame = upTo("0.22", HUGE);
        assertThat(tame.order()).isEmpty();
        assertThat(tame.period()).contains(new QuotientPeriod(1, 3, 6));
        MisereSequence wild = upTo("0.15", HUGE);
        assertThat(wild.order()).isEqualTo(Optional.of(58));
        assertThat(wild.capped()).isFalse();
        assertThat(wild.value(HUGE)).isEqualTo(wild.value(BigInteger.valueOf(70)));
    }

    @Test
    void heaps_that_are_lost_alone_have_value_0() {
        QuotientReport quotient = QuotientReport.of(
                HeapGame.of(new SequenceRules.Coded(TakeAndBreakCode.of(0, 7, 2))),
                OptionalInt.of(40),
                Run.unlimited());
        MisereSequence sequence = upTo("0.72", BigInteger.valueOf(40));
        for (int heap = 0; heap <= 40; heap++) {
            int element = quotient.quotient().images()[heap];
            assertThat(sequence.value(BigInteger.valueOf(heap)) == 0)
                    .isEqualTo(quotient.quotient().monoid().lost(element));
        }
    }

    @Test
    void the_first_wild_heap_of_kayles_is_5() {
        TameHeaps heaps = new TameHeaps(
                new HeapsOfRules(
                        HeapGame.of(new SequenceRules.Coded(TakeAndBreakCode.of(0, 7, 7)))
                                .moves(),
                        Run.unlimited()),
                Run.unlimited());
        while (heaps.next()) {
            assertThat(heaps.count()).isLessThanOrEqualTo(5);
        }
        assertThat(heaps.wild()).contains(new TameHeaps.Wild(5, 4, 1));
    }
}
