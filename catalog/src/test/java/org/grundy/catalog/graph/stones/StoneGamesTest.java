package org.grundy.catalog.graph.stones;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.grundy.catalog.Ask;
import org.grundy.testkit.BoardValue;
import org.grundy.testkit.NaiveGrundy;
import org.grundy.testkit.NaiveOutcome;
import org.grundy.testkit.ReferenceData;
import org.grundy.testkit.Seed;
import org.grundy.testkit.Thorough;
import org.grundy.text.InputError;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Clobber and NoGo against published values, and against whole boards played by their rules alone.
final class StoneGamesTest {
    private static final int CELLS = Thorough.bound(10, 12);

    static List<BoardValue> published() {
        return ReferenceData.boards().stream()
                .filter(row -> row.game().startsWith("clobber") || row.game().startsWith("nogo"))
                .filter(row -> Stream.of(row.board().split("x", -1))
                                .mapToInt(Integer::parseInt)
                                .reduce(1, (a, b) -> a * b)
                        <= CELLS)
                .toList();
    }

    @ParameterizedTest
    @MethodSource("published")
    void a_board_has_the_published_value(BoardValue row) {
        String game = row.game().substring(0, row.game().indexOf('-'));
        assertThat(Ask.normal(game + "(" + row.board() + ") + nim(0)").value()).isEqualTo(row.value());
    }

    /// The boards after one move, written with slashes; nothing is cut off, turned or left out.
    private static List<List<String>> clobbered(String board) {
        List<List<String>> options = new ArrayList<>();
        String[] rows = board.split("/", -1);
        for (int r = 0; r < rows.length; r++) {
            for (int c = 0; c < rows[r].length(); c++) {
                for (int[] step : new int[][] {{0, 1}, {1, 0}, {0, -1}, {-1, 0}}) {
                    char here = at(rows, r, c);
                    char there = at(rows, r + step[0], c + step[1]);
                    if ("xo".indexOf(here) >= 0 && "xo".indexOf(there) >= 0 && here != there) {
                        options.add(List.of(with(with(board, rows, r, c, '.'), rows, r + step[0], c + step[1], here)));
                    }
                }
            }
        }
        return options;
    }

    private static List<List<String>> laid(String board) {
        List<List<String>> options = new ArrayList<>();
        String[] rows = board.split("/", -1);
        for (int r = 0; r < rows.length; r++) {
            for (int c = 0; c < rows[r].length(); c++) {
                for (char stone : new char[] {'x', 'o'}) {
                    String after = with(board, rows, r, c, stone);
                    if (at(rows, r, c) == '.' && breathes(after)) {
                        options.add(List.of(after));
                    }
                }
            }
        }
        return options;
    }

    private static char at(String[] rows, int r, int c) {
        return r < 0 || r >= rows.length || c < 0 || c >= rows[r].length() ? '#' : rows[r].charAt(c);
    }

    private static String with(String board, String[] rows, int r, int c, char content) {
        StringBuilder changed = new StringBuilder(board);
        changed.setCharAt(r * (rows[0].length() + 1) + c, content);
        return changed.toString();
    }

    /// Marks stones beside a free cell, and those beside marked ones of their colour, until nothing changes.
    private static boolean breathes(String board) {
        String[] rows = board.split("/", -1);
        boolean[][] alive = new boolean[rows.length][rows[0].length()];
        for (boolean changed = true; changed; ) {
            changed = false;
            for (int r = 0; r < rows.length; r++) {
                for (int c = 0; c < rows[r].length(); c++) {
                    for (int[] step : new int[][] {{0, 1}, {1, 0}, {0, -1}, {-1, 0}}) {
                        int u = r + step[0];
                        int v = c + step[1];
                        boolean air = at(rows, u, v) == '.'
                                || (at(rows, u, v) == at(rows, r, c) && at(rows, u, v) != '#' && alive[u][v]);
                        changed |= air && !alive[r][c];
                        alive[r][c] |= air;
                    }
                }
            }
        }
        for (int r = 0; r < rows.length; r++) {
            for (int c = 0; c < rows[r].length(); c++) {
                if ("xo".indexOf(at(rows, r, c)) >= 0 && !alive[r][c]) {
                    return false;
                }
            }
        }
        return true;
    }

    @ParameterizedTest
    @ValueSource(strings = {"clobber", "nogo"})
    void boards_drawn_by_lot_are_as_the_rules_say(String game) {
        RandomGenerator random = Seed.of("stones " + game).generator();
        boolean clobber = game.equals("clobber");
        NaiveGrundy<String> values = new NaiveGrundy<>(clobber ? StoneGamesTest::clobbered : StoneGamesTest::laid);
        NaiveOutcome<String> misere = NaiveOutcome.misere(clobber ? StoneGamesTest::clobbered : StoneGamesTest::laid);
        for (int i = 0; i < Thorough.bound(8, 40); i++) {
            String board = drawn(2, 4, clobber ? "xoxo." : "xo.....#", random);
            if (clobber || breathes(board)) {
                String asked = game + "(" + board + ")";
                assertThat(Ask.normal(asked).value()).as(board).isEqualTo("" + values.value(board));
                String outcome = misere.nextPlayerWins(List.of(board)) ? "N" : "P";
                assertThat(Ask.misere(asked).outcome()).as(board).isEqualTo(outcome);
            }
        }
    }

    private static String drawn(int rows, int columns, String contents, RandomGenerator random) {
        StringBuilder board = new StringBuilder();
        for (int r = 0; r < rows; r++) {
            board.append(r == 0 ? "" : "/");
            for (int c = 0; c < columns; c++) {
                board.append(contents.charAt(random.nextInt(contents.length())));
            }
        }
        return board.toString();
    }

    @ParameterizedTest
    @CsvSource({
        "clobber(xo/x), row 2 of this board is no row of 2 cells",
        "clobber(xq), row 1 of this board is no row of 2 cells",
        "nogo(/), row 1",
        "'nogo(0,4)', must be at least 1",
        "'nogo(31,4)', at most 30",
        "clobber(3x), no size",
    })
    void what_is_no_board_is_refused_with_a_reason(String text, String reason) {
        assertThatThrownBy(() -> Ask.normal(text))
                .isInstanceOf(InputError.class)
                .hasMessageContaining(reason);
    }
}
