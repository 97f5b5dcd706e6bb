package org.grundy.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.stream.IntStream;
import org.grundy.evidence.QuotientCertificate;
import org.grundy.proof.QuotientVerdict.Accepted;
import org.grundy.proof.QuotientVerdict.Fault;
import org.grundy.proof.QuotientVerdict.Refused;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.grundy.run.Solved;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// All maps of a few heaps to small monoids: what the checker accepts is what misère play by the definition says of all
/// sums of these heaps.
final class QuotientSoundnessTest {
    private static final int HEAPS = 5;
    private static final int MOST_IN_A_SUM = 5;

    /// A monoid by the products of its elements with generators, and the elements that are lost.
    private record Monoid(List<List<Integer>> steps, List<Integer> lost) {}

    /// Of order 2 and of order 6: those of tame games with Grundy values to 1 and to 3. Source: T. E.
    /// Plambeck and A. N. Siegel, "Misère quotients for impartial games" (2008).
    private static final List<Monoid> MONOIDS = List.of(
            new Monoid(List.of(List.of(1), List.of(0)), List.of(1)),
            new Monoid(
                    List.of(List.of(1, 2), List.of(0, 3), List.of(3, 4), List.of(2, 5), List.of(5, 2), List.of(4, 3)),
                    List.of(1, 4)));

    /// The moves of an octal code, by the definition: the nonempty heaps that each leaves.
    private static List<List<Integer>> moves(String code, int heap) {
        List<List<Integer>> moves = new ArrayList<>();
        String digits = code.replace(".", "");
        for (int taken = 0; taken <= Math.min(heap, digits.length() - 1); taken++) {
            int digit = digits.charAt(taken) - '0';
            int rest = heap - taken;
            if ((digit & 1) != 0 && rest == 0) {
                moves.add(List.of());
            }
            if ((digit & 2) != 0 && rest > 0) {
                moves.add(List.of(rest));
            }
            if ((digit & 4) != 0) {
                IntStream.rangeClosed(1, rest / 2).forEach(part -> moves.add(List.of(part, rest - part)));
            }
        }
        return moves;
    }

    /// Whether the player to move loses a sum in misère play.
    private static boolean lost(String code, List<Integer> sum, Map<List<Integer>, Boolean> known) {
        List<Integer> sorted = sum.stream().sorted().toList();
        Boolean before = known.get(sorted);
        if (before != null) {
            return before;
        }
        boolean moved = false;
        boolean lost = true;
        for (int i = 0; i < sorted.size(); i++) {
            for (List<Integer> left : moves(code, sorted.get(i))) {
                List<Integer> after = new ArrayList<>(sorted.subList(0, i));
                after.addAll(sorted.subList(i + 1, sorted.size()));
                after.addAll(left);
                moved = true;
                lost &= !lost(code, after, known);
            }
        }
        known.put(sorted, lost && moved);
        return lost && moved;
    }

    private static void sums(
            List<Integer> sofar, int element, int[][] product, int[] map, BiConsumer<List<Integer>, Integer> out) {
        out.accept(sofar, element);
        if (sofar.size() < MOST_IN_A_SUM) {
            for (int heap = sofar.isEmpty() ? 1 : sofar.getLast(); heap < HEAPS; heap++) {
                List<Integer> longer = new ArrayList<>(sofar);
                longer.add(heap);
                sums(longer, product[element][map[heap]], product, map, out);
            }
        }
    }

    /// The table of products, by the steps that lead from the identity to each element.
    private static int[][] products(Monoid monoid) {
        int order = monoid.steps().size();
        int[][] product = new int[order][order];
        for (int x = 0; x < order; x++) {
            product[x][0] = x;
        }
        boolean[] known = new boolean[order];
        known[0] = true;
        for (int round = 0; round < order; round++) {
            for (int y = 0; y < order; y++) {
                for (int generator = 0;
                        known[y] && generator < monoid.steps().get(y).size();
                        generator++) {
                    int next = monoid.steps().get(y).get(generator);
                    for (int x = 0; x < order && !known[next]; x++) {
                        product[x][next] = monoid.steps().get(product[x][y]).get(generator);
                    }
                    known[next] = true;
                }
            }
        }
        return product;
    }

