package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

/// For each command that the console has a line that it answers at once, for tests that try something with all of them;
/// and what its model says of its options.
final class AnsweringLines {
    /// What `judge` reads: two piles of stones, of which one to three are taken.
    static final String INPUT = "2\n23 2\n4 3\n";

    /// Commands that answer nothing in this module.
    private static final Set<String> ELSEWHERE = Set.of("cluster", "site");

    private static final Map<String, List<String>> WORDS = Map.ofEntries(
            Map.entry("games", List.of()),
            Map.entry("show", List.of("nim")),
            Map.entry("explain", List.of("nim")),
            Map.entry("solve", List.of("nim", "3", "4", "5")),
            Map.entry("play", List.of("cram(2,2)")),
            Map.entry("serve", List.of("--port", "0")),
            Map.entry("mcp", List.of()),
            Map.entry("table", List.of("wythoff", "--x", "3..3", "--y", "0..30")),
            Map.entry("verify", List.of("bash")),
            Map.entry("nimber", List.of("3*5")),
            Map.entry("rules", List.of("-e", "g: n -> n - 1 if n > 0")),
            Map.entry("sequence", List.of("0.77", "--to", "900")),
            Map.entry("period", List.of("0.77")),
            Map.entry("genus", List.of("kayles(3)")),
            Map.entry("quotient", List.of("0.23")),
            Map.entry("survey", List.of("0.0xx", "--max", "100")),
            Map.entry("discover", List.of("-e", "g: n -> n - k for k in 1..2 if k <= n", "--to", "30")),
            Map.entry("conjecture", List.of("nim", "n = 0", "--to", "20")),
            Map.entry("count", List.of("nim", "--to", "9")),
            Map.entry("sum", List.of("nim", "--to", "9")),
            Map.entry("export", List.of("-e", "g: n -> n - k for k in 1..2 if k <= n", "--to", "30")),
            Map.entry("judge", List.of("HDU-1846")),
            Map.entry("schema", List.of()),
            Map.entry("completion", List.of("zsh")));

    /// Only read: to make it takes longer than most of what is asked of it.
    private static final CommandLine CONSOLE = console();

    private AnsweringLines() {}

    /// The names of all commands that answer here.
    static Stream<String> commands() {
        Set<String> names = new HashSet<>(CONSOLE.getSubcommands().keySet());
        assertThat(names).as("commands").containsAll(ELSEWHERE);
        names.removeAll(ELSEWHERE);
        return names.stream().sorted();
    }

    /// The words of a line that a command answers.
    ///
    /// @param folder for the certificate that `check` reads
    static List<String> of(String command, Path folder) {
        List<String> line = new ArrayList<>(List.of(command));
        if (command.equals("check")) {
            String file = folder.resolve("proof.json").toString();
            Ran.command("quotient", "0.23", "--certificate", file);
            line.add(file);
        } else {
            assertThat(WORDS).as("a line for each command").containsKey(command);
            line.addAll(WORDS.get(command));
        }
        return line;
    }

    /// The options of a command that print its answer in another form, with the words that do so.
    static List<List<String>> forms(String command) {
        List<List<String>> forms = new ArrayList<>(List.of(List.of()));
        for (OptionSpec option : options(command)) {
            if (option.longestName().equals("--json")) {
                forms.add(List.of("--json"));
            } else if (option.paramLabel().equals("F") && "-".equals(option.fallbackValue())) {
                forms.add(List.of(option.longestName(), "-"));
            }
        }
        return forms;
    }

    /// The options of a command that name a file or folder to write to.
    static List<String> places(String command) {
        return options(command).stream()
                .filter(option -> Set.of("F", "DIR").contains(option.paramLabel()))
                .map(OptionSpec::longestName)
                .toList();
    }

    private static List<OptionSpec> options(String command) {
        return Objects.requireNonNull(CONSOLE.getSubcommands().get(command))
                .getCommandSpec()
                .options();
    }

    private static CommandLine console() {
        CommandLine root = Main.commandLine();
        return root;
    }
}
