package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The Chinese pages have the commands and the rules of the English ones, and the README leads to every page.
final class PagesInStepTest {
    private static final Path ROOT =
            Path.of(System.getProperty("basedir", "."), "..").normalize();
    private static final Pattern COMMAND = Pattern.compile("(?m)^(?:\\$ | {4})(?:\\./)?(grundy \\S.*)$");
    private static final Pattern RULES = Pattern.compile("(?s)```rules\n(.*?)```");

    /// All pages in English; each has a Chinese version.
    static List<String> pages() throws IOException {
        try (Stream<Path> files = Files.list(ROOT.resolve("docs"))) {
            return files.map(page -> page.getFileName().toString())
                    .filter(name -> name.endsWith(".md") && !name.endsWith(".zh.md"))
                    .sorted()
                    .toList();
        }
    }

    private static String chinese(String name) {
        return name.replace(".md", ".zh.md");
    }

    private static String read(String name) throws IOException {
        return Files.readString(ROOT.resolve(name));
    }

    private static List<String> commands(String page) {
        return COMMAND.matcher(page)
                .results()
                .map(found ->
                        found.group(1).replaceAll("\\s+(# .*|--lang zh.*)$", "").replace("硬币", "coins"))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("pages")
    void a_chinese_page_has_the_commands_of_the_english_one(String name) throws IOException {
        assertThat(commands(read("docs/" + chinese(name)))).isEqualTo(commands(read("docs/" + name)));
    }

    @Test
    void the_page_on_the_language_has_the_same_rules_in_chinese() throws IOException {
        assertThat(RULES.matcher(read("docs/language.zh.md")).results().map(found -> found.group(1)))
                .containsExactlyElementsOf(RULES.matcher(read("docs/language.md"))
                        .results()
                        .map(found -> found.group(1))
                        .toList());
    }

    @Test
    void the_readme_leads_to_every_page_and_the_chinese_one_to_its_chinese_form() throws IOException {
        for (String name : pages()) {
            assertThat(read("README.md")).contains("(docs/" + name + ")");
            assertThat(read("README.zh.md")).contains("(docs/" + chinese(name) + ")");
        }
    }
}
