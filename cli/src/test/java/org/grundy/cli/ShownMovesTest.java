package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ShownMovesTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    nodekayles(path 3)       | → nothing: take 2                                 | → 空，取 2
                    arckayles(path 6)        | path 6 → 1-2 + 5-6: take 3-4                      | path 6 → 1-2 + 5-6，取 3-4
                    cram(2,3)                | 2,3 → ..#/..#: a domino on rows 1 and 2, column 3 | 骨牌放在第 1、2 行第 3 列
                    cram(1,4)                | : a domino on row 1, columns 2 and 3               | 骨牌放在第 1 行第 2、3 列
                    hackenbush(0-a,a-b,a-c)  | 0-a,a-b,a-c → 0: cut 0-a                          | 砍断 0-a
                    geography(path 4, at 2)  | path 4,at 2 → 1,at 1: the token goes to 1         | 棋子走到 1
                    geography(path 3)        | 1-2,2-3 → 1-2,2-3,at 1: the token is put on 1     | 棋子放在 1
                    poset(a<b,a<c)           | a<b,a<c → nothing: take a                         | a<b,a<c → 空，取 a
                    """)
    void a_move_on_a_board_says_what_is_done(String position, String english, String chinese) {
        assertThat(Ran.command("solve", position).out()).contains(english);
        assertThat(Ran.command("solve", position, "--lang", "zh").out()).contains(chinese);
    }

    @Test
    void where_positions_are_long_what_is_done_stands_alone() {
        assertThat(Ran.command("solve", "geography(grid 5x5, at 1.2)").out())
                .contains("\n  the token goes to 1.1\n")
                .doesNotContain(" → ");
        assertThat(Ran.command("solve", "geography(grid 5x5, at 1.2) + nim(0)").out())
                .contains("\n  in the first component: the token goes to ");
    }
}
