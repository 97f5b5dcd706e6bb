package org.grundy.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.grundy.analysis.move.MoveLegality;
import org.grundy.analysis.move.SumMoves;
import org.grundy.game.Component;
import org.grundy.game.ComponentChange;
import org.grundy.game.Convention;
import org.grundy.game.Ending;
import org.grundy.game.Game;
import org.grundy.game.HeapRules;
import org.grundy.game.Join;
import org.grundy.game.Move;
import org.grundy.game.Options;
import org.grundy.game.Play;
import org.grundy.game.Ruleset;
import org.grundy.game.Sum;
import org.grundy.run.Budget;
import org.grundy.run.Limit;
import org.grundy.run.Run;
import org.grundy.run.Solved;
import org.grundy.solve.graph.PositionGraph;
import org.grundy.text.Messages;
import org.junit.jupiter.api.Test;

/// Every search ends within its time although the rules find no option, or a million times the same one. The clock
/// goes on by a millisecond with each candidate that the rules look at.
class MeteredListingTest {
    private static final int CANDIDATES = 1_000_000;
    private static final long MILLI = 1_000_000;

    private final AtomicLong nanos = new AtomicLong();
    private final Run run = new Run(Budget.UNLIMITED.withTime(Duration.ofSeconds(1)), progress -> {}, nanos::get);

    /// Rules that say of each candidate that they looked at it, or that it is the option 0.
    private Ruleset<Integer> slow(boolean option) {
        return new Ruleset<>() {
            @Override
            public void options(Integer from, Options<Integer> out) {
                for (int i = 0; i < CANDIDATES && from > 0; i++) {
                    nanos.addAndGet(MILLI);
                    if (option) {
                        out.to(List.of(0));
                    } else {
                        out.looked(1);
                    }
                }
            }

            @Override
            public boolean splits() {
                return false;
            }
        };
    }

    private void endsInTime(Consumer<Ruleset<Integer>> search) {
        for (boolean option : List.of(true, false)) {
            nanos.set(0);
            Solved<Boolean> end = run.attempt(() -> {
                search.accept(slow(option));
                return true;
            });
            assertThat(end).as("rules that find an option: %s", option).isInstanceOf(Solved.Undecided.class);
            assertThat(((Solved.Undecided<Boolean>) end).limit()).isEqualTo(Limit.TIME);
            assertThat(nanos.get()).isLessThan(1500 * MILLI);
        }
    }

    @Test
    void the_graph_of_positions() {
        endsInTime(rules -> PositionGraph.of(rules, run).reach(1));
    }

    @Test
    void heaps_whose_moves_look_at_candidates() {
        HeapRules heaps = HeapRules.taking((n, out) -> {
            for (int i = 0; i < CANDIDATES && n > 0; i++) {
                nanos.addAndGet(MILLI);
                out.looked(1);
            }
        });
        assertThat(run.attempt(() -> Retrograde.reached(heaps, BigInteger.ONE, run)))
                .isInstanceOf(Solved.Undecided.class);
        assertThat(nanos.get()).isLessThan(1500 * MILLI);
    }

    @Test
    void values_with_entailing_moves() {
        endsInTime(rules -> new EntailingValues<>(rules, run).value(1));
    }

    @Test
    void the_search_for_the_winner() {
        endsInTime(rules -> new OutcomeSearch<>(rules, Play.NORMAL, run).wins(1));
    }

    @Test
    void the_search_for_values() {
        endsInTime(rules -> new MemoValues<>(rules, Statistic.GRUNDY, run).of(1));
    }

    @Test
    void the_search_for_values_lists_no_more_new_positions_than_it_may_visit() {
        AtomicLong listed = new AtomicLong();
        HeapRules heaps = HeapRules.taking((n, out) -> {
            for (long left = n - 1; left >= 0; left--) {
                listed.incrementAndGet();
                out.to(left);
            }
        });
        Run limited = new Run(Budget.UNLIMITED.withPositions(1000));
        Solved<Integer> end = limited.attempt(
                () -> new MemoValues<>(heaps, Statistic.GRUNDY, limited).of(BigInteger.valueOf(CANDIDATES)));
        assertThat(end).isInstanceOfSatisfying(Solved.Undecided.class, undecided -> {
            assertThat(undecided.limit()).isEqualTo(Limit.POSITIONS);
            assertThat(undecided.positions()).isEqualTo(1001);
        });
        assertThat(listed).hasValueLessThanOrEqualTo(1001);
    }

    @Test
    void the_search_through_a_compound() {
        Convention convention = new Convention(Join.SELECTIVE, Ending.LONG, Play.NORMAL);
        endsInTime(rules -> {
            Sum sum = new Sum(List.of(new Component<>(new Slow(rules), 1), new Component<>(new Slow(rules), 2)));
            new CompoundSearch(sum, convention, run).outcome(List.of());
        });
    }

    @Test
    void the_moves_of_a_sum() {
        endsInTime(rules ->
                SumMoves.forEach(Sum.of(new Component<>(new Slow(rules), 1)), Convention.NORMAL, run, move -> {}));
    }

    @Test
    void whether_a_move_is_legal() {
        endsInTime(rules -> {
            Slow game = new Slow(rules);
            Move move = Move.of(new ComponentChange<>(0, game, 1, List.of(5)));
            MoveLegality.legal(Sum.of(new Component<>(game, 1)), Convention.NORMAL, move, run);
        });
    }

    private record Slow(Ruleset<Integer> rules) implements Game<Integer> {
        @Override
        public String name() {
            return "slow";
        }

        @Override
        public String write(Integer position) {
            return position.toString();
        }

        @Override
        public Optional<List<java.math.BigInteger>> numbers(Integer position) {
            return Optional.empty();
        }

        @Override
        public Messages words() {
            return Messages.NONE;
        }
    }
}
