package org.grundy.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.grundy.game.Component;
import org.grundy.game.Convention;
import org.grundy.game.Game;
import org.grundy.game.Move;
import org.grundy.game.Options;
import org.grundy.game.Ruleset;
import org.grundy.game.Sum;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.grundy.testkit.Seed;
import org.grundy.value.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Games in which positions can come again: endless play is a draw (Smith 1966).
final class LoopyPlayTest {
    private static final int SIZE = 8;
    private static final int LONG = 200;
    private static final Budget NONE = new Budget(1, Duration.ofSeconds(10), 1);

    /// A token on a directed graph.
    record Digraph(List<List<Integer>> arcs) implements Game<Integer>, Ruleset<Integer> {
        static Digraph draw(RandomGenerator random) {
            List<List<Integer>> arcs = new ArrayList<>();
            for (int v = 0; v < SIZE; v++) {
                arcs.add(random.ints(random.nextInt(4), 0, SIZE)
                        .distinct()
                        .boxed()
                        .toList());
            }
            return new Digraph(arcs);
        }

        @Override
        public String name() {
            return "digraph";
        }

        @Override
        public Ruleset<Integer> rules() {
            return this;
        }

        @Override
        public void options(Integer from, Options<Integer> out) {
            arcs.get(from).forEach(out::to);
        }

        @Override
        public boolean splits() {
            return false;
        }

        @Override
        public String write(Integer position) {
            return position.toString();
        }

        /// Outcomes by going round all vertices until nothing changes.
        Outcome outcome(int vertex) {
            Outcome[] outcomes = new Outcome[SIZE];
            Arrays.fill(outcomes, Outcome.D);
            for (int round = 0; round <= SIZE; round++) {
                for (int v = 0; v < SIZE; v++) {
                    if (arcs.get(v).stream().anyMatch(w -> outcomes[w] == Outcome.P)) {
                        outcomes[v] = Outcome.N;
                    } else if (arcs.get(v).stream().allMatch(w -> outcomes[w] == Outcome.N)) {
                        outcomes[v] = Outcome.P;
                    }
                }
            }
            return outcomes[vertex];
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void a_win_is_won_and_a_draw_is_held_against_random_play(boolean searching) {
        RandomGenerator random = Seed.of("LoopyPlayTest").generator();
        Opponent opponent = new Opponent(searching ? Budget.UNLIMITED : NONE, Budget.UNLIMITED);
        for (int i = 0; i < 150; i++) {
            Digraph graph = Digraph.draw(random);
            Session start = Session.of(Sum.of(new Component<>(graph, random.nextInt(SIZE))), Convention.NORMAL);
            Outcome outcome = graph.outcome(
                    (Integer) start.position().sum().components().getFirst().position());
            Session end = againstRandom(start, opponent, outcome == Outcome.P ? Player.SECOND : Player.FIRST, random);
            switch (outcome) {
                case N -> assertThat(end.winner()).as(graph.toString()).contains(Player.FIRST);
                case P -> assertThat(end.winner()).as(graph.toString()).contains(Player.SECOND);
                case D -> assertThat(end.winner()).as(graph.toString()).isNotEqualTo(Optional.of(Player.SECOND));
            }
        }
    }

    private static Session againstRandom(Session start, Opponent opponent, Player perfect, RandomGenerator random) {
        Session session = start;
        while (!session.position().over() && session.turns().size() < LONG) {
            List<Move> moves = session.position().moves(SIZE, Run.unlimited()).moves();
            Move move = session.mover() == perfect
                    ? opponent.reply(session.position()).orElseThrow().move()
                    : moves.get(random.nextInt(moves.size()));
            session = session.after(move);
        }
        return session;
    }

    @Test
    void best_play_that_goes_round_ends_where_it_comes_back() {
        Digraph cycle = new Digraph(List.of(List.of(1), List.of(2), List.of(3), List.of(0)));
        PlayState start = PlayState.of(Sum.of(new Component<>(cycle, 0)), Convention.NORMAL);
        BestLine line = BestLine.of(start, 100, Opponent.standard(), Run.unlimited());
        assertThat(line.end()).isEqualTo(BestLine.End.REPEATED);
        assertThat(line.moves()).hasSize(4);
        assertThat(line.moves().getLast().plan()).isEqualTo(new MovePlan.Drawing());
    }

    /// From 0 three thousand moves lead to a vertex from which the opponent ends play, and the last one to a
    /// vertex from which the only move leads back.
    @Test
    void a_draw_is_held_where_only_the_last_of_very_many_moves_holds_it() {
        int many = 3000;
        List<List<Integer>> arcs = new ArrayList<>();
        arcs.add(IntStream.rangeClosed(1, many + 1).boxed().toList());
        arcs.addAll(Collections.nCopies(many, List.of(many + 2)));
        arcs.add(List.of(0));
        arcs.add(List.of());
        PlayState start = PlayState.of(Sum.of(new Component<>(new Digraph(arcs), 0)), Convention.NORMAL);
        OpponentReply reply = new Opponent(NONE, Budget.UNLIMITED).reply(start).orElseThrow();
        assertThat(reply.plan()).isEqualTo(new MovePlan.Drawing());
        assertThat(reply.move()).hasToString("digraph(0) → digraph(" + (many + 1) + ")");
    }

    @Test
    void a_position_that_comes_again_is_counted_with_the_same_player_to_move() {
        Digraph triangle = new Digraph(List.of(List.of(1), List.of(2), List.of(0)));
        Session session = Session.of(Sum.of(new Component<>(triangle, 0)), Convention.NORMAL);
        List<Integer> counts = new ArrayList<>();
        for (int i = 0; i < 12; i++) {
            session = session.after(
                    session.position().moves(1, Run.unlimited()).moves().getFirst());
            counts.add(session.occurrences());
        }
        assertThat(counts).containsExactly(1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3);
    }
}
