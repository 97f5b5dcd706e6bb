package org.grundy.web.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import org.grundy.web.question.Integers;
import org.grundy.web.question.Question;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Questions are read field by field, and what is wrong with one is said with the field and what it may hold.
final class QuestionReaderTest {
    private record Asked(
            @Nullable String text,
            @Nullable Boolean truth,
            @Nullable Integer number,
            @Nullable Long large,
            @Nullable List<String> texts,
            @Integers @Nullable List<Long> numbers,
            @Nullable String language)
            implements Question {}

    @Test
    void every_field_may_be_given_or_left_out() {
        assertThat(QuestionReader.parse(
                        "{\"text\": \"x\", \"truth\": false, \"number\": -3, \"large\": 9007199254740993,"
                                + " \"texts\": [\"a\", \"\"], \"numbers\": [1, 2], \"language\": \"zh\"}",
                        Asked.class))
                .isEqualTo(new Asked("x", false, -3, 9_007_199_254_740_993L, List.of("a", ""), List.of(1L, 2L), "zh"));
        assertThat(QuestionReader.parse("{\"text\": null}", Asked.class))
                .isEqualTo(new Asked(null, null, null, null, null, null, null));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            {"wrong": 1}               | wrong   | there is no field "wrong"; the fields are text, truth, number, large, texts, numbers, language
            {"text": 1}                | text    | the field "text" must be a text
            {"truth": "yes"}           | truth   | the field "truth" must be true or false
            {"number": 2147483648}     | number  | the field "number" must be an integer from -2147483648 to 2147483647
            {"number": 1.5}            | number  | the field "number" must be an integer from -2147483648 to 2147483647
            {"large": 9223372036854775808} | large | the field "large" must be an integer of 64 bits
            {"texts": "a"}             | texts   | the field "texts" must be a list of texts
            {"texts": ["a", null]}     | texts   | the field "texts" must be a list of texts
            {"numbers": [1, "2"]}      | numbers | the field "numbers" must be a list of integers of 64 bits
            {"language": "fr"}         | language | there is no language "fr"; the languages are en, zh / 没有语言“fr”；可用的语言有 en、zh
            {"language": ""}           | language | there is no language ""; the languages are en, zh / 没有语言“”；可用的语言有 en、zh
            {"language": 1}            | language | the field "language" must be a text
            {"number": "1", "language": "zh"} | number | 字段“number”应为 -2147483648 到 2147483647 的整数
            {"wrong": 1, "language": "zh"} | wrong | 没有字段“wrong”；可用的字段有 text、truth、number、large、texts、numbers、language
            """)
    void a_field_that_is_wrong_is_named_with_what_it_may_hold(String text, String field, String sentence) {
        assertThatExceptionOfType(Refused.class)
                .isThrownBy(() -> QuestionReader.parse(text, Asked.class))
                .satisfies(refused -> {
                    assertThat(refused.problem().status()).isEqualTo(400);
                    assertThat(refused.problem().field()).isEqualTo(field);
                    assertThat(refused.problem().detail()).isEqualTo(sentence);
                });
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            []        | another JSON value
            null      | another JSON value
            ''        | no JSON
            {"text"   | no JSON
            {} x      | no JSON
            """)
    void what_is_no_object_is_said_to_be_none(String text, String said) {
        assertThatExceptionOfType(Refused.class)
                .isThrownBy(() -> QuestionReader.parse(text, Asked.class))
                .withMessageContaining(said);
    }

    @Test
    void a_body_of_many_levels_is_refused() {
        assertThatExceptionOfType(Refused.class)
                .isThrownBy(() -> QuestionReader.parse("[".repeat(200_000), Asked.class))
                .withMessageContaining("nested too deeply");
    }
}
