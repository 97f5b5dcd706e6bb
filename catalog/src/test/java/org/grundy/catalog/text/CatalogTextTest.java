package org.grundy.catalog.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.catalog.Catalog;
import org.grundy.lang.Family;
import org.grundy.text.BilingualText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Whatever is Java of a game, its text says all it says in both languages.
final class CatalogTextTest {
    private static final Pattern PLACEHOLDER = Pattern.compile("\\{(\\w+)(\\|[^{}]*)?\\}");
    private static final Pattern CHINESE = Pattern.compile("\\p{IsHan}");

    /// The texts of theorems that several games share.
    private static final List<String> SHARED =
            List.of("ferguson", "guy-smith", "halfturn", "shapes", "tally", "two-numbers");

    static Stream<String> games() {
        return Catalog.library().families().stream().map(Family::familyName);
    }

    static Stream<String> names() {
        return Stream.concat(games(), SHARED.stream());
    }

    @Test
    void each_text_is_of_a_game_or_of_a_theorem_that_games_share() throws IOException, URISyntaxException {
        Path folder = Path.of(Objects.requireNonNull(CatalogText.class.getResource("nim.rules"))
                        .toURI())
                .getParent();
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files.map(file -> file.getFileName().toString())
                            .filter(file -> file.endsWith(".rules"))
                            .map(file -> file.replace(".rules", "")))
                    .containsExactlyInAnyOrderElementsOf(names().toList());
        }
    }

    @ParameterizedTest
    @MethodSource("names")
    void every_sentence_has_both_languages_and_the_same_placeholders(String name) {
        assertThat(CatalogText.of(name).words().sentences().values()).allSatisfy(CatalogTextTest::assertBoth);
    }

    @ParameterizedTest
    @MethodSource("games")
    void title_and_rules_have_both_languages(String name) {
        assertBoth(CatalogText.of(name).entry().title());
        assertBoth(CatalogText.of(name).entry().rules());
    }

    /// That a sentence stands in both languages, with the same quantities.
    static void assertBoth(BilingualText sentence) {
        assertThat(sentence.en()).isNotBlank().doesNotContainPattern(CHINESE);
        assertThat(sentence.zh()).isNotBlank().isNotEqualTo(sentence.en());
        assertThat(placeholders(sentence.zh())).as(sentence.en()).isEqualTo(placeholders(sentence.en()));
    }

    private static Set<String> placeholders(String sentence) {
        return PLACEHOLDER
                .matcher(sentence)
                .results()
                .map(found -> found.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
