package org.grundy.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.grundy.analysis.move.MoveList;
import org.grundy.game.Component;
import org.grundy.game.ComponentChange;
import org.grundy.game.Convention;
import org.grundy.game.Ending;
import org.grundy.game.Join;
import org.grundy.game.Move;
import org.grundy.game.Play;
import org.grundy.game.Sum;
import org.grundy.run.Budget;
import org.grundy.run.Limit;
import org.grundy.run.Run;
import org.grundy.run.Solved;
import org.grundy.testkit.Seed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class SessionTest {
    private static final Convention CONJUNCTIVE = new Convention(Join.CONJUNCTIVE, Ending.LONG, Play.NORMAL);
    private static final Convention SHORT = new Convention(Join.DISJUNCTIVE, Ending.SHORT, Play.NORMAL);

    static List<Convention> conventions() {
        return Convention.all();
    }

    @ParameterizedTest
    @MethodSource("conventions")
    void taking_moves_back_restores_every_earlier_position(Convention convention) {
        RandomGenerator random = Seed.of("SessionTest " + convention).generator();
        Session session = Session.of(Sum.of(Toy.KAYLES.of(6), Toy.NIM.of(3), Toy.BASH.of(5)), convention);
        List<Session> before = new ArrayList<>();
        while (!session.position().over()) {
            before.add(session);
            List<Move> moves =
                    session.position().moves(Integer.MAX_VALUE, Run.unlimited()).moves();
            session = session.after(moves.get(random.nextInt(moves.size())));
        }
        for (int back = 1; back <= before.size(); back++) {
            assertThat(session.back(back)).isEqualTo(before.get(before.size() - back));
        }
        assertThat(session.back(before.size() + 1)).isEqualTo(before.getFirst());
    }

    @ParameterizedTest
    @MethodSource("conventions")
    void the_moves_are_those_of_the_naive_rules(Convention convention) {
        Sum sum = Sum.of(Toy.KAYLES.of(4), Toy.NIM.of(2), Toy.BASH.of(0), Toy.BASH.of(2));
        PlayState position = PlayState.of(sum, convention);
        Set<Sum> reached = new HashSet<>();
        MoveList moves = position.moves(Integer.MAX_VALUE, Run.unlimited());
        moves.moves().forEach(move -> reached.add(position.after(move).sum()));
        assertThat(moves.complete()).isTrue();
        assertThat(moves.moves()).doesNotHaveDuplicates();
        assertThat(reached).hasSameSizeAs(new HashSet<>(new NaiveRemoteness(convention).options(Toy.naive(sum))));
    }

    @Test
    void parts_of_a_split_row_are_components_of_their_own_in_the_ordinary_sum() {
        PlayState position = PlayState.of(Sum.of(Toy.KAYLES.of(7), Toy.NIM.of(2)), Convention.NORMAL);
        Move middle = change(position, 0, 3, 3);
        assertThat(position.after(middle).sum().expression()).isEqualTo("KAYLES(3) + KAYLES(3) + NIM(2)");
    }

    @Test
    void parts_of_a_split_row_stay_one_component_in_other_compounds() {
        PlayState position = PlayState.of(Sum.of(Toy.KAYLES.of(7), Toy.NIM.of(2)), CONJUNCTIVE);
        assertThat(position.sum().expression()).isEqualTo("KAYLES(7) + NIM(2)");
        List<String> left = position.moves(1000, Run.unlimited()).moves().stream()
                .map(move -> position.after(move).sum().expression())
                .toList();
        assertThat(left).contains("KAYLES(3 + 3) + NIM(1)").hasSize(7 * 2);
    }

    @Test
    void a_heap_that_was_taken_keeps_its_place() {
        PlayState position = PlayState.of(Sum.of(Toy.NIM.of(3), Toy.NIM.of(4)), Convention.NORMAL);
        assertThat(position.after(change(position, 0, 0)).sum().expression()).isEqualTo("NIM(0) + NIM(4)");
    }

    @Test
    void the_last_mover_wins_normal_play_and_loses_misere_play() {
        assertThat(lastToken(Convention.NORMAL).winner()).contains(Player.FIRST);
        assertThat(lastToken(Convention.MISERE).winner()).contains(Player.SECOND);
    }

    private static Session lastToken(Convention convention) {
        Session session = Session.of(Sum.of(Toy.NIM.of(1)), convention);
        assertThat(session.winner()).isEmpty();
        return session.after(change(session.position(), 0, 0));
    }

    @Test
    void a_short_game_is_over_as_soon_as_one_component_is() {
        Session session = Session.of(Sum.of(Toy.NIM.of(1), Toy.NIM.of(5)), SHORT);
        Session after = session.after(change(session.position(), 0, 0));
        assertThat(after.winner()).contains(Player.FIRST);
        assertThat(after.position().moves(10, Run.unlimited()).moves()).isEmpty();
    }

    @Test
    void a_few_of_very_many_moves_are_listed_in_every_component() {
        PlayState position =
                PlayState.of(Sum.of(Toy.NIM.of(1_000_000_000_000L), Toy.NIM.of(1_000_000_000_000L)), Convention.NORMAL);
        MoveList some = position.moves(50, Run.unlimited());
        assertThat(some.complete()).isFalse();
        assertThat(some.moves()).hasSize(50);
        assertThat(some.moves().stream()
                        .map(move -> move.changes().getFirst().component())
                        .distinct())
                .containsExactly(0, 1);
    }

    @Test
    void a_move_on_a_heap_of_any_size_is_checked_by_the_rules() {
        BigInteger size = BigInteger.TEN.pow(1000);
        Component<BigInteger> heap = TheoremNim.ofPower(1000);
        PlayState position = PlayState.of(Sum.of(heap), Convention.NORMAL);
        assertThat(permits(position, heap, size.shiftRight(7))).isEqualTo(new Solved.Done<>(true));
        assertThat(permits(position, heap, size)).isEqualTo(new Solved.Done<>(false));
        assertThat(permits(position, heap, size.negate())).isEqualTo(new Solved.Done<>(false));
    }

    @Test
    void a_move_is_looked_up_where_the_rules_have_no_test() {
        Component<BigInteger> heap = Toy.BASH.of(1_000_000_000_000L);
        PlayState position = PlayState.of(Sum.of(heap), Convention.NORMAL);
        assertThat(permits(position, heap, heap.position().subtract(BigInteger.TWO)))
                .isEqualTo(new Solved.Done<>(true));
        assertThat(permits(position, heap, heap.position().subtract(BigInteger.TEN)))
                .isEqualTo(new Solved.Done<>(false));
    }

    @Test
    void what_cannot_be_looked_up_is_undecided() {
        Component<BigInteger> huge = new Component<>(Toy.BASH, BigInteger.TEN.pow(100));
        PlayState position = PlayState.of(Sum.of(huge), Convention.NORMAL);
        Solved<Boolean> answer = permits(position, huge, huge.position().subtract(BigInteger.ONE));
        assertThat(answer)
                .isInstanceOfSatisfying(
                        Solved.Undecided.class,
                        undecided -> assertThat(undecided.limit()).isEqualTo(Limit.METHOD));
    }

    @Test
    void a_move_must_touch_the_components_that_the_convention_says() {
        PlayState ordinary = PlayState.of(Sum.of(Toy.NIM.of(3), Toy.NIM.of(4)), Convention.NORMAL);
        PlayState all = PlayState.of(ordinary.sum(), CONJUNCTIVE);
        Move one = change(ordinary, 0, 1);
        Move both = new Move(List.of(
                one.changes().getFirst(), change(ordinary, 1, 1).changes().getFirst()));
        Move twice = new Move(List.of(one.changes().getFirst(), one.changes().getFirst()));
        Run run = new Run(Budget.standard().withTime(Duration.ofSeconds(10)));
        assertThat(ordinary.permits(one, run)).isEqualTo(new Solved.Done<>(true));
        assertThat(ordinary.permits(both, run)).isEqualTo(new Solved.Done<>(false));
        assertThat(all.permits(one, run)).isEqualTo(new Solved.Done<>(false));
        assertThat(all.permits(both, run)).isEqualTo(new Solved.Done<>(true));
        assertThat(all.permits(twice, run)).isEqualTo(new Solved.Done<>(false));
    }

    private static Solved<Boolean> permits(PlayState position, Component<BigInteger> heap, BigInteger left) {
        Move move = Move.of(new ComponentChange<>(0, heap.game(), heap.position(), List.of(left)));
        return position.permits(move, new Run(Budget.standard().withTime(Duration.ofSeconds(10))));
    }

    private static Move change(PlayState position, int number, long... left) {
        Component<?> component = position.sum().components().get(number);
        List<BigInteger> to = Arrays.stream(left).mapToObj(BigInteger::valueOf).toList();
        return Move.of(new ComponentChange<>(number, (Toy) component.game(), (BigInteger) component.position(), to));
    }
}
