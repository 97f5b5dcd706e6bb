package org.grundy.render.program.game;

import java.util.List;
import org.grundy.render.program.ProgramLanguage;

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

    /// Whether it is a list of numbers, which an input may give in other ways.
    boolean isList() {
        return this == NUMBERS || this == PAIRS || this == NUMBER || this == HEAPS_AND_RESERVE;
    }

    /// Whether it is a graph, whose arcs an input may give in other ways.
    boolean isGraph() {
        return !numbers().isEmpty();
    }

    /// The numbers that stand before the arcs of a graph: how many vertices there are, and where a token is.
    List<String> numbers() {
        return switch (this) {
            case GRAPH, PICTURE, ORDER -> List.of("n");
            case GRAPH_WITH_TOKEN, ARCS_WITH_TOKEN -> List.of("n", "v");
            default -> List.of();
        };
    }

    /// The function that reads it, with those that it needs.
    List<String> functions(ProgramLanguage language) {
        return switch (this) {
            case ROW, BOARD, SIDES -> List.of("cell", function);
            case GRAPH, PICTURE, ORDER, GRAPH_WITH_TOKEN, ARCS_WITH_TOKEN, BOXES ->
                language == ProgramLanguage.JAVA ? List.of("behind", function) : List.of(function);
            default -> List.of(function);
        };
    }
}
