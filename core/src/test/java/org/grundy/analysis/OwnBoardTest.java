package org.grundy.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.grundy.analysis.answer.Analysis;
import org.grundy.game.Component;
import org.grundy.game.Convention;
import org.grundy.game.Game;
import org.grundy.game.Options;
import org.grundy.game.Play;
import org.grundy.game.Ruleset;
import org.grundy.game.Sum;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.grundy.testkit.Thorough;
import org.grundy.value.Outcome;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// A board game of a user's own, as one class that says its moves and how it falls apart, is answered by
/// couples where it has too many positions to search them all.
final class OwnBoardTest {
    private static final int WIDTH = 100;

    /// Free cells, as row·100 + column; a move takes two that touch, so this is Cram.
    private record Cells(Set<Integer> free) {}

    private enum Dominoes implements Game<Cells>, Ruleset<Cells> {
        DOMINOES;

        static Cells board(int rows, int columns) {
            Set<Integer> free = new TreeSet<>();
            for (int row = 0; row < rows; row++) {
                for (int column = 0; column < columns; column++) {
                    free.add(row * WIDTH + column);
                }
            }
            return new Cells(free);
        }

        @Override
        public Ruleset<Cells> rules() {
            return this;
        }

        @Override
        public String write(Cells position) {
            return position.free().toString();
        }

        @Override
        public void options(Cells from, Options<Cells> out) {
            for (int cell : from.free()) {
                for (int other : List.of(cell + 1, cell + WIDTH)) {
                    if (from.free().contains(other)) {
                        Set<Integer> rest = new TreeSet<>(from.free());
                        rest.removeAll(List.of(cell, other));
                        out.to(pieces(rest));
                    }
                }
            }
        }

        private static List<Cells> pieces(Set<Integer> rest) {
            List<Cells> pieces = new ArrayList<>();
            while (!rest.isEmpty()) {
                Set<Integer> piece = new TreeSet<>();
                List<Integer> frontier = new ArrayList<>(List.of(rest.iterator().next()));
                while (!frontier.isEmpty()) {
                    int cell = frontier.removeLast();
                    if (rest.remove(cell)) {
                        piece.add(cell);
                        frontier.addAll(List.of(cell - WIDTH, cell - 1, cell + 1, cell + WIDTH));
                    }
                }
                if (piece.size() > 1) {
                    pieces.add(new Cells(piece));
                }
            }
            return pieces;
        }
    }

    /// Value: J. Uiterwijk, *Solving Cram using combinatorial game theory* (2019). A search of all 13 578
    /// positions would not be had within these limits.
    @Tag(Thorough.TAG)
    @Test
    void a_board_beyond_the_search_of_all_positions_is_answered() {
        Sum board = Sum.of(new Component<>(Dominoes.DOMINOES, Dominoes.board(3, 7)));
        Run run = new Run(Budget.standard().withPositions(12_000), progress -> {});
        Analysis answer = Grundy.analyze(board, Convention.disjunctive(Play.NORMAL), run);
        assertThat(answer.outcome()).contains(Outcome.N);
        assertThat(answer.value()).contains(BigInteger.ONE);
    }

    /// The search that shows that a board is won has met a winning move, wherever it is in the order of the moves.
    @Test
    void a_board_that_is_won_has_a_move_that_is_named() {
        Sum board = Sum.of(new Component<>(Dominoes.DOMINOES, Dominoes.board(3, 7)));
        Run run = new Run(Budget.standard().withPositions(4_500), progress -> {});
        Analysis answer = Grundy.analyze(board, Convention.disjunctive(Play.NORMAL), run);
        assertThat(answer.value()).isEmpty();
        assertThat(answer.outcome()).contains(Outcome.N);
        assertThat(answer.winning().listed()).isNotEmpty();
    }
}
