package org.grundy.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The pages about the API, in both languages.
final class ApiPagesTest extends ServedTest {
    private static final Pattern LINK = Pattern.compile("(?:`|localhost:8080)(/api/[^`'\\s]+)");

    static List<String> pages() {
        return Thorough.part("pages about the API", 2, List.of("api.md", "api.zh.md"));
    }

    @ParameterizedTest
    @MethodSource("pages")
    void show_links_that_are_answered(String page) throws IOException {
        String text = Files.readString(Path.of("..", "docs", page));
        List<String> links = LINK.matcher(text.replaceAll("curl -H.*", ""))
                .results()
                .map(MatchResult::group)
                .map(link -> link.substring(link.indexOf("/api/")))
                .toList();
        assertThat(links).hasSizeGreaterThan(10);
        for (String link : Thorough.part("links of " + page, 2, links)) {
            assertThat(asker.get(link).status()).as(link).isEqualTo(200);
        }
    }
}
