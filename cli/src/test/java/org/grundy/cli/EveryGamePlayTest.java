package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.catalog.Catalog;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// Every game of the catalogue, from the example that its entry gives.
final class EveryGamePlayTest {
    private static final Pattern HINT = Pattern.compile("Hint: (.*) — ");

    static List<String> examples() {
        return Catalog.library().families().stream()
                .map(family -> family.entry().example())
                .toList();
    }

    static List<String> hinted() {
        return Thorough.part("games with hints", 6, examples());
    }

    /// Each example with one convention, all of them in turn.
    static List<Arguments> compounds() {
        List<List<String>> others = List.of(
                List.of("--misere"),
                List.of("--join", "conjunctive"),
                List.of("--join", "selective", "--misere"),
                List.of("--ending", "short", "--misere"),
                List.of("--ending", "sj", "--misere"),
                List.of("--join", "conjunctive", "--ending", "short"),
                List.of("--join", "selective", "--ending", "short"));
        List<String> examples = examples();
        return Thorough.part(
                "games that are played under a convention",
                3,
                IntStream.range(0, examples.size())
                        .mapToObj(i -> Arguments.of(examples.get(i), others.get(i % others.size())))
                        .toList());
    }

    @ParameterizedTest
    @MethodSource("compounds")
    void under_every_convention_a_move_can_be_made_and_is_answered(String example, List<String> options) {
        List<String> words = Stream.concat(Stream.of("play", example, "--time", "60ms"), options.stream())
                .toList();
        Ran asked = Ran.reading("hint\n", words.toArray(String[]::new));
        assertThat(asked.exit()).as(asked.err()).isZero();
        Matcher hint = HINT.matcher(asked.out());
        if (hint.find()) {
            Ran played = Ran.reading(hint.group(1) + "\n", words.toArray(String[]::new));
            assertThat(played.out()).containsPattern("I play |Play is over");
        } else {
            assertThat(asked.out()).contains("Play is over");
        }
    }

    @ParameterizedTest
    @MethodSource("hinted")
    void a_hint_can_be_typed_as_it_is_shown_and_is_answered(String example) {
        Ran asked = Ran.reading("hint\nmoves\nwhy\n", "play", example, "--time", "60ms");
        assertThat(asked.exit()).as(asked.err()).isZero();
        Matcher hint = HINT.matcher(asked.out());
        assertThat(hint.find()).as(asked.out()).isTrue();
        Ran played = Ran.reading(hint.group(1) + "\n", "play", example, "--time", "60ms");
        assertThat(played.exit()).as(played.err()).isZero();
        assertThat(played.out()).containsPattern("I play |Play is over: you win!");
    }
}
