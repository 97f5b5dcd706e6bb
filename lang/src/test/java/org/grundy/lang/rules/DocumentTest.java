package org.grundy.lang.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Every rule text of the documentation and of the examples does what it says.
final class DocumentTest {
    private static final Path DOCUMENT = Path.of("..", "docs", "language.md");
    private static final Path EXAMPLES = Path.of("..", "examples");
    private static final Pattern BLOCK = Pattern.compile("(?s)```rules\n(.*?)```");

    static List<String> blocks() throws IOException {
        return BLOCK.matcher(Files.readString(DOCUMENT))
                .results()
                .map((MatchResult block) -> block.group(1))
                .toList();
    }

    static List<Path> examples() throws IOException {
        try (Stream<Path> files = Files.list(EXAMPLES)) {
            return files.filter(file -> file.toString().endsWith(".rules"))
                    .sorted()
                    .toList();
        }
    }

    private static void check(String text) {
        RuleText rules = RuleText.compile(text);
        List<Claim> claims = Claim.in(text);
        assertThat(claims).as("claims in %s", text).isNotEmpty();
        assertThat(claims)
                .allSatisfy(claim -> assertThat(claim.found(rules.library()))
                        .as(claim.line())
                        .isEqualTo(claim.expected()));
    }

    @ParameterizedTest
    @MethodSource("blocks")
    void every_block_of_the_document_is_true(String text) {
        check(text);
    }

    @ParameterizedTest
    @MethodSource("examples")
    void every_example_is_true(Path file) throws IOException {
        check(Files.readString(file));
    }

    @Test
    void there_are_twenty_examples() throws IOException {
        assertThat(examples()).hasSizeGreaterThanOrEqualTo(20);
    }
}
