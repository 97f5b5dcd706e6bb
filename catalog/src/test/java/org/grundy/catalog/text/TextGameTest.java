package org.grundy.catalog.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.grundy.catalog.Catalog;
import org.grundy.run.Run;
import org.grundy.text.BilingualText;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.Verdict;
import org.grundy.verify.Verification;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Every text of the catalogue says all it says in both languages, its rules can be read, and what it states agrees
/// with search.
final class TextGameTest {

    static List<TextGame> texts() {
        return Catalog.library().families().stream()
                .filter(TextGame.class::isInstance)
                .map(TextGame.class::cast)
                .toList();
    }

    private static Stream<BilingualText> sentences(TextGame text) {
        return Stream.concat(
                Stream.of(text.entry().title(), text.entry().rules()),
                text.text().words().sentences().values().stream());
    }

    @ParameterizedTest
    @MethodSource("texts")
    void every_sentence_has_both_languages_and_the_same_placeholders(TextGame text) {
        assertThat(sentences(text)).hasSizeGreaterThan(2).allSatisfy(CatalogTextTest::assertBoth);
    }

    @ParameterizedTest
    @MethodSource("texts")
    void its_rules_can_be_read_and_its_form_names_their_parameters(TextGame text) {
        assertThat(text.rules().entry().name()).isEqualTo(text.entry().name());
        assertThat(text.rules().parameters())
                .allSatisfy(name -> assertThat(text.entry().form()).contains(name));
    }

    @ParameterizedTest
    @MethodSource("texts")
    void what_it_states_agrees_with_search(TextGame text) {
        List<Verification> checks = text.cases(Thoroughness.QUICK).stream()
                .flatMap(each -> Verification.of(each).stream())
                .toList();
        assertThat(checks)
                .isNotEmpty()
                .allSatisfy(check ->
                        assertThat(check.comparison().run(Run.unlimited())).isInstanceOf(Verdict.Passed.class));
    }
}
