package org.grundy.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.grundy.evidence.QuotientCertificate.Repeat;
import org.grundy.evidence.TamenessCertificate;
import org.grundy.evidence.TamenessCertificate.Heaps;
import org.grundy.evidence.TamenessCertificate.Pair;
import org.grundy.proof.TamenessVerdict.Accepted;
import org.grundy.proof.TamenessVerdict.Fault;
import org.grundy.proof.TamenessVerdict.Refused;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What it costs to compute values anew, and rules at the ends of what there is.
final class RecomputationCostTest {
    /// A heap may take long, so that counted steps would look at the time too rarely.
    @ParameterizedTest
    @CsvSource({"0.7, guy-smith", "0.F, guy-smith", "'1,2', finite-subtraction", "'1,2', all-but"})
    void the_time_is_looked_at_for_each_heap(String rules, String theorem) {
        AtomicLong looks = new AtomicLong();
        Run run = new Run(Budget.UNLIMITED, progress -> {}, looks::incrementAndGet);
        Recomputation.of(rules, theorem, 0).orElseThrow().values(1000, run);
        assertThat(looks).hasValueGreaterThanOrEqualTo(1000);
    }

    @Test
    void splits_in_several_heaps_are_charged() {
        Run none = Run.unlimited();
        Recomputation.of("0.3", "guy-smith", 0).orElseThrow().values(100, none);
        assertThat(none.work()).isEqualTo(100);
        Run two = Run.unlimited();
        Recomputation.of("0.4", "guy-smith", 0).orElseThrow().values(100, two);
        int splits = IntStream.range(0, 99).map(rest -> rest / 2).sum();
        assertThat(two.work()).isEqualTo(100 + splits);
        Run three = Run.unlimited();
        Recomputation.of("0.8", "guy-smith", 0).orElseThrow().values(100, three);
        assertThat(three.work()).isGreaterThan(100 + splits);
    }

    /// Up to a hundred tokens may be taken: G(n) = n mod 101 (Bouton's and Bachet's game).
    @Test
    void values_may_be_as_large_as_a_move_takes_tokens() {
        for (int mask : new int[] {0, 1, 64}) {
            int[] values = Recomputation.of("0." + "3".repeat(100), "guy-smith", mask)
                    .orElseThrow()
                    .values(400, Run.unlimited());
            assertThat(values)
                    .isEqualTo(IntStream.range(0, 400).map(n -> n % 101).toArray());
        }
    }

    /// Digits that are repeated for ever begin after those before them: 3 at 2, 5 and 8 tokens.
    @Test
    void repeated_digits_come_in_their_order() {
        List<List<Integer>> options = new ArrayList<>();
        Run run = Run.unlimited();
        HeapMoves.read("0.0[300]").orElseThrow().options(9, run, options::add);
        assertThat(options).containsExactlyInAnyOrder(List.of(7), List.of(4), List.of(1));
        options.clear();
        HeapMoves.read("0.0[003]").orElseThrow().options(9, run, options::add);
        assertThat(options).containsExactlyInAnyOrder(List.of(5), List.of(2));
        Run ends = Run.unlimited();
        HeapMoves.read("0.777").orElseThrow().options(3, ends, options::add);
        assertThat(ends.work())
                .as("of two and one left as they are, of two as a pair, and of none")
                .isEqualTo(4);
    }

    private static final List<Pair> TURNS = List.of(new Pair(0, 1), new Pair(1, 0), new Pair(0, 1));

    private static TamenessVerdict check(String rules, Repeat repeat, List<Pair> values, Run run) {
        Heaps about = new Heaps(rules, Optional.of(repeat));
        return TamenessChecker.check(new TamenessCertificate(about, values), about, run);
    }

    /// One token is taken: 0 and 1 in turn, both fickle.
    @Test
    void a_period_of_genera_is_at_least_one_and_begins_at_a_heap() {
        assertThat(check("0.3", new Repeat(0, 2), TURNS, Run.unlimited())).isEqualTo(new Accepted(3));
        for (Repeat none : List.of(new Repeat(-1, 2), new Repeat(0, 0), new Repeat(0, -1), new Repeat(1, 2))) {
            assertThat(check("0.3", none, TURNS, Run.unlimited()))
                    .as("%s", none)
                    .isInstanceOfSatisfying(
                            Refused.class,
                            refused -> assertThat(refused.fault()).isEqualTo(Fault.BOUND));
        }
        Run run = Run.unlimited();
        check("0.3", new Repeat(0, 2), TURNS, run);
        assertThat(run.spent()).isEqualTo(3);
        assertThat(run.work()).isEqualTo(3 + 2);
    }

    /// Source of the first wild heap of Kayles: *Winning Ways*, ch. 13.
    @Test
    void a_wild_heap_has_no_period() {
        List<Pair> kayles =
                List.of(new Pair(0, 1), new Pair(1, 0), new Pair(2, 2), new Pair(3, 3), new Pair(1, 0), new Pair(4, 1));
        Heaps alone = new Heaps("0.77", Optional.empty());
        assertThat(TamenessChecker.check(new TamenessCertificate(alone, kayles), alone, Run.unlimited()))
                .isEqualTo(new Accepted(6));
        assertThat(check("0.77", new Repeat(1, 1), kayles, Run.unlimited())).isEqualTo(new Refused(Fault.KIND, 5));
    }
}
