package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Words alone are answered, or refused, as they are by the model of a command's options, which an option asks for.
final class WordedCommandTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "solve nim 3 4 5",
                "solve kayles(7)+nim(3)",
                "solve nim(3,4",
                "solve",
                "nimber 3 * 5 + 2",
                "nimber",
                "show kayles",
                "show",
                "show kayles nim",
                "games coin",
                "games",
                "games coin board",
                "explain nim",
                "explain",
                "explain no such topic"
            })
    void words_are_answered_as_beside_an_option(String command) {
        String[] words = command.split(" ");
        Ran direct = Ran.command(words);
        Ran parsed = Ran.command(
                Stream.concat(Stream.of(words), Stream.of("--lang", "en")).toArray(String[]::new));
        assertThat(direct.out()).isEqualTo(parsed.out());
        assertThat(direct.exit()).isEqualTo(parsed.exit());
    }
}
