package org.grundy.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.grundy.cli.Ran;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

final class PlayCommandTest {
    @Test
    void a_won_game_is_won() {
        // 5 mod 4 = 1: take one, and whatever the other does then, the rest can be taken (theory §2.1)
        Ran game = Ran.reading("take 1\n-> 0\n", "play", "bash[3](5)");
        assertThat(game.exit()).isZero();
        assertThat(game.err()).isEmpty();
        assertThat(game.out())
                .contains("Whoever makes the last move wins.", "your move> take 1", "bash[3](4)  ● ● ● ●")
                .contains("lost; holds out as long as possible (exact: 2 moves left, this one included)")
                .contains("Play is over: you win!");
    }

    @Test
    void a_lost_game_is_lost() {
        Ran game = Ran.reading("take 1\n", "play", "bash[3](4)");
        assertThat(game.out())
                .contains("I play 3 → 0: take 3", "wins (exact: at most 1 move left, this one included)")
                .contains("Play is over: I win.")
                .doesNotContain("you win");
    }

    @Test
    void whoever_takes_the_last_token_loses_misere_play() {
        Ran game = Ran.reading("take 3\n", "play", "bash[3](4)", "--misere");
        assertThat(game.out())
                .contains("Whoever makes the last move loses.")
                .contains("I play 1 → 0: take 1")
                .contains("Play is over: you win!");
    }

    @Test
    void the_computer_moves_first_when_you_move_second() {
        Ran game = Ran.reading("3 -> 0\n", "play", "nim", "7", "--you", "second");
        assertThat(game.out())
                .contains("You move second.", "I play 7 → 0: take 7", "Play is over: I win.")
                .contains("The game is over; new, undo or quit");
    }

