package org.grundy.heap.period;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.evidence.PeriodCertificate;
import org.grundy.heap.SubtractionSet;
import org.grundy.heap.value.NimValues;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.grundy.run.Solved;
import org.grundy.testkit.AllButValues;
import org.grundy.testkit.Seed;
import org.junit.jupiter.api.Test;

/// Periods of all-but games, against the definition of the state that comes again.
final class AllButPeriodFinderTest {
    private static final int VALUES = 600;

    private final RandomGenerator random = Seed.of("AllButPeriodFinderTest").generator();

    private static int[] values(SubtractionSet forbidden) {
        return AllButValues.of(
                forbidden.members().stream().map(BigInteger::intValueExact).collect(Collectors.toSet()), VALUES);
    }

    private SubtractionSet draw() {
        return SubtractionSet.of(
                random.longs(1 + random.nextInt(4), 1, 9).distinct().toArray());
    }

    /// The mex of the values up to heap n - k, those above it, and the last k values, from the mex on: smaller ones
    /// are all alike. The mex itself comes first.
    private static List<List<Integer>> state(int[] values, int n, int k) {
        TreeSet<Integer> far = new TreeSet<>();
        IntStream.rangeClosed(0, n - k).forEach(heap -> far.add(values[heap]));
        int mex = 0;
        while (far.contains(mex)) {
            mex++;
        }
        int base = mex;
        List<Integer> last = IntStream.range(0, k)
                .mapToObj(i -> Math.max(values[n - i] - base, -1))
                .toList();
        return List.of(
                List.of(base),
                far.tailSet(base).stream().map(value -> value - base).toList(),
                last);
    }

    private static Optional<PeriodCertificate> expected(SubtractionSet forbidden, int[] values) {
        int k = forbidden.largest().intValueExact();
        Map<List<List<Integer>>, Integer> met = new HashMap<>();
        for (int n = k; n < VALUES; n++) {
            List<List<Integer>> state = state(values, n, k);
            Integer before = met.putIfAbsent(state.subList(1, 3), n);
            if (before != null) {
                int period = n - before;
                int saltus = state.getFirst().getFirst()
                        - state(values, before, k).getFirst().getFirst();
                int preperiod = VALUES - period;
                while (preperiod > 0 && values[preperiod - 1] + saltus == values[preperiod - 1 + period]) {
                    preperiod--;
                }
                int checkedTo = Math.max(n, preperiod + period) + 1;
                return Optional.of(
                        new PeriodCertificate(forbidden.toString(), "all-but", preperiod, period, saltus, checkedTo));
            }
        }
        return Optional.empty();
    }

    private static NimValues upTo(int[] values, int count) {
        NimValues known = new NimValues();
        known.addAll(values, 0, count);
        return known;
    }

    @Test
    void the_first_state_that_comes_again_gives_the_period_and_the_least_heap_from_which_it_holds() {
        for (int round = 0; round < 30; round++) {
            SubtractionSet forbidden = draw();
            int[] values = values(forbidden);
            assertThat(new AllButPeriodFinder(forbidden).look(upTo(values, VALUES), Run.unlimited()))
                    .as("all but %s", forbidden)
                    .isEqualTo(expected(forbidden, values))
                    .isPresent();
        }
    }

    @Test
    void it_is_found_at_the_same_heap_however_the_values_arrive() {
        for (int round = 0; round < 20; round++) {
            SubtractionSet forbidden = draw();
            int[] values = values(forbidden);
            AllButPeriodFinder finder = new AllButPeriodFinder(forbidden);
            Optional<PeriodCertificate> found = Optional.empty();
            int count = 0;
            while (found.isEmpty()) {
                found = finder.look(upTo(values, ++count), Run.unlimited());
            }
            assertThat(found).as("all but %s", forbidden).isEqualTo(expected(forbidden, values));
            assertThat(new AllButPeriodFinder(forbidden).look(upTo(values, count - 1), Run.unlimited()))
                    .isEmpty();
        }
    }

    @Test
    void each_state_is_charged() {
        SubtractionSet forbidden = SubtractionSet.of(2, 5, 6);
        int[] values = values(forbidden);
        Run run = Run.unlimited();
        PeriodCertificate found = new AllButPeriodFinder(forbidden)
                .look(upTo(values, VALUES), run)
                .orElseThrow();
        long states = found.checkedTo() - 6;
        assertThat(run.work()).isGreaterThanOrEqualTo(6 * states);
        Run less = new Run(Budget.UNLIMITED.withWork(5 * states));
        assertThat(less.attempt(() -> new AllButPeriodFinder(forbidden).look(upTo(values, VALUES), less)))
                .isInstanceOf(Solved.Undecided.class);
    }
}
