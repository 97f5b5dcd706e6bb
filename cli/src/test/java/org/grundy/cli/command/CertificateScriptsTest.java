package org.grundy.cli.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.grundy.cli.CertificateContents;
import org.grundy.cli.Ran;
import org.grundy.testkit.Commands;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// The checkers of the folder `examples`, written in Python from `docs/certificates.md` alone, say of certificates what
/// `check` says of them. Skipped where there is no `python3`.
final class CertificateScriptsTest {
    private static final Path EXAMPLES =
            Path.of(System.getProperty("basedir", "."), "..", "examples").normalize();

    @TempDir
    Path folder;

    private static boolean accepts(String script, Path certificate) throws IOException, InterruptedException {
        return said(script, certificate).startsWith("accepted: ");
    }

    private static String said(String script, Path certificate) throws IOException, InterruptedException {
        Process process = new ProcessBuilder("python3", EXAMPLES.resolve(script).toString(), certificate.toString())
                .redirectErrorStream(true)
                .start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        int exit = process.waitFor();
        assertThat(said).startsWith(exit == 0 ? "accepted: " : "refused: ");
        return said;
    }

    private static void assumePython() {
        assumeTrue(Commands.installed("python3"), "there is no python3");
    }

    private Path written(String command, String expression) {
        Path file = folder.resolve("proof.json");
        assertThat(Ran.command(command, expression, "--certificate", file.toString())
                        .exit())
                .isZero();
        return file;
    }

    static List<String> boards() {
        return Thorough.part(
                "boards for the script",
                3,
                List.of("cram(..#/.../#..)", "nodekayles(grid 4x3)", "arckayles(a-b,b-c,c-a)"));
    }

    @ParameterizedTest
    @MethodSource("boards")
    void a_board_is_accepted(String expression) throws IOException, InterruptedException {
        assumePython();
        assertThat(accepts("check_board.py", written("solve", expression))).isTrue();
    }

    @Test
    void a_board_is_called_what_it_was_compared_with() throws IOException, InterruptedException {
        assumePython();
        assertThat(said("check_board.py", written("solve", "cram(3,4)"))).startsWith("accepted: cram(3,4): ");
        assertThat(said("check_board.py", written("solve", "nodekayles(a-b)")))
                .startsWith("accepted: a board of 2 elements, not compared with nodekayles(a-b): ");
    }

    static List<String> periods() {
        return Thorough.part("periods for the script", 3, List.of("4.3", "subtraction[2,3,7]", "allbut[1,3]"));
    }

    @ParameterizedTest
    @MethodSource("periods")
    void a_period_is_accepted(String code) throws IOException, InterruptedException {
        assumePython();
        assertThat(accepts("check_period.py", written("period", code))).isTrue();
    }

    /// Script, command, what is proved, a part of its certificate, and what stands in its place.
    private static final String CHANGES = """
                    check_board.py  | solve  | cram(3,4) | "nimber" : 1,\\s*"claims"      | "nimber" : 0, "claims"
                    check_board.py  | solve  | cram(3,4) | cram\\(3,4\\)                   | cram(3,5)
                    check_board.py  | solve  | cram(3,4) | "position" : "f0f0f"          | "position" : "70f0f"
                    check_board.py  | solve  | cram(3,4) | "replies" : \\[ 3,             | "replies" : [ 9,
                    check_board.py  | solve  | cram(3,4) | "play" : "normal"             | "play" : "misere"
                    check_period.py | period | 0.17      | "preperiod" : \\d+             | "preperiod" : 0
                    check_period.py | period | 0.17      | "checksum" : "\\w              | "checksum" : "x
                    check_period.py | period | allbut[1] | "saltus" : \\d+                | "saltus" : 0
                    """;

    static Stream<Arguments> changes() {
        return Thorough.part("changes for the scripts", 4, CHANGES.lines().toList()).stream()
                .map(line -> Arguments.of((Object[]) line.strip().split(" *\\| +", -1)));
    }

    @ParameterizedTest
    @MethodSource("changes")
    void what_check_refuses_is_refused(String script, String command, String expression, String part, String other)
            throws IOException, InterruptedException {
        assumePython();
        Path file = written(command, expression);
        String before = CertificateContents.of(file);
        String after = before.replaceFirst(part, other);
        assertThat(after).isNotEqualTo(before);
        Files.writeString(file, after);
        assertThat(Ran.command("check", file.toString()).exit()).isNotZero();
        assertThat(accepts(script, file)).isFalse();
    }

    @Test
    void the_digest_of_the_page_is_that_of_the_file() throws IOException, InterruptedException {
        assumePython();
        for (List<String> each :
                List.of(List.of("solve", "cram(2,3)", "check_board.py"), List.of("period", "0.3", "check_period.py"))) {
            Path file = written(each.get(0), each.get(1));
            Files.writeString(file, Files.readString(file).replace("\"digest\" : \"", "\"digest\" : \"0"));
            assertThat(accepts(each.get(2), file)).isFalse();
        }
    }
}
