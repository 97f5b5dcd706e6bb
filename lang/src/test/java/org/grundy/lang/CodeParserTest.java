package org.grundy.lang;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import org.grundy.heap.TakeAndBreakCode;
import org.grundy.text.InputError;
import org.grundy.text.Span;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class CodeParserTest {
    private static TakeAndBreakCode parse(String text, int largest) {
        return CodeParser.parse(TextSlice.trimmed(text, 0, text.length()), largest);
    }

    @ParameterizedTest
    @ValueSource(strings = {"0.77", "4.0", "4!.0", "0.[3]", "4.[3]", "0.7[03]", "0.137", "0.A8V", "G.8!1"})
    void a_code_reads_as_it_is_written(String text) {
        assertThat(parse(text, 31)).hasToString(text);
    }

    @ParameterizedTest
    @CsvSource({"0.:3, 0.[3]", "4u.0, 4!.0", "0.7:03, 0.7[03]", "4·【3】, 4.[3]", "0.770, 0.77"})
    void a_code_has_other_spellings(String text, String same) {
        assertThat(parse(text, 31)).isEqualTo(parse(same, 31));
    }

    @ParameterizedTest
    @CsvSource({
        "'', 0, empty",
        "0.78, 3, 8 is too large here: digits are 0–7",
        "0.7A, 3, A is too large here",
        "1.7, 0, would never end",
        "2.7, 0, would never end",
        "7.7, 0, would never end",
        "0, 1, expected \".\"",
        "0., 2, expected a digit",
        "0.7x, 3, not a digit",
        "0.[3, 2, never closed",
        "0.[], 2, no digit to repeat",
        "0.[3]7, 5, nothing may follow",
        "07, 1, expected \".\"",
    })
    void a_wrong_code_is_refused_at_its_place(String text, int place, String message) {
        InputError error = catchThrowableOfType(InputError.class, () -> parse(text, 7));
        assertThat(error).hasMessageContaining(message);
        assertThat(error.span().start()).isEqualTo(place);
        assertThat(error.text().zh()).isNotBlank();
    }

    @Test
    void the_place_counts_from_the_whole_source() {
        String source = "octal[0.78](5)";
        InputError error =
                catchThrowableOfType(InputError.class, () -> CodeParser.parse(TextSlice.trimmed(source, 6, 10), 7));
        assertThat(error.span()).isEqualTo(new Span(9, 10));
    }
}
