package org.grundy.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.grundy.game.Play;
import org.grundy.game.ReasonStep;
import org.grundy.game.Theorem;
import org.grundy.lang.Entry;
import org.grundy.lang.ExpressionParser;
import org.grundy.lang.Family;
import org.grundy.run.Run;
import org.grundy.testkit.Thorough;
import org.grundy.text.BilingualText;
import org.grundy.text.Messages;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/// What the library says is complete, in both languages.
class WordsTest {
    private static final Pattern QUANTITY = Pattern.compile("\\{(\\w+)}");
    private static final int REASONS_A_TRIAL = Thorough.bound(60, 300);

    @TestFactory
    Stream<DynamicTest> every_entry_is_complete() {
        return Catalog.library().families().stream()
                .map(Family::entry)
                .map(entry -> DynamicTest.dynamicTest("the entry of " + entry.name() + " is complete", () -> {
                    assertBoth(entry.title());
                    assertBoth(entry.rules());
                    assertThat(entry.aliases()).anyMatch(WordsTest::isChinese);
                    assertThat(ExpressionParser.parse(Catalog.library(), entry.example())
                                    .components())
                            .isNotEmpty();
                }));
    }

    @Test
    void no_two_games_share_a_name_or_alias() {
        List<String> names = Catalog.library().families().stream()
                .map(Family::entry)
                .flatMap(WordsTest::names)
                .map(name -> name.toLowerCase(Locale.ROOT))
                .toList();
        assertThat(names).doesNotHaveDuplicates();
    }

    @TestFactory
    Stream<DynamicTest> every_theorem_has_a_statement_a_proof_and_a_domain() {
        return cases().flatMap(each -> each.game().theorems().stream()
                        .map(theorem -> new Named(theorem.key(), each.game().words())))
                .distinct()
                .map(named -> DynamicTest.dynamicTest(named.key + " is stated and proved", () -> {
                    for (String part : List.of(".statement", ".proof", ".domain")) {
                        assertBoth(named.words.sentence(named.key + part).orElseThrow());
                    }
                }));
    }

    @TestFactory
    Stream<DynamicTest> every_step_of_a_reason_has_its_sentence_and_its_quantities() {
        return cases().map(trial -> DynamicTest.dynamicTest(
                "reasons of " + trial.game().name() + " have words", () -> assertReasons(trial)));
    }

    private static <P> void assertReasons(VerificationCase<P> trial) {
        List<P> positions = trial.positions(Run.unlimited());
        int every = Math.max(1, positions.size() / REASONS_A_TRIAL);
        for (int i = 0; i < positions.size(); i += every) {
            P position = positions.get(i);
            for (Theorem<P> theorem : trial.game().theorems()) {
                for (Play play : Play.values()) {
                    if (theorem.covers(position, play)) {
                        assertWords(theorem.reason(position, play), trial.game().words());
                    }
                }
            }
        }
    }

    private static void assertWords(List<ReasonStep> steps, Messages words) {
        assertThat(steps).isNotEmpty();
        for (ReasonStep step : steps) {
            BilingualText text =
                    words.sentence(step.key()).orElseThrow(() -> new AssertionError("no words for " + step.key()));
            assertThat(step.quantities().keySet()).containsAll(quantities(text.en()));
            assertThat(quantities(text.zh())).containsExactlyInAnyOrderElementsOf(quantities(text.en()));
        }
    }

    private static List<String> quantities(String sentence) {
        return QUANTITY.matcher(sentence)
                .results()
                .map((MatchResult result) -> result.group(1))
                .distinct()
                .toList();
    }

    private static Stream<VerificationCase<?>> cases() {
        return Catalog.library().families().stream().flatMap(family -> family.cases(Thoroughness.QUICK).stream());
    }

    private static Stream<String> names(Entry entry) {
        return Stream.concat(Stream.of(entry.name()), entry.aliases().stream());
    }

    private static void assertBoth(BilingualText text) {
        assertThat(text.en()).isNotBlank().doesNotContainPattern("\\p{IsHan}");
        assertThat(text.zh()).matches(WordsTest::isChinese);
    }

    private static boolean isChinese(String text) {
        return text.codePoints().anyMatch(Character::isIdeographic);
    }

    private record Named(String key, Messages words) {}
}
