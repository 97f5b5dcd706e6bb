package org.grundy.lang;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.time.Duration;
import java.util.List;
import org.grundy.game.Component;
import org.grundy.game.Convention;
import org.grundy.game.Ending;
import org.grundy.game.Game;
import org.grundy.game.Join;
import org.grundy.game.Move;
import org.grundy.game.Options;
import org.grundy.game.Play;
import org.grundy.game.Ruleset;
import org.grundy.game.Sum;
import org.grundy.lang.move.MoveParser;
import org.grundy.play.PlayState;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.grundy.text.InputError;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class MoveParserTest {
    private static final Convention ALL = new Convention(Join.CONJUNCTIVE, Ending.LONG, Play.NORMAL);
    private static final Convention SOME = new Convention(Join.SELECTIVE, Ending.LONG, Play.NORMAL);

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "5 -> 2             | nim(3) + nim(2) + kayles(7)",
                "5→2                | nim(3) + nim(2) + kayles(7)",
                "2: 5 -> 2          | nim(3) + nim(2) + kayles(7)",
                "2:->2              | nim(3) + nim(2) + kayles(7)",
                "take 3 from 2      | nim(3) + nim(2) + kayles(7)",
                "TAKE 3 FROM 2      | nim(3) + nim(2) + kayles(7)",
                "从 2 取 3           | nim(3) + nim(2) + kayles(7)",
                "从第2堆取走3个        | nim(3) + nim(2) + kayles(7)",
                "nim(5) -> nim(2)   | nim(3) + nim(2) + kayles(7)",
                "3 -> 0             | nim(0) + nim(5) + kayles(7)",
                "7 -> 3 + 2         | nim(3) + nim(5) + kayles(2) + kayles(3)",
                "7 -> 2+3           | nim(3) + nim(5) + kayles(2) + kayles(3)",
                "7 -> 6             | nim(3) + nim(5) + kayles(6)",
                "kayles(7) -> kayles(1) + kayles(4) | nim(3) + nim(5) + kayles(1) + kayles(4)",
            })
    void a_change_is_read_as_it_is_shown_and_in_words(String typed, String left) {
        PlayState position = at(Convention.NORMAL, ToyGame.NIM.of(3), ToyGame.NIM.of(5), ToyGame.KAYLES.of(7));
        assertThat(after(position, typed)).isEqualTo(left);
    }

    @Test
    void a_number_names_a_move_of_the_list() {
        PlayState position = at(Convention.NORMAL, ToyGame.NIM.of(3));
        List<Move> listed = position.moves(10, run()).moves();
        assertThat(new MoveParser(position, listed, run()).read(" 2 ")).isEqualTo(listed.get(1));
    }

    @Test
    void the_only_heap_needs_no_name() {
        assertThat(after(at(Convention.NORMAL, ToyGame.NIM.of(0), ToyGame.NIM.of(9)), "take 4"))
                .isEqualTo("nim(0) + nim(5)");
        assertThat(after(at(Convention.NORMAL, ToyGame.NIM.of(9)), "取4个")).isEqualTo("nim(5)");
        assertThat(after(at(Convention.NORMAL, ToyGame.NIM.of(9)), "-> 1")).isEqualTo("nim(1)");
    }

    @Test
    void several_components_are_changed_at_once() {
        PlayState position = at(ALL, ToyGame.NIM.of(3), ToyGame.NIM.of(3), ToyGame.KAYLES.of(7));
        assertThat(after(position, "3 -> 1; 3 -> 2; 7 -> 3 + 3")).isEqualTo("nim(1) + nim(2) + kayles(3 + 3)");
        assertThat(after(position, "3: 7 -> 5； take 1 from 2; 1: -> 0")).isEqualTo("nim(0) + nim(2) + kayles(5)");
        PlayState some = at(SOME, ToyGame.NIM.of(3), ToyGame.NIM.of(3));
        assertThat(after(some, "2: -> 1")).isEqualTo("nim(3) + nim(1)");
    }

    @Test
    void a_row_that_was_broken_is_one_component_in_other_compounds() {
        PlayState broken = at(SOME, ToyGame.KAYLES.of(7), ToyGame.NIM.of(2));
        PlayState later = broken.after(new MoveParser(broken, List.of(), run()).read("7 -> 3 + 3"));
        assertThat(after(later, "3+3 -> 3+1+1")).isEqualTo("kayles(1 + 1 + 3) + nim(2)");
    }

    @Test
    void a_heap_too_large_to_list_is_moved_to_any_smaller_one() {
        PlayState position = at(Convention.NORMAL, ToyGame.NIM.ofPower(18), ToyGame.NIM.ofPower(100));
        assertThat(after(position, "10^18 -> 123456789012345678")).startsWith("nim(123456789012345678) + ");
        assertThat(after(position, "10^18 -> nim(77)")).startsWith("nim(77) + ");
        assertThat(after(position, "1: -> （ 77 ）")).startsWith("nim(77) + ");
        assertThat(after(position, "2: -> 2^64")).endsWith(" + nim(18446744073709551616)");
        assertThat(after(position, "take 999999999999999999 from 1")).startsWith("nim(1) + ");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "9               | there is no move 9: the list has 1..2",
                "0               | there is no move 0: the list has 1..2",
                "hello           | \"hello\" is no move: write its number in the list, or from -> to as in 3 -> …",
                "4 -> 1          | no component is 4",
                "3 -> 1          | more than one component is 3; say which, as in 1: 3 -> …",
                "1: 3 -> 3       | nim(3) has no move to 3; it has moves to 2, 1, 0",
                "2: 5 -> 1       | component 2 is 3, not 5",
                "4: 3 -> 1       | there is no component 4: they are numbered 1..3",
                "0: 3 -> 1       | the number of a component is 0, but must be at least 1",
                "3 ->            | what is left is missing behind the arrow; write 0 for nothing",
                "-> 2            | say in which component, one of 1, 2: as in 1: 3 -> … or take 1 from 1",
                "take 1          | say in which component, one of 1, 2: as in 1: 3 -> … or take 1 from 1",
                "take 7 from 1   | there are only 3 to take",
                "take 0 from 1   | the amount is 0, but must be at least 1",
                "take x from 1   | \"x\" is not a number: the amount is an integer, at least 1",
                "1: 3 -> 1; 2: -> 2 | a move changes one component only",
                "3: -> 0         | nim(0) is over: nobody can move in it",
            })
    void nonsense_gets_a_sentence(String typed, String sentence) {
        PlayState position = at(Convention.NORMAL, ToyGame.NIM.of(3), ToyGame.KAYLES.of(3), ToyGame.NIM.of(0));
        List<Move> listed = position.moves(1000, run()).moves().subList(0, 2);
        assertThatExceptionOfType(InputError.class)
                .isThrownBy(() -> new MoveParser(position, listed, run()).read(typed))
                .withMessage(sentence)
                .satisfies(error -> assertThat(error.text().zh()).isNotBlank());
    }

    @Test
    void notations_with_colons_and_semicolons_of_their_own_are_read() {
        Component<String> clock = new Component<>(Labels.GAME, "2:9;1");
        assertThat(after(at(Convention.NORMAL, clock), "2:9;1 -> 2:8;1")).isEqualTo("labels(2:8;1)");
        assertThat(after(at(Convention.NORMAL, clock), "1: 2:9;1 -> 2:9;0")).isEqualTo("labels(2:9;0)");
        PlayState both = at(ALL, clock, ToyGame.NIM.of(3), clock);
        assertThat(after(both, "2:9;1 -> 2:8;1; 3 -> 1; 3: 2:9;1 -> 2:9;0"))
                .isEqualTo("labels(2:8;1) + nim(1) + labels(2:9;0)");
        assertThat(after(both, "1: 2:9;1 -> 2:8;1; take 1 from 2; 3: 2:9;1 -> 2:9;0"))
                .isEqualTo("labels(2:8;1) + nim(2) + labels(2:9;0)");
    }

    /// Positions whose notation has the signs that separate changes.
    enum Labels implements Game<String> {
        GAME;

        @Override
        public Ruleset<String> rules() {
            return new Ruleset<>() {
                @Override
                public void options(String from, Options<String> out) {
                    if (from.equals("2:9;1")) {
                        out.to("2:8;1");
                        out.to("2:9;0");
                    }
                }

                @Override
                public boolean splits() {
                    return false;
                }
            };
        }

        @Override
        public String write(String position) {
            return position;
        }

        @Override
        public String expression(String position) {
            return "labels(" + position + ")";
        }
    }

    @Test
    void numbers_are_not_taken_where_moves_are_not_numbered() {
        PlayState position = at(Convention.NORMAL, ToyGame.NIM.ofPower(18));
        assertThatExceptionOfType(InputError.class)
                .isThrownBy(() -> new MoveParser(position, List.of(), run()).read("5"))
                .withMessage("the moves here are too many to be numbered: write from -> to");
    }

    @Test
    void a_compound_move_must_change_every_component() {
        PlayState position = at(ALL, ToyGame.NIM.of(3), ToyGame.NIM.of(2));
        assertThatExceptionOfType(InputError.class)
                .isThrownBy(() -> new MoveParser(position, List.of(), run()).read("3 -> 1"))
                .withMessage("every component that is not over must be changed: add ; 2: … -> …");
        assertThatExceptionOfType(InputError.class)
                .isThrownBy(() -> new MoveParser(position, List.of(), run()).read("1: -> 1; 1: -> 0"))
                .withMessage("component 1 is changed twice");
    }

    private static PlayState at(Convention convention, Component<?>... components) {
        return PlayState.of(Sum.of(components), convention);
    }

    private static String after(PlayState position, String typed) {
        return position.after(new MoveParser(position, List.of(), run()).read(typed))
                .sum()
                .expression();
    }

    private static Run run() {
        return new Run(Budget.standard().withTime(Duration.ofSeconds(20)));
    }
}
