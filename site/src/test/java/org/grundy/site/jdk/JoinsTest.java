package org.grundy.site.jdk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/// The page puts texts in a row as the JDK does, empty ones too.
final class JoinsTest {
    static final List<List<String>> ROWS =
            List.of(List.of(), List.of(""), List.of("", "x"), List.of("", ""), List.of("a", "", "b"), List.of("a", ""));

    @ParameterizedTest
    @FieldSource("ROWS")
    void a_separator_stands_between_any_two(List<String> row) {
        assertThat(row.stream().collect(Joins.joining(", ")))
                .isEqualTo(row.stream().collect(Collectors.joining(", ")));
        assertThat(row.stream().collect(Joins.joining("|", "(", ")")))
                .isEqualTo(row.stream().collect(Collectors.joining("|", "(", ")")));
    }
}
