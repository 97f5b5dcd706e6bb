package org.grundy.cli.contest;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.grundy.cli.Ran;
import org.grundy.testkit.CompiledCpp;
import org.grundy.testkit.Seed;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Programs that are exported for the list of problems read the judge's input and print what the statement, played
/// out, asks for.
final class ExportedStatementsTest {
    private static final long SEED =
            Seed.of("the_exported_program_answers_as_the_statement_does").value();
    private static final int INPUTS = 10;

    @TempDir
    Path folder;

    @ParameterizedTest
    @MethodSource("handful")
    void the_exported_program_answers_as_the_statement_does(ListedProblem command) throws Exception {
        compare(command);
    }

    @Tag(Thorough.TAG)
    @ParameterizedTest
    @MethodSource("others")
    void every_exported_program_answers_as_the_statement_does(ListedProblem command) throws Exception {
        compare(command);
    }

    private void compare(ListedProblem command) throws IOException, InterruptedException {
        Statement statement = Statements.all().stream()
                .filter(each -> each.problem().equals(command.problem()))
                .findFirst()
                .orElseThrow();
        Ran made = Ran.command(Stream.concat(Stream.of("export", "--main"), command.whole().stream())
                .toArray(String[]::new));
        assertThat(made.exit()).as("%s", made.err()).isZero();
        CompiledCpp program = Exported.compiled(folder, made.out());
        Random random = new Random(SEED ^ command.problem().hashCode());
        for (int i = 0; i < INPUTS; i++) {
            String input = statement.input().apply(random);
            String output = program.printed(input);
            assertThat(statement.isRight(input, output))
                    .as(
                            "%s\n%s\n%s\nand not\n%s",
                            command, input, statement.answerTo(input).orElse("?"), output)
                    .isTrue();
        }
    }

    static Stream<ListedProblem> handful() throws IOException {
        return Thorough.part("programs of the list", 18, usual()).stream();
    }

    /// Those of which a usual build tries some.
    static List<ListedProblem> usual() throws IOException {
        return programs().filter(ListedProblem::always).toList();
    }

    static Stream<ListedProblem> others() throws IOException {
        return programs().filter(command -> !command.always());
    }

    private static Stream<ListedProblem> programs() throws IOException {
        return ListedProblem.all().stream()
                .filter(command -> !command.arguments().isEmpty());
    }
}
