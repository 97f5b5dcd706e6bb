package org.grundy.catalog.graph.notation;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.grundy.lang.TextSlice;
import org.grundy.text.BilingualText;
import org.grundy.text.Span;

/// A graph that is named by a word and its size, such as `path 7`. Vertices are 1, 2, …, the centre of a
/// star is 0, and those of a grid, a torus and a board of queens are `row.column`.
public enum NamedShape {
    PATH("path 7", "path", "路", "路径") {
        @Override
        public void draw(NamedGraph drawing, TextSlice size) {
            consecutive(drawing, size, number(size, 1));
        }
    },
    CYCLE("cycle 5", "cycle", "ring", "圈", "环") {
        @Override
        public void draw(NamedGraph drawing, TextSlice size) {
            int n = number(size, 3);
            consecutive(drawing, size, n);
            drawing.line(vertex(drawing, n, size), vertex(drawing, 1, size), size);
        }
    },
    GRID("grid 3x4", "grid", "网格") {
        @Override
        public void draw(NamedGraph drawing, TextSlice size) {
            GridBoard.sized(size, GridBoard.LONGEST).draw(drawing, size);
        }

        @Override
        Optional<String> size(List<String> names) {
            return sides(names);
        }
    },
    TORUS("torus 3x4", "torus", "环面") {
        @Override
        public void draw(NamedGraph drawing, TextSlice size) {
            GridBoard board = GridBoard.sized(size, GridBoard.LONGEST);
            board.draw(drawing, size);
            board.drawWrapped(drawing, size);
        }

        @Override
        Optional<String> size(List<String> names) {
            return sides(names);
        }
    },
    QUEENS("queens 8", "queens", "皇后图") {
        @Override
        public void draw(NamedGraph drawing, TextSlice size) {
            int side = number(size, 1);
            new GridBoard(side, side).drawQueens(drawing, size);
        }

        @Override
        Optional<String> size(List<String> names) {
            return sides(names).map(sides -> sides.substring(0, sides.indexOf('x')));
        }
    },
    COMPLETE("complete 4", "complete", "完全图") {
        @Override
        public void draw(NamedGraph drawing, TextSlice size) {
            int n = number(size, 1);
            for (int last = 1; last <= n; last++) {
                int here = vertex(drawing, last, size);
                for (int before = 1; before < last; before++) {
                    drawing.line(vertex(drawing, before, size), here, size);
                }
            }
        }

        @Override
        Optional<String> size(List<String> names) {
            return names.size() > LARGEST_COMPLETE ? Optional.empty() : super.size(names);
        }
    },
    STAR("star 5", "star", "星", "星图") {
        @Override
        public void draw(NamedGraph drawing, TextSlice size) {
            int centre = vertex(drawing, 0, size);
            for (int leaf = 1; leaf <= number(size, 1); leaf++) {
                drawing.line(centre, vertex(drawing, leaf, size), size);
            }
        }

        @Override
        Optional<String> size(List<String> names) {
            return numbered(names, 0, names.size() - 1);
        }
    };

    private static final int LARGEST_COMPLETE = 256;
    private static final Pattern LAST_CELL = Pattern.compile("([1-9]\\d{0,2})\\.([1-9]\\d{0,2})");

    private final String example;
    private final List<String> words;

    NamedShape(String example, String... words) {
        this.example = example;
        this.words = List.of(words);
    }

    /// Draws the shape.
    ///
    /// @param size what stands behind the word
    /// @throws org.grundy.text.InputError if that is no size of this shape
    public abstract void draw(NamedGraph drawing, TextSlice size);

    static Optional<NamedShape> of(String word) {
        return Arrays.stream(values())
                .filter(shape -> shape.words.contains(word))
                .findFirst();
    }

    /// The word and size by which a graph can be written, if it is this shape on the shape's own vertices.
    Optional<String> written(NamedRelation graph) {
        return size(graph.names()).filter(text -> drawn(text).equals(graph)).map(text -> words.getFirst() + " " + text);
    }

    private NamedRelation drawn(String size) {
        NamedGraph drawing = new NamedGraph();
        draw(drawing, new TextSlice(size, new Span(0, size.length())));
        return NamedRelation.adjacency(drawing);
    }

    /// The size of this shape on some vertices, if it can have as many and the first and the last
    /// are its own.
    Optional<String> size(List<String> names) {
        return numbered(names, 1, names.size());
    }

    /// The sides of a board, if the vertices are as many as its cells and the last is named so.
    private static Optional<String> sides(List<String> names) {
        Matcher last = LAST_CELL.matcher(names.getLast());
        return last.matches() && Integer.parseInt(last.group(1)) * Integer.parseInt(last.group(2)) == names.size()
                ? Optional.of(last.group(1) + "x" + last.group(2))
                : Optional.empty();
    }

    private static Optional<String> numbered(List<String> names, int first, int last) {
        String size = Integer.toString(last);
        boolean own = names.getFirst().equals(Integer.toString(first))
                && names.getLast().equals(size);
        return own ? Optional.of(size) : Optional.empty();
    }

    /// One of each, for messages.
    static String examples() {
        return Arrays.stream(values()).map(shape -> shape.example).collect(Collectors.joining(", "));
    }

    private static void consecutive(NamedGraph drawing, TextSlice size, int n) {
        int before = vertex(drawing, 1, size);
        for (int number = 2; number <= n; number++) {
            int here = vertex(drawing, number, size);
            drawing.line(before, here, size);
            before = here;
        }
    }

    private static int vertex(NamedGraph drawing, int number, TextSlice place) {
        return drawing.vertex(Integer.toString(number), place);
    }

    static int number(TextSlice slice, int atLeast) {
        return slice.number(new BilingualText("the size", "大小"), atLeast)
                .min(BigInteger.valueOf(NamedGraph.MOST_VERTICES + 1L))
                .intValueExact();
    }
}
