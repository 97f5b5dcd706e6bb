package org.grundy.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.Locale;
import java.util.stream.Stream;
import org.grundy.lang.Entry;
import org.grundy.lang.ExpressionParser;
import org.grundy.lang.Family;
import org.grundy.lang.Library;
import org.grundy.lang.SequenceParser;
import org.grundy.text.InputError;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Games are found however their names are written.
final class NamesTest {
    private static final Library LIBRARY = Catalog.library();

    static Stream<Family> families() {
        return LIBRARY.families().stream();
    }

    @ParameterizedTest
    @MethodSource("families")
    void each_name_is_found_in_every_case_with_any_apostrophe_hyphens_and_spaces(Family family) {
        Entry entry = family.entry();
        Stream.concat(Stream.of(entry.name()), entry.aliases().stream())
                .flatMap(name -> Stream.of(
                        name,
                        name.toUpperCase(Locale.ROOT),
                        name.replace('\'', '’'),
                        name.replace("'", ""),
                        name.replace("'s", ""),
                        name.replace(' ', '-'),
                        name.replace(" ", "")))
                .forEach(written ->
                        assertThat(LIBRARY.find(written)).describedAs(written).contains(family));
    }

    /// Which is what the parser of expressions relies on.
    @ParameterizedTest
    @MethodSource("families")
    void a_family_has_its_entrys_name_and_no_name_has_a_number_as_its_second_word(Family family) {
        Entry entry = family.entry();
        assertThat(family.familyName()).isEqualTo(entry.name());
        assertThat(Stream.concat(Stream.of(entry.name()), entry.aliases().stream()))
                .noneMatch(name -> name.matches("\\S+\\s+\\d.*"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "dawsonkayles",
                "Dawson's Kayles",
                "dawson’s kayles",
                "Dawsons Kayles",
                "DAWSON KAYLES",
                "Dawson-Kayles",
                " Dawson`s   kayles ",
                "道森凯尔斯"
            })
    void a_name_of_several_words_is_one_wherever_a_game_is_named(String name) {
        assertThat(LIBRARY.search(name.strip()))
                .extracting(family -> family.entry().name())
                .contains("dawsonkayles");
        assertThat(ExpressionParser.parseGame(LIBRARY, name).name()).isEqualTo("dawsonkayles");
        assertThat(ExpressionParser.parse(LIBRARY, name + "(5) + " + name + " (7) + *2")
                        .components())
                .hasSize(3);
        assertThat(SequenceParser.parse(() -> LIBRARY, name))
                .isEqualTo(SequenceParser.parse(() -> LIBRARY, "dawsonkayles"));
    }

    /// A name that is misspelled by an ending is refused before it is taken for another game.
    @ParameterizedTest
    @CsvSource({
        "crams(2;2), cram",
        "nims(3), nim",
        "kayle(3), kayles",
        "Dawsons Kayle(3), dawson",
        "nim's(3), nim",
        "wythoffs(3;4), wythoff"
    })
    void an_ending_that_a_name_does_not_have_is_refused_with_the_name(String expression, String name) {
        InputError error = catchThrowableOfType(
                InputError.class, () -> ExpressionParser.parse(LIBRARY, expression.replace(';', ',')));
        assertThat(error.text().en()).startsWith("there is no game").contains(name);
    }

    @ParameterizedTest
    @CsvSource({"crams, cram", "kayle, kayles", "wythoffs, wythoff", "Dawsons Kayle, dawsonkayles"})
    void who_searches_finds_a_game_by_a_name_with_another_ending(String word, String name) {
        assertThat(LIBRARY.search(word))
                .extracting(family -> family.entry().name())
                .contains(name);
    }

    /// The first word of such a problem is no name, so that the number behind it is looked at.
    @ParameterizedTest
    @CsvSource({"HDU 1907(1), nim", "POJ 1704(1;4), silverdollar"})
    void a_problem_is_named_by_its_judge_and_its_number(String expression, String name) {
        String problem = expression.replace(';', ',');
        assertThat(ExpressionParser.parse(LIBRARY, problem).components())
                .extracting(component -> component.game().name())
                .containsExactly(name);
        assertThat(ExpressionParser.parse(LIBRARY, "nim(3) + " + problem).components())
                .extracting(component -> component.game().name())
                .containsExactly("nim", name);
    }

    @Test
    void numbers_before_numbers_are_no_name() {
        InputError error = catchThrowableOfType(InputError.class, () -> ExpressionParser.parse(LIBRARY, "29 2(5)"));
        assertThat(error).hasMessageContaining("expected the name of a game before the numbers");
    }

    @ParameterizedTest
    @MethodSource("families")
    void a_family_that_needs_parameters_says_how_they_are_written(Family family) {
        Entry entry = family.entry();
        try {
            ExpressionParser.parseGame(LIBRARY, entry.name());
        } catch (InputError lacking) {
            assertThat(lacking.getMessage()).containsAnyOf(entry.form(), entry.example());
            assertThat(lacking.text().zh()).containsAnyOf(entry.written().zh(), entry.example());
        }
    }
}
