package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.grundy.catalog.Catalog;
import org.grundy.cli.console.ExitCode;
import org.grundy.game.Sum;
import org.grundy.lang.ExpressionParser;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Every game of the catalogue, as a table for which no range is asked.
final class DefaultTableTest {
    static List<String> games() {
        return Thorough.part("tables without a range", 5, all());
    }

    private static List<String> all() {
        return Catalog.library().families().stream()
                .map(family -> family.entry().example())
                .map(example -> ExpressionParser.parse(Catalog.library(), example))
                .map(DefaultTableTest::first)
                .toList();
    }

    private static String first(Sum sum) {
        return sum.components().getFirst().game().name();
    }

    /// A million positions are counted in a second or two.
    @ParameterizedTest
    @MethodSource("games")
    void a_table_without_a_range_is_whole_or_there_is_none_of_this_game(String game) {
        Ran ran = Ran.command("table", game, "--positions", "1e6", "--json");
        if (ran.exit() == ExitCode.BAD_INPUT.code()) {
            assertThat(ran.err()).contains("has no table: its positions are not single numbers or pairs");
        } else {
            assertThat(ran.exit()).as(ran.err()).isZero();
            // A position that is won at once has no value, but whoever moves has won it.
            String show = ran.out().contains("null") ? "outcome" : "grundy";
            assertThat(show).as(game).isEqualTo(game.equals("marbles") ? "outcome" : "grundy");
            assertThat(Ran.command("table", game, "--positions", "1e6", "--show", show, "--json")
                            .out())
                    .doesNotContain("null");
        }
    }
}
