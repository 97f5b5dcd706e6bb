package org.grundy.render.program.game;

import java.util.List;

/// How a program reads a position; `program.messages` says what there is to read.
enum PositionInput {
    NUMBERS("read_numbers"),
    HEAPS_AND_RESERVE("read_heaps_and_reserve"),
    PAIRS("read_pairs"),
    GRAPH("read_graph"),
    PICTURE("read_graph"),
    ORDER("read_graph"),
    GRAPH_WITH_TOKEN("read_graph_with_token"),
    ARCS_WITH_TOKEN("read_graph_with_token"),
    BOXES("read_boxes"),
    ROW("read_row"),
    NUMBER("read_number"),
    LIMITED_HEAPS("read_limited"),
    SIDES("read_strings"),
    BOARD("read_board");

    private final String function;

    PositionInput(String function) {
        this.function = function;
    }

    /// The function that reads it, with those that it needs.
    List<String> functions() {
        return this == ROW || this == BOARD || this == SIDES
                ? List.of("word", "cell", function)
                : List.of("word", function);
    }
}
