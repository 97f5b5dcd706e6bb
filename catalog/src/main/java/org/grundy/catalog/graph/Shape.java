package org.grundy.catalog.graph;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.grundy.game.Text;
import org.grundy.lang.Piece;
import org.grundy.lang.Span;

/// A graph that is named by a word and its size, such as `path 7`. Vertices are 1, 2, …, the centre of a
/// star is 0, and those of a grid are `row.column`.
enum Shape {
    PATH("path 7", "path", "路", "路径") {
        @Override
        void draw(Drawing drawing, Piece size) {
            consecutive(drawing, size, number(size, 1));
        }
    },
    CYCLE("cycle 5", "cycle", "ring", "圈", "环") {
        @Override
        void draw(Drawing drawing, Piece size) {
            int n = number(size, 3);
            consecutive(drawing, size, n);
            drawing.line(vertex(drawing, n, size), vertex(drawing, 1, size), size);
        }
    },
    GRID("grid 3x4", "grid", "网格") {
        @Override
        void draw(Drawing drawing, Piece size) {
            Board.sized(size, Board.LONGEST).draw(drawing, size);
        }

        @Override
        Optional<String> size(List<String> names) {
            Matcher last = LAST_CELL.matcher(names.getLast());
            return last.matches() && cells(last) == names.size()
                    ? Optional.of(last.group(1) + "x" + last.group(2))
                    : Optional.empty();
        }

        private static int cells(Matcher last) {
            return Integer.parseInt(last.group(1)) * Integer.parseInt(last.group(2));
        }
    },
    COMPLETE("complete 4", "complete", "完全图") {
        @Override
        void draw(Drawing drawing, Piece size) {
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
        void draw(Drawing drawing, Piece size) {
            int centre = vertex(drawing, 0, size);
            for (int leaf = 1; leaf <= number(size, 1); leaf++) {
                drawing.line(centre, vertex(drawing, leaf, size), size);
            }
        }

        @Override
        Optional<String> size(List<String> names) {
            return Optional.of(Integer.toString(names.size() - 1));
        }
    };

    private static final int LARGEST_COMPLETE = 256;
    private static final Pattern LAST_CELL = Pattern.compile("([1-9]\\d{0,2})\\.([1-9]\\d{0,2})");

    private final String example;
    private final List<String> words;

    Shape(String example, String... words) {
        this.example = example;
        this.words = List.of(words);
    }

    /// Draws the shape.
    ///
    /// @param size what stands behind the word
    /// @throws org.grundy.lang.InputError if that is no size of this shape
    abstract void draw(Drawing drawing, Piece size);

    static Optional<Shape> of(String word) {
        return Arrays.stream(values())
                .filter(shape -> shape.words.contains(word))
                .findFirst();
    }

    /// The word and size by which a graph can be written, if it is this shape on the shape's own vertices.
    Optional<String> written(Part part) {
        return size(part.names()).filter(text -> drawn(text).equals(part)).map(text -> words.getFirst() + " " + text);
    }

    private Part drawn(String size) {
        Drawing drawing = new Drawing();
        draw(drawing, new Piece(size, new Span(0, size.length())));
        return ArcKayles.whole(Relation.adjacency(drawing));
    }

    /// The size that this shape would have on some vertices, if it can be drawn on so many.
    Optional<String> size(List<String> names) {
        return Optional.of(Integer.toString(names.size()));
    }

    /// One of each, for messages.
    static String examples() {
        return Arrays.stream(values()).map(shape -> shape.example).collect(Collectors.joining(", "));
    }

    private static void consecutive(Drawing drawing, Piece size, int n) {
        int before = vertex(drawing, 1, size);
        for (int number = 2; number <= n; number++) {
            int here = vertex(drawing, number, size);
            drawing.line(before, here, size);
            before = here;
        }
    }

    private static int vertex(Drawing drawing, int number, Piece place) {
        return drawing.vertex(Integer.toString(number), place);
    }

    static int number(Piece piece, int atLeast) {
        return piece.number(new Text("the size", "大小"), atLeast)
                .min(BigInteger.valueOf(Drawing.MOST_VERTICES + 1L))
                .intValueExact();
    }
}
