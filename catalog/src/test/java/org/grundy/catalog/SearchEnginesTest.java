package org.grundy.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.grundy.analysis.Grundy;
import org.grundy.analysis.answer.Analysis;
import org.grundy.game.Component;
import org.grundy.game.Convention;
import org.grundy.game.SearchEngine;
import org.grundy.game.Sum;
import org.grundy.game.Valuation;
import org.grundy.lang.ExpressionParser;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.grundy.testkit.BoardValue;
import org.grundy.testkit.CramValue;
import org.grundy.testkit.ReferenceData;
import org.grundy.value.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Both engines that search boards give the published values, with one thread and with two.
final class SearchEnginesTest {
    private static final int SMALL = 21;

    private static Component<?> board(String text) {
        return ExpressionParser.parse(Catalog.library(), text).components().getFirst();
    }

    private static int value(String text, SearchEngine engine, int threads) {
        return value(board(text), engine, threads);
    }

    private static <P> int value(Component<P> board, SearchEngine engine, int threads) {
        Valuation<P> valuation = board.game().valuation().orElseThrow();
        assertThat(valuation.searchWith(engine, board.position())).isTrue();
        Run run = new Run(Budget.standard().withThreads(threads));
        BigInteger value = valuation.value(board.position(), run).grundy();
        assertThat(valuation
                        .decide(List.of(board.position()), value, run)
                        .orElseThrow()
                        .has())
                .isTrue();
        assertThat(valuation
                        .decide(List.of(board.position()), value.add(BigInteger.ONE), run)
                        .orElseThrow()
                        .has())
                .isFalse();
        return value.intValueExact();
    }

    /// Cram on 5×6 has value 2 (Uiterwijk 2018), and beside a heap of 1 it is 3.
    @Test
    void what_is_excluded_before_the_value_is_known_is_not_the_value() {
        Set<BigInteger> excluded = new HashSet<>();
        for (int positions = 1000; positions < 20_000; positions += 3000) {
            Sum sum = ExpressionParser.parse(Catalog.library(), "cram(5,6) + *1");
            Analysis answer =
                    Grundy.analyze(sum, Convention.NORMAL, Budget.standard().withPositions(positions));
            excluded.addAll(answer.excluded());
            assertThat(answer.excluded().isEmpty() || answer.value().isEmpty()).isTrue();
            if (answer.excluded().contains(BigInteger.ZERO)) {
                assertThat(answer.outcome()).contains(Outcome.N);
            }
        }
        assertThat(excluded).isNotEmpty().doesNotContain(BigInteger.valueOf(3));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void cram_has_the_published_values(int threads) {
        for (SearchEngine engine : SearchEngine.values()) {
            for (CramValue board : ReferenceData.cram()) {
                if (board.rows() * board.cols() < SMALL) {
                    String text = "cram(" + board.rows() + "," + board.cols() + ")";
                    assertThat(value(text, engine, threads)).as(text + engine).isEqualTo(board.grundy());
                }
            }
        }
    }

    /// OEIS A316632 and A344227.
    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void node_kayles_has_the_published_values(int threads) {
        List<BoardValue> boards = ReferenceData.boards();
        for (SearchEngine engine : SearchEngine.values()) {
            for (BoardValue board : boards) {
                String graph = graph(board);
                if (!graph.isEmpty()) {
                    assertThat(value("nodekayles(" + graph + ")", engine, threads))
                            .as(graph + engine)
                            .isEqualTo(Integer.parseInt(board.value()));
                }
            }
        }
    }

    private static String graph(BoardValue board) {
        return switch (board.game()) {
            case "nodekayles-grid" -> "grid " + board.board();
            case "nodekayles-queens" ->
                IntStream.rangeClosed(1, 7).anyMatch(n -> board.board().equals("" + n))
                        ? "queens " + board.board()
                        : "";
            default -> "";
        };
    }

    @Test
    void arc_kayles_and_node_kayles_of_the_line_graph_agree() {
        for (String graph : List.of("path 9", "cycle 8", "grid 3x5", "torus 3x4", "complete 7", "a-b-c-d, b-e, e-c")) {
            String text = "arckayles(" + graph + ")";
            assertThat(value(text, SearchEngine.DEPTH, 1)).as(text).isEqualTo(value(text, SearchEngine.COUPLES, 1));
        }
    }

    @Test
    void a_poset_has_no_moves_that_exclude_each_other_mutually() {
        Component<?> poset = board("poset(a<b<c)");
        assertThat(canSearch(poset, SearchEngine.DEPTH)).isFalse();
        assertThat(canSearch(poset, SearchEngine.COUPLES)).isTrue();
    }

    private static <P> boolean canSearch(Component<P> board, SearchEngine engine) {
        return board.game().valuation().orElseThrow().searchWith(engine, board.position());
    }
}
