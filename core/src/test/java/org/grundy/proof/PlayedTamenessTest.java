package org.grundy.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.grundy.evidence.TamenessCertificate;
import org.grundy.evidence.TamenessCertificate.Pair;
import org.grundy.evidence.TamenessCertificate.Positions;
import org.grundy.game.Component;
import org.grundy.game.Convention;
import org.grundy.proof.TamenessVerdict.Accepted;
import org.grundy.proof.TamenessVerdict.Fault;
import org.grundy.proof.TamenessVerdict.Refused;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.grundy.run.Solved;
import org.grundy.solve.RandomGame;
import org.grundy.testkit.Seed;
import org.junit.jupiter.api.Test;

/// Certificates of tameness of positions by the rules of their game, as brute force knows their genera.
final class PlayedTamenessTest {
    /// Nim heaps 0, 1 and 2, then 1 + 1 and 2 as options of one.
    private static final TableGame NIM = new TableGame(new RandomGame(
            "small",
            List.of(
                    List.of(),
                    List.of(List.of(0)),
                    List.of(List.of(0), List.of(1)),
                    List.of(List.of(1, 1), List.of(2))),
            true));
    private static final List<Pair> GENERA = List.of(new Pair(0, 1), new Pair(1, 0), new Pair(2, 2), new Pair(1, 0));

    private static TamenessVerdict check(TableGame game, List<Pair> values, Run run, Integer... components) {
        Positions about = new Positions(List.of(game.identity()), List.of(), List.of());
        List<Component<?>> positions = new ArrayList<>();
        IntStream.range(0, values.size()).forEach(position -> positions.add(game.at(position)));
        List<Component<?>> sum = new ArrayList<>();
        List.of(components).forEach(position -> sum.add(game.at(position)));
        return TamenessChecker.check(new TamenessCertificate(about, values), about, positions, sum, run);
    }

    private static TamenessVerdict check(TableGame game, List<Pair> values, Integer... components) {
        return check(game, values, Run.unlimited(), components);
    }

    /// Source of the genera of Nim heaps: *Winning Ways*, ch. 13: 0 and 1 are fickle, larger ones firm.
    @Test
    void nim_heaps_and_what_plays_like_them_are_tame() {
        assertThat(check(NIM, GENERA, 3, 2, 3)).isEqualTo(new Accepted(4));
        assertThat(check(NIM, GENERA.subList(0, 3), 3)).isEqualTo(new Refused(Fault.SUM, -1));
        assertThat(check(NIM, GENERA)).as("of no sum").isEqualTo(new Refused(Fault.SUM, -1));
    }

    /// All positions up to the first wild one, whose values prove that it is.
    @Test
    void what_brute_force_says_of_any_game_is_proved_and_no_other_value_is() {
        RandomGenerator random = Seed.of("PlayedTamenessTest").generator();
        int wild = 0;
        for (int round = 0; round < 200; round++) {
            TableGame game = new TableGame(RandomGame.draw("drawn", 9, random.nextInt(4) > 0, random));
            NaiveGenus oracle = new NaiveGenus(game);
            List<Pair> values = new ArrayList<>();
            while (values.size() < 9 && (values.isEmpty() || values.getLast().tame())) {
                values.add(oracle.of(List.of(values.size())));
            }
            boolean last = !values.getLast().tame();
            wild += last ? 1 : 0;
            Integer[] components = last ? new Integer[0] : new Integer[] {values.size() - 1};
            assertThat(check(game, values, components)).as("%s", game).isEqualTo(new Accepted(values.size()));
            Integer[] others = last ? new Integer[] {0} : new Integer[0];
            assertThat(check(game, values, others)).as("%s", game).isEqualTo(new Refused(Fault.SUM, -1));
            int at = random.nextInt(values.size());
            Pair right = values.get(at);
            values.set(at, new Pair(right.normal() + 1, right.misere() + 1));
            assertThat(check(game, values, components)).isInstanceOf(Refused.class);
            values.set(at, new Pair(right.normal(), right.misere() + 1));
            assertThat(check(game, values, components)).isInstanceOf(Refused.class);
        }
        assertThat(wild).isBetween(1, 199);
    }

    @Test
    void the_fault_is_told_with_the_place_where_it_is() {
        assertThat(check(NIM, List.of())).isEqualTo(new Refused(Fault.COUNT, -1));
        assertThat(check(NIM, List.of(new Pair(0, 0)), 0)).isEqualTo(new Refused(Fault.MISERE, 0));
        assertThat(check(NIM, List.of(new Pair(0, 1), new Pair(2, 2)), 1)).isEqualTo(new Refused(Fault.NORMAL, 1));
        assertThat(check(NIM, List.of(new Pair(0, 1), new Pair(1, 1)), 1)).isEqualTo(new Refused(Fault.MISERE, 1));
        assertThat(check(NIM, List.of(new Pair(0, 2), new Pair(1, 0)), 1)).isEqualTo(new Refused(Fault.KIND, 0));
    }

