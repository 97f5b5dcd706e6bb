package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.grundy.catalog.Catalog;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Every game of the catalogue, from the example that its entry gives.
final class EveryGamePlayTest {
    private static final Pattern HINT = Pattern.compile("Hint: (.*) — ");

    static List<String> examples() {
        return Catalog.library().families().stream()
                .map(family -> family.entry().example())
                .toList();
    }

    @ParameterizedTest
    @MethodSource("examples")
    void a_hint_can_be_typed_as_it_is_shown_and_is_answered(String example) {
        Ran asked = Ran.reading("hint\nmoves\nwhy\n", "play", example);
        assertThat(asked.exit()).as(asked.err()).isZero();
        Matcher hint = HINT.matcher(asked.out());
        assertThat(hint.find()).as(asked.out()).isTrue();
        Ran played = Ran.reading(hint.group(1) + "\n", "play", example);
        assertThat(played.exit()).as(played.err()).isZero();
        assertThat(played.out()).containsPattern("I play |Play is over: you win!");
    }
}
