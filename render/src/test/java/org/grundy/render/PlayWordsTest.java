package org.grundy.render;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.grundy.game.Component;
import org.grundy.game.ComponentChange;
import org.grundy.game.Game;
import org.grundy.game.Move;
import org.grundy.game.Ruleset;
import org.grundy.game.Sum;
import org.grundy.game.SumGame;
import org.grundy.play.Heuristic;
import org.grundy.play.MovePlan;
import org.grundy.render.terminal.Paint;
import org.grundy.render.text.MoveNotation;
import org.grundy.render.text.PositionPicture;
import org.grundy.render.text.play.MovePlanText;
import org.junit.jupiter.api.Test;

final class PlayWordsTest {
    /// Positions that are lists of numbers, of which each may be lowered by one.
    record Numbers(String name) implements Game<List<Integer>> {
        @Override
        public Ruleset<List<Integer>> rules() {
            return (from, out) -> {
                if (from.getFirst() > 0) {
                    out.to(List.of(from.getFirst() - 1));
                }
            };
        }

        @Override
        public String write(List<Integer> position) {
            return String.join(",", position.stream().map(Object::toString).toList());
        }

        @Override
        public Optional<List<BigInteger>> numbers(List<Integer> position) {
            return position.size() > 2
                    ? Optional.empty()
                    : Optional.of(position.stream().map(BigInteger::valueOf).toList());
        }

        Component<List<Integer>> at(Integer... numbers) {
            return new Component<>(this, List.of(numbers));
        }
    }

    private static final Numbers HEAP = new Numbers("heap");
    private static final Numbers BOARD = new Numbers("board");

    @Test
    void heaps_are_rows_of_tokens_with_the_numbers_of_the_components() {
        assertThat(PositionPicture.of(Sum.of(HEAP.at(3), HEAP.at(0)), Paint.NONE))
                .isEqualTo("  1  heap(3)  ● ● ●\n  2  heap(0)  ·\n");
    }

    @Test
    void a_single_component_has_no_number() {
        assertThat(PositionPicture.of(Sum.of(HEAP.at(2)), Paint.NONE)).isEqualTo("  heap(2)  ● ●\n");
    }

    @Test
    void a_long_heap_is_broken_into_rows_and_a_very_long_one_is_a_number() {
        List<String> rows =
                PositionPicture.of(Sum.of(HEAP.at(70)), Paint.NONE).lines().toList();
        assertThat(rows).hasSize(3);
        assertThat(rows.stream().map(row -> row.chars().filter(c -> c == '●').count()))
                .containsExactly(30L, 30L, 10L);
        assertThat(PositionPicture.of(Sum.of(HEAP.at(121)), Paint.NONE)).isEqualTo("  heap(121)\n");
    }

    @Test
    void a_pair_is_a_piece_on_a_board_and_a_large_one_is_written() {
        assertThat(PositionPicture.of(Sum.of(BOARD.at(2, 1)), Paint.NONE)).isEqualTo("""
                          board(2,1)   1 · · ●
                                       0 · · ·
                                         0 1 2
                        """);
        assertThat(PositionPicture.of(Sum.of(BOARD.at(16, 1)), Paint.NONE)).isEqualTo("  board(16,1)\n");
        assertThat(PositionPicture.of(Sum.of(BOARD.at(1, 2, 3)), Paint.NONE)).isEqualTo("  board(1,2,3)\n");
    }

    @Test
    void parts_of_a_broken_row_stand_next_to_each_other() {
        Numbers rows = new Numbers("row");
        SumGame<List<Integer>> broken = new SumGame<>(rows);
        Component<?> component = new Component<>(broken, broken.of(List.of(List.of(3), List.of(2))));
        assertThat(PositionPicture.of(Sum.of(component), Paint.NONE)).isEqualTo("  row(2 + 3)  ● ●   ● ● ●\n");
    }

    @Test
    void nothing_left_is_a_dot() {
        assertThat(PositionPicture.of(Sum.of(), Paint.NONE)).isEqualTo("  ·\n");
    }

    @Test
    void moves_are_written_as_they_may_be_typed() {
        Sum sum = Sum.of(HEAP.at(3), BOARD.at(4, 5));
        Move both = new Move(List.of(change(0, HEAP.at(3), List.of()), change(1, BOARD.at(4, 5), List.of(2, 5))));
        assertThat(new MoveNotation(sum).of(both)).isEqualTo("1: 3 → 0; 2: (4,5) → (2,5)");
        Move one = Move.of(change(0, HEAP.at(3), List.of(2)));
        assertThat(new MoveNotation(Sum.of(HEAP.at(3))).of(one)).isEqualTo("3 → 2");
    }

    private static ComponentChange<List<Integer>> change(
            int number, Component<List<Integer>> component, List<Integer> left) {
        List<List<Integer>> to = left.isEmpty() ? List.of() : List.of(left);
        return new ComponentChange<>(number, component.game(), component.position(), to);
    }

    @Test
    void empty_heaps_are_left_out_and_others_are_not() {
        ComponentChange<List<Integer>> ended =
                new ComponentChange<>(0, HEAP, List.of(7), List.of(List.of(1), List.of(6)));
        assertThat(new MoveNotation(Sum.of(HEAP.at(7))).of(Move.of(ended))).isEqualTo("7 → 1 + 6");
        ComponentChange<List<Integer>> split =
                new ComponentChange<>(0, HEAP, List.of(6), List.of(List.of(0), List.of(2), List.of(3)));
        assertThat(new MoveNotation(Sum.of(HEAP.at(6))).of(Move.of(split))).isEqualTo("6 → 2 + 3");
    }

    @Test
    void many_moves_stand_in_columns_that_are_read_downwards() {
        List<Move> moves = Stream.iterate(29, left -> left - 1)
                .limit(20)
                .map(left -> Move.of(change(0, HEAP.at(30), List.of(left))))
                .toList();
        String[] lines =
                new MoveNotation(Sum.of(HEAP.at(30))).list(moves, Paint.NONE).split("\n", -1);
        assertThat(lines[0]).startsWith("   1) 30 → 29").contains(" 4) 30 → 26");
        assertThat(lines[1]).startsWith("   2) 30 → 28");
        assertThat(new MoveNotation(Sum.of(HEAP.at(30))).options(moves.subList(0, 3)))
                .isEqualTo("30 → 29, 28, 27");
    }

    @Test
    void every_plan_says_in_both_languages_whether_it_is_exact() {
        assertThat(MovePlanText.of(new MovePlan.Winning(OptionalInt.of(12)), Language.EN))
                .isEqualTo("wins (exact: at most 12 moves left, this one included)");
        assertThat(MovePlanText.of(new MovePlan.Delaying(1), Language.EN))
                .isEqualTo("lost; holds out as long as possible (exact: 1 move left, this one included)");
        assertThat(MovePlanText.of(new MovePlan.Hoping(Heuristic.MOST_OPTIONS), Language.EN))
                .isEqualTo("lost; heuristic: leaves as many moves as possible");
        List<MovePlan> all = List.of(
                new MovePlan.Winning(OptionalInt.empty()),
                new MovePlan.Delaying(3),
                new MovePlan.Drawing(),
                new MovePlan.Hoping(Heuristic.LEAST_TAKEN),
                new MovePlan.Guessing(Heuristic.MOST_OPTIONS));
        assertThat(all)
                .allSatisfy(
                        plan -> assertThat(MovePlanText.of(plan, Language.ZH)).doesNotContainPattern("[a-z]"));
        assertThat(all.stream().filter(MovePlan::exact)).hasSize(2);
    }
}