    @ParameterizedTest
    @ValueSource(strings = {"0.3", "0.77", "0.33", "0.123", "0.07", "4.3", "0.26", "0.6"})
    void a_map_that_is_accepted_gives_all_sums_their_outcomes(String code) {
        Map<List<Integer>, Boolean> known = new HashMap<>();
        for (Monoid monoid : MONOIDS) {
            int order = monoid.steps().size();
            int[][] product = products(monoid);
            for (int number = 0; number < Math.pow(order, HEAPS - 1); number++) {
                int[] map = new int[HEAPS];
                for (int heap = 1, rest = number; heap < HEAPS; heap++, rest /= order) {
                    map[heap] = rest % order;
                }
                QuotientVerdict verdict = QuotientChecker.check(certificate(code, monoid, map), Run.unlimited());
                boolean right = holds(code, monoid, product, map, known);
                boolean refusedForSize = verdict instanceof Refused refused && refused.fault() == Fault.UNUSED;
                assertThat(verdict instanceof Accepted || refusedForSize)
                        .as("%s with %s: %s", code, map, verdict)
                        .isEqualTo(right);
            }
        }
    }

    private static QuotientCertificate certificate(String code, Monoid monoid, int[] map) {
        return new QuotientCertificate(
                code, monoid.steps(), monoid.lost(), IntStream.of(map).boxed().toList(), Optional.empty());
    }

    private static boolean holds(
            String code, Monoid monoid, int[][] product, int[] map, Map<List<Integer>, Boolean> known) {
        boolean[] right = {true};
        sums(
                List.of(),
                0,
                product,
                map,
                (sum, element) -> right[0] &= monoid.lost().contains(element) == lost(code, sum, known));
        return right[0];
    }

    private static QuotientVerdict check(List<List<Integer>> steps, List<Integer> lost, List<Integer> map) {
        return QuotientChecker.check(
                new QuotientCertificate("0.3", steps, lost, map, Optional.empty()), Run.unlimited());
    }

    @Test
    void what_is_no_monoid_is_refused_at_an_element() {
        List<Integer> one = List.of(1);
        List<Integer> map = List.of(0, 1);
        assertThat(check(List.of(one, List.of(0)), one, map)).isInstanceOf(Accepted.class);
        assertThat(check(List.of(one, List.of(0, 1)), one, map)).isEqualTo(new Refused(Fault.ELEMENT, 1));
        assertThat(check(List.of(one, List.of(2)), one, map)).isEqualTo(new Refused(Fault.ELEMENT, 1));
        assertThat(check(List.of(one, List.of(-1)), one, map)).isEqualTo(new Refused(Fault.ELEMENT, 1));
        Refused element = new Refused(Fault.ELEMENT, -1);
        assertThat(check(List.of(), List.of(), List.of())).isEqualTo(element);
        assertThat(check(List.of(one, List.of(0)), one, List.of())).isEqualTo(element);
        assertThat(check(List.of(one, List.of(0)), one, List.of(0, 2))).isEqualTo(element);
        assertThat(check(List.of(one, List.of(0)), List.of(2), map)).isEqualTo(element);
        assertThat(check(List.of(one, List.of(0)), List.of(1, 1), map)).isEqualTo(element);
        assertThat(check(List.of(one, List.of(0), one), one, map))
                .as("nothing leads to the third")
                .isEqualTo(new Refused(Fault.MONOID, 2));
        assertThat(check(List.of(List.of(1, 2), List.of(0, 2), List.of(1, 0)), one, map))
                .as("steps that do not commute")
                .isEqualTo(new Refused(Fault.MONOID, 0));
        assertThat(check(List.of(one, List.of(0)), List.of(0), map)).isEqualTo(new Refused(Fault.TERMINAL, 0));
        assertThat(check(List.of(one, List.of(0)), one, List.of(1, 1))).isEqualTo(new Refused(Fault.TERMINAL, 0));
    }

    @Test
    void each_heap_each_product_and_each_kind_of_sum_is_charged() {
        Monoid six = MONOIDS.getLast();
        QuotientCertificate tame = certificate("0.33", six, new int[] {0, 1, 2, 0, 1});
        Run run = Run.unlimited();
        QuotientVerdict verdict = QuotientChecker.check(tame, run);
        assertThat(verdict).isInstanceOf(Accepted.class);
        int sums = ((Accepted) verdict).sums();
        assertThat(run.spent()).isEqualTo(5);
        assertThat(run.work()).isGreaterThanOrEqualTo(5 + 5 * 6 + 6L * (sums - 2));
        for (Budget budget : List.of(
                Budget.UNLIMITED.withWork(5 * 6),
                Budget.UNLIMITED.withWork(run.work() - 1),
                Budget.UNLIMITED.withPositions(4),
                Budget.UNLIMITED.withMemory(4 * 36),
                Budget.UNLIMITED.withMemory(4 * 36 + 100L * sums - 1))) {
            Run less = new Run(budget);
            assertThat(less.attempt(() -> QuotientChecker.check(tame, less)))
                    .as("%s", budget)
                    .isInstanceOf(Solved.Undecided.class);
        }
    }
}
