package org.grundy.lang.rules.internal.token;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.grundy.lang.arithmetic.NumberFunction;
import org.grundy.lang.rules.described.DescribedText;
import org.grundy.text.InputError;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The colouring files for editors know every reserved word and function of the language.
final class EditorColoursTest {

    @ParameterizedTest
    @ValueSource(strings = {"vscode/syntaxes/grundy-rules.tmLanguage.json", "vim/syntax/grundyrules.vim"})
    void every_reserved_word_and_every_function_has_a_colour(String file) throws IOException {
        String[] words =
                Files.readString(Path.of("..", "editors").resolve(file)).split("[^a-z]+");
        assertThat(words).containsAll(reserved());
        assertThat(reserved()).allMatch(Keywords::contains);
        assertThat(words).containsAll(NumberFunction.words().toList());
    }

    @ParameterizedTest
    @ValueSource(strings = {"vscode/syntaxes/grundy-rules.tmLanguage.json", "vim/syntax/grundyrules.vim"})
    void every_word_of_what_is_said_of_a_game_has_a_colour(String file) throws IOException {
        String[] words =
                Files.readString(Path.of("..", "editors").resolve(file)).split("[^a-z]+");
        assertThat(words)
                .contains("about", "theorem")
                .contains(known("about g\n    ?"))
                .contains(known("about g\n    theorem g\n    ?"));
    }

    /// The words that the message about an unknown one names.
    private static String[] known(String text) {
        InputError error = assertThatExceptionOfType(InputError.class)
                .isThrownBy(() -> DescribedText.of(text))
                .actual();
        String en = error.text().en();
        return en.substring(en.indexOf("can be said is ") + 15).split("[^a-z]+");
    }

    private static Iterable<String> reserved() {
        return Stream.of(
                        Keywords.STATEMENTS.stream(),
                        Keywords.CONTINUING.stream(),
                        Stream.of("not", "nothing", "true", "false"))
                .flatMap(words -> words)
                .sorted()
                .toList();
    }
}
