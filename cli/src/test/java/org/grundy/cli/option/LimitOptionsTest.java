package org.grundy.cli.option;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.grundy.cli.Main;
import org.grundy.cli.console.Usage;
import org.grundy.render.Language;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

/// Limits mean the same in all commands, for each is declared in one place.
final class LimitOptionsTest {
    private static final Set<String> LIMITS = Set.of("--positions", "--work", "--time", "--memory");

    @Test
    void a_limit_with_one_meaning_is_declared_once() {
        CommandLine root = Usage.worded(Main.commandLine(), Language.EN);
        Map<String, Set<String>> places = new TreeMap<>();
        for (CommandLine command : root.getSubcommands().values()) {
            for (OptionSpec option : command.getCommandSpec().options()) {
                if (LIMITS.contains(option.longestName())) {
                    places.computeIfAbsent(
                                    option.longestName() + " " + List.of(option.description()), name -> new TreeSet<>())
                            .add(String.valueOf(option.userObject()));
                }
            }
        }
        assertThat(places.keySet().stream().map(name -> name.split(" ", 2)[0])).containsAll(LIMITS);
        assertThat(places.values()).allSatisfy(fields -> assertThat(fields).hasSize(1));
    }
}