    @Test
    void a_whole_game_is_played_in_chinese() {
        Ran game = Ran.reading("提示\n从 1 取 1\n取3\n退出\n", "play", "bash[3](5)", "--lang", "zh");
        assertThat(game.out())
                .contains("走最后一步者胜。", "你先走。", "提示：5 → 4——必胜（精确：连这一步最多还有 3 步）")
                .contains("你走> 从 1 取 1", "必败，但拖得最久（精确：连这一步还有 2 步）")
                .contains("对局结束：你赢了！", "再见。")
                .doesNotContainPattern("[a-zA-Z]{3,} [a-zA-Z]{3,} [a-zA-Z]{3,}");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "nodekayles(grid 2x3); 2.2; 5) take 2.2; Hint: take; 1 · ■ ■",
                "hackenbush(0-a-b, a-c); cut a-c; 3) cut a-c; Hint: cut 0-a; hackenbush(0-a,a-b)  0",
                "geography(grid 3x3, at 1.2); 2.2; the token goes to 2.2; Hint: the token goes to; 2 · ● ·",
                "chomp(3,3); eat from row 2, column 2; eat from row 1, column 2; Hint: eat from row 2, column 2; × ■ ■",
                "clobber(2,3); 1.2 takes 1.1; 1) 1.1 takes 1.2; takes; 1 o · x",
                "nogo(2,3); o on 1.2; 4) o on 1.2; Hint: ; 1 · o ·",
                "nimstring(1,2); above 1.2; 2) draw above 1.2; Hint: draw; •  •──•"
            })
    void moves_on_boards_are_listed_and_typed_by_what_they_do(
            String board, String typed, String listed, String hint, String drawn) {
        Ran game = Ran.reading("moves\nhint\n" + typed + "\n", "play", board);
        assertThat(game.out()).contains(listed, hint, drawn).doesNotContain("is no move");
    }

    @Test
    void a_move_is_typed_by_its_words_in_chinese_too_and_in_one_component_of_several() {
        Ran game = Ran.reading("1: 取 1.1\n", "play", "nodekayles(grid 2x3) + nim(3)", "--lang", "zh");
        assertThat(game.out()).contains("nodekayles(1.3-2.3,2.2-2.3)");
    }

    @Test
    void moves_are_taken_back() {
        Ran game = Ran.reading("undo\n1: 3 -> 1\nundo\nhint\n", "play", "nim", "3", "4", "5");
        assertThat(game.out()).contains("You have not moved yet, so there is nothing to take back.");
        String afterUndo = game.out().substring(game.out().lastIndexOf("your move> undo"));
        assertThat(afterUndo).contains("1  nim(3)  ● ● ●\n", "2  nim(4)  ● ● ● ●\n", "Hint: 1: 3 → 1 — wins");
    }

    @Test
    void a_finished_game_is_taken_back_or_begun_again() {
        Ran game = Ran.reading("take 1\nundo\ntake 2\nnew\ntake 3\n", "play", "bash[3](4)");
        assertThat(game.out().split("Play is over: I win.", -1)).hasSize(4);
        Ran won = Ran.reading("take 3\nundo\ntake 2\n", "play", "bash[3](3)");
        assertThat(won.out()).contains("Play is over: you win!", "Play is over: I win.");
    }

    @Test
    void the_reason_is_told() {
        Ran game = Ran.reading("why\n", "play", "nim", "3", "4", "5");
        assertThat(game.out()).contains("N position", "xor     2  010");
    }

    @Test
    void moves_are_listed_with_numbers_that_can_be_typed() {
        Ran game = Ran.reading("moves\n6\n", "play", "kayles(7)");
        assertThat(game.out()).contains("1) 7 → 6", "your move> 6");
        Ran many = Ran.reading("moves\n1\n", "play", "nim", "10^18");
        assertThat(many.out())
                .contains("1000000000000000000 → 999999999999999999, ", "too many to be numbered; type one")
                .contains("the moves here are too many to be numbered: write from -> to");
    }

    @ParameterizedTest
    @ValueSource(strings = {"castle", "9 -> 1", "99", "-> x", "take 0", "->", ";", "1: 4: 2", "take take", "从取"})
    void nonsense_gets_a_sentence_and_another_turn(String nonsense) {
        Ran game = Ran.reading(nonsense + "\ntake 3\n", "play", "bash[3](4)", "--misere");
        assertThat(game.exit()).isZero();
        assertThat(game.err()).isEmpty();
        assertThat(game.out()).doesNotContain("Exception").contains("Play is over: you win!");
    }

    @Test
    void the_end_of_input_ends_the_game_politely() {
        Ran game = Ran.command("play", "nim", "3", "4", "5");
        assertThat(game.exit()).isZero();
        assertThat(game.out()).endsWith("The game stays unfinished. Goodbye.\n");
    }

    @Test
    void a_game_that_is_over_before_it_begins_has_a_winner() {
        assertThat(Ran.command("play", "nim", "0").out()).contains("Play is over: I win.");
        assertThat(Ran.command("play", "nim", "0", "--misere").out()).contains("Play is over: you win!");
        assertThat(Ran.command("play", "nim", "0", "--you", "second").out()).contains("Play is over: you win!");
    }

    @Test
    void bad_arguments_are_refused_before_the_game() {
        Ran third = Ran.command("play", "nim", "3", "--you", "third");
        assertThat(third.exit()).isEqualTo(2);
        assertThat(third.err()).contains("--you is one of first, second, not \"third\"");
        assertThat(third.out()).isEmpty();
        assertThat(Ran.command("play", "nim", "x").exit()).isEqualTo(2);
    }

    static List<Arguments> compounds() {
        List<Arguments> all = new ArrayList<>();
        for (String join : List.of("disjunctive", "conjunctive", "selective")) {
            for (String ending : List.of("long", "short")) {
                all.add(Arguments.of(join, ending, false));
                all.add(Arguments.of(join, ending, true));
            }
        }
        return all;
    }

    @ParameterizedTest
    @MethodSource("compounds")
    void every_compound_is_played_to_its_end(String join, String ending, boolean misere) {
        List<String> arguments = new ArrayList<>(
                List.of("play", "kayles(4) + nim(2) + wythoff(1,1)", "--join", join, "--ending", ending));
        if (misere) {
            arguments.add("--misere");
        }
        Ran game = Ran.reading("1\n".repeat(30), arguments.toArray(String[]::new));
        assertThat(game.exit()).isZero();
        assertThat(game.out()).containsPattern("Play is over: (you win!|I win\\.)");
    }
}
