package org.grundy.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.testkit.BoardValue;
import org.grundy.testkit.ReferenceData;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Boards whose Grundy values others have published.
final class BoardsTest {
    /// Cells of the largest board that is searched here: larger ones take seconds.
    private static final int CELLS = 33;

    /// Nimbers of Cram and Node Kayles on grids.
    static List<BoardValue> nimbers() {
        return ReferenceData.boards().stream()
                .filter(row ->
                        row.convention().equals("normal") && row.quantity().equals("nimber"))
                .filter(row -> row.game().equals("cram") || row.game().equals("nodekayles-grid"))
                .filter(row -> cells(row) <= CELLS)
                .collect(Collectors.collectingAndThen(
                        Collectors.toList(), rows -> Thorough.part("BoardsTest", 2, rows)));
    }

    private static int cells(BoardValue row) {
        return Stream.of(row.board().split("x", -1)).mapToInt(Integer::parseInt).reduce(1, (a, b) -> a * b);
    }

    @ParameterizedTest
    @MethodSource("nimbers")
    void a_board_has_the_published_value(BoardValue row) {
        String game = row.game().equals("cram") ? "cram(%s)" : "nodekayles(grid %s)";
        // In a sum the value decides, so it is searched for also where a theorem knows the winner.
        String sum = String.format(Locale.ROOT, game, row.board()) + " + nim(0)";
        assertThat(Ask.normal(sum).value()).isEqualTo(row.value());
    }

    /// The misère values of strips of Cram that were published, each the one heap of Nim beside which it is lost.
    static List<BoardValue> misereValues() {
        return ReferenceData.boards().stream()
                .filter(row -> row.convention().equals("misere") && row.game().equals("cram"))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("misereValues")
    void a_board_has_the_published_misere_value(BoardValue row) {
        int value = Integer.parseInt(row.value());
        for (int heap = 0; heap <= 3; heap++) {
            Ask ask = Ask.misere("cram(" + row.board() + ") + nim(" + heap + ")");
            assertThat(ask.outcome()).as("beside " + heap).isEqualTo(heap == value ? "P" : "N");
        }
    }
}
