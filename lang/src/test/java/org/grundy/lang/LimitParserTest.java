package org.grundy.lang;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.grundy.text.InputError;
import org.grundy.text.Span;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class LimitParserTest {
    private static TextSlice slice(String text) {
        return new TextSlice(text, new Span(0, text.length()));
    }

    @ParameterizedTest
    @CsvSource({
        "1000, 1000",
        "1e9, 1000000000",
        "2^27, 134217728",
        "1_000_000, 1000000",
        "1e30, 9223372036854775807",
        "1.2e6, 1200000",
        "1.50e1, 15"
    })
    void a_count_is_a_number_in_any_notation(String text, long count) {
        assertThat(LimitParser.count(slice(text), "--positions")).isEqualTo(count);
    }

    @ParameterizedTest
    @CsvSource({
        "30s, 30000",
        "30, 30000",
        "500ms, 500",
        "2m, 120000",
        "1h, 3600000",
        "1.5m, 90000",
        "0.25h, 900000",
        "0.5s, 500",
        "1.5e3ms, 1500",
        "2min, 120000"
    })
    void a_time_has_a_unit_and_is_in_seconds_without_one(String text, long millis) {
        assertThat(LimitParser.time(slice(text))).isEqualTo(Duration.ofMillis(millis));
    }

    @ParameterizedTest
    @CsvSource({
        "1024, 1024",
        "512m, 536870912",
        "2g, 2147483648",
        "2G, 2147483648",
        "1.5k, 1536",
        "1t, 1099511627776",
        "1.5GB, 1610612736",
        "1 MiB, 1048576"
    })
    void memory_is_counted_in_powers_of_1024(String text, long bytes) {
        assertThat(LimitParser.memory(slice(text))).isEqualTo(bytes);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "s", "3x", "-3s", "0s", "3 years", "1.2.3s", ".5s", "ms"})
    void anything_else_is_no_time(String text) {
        assertThatThrownBy(() -> LimitParser.time(slice(text)))
                .isInstanceOf(InputError.class)
                .hasMessageContaining("is not a time");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "m", "3x", "-3g", "0", "much"})
    void anything_else_is_no_amount_of_memory(String text) {
        assertThatThrownBy(() -> LimitParser.memory(slice(text)))
                .isInstanceOf(InputError.class)
                .hasMessageContaining("is not an amount of memory");
    }

    @ParameterizedTest
    @ValueSource(strings = {"1.5", "1.25e1", "0.5e0"})
    void a_count_that_is_a_fraction_is_told_so(String text) {
        assertThatThrownBy(() -> LimitParser.count(slice(text), "--positions"))
                .isInstanceOf(InputError.class)
                .hasMessageContaining("\"" + text + "\" is not a whole number: --positions is an integer, at least 1");
    }

    @ParameterizedTest
    @ValueSource(strings = {"1e3x", "10 0", "2^", "7."})
    void what_begins_as_a_number_is_told_how_numbers_are_written(String text) {
        assertThatThrownBy(() -> LimitParser.count(slice(text), "--max"))
                .isInstanceOf(InputError.class)
                .hasMessageContaining(
                        "\"" + text + "\" is not a number: --max is an integer, at least 1, such as 1000, 1e3 or 2^10");
    }

    @Test
    void times_beyond_a_century_are_a_century() {
        assertThat(LimitParser.time(slice("1e30h"))).isEqualTo(Duration.ofDays(36_500));
    }
}
