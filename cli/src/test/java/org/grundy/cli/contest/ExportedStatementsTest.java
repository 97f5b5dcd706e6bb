package org.grundy.cli.contest;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.grundy.cli.Ran;
import org.grundy.testkit.Seed;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Programs that are exported for the list of problems read the judge's input and print what the statement, played
/// out, asks for.
final class ExportedStatementsTest {
    private static final Path PAGE = Path.of(System.getProperty("basedir", "."), "..", "docs", "problems.md")
            .normalize();
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
        Ran made = Ran.command(arguments(command));
        assertThat(made.exit()).as("%s", made.err()).isZero();
        Exported program = Exported.compiled(folder, made.out());
        Random random = new Random(SEED ^ command.problem().hashCode());
        for (int i = 0; i < INPUTS; i++) {
            String input = statement.input().apply(random);
            String output = program.answer(input);
            assertThat(statement.isRight(input, output))
                    .as(
                            "%s\n%s\n%s\nand not\n%s",
                            command, input, statement.answerTo(input).orElse("?"), output)
                    .isTrue();
        }
    }

    /// The whole command: the rules and the parameters of the problem's row, unless the command has others.
    private static String[] arguments(ListedProblem command) throws IOException {
        List<String> all = new ArrayList<>(List.of("export", "--main"));
        if (command.hasRulesOfThePage()) {
            Matcher row = Pattern.compile("(?m)^\\| " + Pattern.quote(command.problem())
                            + "[^|]*\\| `([^`]*->[^`]*)`(?: `--vary ([^`]*)`)?")
                    .matcher(Files.readString(PAGE));
            if (row.find()) {
                all.addAll(List.of("-e", row.group(1)));
                if (row.group(2) != null && !command.arguments().contains("--vary")) {
                    all.addAll(List.of("--vary", row.group(2)));
                }
            }
        }
        all.addAll(command.arguments());
        return all.toArray(String[]::new);
    }

    static Stream<ListedProblem> handful() throws IOException {
        return programs().filter(ListedProblem::always);
    }

    static Stream<ListedProblem> others() throws IOException {
        return programs().filter(command -> !command.always());
    }

    private static Stream<ListedProblem> programs() throws IOException {
        return ListedProblem.all().stream()
                .filter(command -> !command.arguments().isEmpty());
    }
}
