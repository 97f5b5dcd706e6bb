package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.heap.TakeAndBreakCode;
import org.grundy.heap.sequence.SurveyRow;
import org.grundy.lang.CodePattern;
import org.grundy.lang.TextSlice;
import org.grundy.render.file.SurveyCsv;
import org.grundy.run.Run;
import org.grundy.testkit.OctalPeriod;
import org.grundy.testkit.ReferenceData;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The page on octal games has the rows of its file, which agree with what is computed and with what is published.
final class OctalGamesPageTest {
    private static final Path DOCS =
            Path.of(System.getProperty("basedir", "."), "..", "docs").normalize();

    /// Periods that need no more values are computed anew.
    private static final int FEW_VALUES = 3000;

    private static Map<String, SurveyRow> rows() throws IOException {
        List<String> lines = Files.readAllLines(DOCS.resolve("octal-games.csv"));
        assertThat(lines.getFirst()).isEqualTo(SurveyCsv.HEADER);
        return lines.stream()
                .skip(1)
                .map(line -> SurveyCsv.read(line).orElseThrow())
                .collect(Collectors.toMap(SurveyRow::code, row -> row));
    }

    private static Stream<TakeAndBreakCode> codes() {
        return CodePattern.codes(TextSlice.trimmed("0.???", 0, 5)).stream();
    }

    @Test
    void every_code_of_three_digits_has_its_row() throws IOException {
        assertThat(rows()).containsOnlyKeys(codes().map(Object::toString).toList());
    }

    @Test
    void short_proofs_are_found_again() throws IOException {
        Map<String, SurveyRow> rows = rows();
        codes().filter(code -> {
                    SurveyRow row = rows.get(code.toString());
                    return row != null && row.period().isPresent() && row.values() <= FEW_VALUES;
                })
                .forEach(code -> assertThat(SurveyRow.of(List.of(code), FEW_VALUES, Run.unlimited()))
                        .containsExactly(rows.get(code.toString())));
    }

    @Test
    void periods_are_those_published() throws IOException {
        Map<String, SurveyRow> rows = rows();
        for (OctalPeriod game : ReferenceData.octalPeriods()) {
            SurveyRow row = rows.get(game.code());
            if (row != null && row.period().isPresent()) {
                assertThat(row.period())
                        .as(game.code())
                        .contains(new SurveyRow.Repetition(game.preperiod(), game.period()));
                assertThat(row.max()).as(game.code()).isEqualTo(game.maxGrundy());
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"octal-games.md", "octal-games.zh.md"})
    void the_page_names_the_number_of_forms_and_every_open_one(String name) throws IOException {
        String page = Files.readString(DOCS.resolve(name));
        Map<TakeAndBreakCode, List<SurveyRow>> forms = rows().values().stream()
                .collect(Collectors.groupingBy(row -> row.form().code()));
        assertThat(page).contains(" " + forms.size() + " ");
        forms.forEach((form, rows) -> {
            if (rows.stream().allMatch(row -> row.period().isEmpty())) {
                assertThat(rows.stream().map(row -> "| `" + row.code() + "` |"))
                        .as("row of " + form)
                        .anyMatch(page::contains);
            }
        });
    }
}
