package org.grundy.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The words of the page. What has none is shown as its key.
final class WordsTest {
    private static final Path SCRIPTS = Path.of("src/main/resources/org/grundy/web/page/js");
    private static final Pattern ASKED = Pattern.compile("\\bt\\('([\\w.]+)'[,)]");
    private static final Pattern GIVEN = Pattern.compile("(?m)(?:^|, ) *'([\\w.]+)': ['\"]");

    @ParameterizedTest
    @ValueSource(strings = {"en", "zh"})
    void each_key_that_a_script_names_has_words(String language) {
        Set<String> given = found(GIVEN, scripts(name -> name.endsWith("-" + language + ".js")));
        Set<String> asked = found(ASKED, scripts(name -> !name.startsWith("words")));
        assertThat(asked).hasSizeGreaterThan(200);
        assertThat(given).containsAll(asked);
    }

    private static Set<String> found(Pattern pattern, List<String> texts) {
        return texts.stream()
                .flatMap(text -> pattern.matcher(text).results().map(each -> each.group(1)))
                .collect(Collectors.toSet());
    }

    private static List<String> scripts(Predicate<String> wanted) {
        try (Stream<Path> files = Files.walk(SCRIPTS)) {
            return files.filter(file -> file.toString().endsWith(".js"))
                    .filter(file -> wanted.test(SCRIPTS.relativize(file).toString()))
                    .map(WordsTest::text)
                    .toList();
        } catch (IOException problem) {
            throw new UncheckedIOException(problem);
        }
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException problem) {
            throw new UncheckedIOException(problem);
        }
    }
}
