package org.grundy.catalog.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.grundy.analysis.Grundy;
import org.grundy.catalog.Catalog;
import org.grundy.game.Convention;
import org.grundy.lang.ExpressionParser;
import org.grundy.lang.Library;
import org.grundy.run.Budget;
import org.grundy.value.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The texts of games of lists say the same as the theorems of the library, for all small positions.
final class ListedRulesTest {
    private static Outcome outcome(Library library, String expression) {
        return Grundy.analyze(ExpressionParser.parse(library, expression), Convention.NORMAL, Budget.standard())
                .outcome()
                .orElseThrow();
    }

    /// @param least the smallest difference of a number and the one before
    @ParameterizedTest
    @CsvSource({"staircase, -9", "silverdollar, 1", "moore[1], -9", "moore[2], -9", "moore[3], -9"})
    void a_text_says_the_same_as_the_library(String game, int least) {
        Library rules = ListedRules.of(game).orElseThrow().before(new Library(List.of()));
        List<String> positions = IntStream.range(0, 64)
                .mapToObj(code -> new int[] {code / 16, code / 4 % 4, code % 4})
                .filter(list -> list[1] - list[0] >= least && list[2] - list[1] >= least)
                .map(list -> game + "(" + list[0] + "," + list[1] + "," + list[2] + ")")
                .toList();
        assertThat(positions)
                .isNotEmpty()
                .allSatisfy(position ->
                        assertThat(outcome(rules, position)).isEqualTo(outcome(Catalog.library(), position)));
    }

    @Test
    void moves_on_many_heaps_have_no_text() {
        assertThat(ListedRules.of("moore[7]")).isEmpty();
        assertThat(ListedRules.of("staircase[b>a]")).isEmpty();
    }
}
