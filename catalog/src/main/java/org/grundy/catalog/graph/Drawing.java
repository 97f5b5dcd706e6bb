package org.grundy.catalog.graph;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.grundy.lang.Piece;
import org.grundy.lang.Span;

/// A graph as somebody wrote it down: named vertices and lines between them, in the order in which they
/// were met. Lines may be loops or drawn more than once, and remember in which direction they were drawn.
final class Drawing {
    static final int MOST_VERTICES = 2048;
    private static final int MOST_LINES = 1 << 15;

    private final Map<String, Integer> numbers = new LinkedHashMap<>();
    private final List<Line> lines = new ArrayList<>();

    /// The place of what nobody wrote down.
    static final Piece NOWHERE = new Piece("", new Span(0, 0));

    /// A graph without lines on the vertices 0, 1, …
    static Drawing numbered(int vertices) {
        Drawing drawing = new Drawing();
        for (int i = 0; i < vertices; i++) {
            drawing.vertex(Integer.toString(i), NOWHERE);
        }
        return drawing;
    }

    /// A line between two vertices.
    ///
    /// @param from number of the vertex named first
    /// @param to number of the other
    record Line(int from, int to) {
        boolean loop() {
            return from == to;
        }
    }

    /// The number of a vertex, given when it is named first.
    ///
    /// @param place for the message if there are too many
    /// @throws InputError if it would be one more than [#MOST_VERTICES]
    int vertex(String name, Piece place) {
        Integer number = numbers.putIfAbsent(name, numbers.size());
        if (numbers.size() > MOST_VERTICES) {
            throw place.error(
                    "this graph has more than " + MOST_VERTICES + " vertices, the most allowed",
                    "此图的顶点数超过了上限 " + MOST_VERTICES);
        }
        return number == null ? numbers.size() - 1 : number;
    }

    /// Adds a line between two vertices.
    ///
    /// @param place for the message if there are too many
    /// @throws InputError if it would be one more than 32768
    void line(int from, int to, Piece place) {
        if (lines.size() == MOST_LINES) {
            throw place.error(
                    "this graph has more than " + MOST_LINES + " edges, the most allowed", "此图的边数超过了上限 " + MOST_LINES);
        }
        lines.add(new Line(from, to));
    }

    boolean has(String name) {
        return numbers.containsKey(name);
    }

    int size() {
        return numbers.size();
    }

    /// The names of the vertices by number.
    List<String> names() {
        return List.copyOf(numbers.keySet());
    }

    List<Line> lines() {
        return List.copyOf(lines);
    }
}
