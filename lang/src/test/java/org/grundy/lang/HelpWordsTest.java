package org.grundy.lang;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class HelpWordsTest {
    @ParameterizedTest
    @CsvSource({
        "help solve, solve --help",
        "help, --help",
        "help help, --help",
        "help --help, --help",
        "--lang zh help solve, --lang zh solve --help",
        "--lang=zh help solve, --lang=zh solve --help",
        "solve help, solve help",
        "games --lang help, games --lang help"
    })
    void help_before_a_command_asks_for_its_help(String words, String asked) {
        assertThat(HelpWords.asOption(words.split(" "))).containsExactly(asked.split(" "));
    }

    @ParameterizedTest
    @CsvSource({
        "solve help, solve --help",
        "solve --lang zh help, solve --lang zh --help",
        "solve help 3, solve help 3",
        "solve nim help, solve nim help",
        "solve, solve",
        "help, help"
    })
    void help_alone_behind_a_command_asks_for_its_help(String words, String asked) {
        assertThat(HelpWords.behindCommand(words.split(" "))).containsExactly(asked.split(" "));
    }
}
