package org.grundy.catalog.graph.sprouts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.grundy.catalog.Ask;
import org.grundy.catalog.Catalog;
import org.grundy.lang.ExpressionParser;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.grundy.testkit.BoardValue;
import org.grundy.testkit.ReferenceData;
import org.grundy.text.InputError;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Sprouts as it is asked for.
final class SproutsTest {
    private static final int MOST_SPOTS = 5;
    private static final int MOST_SPOTS_MISERE = 3;

    static List<BoardValue> normal() {
        return published("normal", MOST_SPOTS);
    }

    static List<BoardValue> misere() {
        return published("misere", MOST_SPOTS_MISERE);
    }

    private static List<BoardValue> published(String convention, int most) {
        return ReferenceData.boards().stream()
                .filter(row -> row.game().equals("sprouts") && row.convention().equals(convention))
                .filter(row -> Integer.parseInt(row.board()) <= most)
                .toList();
    }

    @ParameterizedTest
    @MethodSource("normal")
    void the_value_is_the_published_one(BoardValue row) {
        assertThat(Ask.normal("sprouts(" + row.board() + ")").value()).isEqualTo(row.value());
    }

    @Test
    void several_threads_find_the_published_value() {
        BoardValue largest = normal().getLast();
        SproutsLand land = SproutsLand.spots(Integer.parseInt(largest.board()));
        Run run = new Run(Budget.UNLIMITED.withThreads(3));
        assertThat(new Sprouts()
                        .game()
                        .valuation()
                        .orElseThrow()
                        .value(land, run)
                        .grundy())
                .hasToString(largest.value());
    }

    @ParameterizedTest
    @MethodSource("misere")
    void the_misere_outcome_is_the_published_one(BoardValue row) {
        String outcome = row.value().equals("1") ? "N" : "P";
        assertThat(Ask.misere("sprouts(" + row.board() + ")").outcome()).isEqualTo(outcome);
    }

    /// Positions that are written differently and are the same.
    @ParameterizedTest
    @CsvSource({
        "0.AB|0.AB, 0.XY|YX.0",
        "0.1a1a, 1z1z.0.",
        "0*3.AB|AB, 0.0.0.AB|AB|",
        "0.12ABC|0.ABC, 0.21CBA|0.BAC",
        "1, 0.",
        "0.0, 2",
        "222., 0.",
        "12., 1",
    })
    void letters_orders_and_directions_mean_nothing(String one, String other) {
        assertThat(read(one)).isEqualTo(read(other));
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "1", "5", "30", "22.", "0*3.AB|AB", "0.1a1a", "0.0.AB|0.0.AB"})
    void what_is_written_is_what_was_read(String text) {
        assertThat(read(text)).isEqualTo("sprouts(" + text + ")");
    }

    private static String read(String text) {
        return ExpressionParser.parse(Catalog.library(), "sprouts(" + text + ")")
                .expression();
    }

    @ParameterizedTest
    @CsvSource({
        "31, 'at most 30 spots, not 31'",
        "A, written once",
        "a.a, written once",
        "AA1A, third time",
        "1A.A1, boundaries of two regions",
        "0a, boundary of its own",
        "1?, '0, 1, 2 and letters'",
        "0..0, is empty",
        "0*31, at most 90",
        "-1, at least 0",
        "0 0, '0, 1, 2 and letters'",
        "A b A, '0, 1, 2 and letters'",
        "*3, stands before",
    })
    void what_is_no_position_is_refused_with_a_reason(String text, String reason) {
        assertThatThrownBy(() -> Ask.normal("sprouts(" + text + ")"))
                .isInstanceOf(InputError.class)
                .hasMessageContaining(reason);
    }
}