    @Test
    void a_move_must_leave_positions_before_it() {
        Positions about = new Positions(List.of(NIM.identity()), List.of(), List.of());
        for (int[] order : new int[][] {{0, 2, 1, 3}, {1, 0, 2, 3}, {0, 2, 3}, {0, 1, 3, 2}}) {
            List<Pair> values = IntStream.of(order).mapToObj(GENERA::get).toList();
            List<Component<?>> positions = new ArrayList<>();
            IntStream.of(order).forEach(position -> positions.add(NIM.at(position)));
            int at = IntStream.range(0, order.length)
                    .filter(i -> IntStream.range(0, order[i])
                            .anyMatch(less -> IntStream.of(order).limit(i).noneMatch(before -> before == less)))
                    .findFirst()
                    .orElseThrow();
            assertThat(TamenessChecker.check(
                            new TamenessCertificate(about, values), about, positions, positions, Run.unlimited()))
                    .isEqualTo(new Refused(Fault.CLOSED, at));
        }
    }

    /// A move that leaves the position itself.
    @Test
    void a_position_that_can_come_again_in_play_is_refused() {
        TableGame loop =
                new TableGame(new RandomGame("loop", List.of(List.of(), List.of(List.of(0), List.of(1))), false));
        assertThat(check(loop, GENERA.subList(0, 2), 1)).isEqualTo(new Refused(Fault.CLOSED, 1));
    }

    @Test
    void each_position_comes_once_with_a_pair_of_values() {
        Positions about = new Positions(List.of(NIM.identity()), List.of(), List.of());
        TamenessCertificate two = new TamenessCertificate(about, GENERA.subList(0, 2));
        for (int count : new int[] {0, 1, 3}) {
            List<Component<?>> positions = new ArrayList<>();
            IntStream.range(0, count).forEach(position -> positions.add(NIM.at(position)));
            assertThat(TamenessChecker.check(two, about, positions, List.of(NIM.at(0)), Run.unlimited()))
                    .as("%s positions", count)
                    .isEqualTo(new Refused(Fault.COUNT, -1));
        }
        List<Component<?>> twice = List.of(NIM.at(0), NIM.at(0));
        assertThat(TamenessChecker.check(two, about, twice, List.of(NIM.at(0)), Run.unlimited()))
                .isEqualTo(new Refused(Fault.TWICE, 1));
        Positions other = new Positions(List.of("small 1"), List.of(), List.of());
        assertThat(TamenessChecker.check(two, other, List.of(NIM.at(0), NIM.at(1)), List.of(), Run.unlimited()))
                .isEqualTo(new Refused(Fault.GAMES, 0));
    }

    /// Theorems on tame games speak of ordinary sums, whichever play wins.
    @Test
    void games_that_are_not_ordinary_are_refused() {
        for (Convention convention : Convention.all()) {
            boolean ordinary = List.of(Convention.NORMAL, Convention.MISERE).contains(convention);
            assertThat(check(NIM.under(convention), GENERA, 3))
                    .as("%s", convention)
                    .isEqualTo(ordinary ? new Accepted(4) : new Refused(Fault.CONVENTION, 0));
        }
        assertThat(check(NIM.saying(TableGame.Mark.WON, 2), GENERA, 3)).isEqualTo(new Refused(Fault.ORDINARY, 2));
        assertThat(check(NIM.saying(TableGame.Mark.LOST, 1), GENERA, 3)).isEqualTo(new Refused(Fault.ORDINARY, 1));
        assertThat(check(NIM.saying(TableGame.Mark.ENTAILING), GENERA, 3)).isEqualTo(new Refused(Fault.ORDINARY, 0));
    }

    @Test
    void each_position_and_each_option_is_charged() {
        Run run = Run.unlimited();
        check(NIM, GENERA, run, 3);
        assertThat(run.spent()).isEqualTo(4);
        assertThat(run.work()).isEqualTo(4 + 1 + 2 + 2);
        Run less = new Run(Budget.UNLIMITED.withWork(8));
        assertThat(less.attempt(() -> check(NIM, GENERA, less, 3))).isInstanceOf(Solved.Undecided.class);
        Run stopped = Run.unlimited();
        stopped.stop();
        assertThat(stopped.attempt(() -> check(NIM, GENERA.subList(0, 1), stopped, 0)))
                .isInstanceOf(Solved.Undecided.class);
    }
}
