package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The examples of the page on misère play are what Grundy prints. A line `…` stands for lines that the page leaves
/// out.
final class MiserePageTest {
    private static final Path DOCS = Path.of(System.getProperty("basedir", "."), "..", "docs");

    @TempDir
    Path folder;

    /// Both have the same examples, each in its language.
    static List<String> pages() {
        return Thorough.part("pages on misère play", 2, List.of("misere.md", "misere.zh.md"));
    }

    @ParameterizedTest
    @MethodSource("pages")
    void the_examples_are_what_is_printed(String page) throws IOException {
        run("quotient", "0.77", "--certificate", "kayles.json");
        for (Transcript example : Transcript.in(page, Files.readString(DOCS.resolve(page)))) {
            assertThat(run(example.arguments().toArray(String[]::new)))
                    .as(example.toString())
                    .matches(pattern(example.output()));
        }
    }

    private String run(String... arguments) {
        return Ran.command(Arrays.stream(arguments)
                        .map(word ->
                                word.endsWith(".json") ? folder.resolve(word).toString() : word)
                        .toArray(String[]::new))
                .out()
                .stripTrailing();
    }

    private static Pattern pattern(String output) {
        List<String> shown = Stream.of(output.stripTrailing().split("(?m)^ *…+\\R?", -1))
                .map(Pattern::quote)
                .toList();
        return Pattern.compile(shown.stream().collect(Collectors.joining("(?s:.*)")));
    }
}
