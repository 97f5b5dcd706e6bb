package org.grundy.catalog.graph.notation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.grundy.lang.TextSlice;
import org.grundy.text.Span;

/// A graph as somebody wrote it down: named vertices and lines between them, in the order in which they
/// were met. Lines may be loops or drawn more than once, and remember in which direction they were drawn.
public final class NamedGraph {
    public static final int MOST_VERTICES = 2048;
    private static final int MOST_LINES = 1 << 15;

    private final Map<String, Integer> numbers = new LinkedHashMap<>();
    private final List<Line> lines = new ArrayList<>();

    /// The span of vertices that the text does not name.
    public static final TextSlice NOWHERE = new TextSlice("", Span.NONE);

    /// A graph without lines on the vertices 0, 1, …
    public static NamedGraph numbered(int vertices) {
        NamedGraph drawing = new NamedGraph();
        for (int i = 0; i < vertices; i++) {
            drawing.vertex(Integer.toString(i), NOWHERE);
        }
        return drawing;
    }

    /// A line between two vertices.
    ///
    /// @param from number of the vertex named first
    /// @param to number of the other
    public record Line(int from, int to) {}

    /// The number of a vertex, given when it is named first.
    ///
    /// @param place for the message if there are too many
    /// @throws org.grundy.text.InputError if it would be one more than [#MOST_VERTICES]
    public int vertex(String name, TextSlice place) {
        Integer number = numbers.putIfAbsent(name, numbers.size());
        if (numbers.size() > MOST_VERTICES) {
            throw place.error(
                    "this graph has more than %s vertices, the most allowed", "此图的顶点数超过了上限 %s", MOST_VERTICES);
        }
        return number == null ? numbers.size() - 1 : number;
    }

    /// Adds a line between two vertices.
    ///
    /// @param place for the message if there are too many
    /// @throws org.grundy.text.InputError if it would be one more than 32768
    public void line(int from, int to, TextSlice place) {
        if (lines.size() == MOST_LINES) {
            throw place.error("this graph has more than %s edges, the most allowed", "此图的边数超过了上限 %s", MOST_LINES);
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
    public List<String> names() {
        return List.copyOf(numbers.keySet());
    }

    public List<Line> lines() {
        return List.copyOf(lines);
    }
}
