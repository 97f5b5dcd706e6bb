package org.grundy.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.grundy.cli.Ran;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class RulesCommandTest {
    private static final String SQUARES = "squares: n -> n - k^2 for k in 1..isqrt(n)";

    @Test
    void a_position_of_rules_given_as_text_is_solved() {
        Ran solved = Ran.command("solve", "-e", SQUARES, "squares(20)");
        assertThat(solved.exit()).isZero();
        assertThat(solved.out()).contains("squares(20)");
        assertThat(Ran.command("solve", "-e", SQUARES, "squares", "5").out()).contains("loses");
    }

    @Test
    void rules_are_read_from_a_file_or_standard_input(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("squares.rules");
        Files.writeString(file, SQUARES);
        Ran fromFile = Ran.command("solve", "--rules", file.toString(), "squares(20)");
        Ran fromInput = Ran.reading(SQUARES, "solve", "--rules", "-", "squares(20)");
        assertThat(fromFile.exit()).isZero();
        assertThat(fromInput.out()).isEqualTo(fromFile.out());
    }

    @Test
    void rules_and_the_catalogue_stand_in_one_sum() {
        assertThat(Ran.command("solve", "-e", SQUARES, "squares(8) + nim(3)", "--json")
                        .out())
                .contains("\"outcome\"");
    }

    @Test
    void a_table_is_made_of_rules() {
        Ran table = Ran.command("table", "-e", SQUARES, "squares", "--to", "10");
        assertThat(table.exit()).isZero();
        assertThat(table.out()).containsPattern("0 +1 +0 +1 +2 +0 +1 +0 +1 +2 +0");
    }

    @Test
    void a_table_leaves_won_positions_without_a_value() {
        String marbles = "m: (x, y) -> (x - k, y) for k in 1..x; (x, y) -> (x, y - k) for k in 1..y;"
                + " win when x = y and x > 0";
        Ran table = Ran.command("table", "-e", marbles, "m", "--to", "5");
        assertThat(table.exit()).isZero();
        assertThat(table.err()).isEmpty();
        assertThat(table.out()).doesNotContain("-1");
    }

    @Test
    void what_was_understood_is_explained_in_both_languages() {
        String text = SQUARES + "\nwheel: n -> (n + 1) % 3\nrows: a[] -> remove(a, i) for i in indices(a)";
        Ran english = Ran.command("rules", "-e", text);
        assertThat(english.exit()).isZero();
        assertThat(english.out())
                .contains("squares(n)")
                .contains("every move lowers n")
                .contains("10001 cells")
                .contains("it is not proved that \"(n + 1) % 3\" lowers anything")
                .contains("the list a");
        Ran chinese = Ran.command("rules", "-e", text, "--lang", "zh");
        assertThat(chinese.out()).contains("每步都使 n 变小").contains("未能证明");
    }

    @Test
    void rules_are_compared_with_the_catalogue() {
        String bash = "b(m): n -> n - k for k in 1..min(m, n)";
        Ran same = Ran.command("rules", "-e", bash, "b[3]", "--check-against", "bash[3]", "--to", "50");
        assertThat(same.exit()).isZero();
        assertThat(same.out()).contains("b[3] and bash[3] agree on 51 positions");
        Ran other = Ran.command("rules", "-e", bash, "b[3]", "--check-against", "bash[4]");
        assertThat(other.exit()).isNotZero();
        assertThat(other.out()).contains("b[3](4) is 0, but bash[4](4) is 4");
    }

    @Test
    void mistakes_are_shown_with_line_and_column() {
        String text = "# squares\nsquares: n -> n - k^2\n         for k in 1..isqrt(m)\n";
        Ran wrong = Ran.command("solve", "-e", text, "squares(3)");
        assertThat(wrong.exit()).isEqualTo(2);
        assertThat(wrong.err())
                .contains("there is no variable or set \"m\" here")
                .contains("line 3, column 28")
                .contains("         for k in 1..isqrt(m)\n")
                .contains(" ".repeat(29) + "^");
        Ran chinese = Ran.command("solve", "-e", text, "squares(3)", "--lang", "zh");
        assertThat(chinese.err()).contains("第 3 行，第 28 列");
    }

    @Test
    void a_file_that_is_not_there_is_named() {
        Ran missing = Ran.command("solve", "--rules", "no-such-file", "g(1)");
        assertThat(missing.exit()).isEqualTo(2);
        assertThat(missing.err()).contains("the file no-such-file cannot be read", "--rules no-such-file");
        assertThat(Ran.command("rules", "no-such-file").err())
                .contains("grundy rules no-such-file")
                .doesNotContain("--rules");
        assertThat(Ran.command("rules").err()).contains("rules needs a file");
        assertThat(Ran.reading("", "play", "--rules", "-", "g(1)").err()).contains("must come from a file");
    }

    @Test
    void a_position_that_can_come_again_is_a_draw() {
        String wheel = "wheel: n -> (n + 1) % 3 if n < 3; 0 -> 8; 8 -> 7";
        Ran draw = Ran.command("solve", "-e", wheel, "wheel(0)");
        assertThat(draw.exit()).isZero();
        assertThat(draw.out()).containsIgnoringCase("draw");
    }
}
