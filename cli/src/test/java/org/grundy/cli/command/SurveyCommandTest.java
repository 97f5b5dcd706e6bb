package org.grundy.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.grundy.cli.Ran;
import org.grundy.testkit.OctalPeriod;
import org.grundy.testkit.ReferenceData;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SurveyCommandTest {
    private static final int MAX = Thorough.bound(2_000, 10_000);

    @TempDir
    Path folder;

    @Test
    void the_survey_of_two_digits_agrees_with_what_is_published() throws IOException {
        Path file = folder.resolve("survey.csv");
        Ran ran = Ran.command("survey", "0.??", "--max", Integer.toString(MAX), "--csv", file.toString());
        assertThat(ran.exit()).isZero();
        assertThat(ran.out()).startsWith("The periods of 47 of 64 codes are proved");
        List<String> lines = Files.readAllLines(file);
        assertThat(lines).hasSize(65);
        for (OctalPeriod game : ReferenceData.octalPeriods()) {
            if (game.code().matches("0\\.\\d{1,2}") && game.preperiod() < MAX / 2) {
                String row = game.code() + "," + game.preperiod() + "," + game.period() + "," + game.maxGrundy() + ","
                        + game.firstHeapWithMax() + ",proved,";
                assertThat(lines).as(game.code()).anyMatch(line -> line.startsWith(row));
            }
        }
    }

    @Test
    void a_survey_whose_time_is_over_goes_on_too() throws IOException {
        Path file = folder.resolve("survey.csv");
        Ran begun = Ran.command("survey", "0.7?", "--max", "500", "--csv", file.toString(), "--time", "1ms");
        assertThat(begun.exit()).isIn(0, 1);
        assertThat(begun.exit() == 0 || begun.err().contains("of 8 codes were looked at; the same command goes on"))
                .isTrue();
        assertThat(Ran.command("survey", "0.7?", "--max", "500", "--csv", file.toString())
                        .exit())
                .isZero();
        Path whole = folder.resolve("whole.csv");
        Ran.command("survey", "0.7?", "--max", "500", "--csv", whole.toString(), "--time", "1h");
        assertThat(file).hasSameTextualContentAs(whole);
    }

    @Test
    void a_survey_that_was_cut_off_goes_on() throws IOException {
        Path whole = folder.resolve("whole.csv");
        Ran.command("survey", "0.7?", "0.0xx", "--max", "500", "--csv", whole.toString());
        String text = Files.readString(whole);
        for (int cut : new int[] {0, 10, text.indexOf('\n') + 1, text.length() / 2, text.length() - 3}) {
            Path part = Files.writeString(folder.resolve("part.csv"), text.substring(0, cut));
            Ran.command("survey", "0.7?", "0.0xx", "--max", "500", "--csv", part.toString());
            assertThat(part).as("cut at " + cut).hasContent(text);
        }
    }

    @Test
    void open_codes_are_looked_at_again_with_a_larger_max() throws IOException {
        Path file = folder.resolve("survey.csv");
        Ran.command("survey", "0.156", "--max", "1000", "--csv", file.toString());
        assertThat(Files.readString(file)).contains("0.156,,,", ",open,1001,");
        Ran.command("survey", "0.156", "--max", "8000", "--csv", file.toString());
        assertThat(Files.readString(file))
                .contains("0.156,3479,349,23,1032,proved,")
                .doesNotContain("open");
    }

    @Test
    void a_table_names_equal_sequences() {
        assertThat(Ran.command("survey", "0.07", "0.137", "0.6", "--max", "300").out())
                .containsPattern("0\\.07 +53 +34 +9 +86 +\\d+ +\\d+ +176  0\\.137, n − 1\n")
                .containsPattern("0\\.137 +52 +34 +9 +85 +\\d+ +\\d+ +\\d+\n")
                .containsPattern("0\\.6 +— +— .* 0\\.37, n − 1\n")
                .contains("The periods of 2 of 3 codes are proved; 2 sequences");
    }

    @Test
    void files_that_cannot_be_used_are_refused() throws IOException {
        Path other = Files.writeString(folder.resolve("other.csv"), "n,grundy\n0,0\n");
        Ran ran = Ran.command("survey", "0.?", "--csv", other.toString());
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.err()).contains("is no table of a survey: see line 1");
        assertThat(other).hasContent("n,grundy\n0,0\n");
        assertThat(Ran.command(
                                "survey",
                                "0.?",
                                "--csv",
                                folder.resolve("no/where.csv").toString())
                        .err())
                .contains("cannot write", "there is no ");
        Path used = folder.resolve("used.csv");
        try (FileChannel channel = FileChannel.open(used, StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
            channel.lock();
            assertThat(Ran.command("survey", "0.?", "--csv", used.toString()).err())
                    .contains("another process is writing");
        }
    }
}
