package org.grundy.cli.shell;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.grundy.cli.Main;
import org.grundy.cli.console.Usage;
import org.grundy.render.Language;
import org.grundy.testkit.Commands;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.AutoComplete;
import picocli.CommandLine;

/// What a user gets who types a part of a word and a tab, in the real shells.
final class CompletionTest {
    private static final Path DRIVER =
            Path.of(System.getProperty("basedir", "."), "src", "test", "resources", "shell", "complete.zsh");

    @TempDir
    Path folder;

    private static CommandLine root() {
        CommandLine root = Main.commandLine();
        return root;
    }

    private static String run(String... command) throws IOException, InterruptedException {
        assumeTrue(Commands.installed(command[0]), command[0] + " is not installed");
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        process.getOutputStream().close();
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
        return printed;
    }

    private String written(String name, String script) throws IOException {
        return Files.writeString(folder.resolve(name), script).toString();
    }

    static Stream<Arguments> typed() {
        return some(
                "what bash completes",
                4,
                "sol, solve",
                "show wyth, wythoff",
                "genus kay, kayles",
                "export HDU-287, HDU-2873",
                "solve --mis, --misere",
                "solve --join sel, selective",
                "solve cram --engine d, depth",
                "solve nim 3 --ending sh, short");
    }

    private static Stream<Arguments> some(String test, int every, String... cases) {
        return Thorough.part(test, every, List.of(cases)).stream()
                .map(each -> Arguments.of((Object[]) each.split(", ", -1)));
    }

    @ParameterizedTest
    @MethodSource("typed")
    void bash_completes_commands_options_games_and_values(String typed, String completed)
            throws IOException, InterruptedException {
        String script = written("grundy", AutoComplete.bash("grundy", root()));
        String words = "grundy " + typed;
        assertThat(run(
                        "bash",
                        "-c",
                        "source '" + script + "'; COMP_WORDS=(" + words + "); COMP_CWORD=$((${#COMP_WORDS[@]} - 1));"
                                + " _complete_grundy 2>/dev/null; echo \"${COMPREPLY[*]}\""))
                .isEqualTo(completed + "\n");
    }

    static Stream<Arguments> typedInFish() {
        return some(
                "what fish completes",
                4,
                "sol, solve",
                "show wyth, wythoff",
                "solve --mis, --misere",
                "solve --join sel, selective");
    }

    @ParameterizedTest
    @MethodSource("typedInFish")
    void fish_completes_commands_options_games_and_values(String typed, String completed)
            throws IOException, InterruptedException {
        String script = written("grundy.fish", FishScript.of("grundy", root()));
        String printed = run("fish", "-N", "-c", "source '" + script + "'; complete -C 'grundy " + typed + "'");
        assertThat(printed.split("\t", 2)[0].strip()).isEqualTo(completed);
    }

    @Test
    void fish_completes_names_of_files_where_a_file_is_meant() throws IOException, InterruptedException {
        String script = written("grundy.fish", FishScript.of("grundy", root()));
        String typed = "grundy solve --rules " + folder + "/grun";
        assertThat(run("fish", "-N", "-c", "source '" + script + "'; complete -C '" + typed + "'"))
                .startsWith(script);
    }

    static Stream<Arguments> typedInZsh() {
        return some("what zsh completes", 2, "sol, solve", "show wyth, wythoff");
    }

    @ParameterizedTest
    @MethodSource("typedInZsh")
    void zsh_completes_the_first_word_from_its_path_of_functions_and_complains_of_nothing(
            String typed, String completed) throws IOException, InterruptedException {
        written("_grundy", ZshScript.of("grundy", root()));
        assertThat(run("zsh", "-f", DRIVER.toString(), folder.toString(), "grundy " + typed))
                .contains(completed.substring(completed.length() - 2))
                .doesNotContain("_picocli", "_complete", "error");
    }

    @ParameterizedTest
    @CsvSource({"false, SYNOPSIS, --misere", "true, 用法, --misere"})
    void the_man_page_names_commands_and_options_and_troff_has_nothing_to_say(
            boolean chinese, String heading, String option) throws IOException, InterruptedException {
        CommandLine root = chinese ? Usage.worded(root(), Language.ZH) : root();
        String page = written("grundy.1", ManPage.of(root, "grundy 1.2.3", chinese));
        // Where Chinese lines break is known to man alone. A bold letter is printed twice, one upon the other.
        String shown = run("groff", "-man", "-Kutf8", "-Tutf8", "-ww", "-Wbreak", page)
                .replaceAll("\u001B\\[[0-9;]*m|.\b", "");
        assertThat(shown)
                .contains("grundy 1.2.3")
                .contains(heading)
                .contains("grundy solve")
                .contains("GRUNDY_JAVA_OPTS")
                .contains(option)
                .doesNotContain("warning", "%n");
    }
}
