package org.grundy.render.program.game;

import java.util.List;
import org.grundy.text.BilingualText;

/// How a program reads a position.
enum PositionInput {
    NUMBERS("read_numbers", "how many numbers, then the numbers", "先给出个数，再给出各数"),
    HEAPS_AND_RESERVE("read_heaps_and_reserve", "how many heaps, the heaps, the reserve", "先给出堆数，再给出各堆，最后是备用石子数"),
    PAIRS("read_pairs", "how many rows, then the two squares of each row", "先给出行数，再给出每行两枚棋子所在的格子"),
    GRAPH(
            "read_graph",
            "the numbers of vertices and of edges, then the edges; vertices are counted from 1",
            "先给出点数和边数，再给出各边；点从 1 开始编号"),
    PICTURE(
            "read_graph",
            "the numbers of vertices and of edges, then the edges; vertices are counted from 1, and 0 is the ground",
            "先给出点数和边数，再给出各边；点从 1 开始编号，0 表示地面"),
    ORDER(
            "read_graph",
            "the numbers of elements and of relations, then a b for each a that is below b; counted from 1",
            "先给出元素数和关系数，再对每个 a < b 给出 a b；从 1 开始编号"),
    GRAPH_WITH_TOKEN(
            "read_graph_with_token",
            "the numbers of vertices and of edges, the token's vertex (0: the first move chooses it), then the edges;"
                    + " vertices are counted from 1",
            "先给出点数、边数和棋子所在的点（0 表示由第一步选定），再给出各边；点从 1 开始编号"),
    ARCS_WITH_TOKEN(
            "read_graph_with_token",
            "the numbers of vertices and of arcs, the token's vertex, then a b for each arc from a to b; vertices are"
                    + " counted from 1",
            "先给出点数、弧数和棋子所在的点，再对每条由 a 到 b 的弧给出 a b；点从 1 开始编号"),
    BOXES(
            "read_boxes",
            "the numbers of boxes and of arcs, a b for each arc from a to b, then the tokens in each box; boxes are"
                    + " counted from 1",
            "先给出盒子数和弧数，再对每条由 a 到 b 的弧给出 a b，最后是每个盒子中的石子数；盒子从 1 开始编号"),
    ROW("read_row", "a word in which . is a free cell", "一个串，其中 . 表示空格"),
    NUMBER("read_number", "one number", "一个数"),
    LIMITED_HEAPS("read_limited", "how many heaps, then the heaps before their first moves", "先给出堆数，再给出各堆（尚未走过第一步）"),
    SIDES(
            "read_strings",
            "the numbers of rows and of columns of boxes, then the rows of lying and of standing sides in turn, in which"
                    + " . is a side that is not drawn",
            "先给出方格的行数和列数，再自上而下交替给出各行横边与各行竖边，其中 . 表示未画的边"),
    BOARD(
            "read_board",
            "the numbers of rows and of columns, then the rows, in which . is a free cell",
            "先给出行数和列数，再给出各行，其中 . 表示空格");

    private final String function;
    private final BilingualText description;

    PositionInput(String function, String english, String chinese) {
        this.function = function;
        this.description = new BilingualText(english, chinese);
    }

    /// The function that reads it, with those that it needs.
    List<String> functions() {
        return this == ROW || this == BOARD || this == SIDES
                ? List.of("word", "cell", function)
                : List.of("word", function);
    }

    /// What there is to read.
    BilingualText description() {
        return description;
    }
}
