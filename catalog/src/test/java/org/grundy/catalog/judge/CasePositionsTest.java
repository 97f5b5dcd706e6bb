package org.grundy.catalog.judge;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.grundy.analysis.Grundy;
import org.grundy.catalog.Catalog;
import org.grundy.lang.ExpressionParser;
import org.grundy.run.Run;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The positions that cases of problems are, each with one case that the first player wins and one that he loses;
/// "-" where a case is no position.
class CasePositionsTest {
    /// The problem, its input and the outcomes of its cases, as they stand in the statements or follow from the
    /// first lines of play.
    record Row(String id, String input, String outcomes) {}

    static Stream<Row> rows() {
        return Stream.of(
                new Row("P1290", "2|25 7|24 15", "NP"),
                new Row("P2197", "2|2 1 1|2 1 2", "PN"),
                new Row("P2252", "1 2", "P"),
                new Row("P4018", "2|4|12", "NP"),
                new Row("P4279", "2|3|3 5 1|1|1", "NP"),
                new Row("P4860", "2|4|5", "PN"),
                new Row("P1247", "3|3 6 9", "N"),
                new Row("AtCoder-ARC-105-D", "3|1|10|2|1 2|2|3 3", "---"),
                new Row("CF-630R", "3", "N"),
                new Row("AtCoder-DP-K", "2 5|2 3", "P"),
                new Row("Gym-101908B", "2|1 3|2 3", "N"),
                new Row("HDU-1517", "162|17|34012226", "NPN"),
                new Row("HDU-1525", "34 12|15 24|0 0", "NP"),
                new Row("HDU-1527", "2 1|8 4|4 7", "PNP"),
                new Row(
                        "HDU-1536",
                        "2 2 5|3|2 5 12|3 2 4 7|4 2 3 7 12|5 1 2 3 4 5|3|2 5 12|3 2 4 7|4 2 3 7 12|0",
                        "PNNNNP"),
                new Row("HDU-1944", "2 2 5|2|2 5 12|3 2 4 7|0", "PN"),
                new Row("HDU-1730", "3 6|4 5|1 2|1 2|3 6|4 5|1 3|1 5", "PN"),
                new Row("HDU-1846", "2|23 2|4 3", "NP"),
                new Row("HDU-1847", "1|3", "NP"),
                new Row("HDU-1848", "1 1 1|1 4 1|0 0 0", "NP"),
                new Row("HDU-1850", "3|5 7 9|0", "N"),
                new Row("HDU-1907", "2|3|3 5 1|1|1", "NP"),
                new Row("HDU-2147", "5 3|5 4|6 6|0 0", "PNN"),
                new Row("HDU-2149", "4 2|3 2|3 5", "NPN"),
                new Row("HDU-2176", "2|45 45|3|3 6 9|0", "PN"),
                new Row("HDU-2177", "1 2|5 8|4 7|2 2|0 0", "PNPN"),
                new Row("HDU-2188", "2|8 10|11 10", "NP"),
                new Row("HDU-2486", "3|16 1|11 1|19 3", "PNN"),
                new Row("HDU-2580", "2|16 1|11 1", "PN"),
                new Row("HDU-2516", "2|13|10000|0", "PPN"),
                new Row("HDU-2873", "2 2|#.|.#|2 2|.#|..|0 0", "NN"),
                new Row("HDU-2897", "7 1 1|6 3 3", "PN"),
                new Row("HDU-3032", "2|3|2 2 3|2|3 3", "NP"),
                new Row("HDU-3389", "2|2|1 2|7|1 3 3 2 2 1 2", "NP"),
                new Row("HDU-3404", "2|2|1 2|2 1|2|1 1|2 2", "PN"),
                new Row("HDU-3595", "1|2 1|2|2 1 1 0", "NN"),
                new Row("LeetCode-292", "4|1", "PN"),
                new Row("NYOJ-833", "2|3", "NP"),
                new Row("POJ-2311", "2 2|3 2|4 2", "PPN"),
                new Row("TopCoder-SRM-330", "20 3|1 2 3", "P"),
                new Row("POJ-1704", "2|3|1 2 3|8|1 5 6 7 9 12 14 17", "PN"),
                new Row("POJ-2484", "1|2|3|0", "NNP"),
                new Row("POJ-2975", "3|7 11 13|2|1000000000 1000000000|0", "NP"),
                new Row("UVA-10561", "2|.....|X.....X..X.............X....X..X", "NP"));
    }

    private static List<CasePosition> positions(Row row) {
        List<CasePosition> all = new ArrayList<>();
        byte[] input = row.input().replace('|', '\n').getBytes(StandardCharsets.UTF_8);
        Problems.find(row.id())
                .getFirst()
                .answer(
                        new InputTokens(new ByteArrayInputStream(input)),
                        new PrintWriter(Writer.nullWriter()),
                        position -> all.add(position.get()));
        return all;
    }

    /// As somebody who copies the expression would ask.
    private static String outcome(CasePosition position) {
        return position.sum()
                .map(sum -> ExpressionParser.parse(Catalog.library(), sum.expression()))
                .map(sum -> Grundy.analyze(sum, position.convention(), Run.unlimited())
                        .outcome()
                        .orElseThrow()
                        .name())
                .orElse("-");
    }

    @ParameterizedTest
    @MethodSource("rows")
    void a_case_is_a_position_with_the_outcome_of_its_answer(Row row) {
        assertThat(positions(row).stream().map(CasePositionsTest::outcome))
                .containsExactly(row.outcomes().split(""));
    }

    @Test
    void every_problem_has_its_row() {
        assertThat(rows().map(Row::id))
                .containsExactlyInAnyOrderElementsOf(
                        Problems.all().stream().map(Problem::id).toList());
    }

    @Test
    void an_answer_by_a_formula_of_its_own_says_it() {
        // EuclidSuspense: (8,13) takes five moves
        CasePosition pairs = positions(new Row("HDU-3595", "2|8 13 1 2", "")).getFirst();
        assertThat(pairs.formula().orElseThrow().en()).contains("here 5, 1,");
    }
}
