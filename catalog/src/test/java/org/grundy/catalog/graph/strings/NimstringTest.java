package org.grundy.catalog.graph.strings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.grundy.catalog.Ask;
import org.grundy.testkit.Seed;
import org.grundy.text.InputError;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Nimstring against whole boards played turn by turn beside a heap of Nim.
final class NimstringTest {
    /// Boxes by the bits of their sides: top, left, right, bottom of each; sides are numbered as they are written.
    @SuppressWarnings("ArrayRecordComponent") // never compared
    private record Played(int[] boxes, Map<Long, Boolean> known) {
        static Played board(int rows, int columns) {
            int[] boxes = new int[rows * columns];
            for (int i = 0; i < boxes.length; i++) {
                int top = i / columns * (2 * columns + 1) + i % columns;
                int left = top + columns;
                boxes[i] = (1 << top) | (1 << left) | (1 << (left + 1)) | (1 << (left + columns + 1));
            }
            return new Played(boxes, new HashMap<>());
        }

        /// Whether the player about to move wins.
        boolean wins(int strings, int heap) {
            Boolean before = known.get((long) strings << 8 | heap);
            if (before != null) {
                return before;
            }
            boolean wins = false;
            for (int less = 0; less < heap && !wins; less++) {
                wins = !wins(strings, less);
            }
            for (int rest = strings; rest != 0 && !wins; rest &= rest - 1) {
                int after = strings & ~Integer.lowestOneBit(rest);
                wins = completes(strings, after) == wins(after, heap);
            }
            known.put((long) strings << 8 | heap, wins);
            return wins;
        }

        private boolean completes(int before, int after) {
            for (int box : boxes) {
                if ((box & before) != 0 && (box & after) == 0) {
                    return true;
                }
            }
            return false;
        }

        /// The heap beside which the board is lost, `?` if there is none.
        String value(int strings) {
            for (int heap = 0; heap < 16; heap++) {
                if (!wins(strings, heap)) {
                    return Integer.toString(heap);
                }
            }
            return "?";
        }
    }

    private static String written(int rows, int columns, int strings) {
        StringBuilder text = new StringBuilder();
        int side = 0;
        for (int row = 0; row <= 2 * rows; row++) {
            text.append(row == 0 ? "" : "/");
            for (int i = 0; i < columns + row % 2; i++) {
                text.append((strings >> side++ & 1) == 1 ? "." : row % 2 == 0 ? "-" : "|");
            }
        }
        return text.toString();
    }

    @ParameterizedTest
    @CsvSource({"1,1", "1,2", "1,3", "2,2"})
    void boards_are_worth_what_turns_of_play_say(int rows, int columns) {
        RandomGenerator random = Seed.of("nimstring " + rows + columns).generator();
        Played played = Played.board(rows, columns);
        int sides = rows * (2 * columns + 1) + columns;
        for (int i = 0; i < 20; i++) {
            int strings = i == 0 ? (1 << sides) - 1 : random.nextInt(1 << sides);
            String board = written(rows, columns, strings);
            Ask ask = Ask.normal("nimstring(" + board + ")");
            assertThat(ask.value()).as(board).isEqualTo(played.value(strings));
            assertThat(ask.outcome()).as(board).isEqualTo(played.wins(strings, 0) ? "N" : "P");
        }
    }

    /// Two coins on one string with nothing else: take both and be on move, or cut the end and leave two at once.
    @Test
    void a_loony_board_wins_beside_everything() {
        for (int heap = 0; heap < 4; heap++) {
            assertThat(Ask.normal("nimstring(--/|../--) + nim(" + heap + ")").outcome())
                    .isEqualTo("N");
        }
    }

    @Test
    void a_box_that_is_taken_lets_the_opponent_pass_only() {
        assertThat(Ask.normal("nimstring(-/|./-) + nim(1)").wins()).contains("-/||/-!");
        assertThat(Ask.normal("nimstring(-/||/-!)").outcome()).isEqualTo("N");
    }

    @ParameterizedTest
    @CsvSource({
        "./., rows of lying and standing sides in turn",
        ".-/../.., row 2",
        "../..., rows of lying",
        "../..-/.., row 2",
        "'0,2', at least 1",
        "'13,2', at most 12",
    })
    void what_is_no_board_is_refused_with_a_reason(String text, String reason) {
        assertThatThrownBy(() -> Ask.normal("nimstring(" + text + ")"))
                .isInstanceOf(InputError.class)
                .hasMessageContaining(reason);
    }
}
