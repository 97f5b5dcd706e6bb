package org.grundy.cli.contest;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Random;
import org.grundy.cli.Ran;
import org.grundy.testkit.CompiledCpp;
import org.grundy.testkit.Seed;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Programs of problems by their number that do more than say who wins a position of numbers.
final class ProblemProgramsTest {
    private static final int BOARDS = 10;

    @TempDir
    Path folder;

    /// The first move of the program's game only lays the board out, so its words are exchanged.
    @Tag(Thorough.TAG)
    @Test
    void the_bombs_of_a_board_are_a_sum() throws Exception {
        Random random = new Random(Seed.of("the_bombs_of_a_board_are_a_sum").value());
        CompiledCpp program =
                Exported.compiled(folder, Ran.command("export", "HDU-2873").out());
        for (int i = 0; i < BOARDS; i++) {
            int rows = random.nextInt(1, 7);
            int columns = random.nextInt(1, 7);
            String boards = rows + " " + columns + "\n"
                    + Lines.uncounted(random, rows, row -> Lines.word(row, columns, "#..")) + "0 0\n";
            assertThat(program.printed(boards))
                    .as(boards)
                    .isEqualTo(Ran.reading(boards, "judge", "HDU-2873").out());
        }
    }
}
