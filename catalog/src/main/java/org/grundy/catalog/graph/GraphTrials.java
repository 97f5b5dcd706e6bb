package org.grundy.catalog.graph;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.analysis.Trial;
import org.grundy.game.Game;
import org.grundy.lang.Piece;
import org.grundy.lang.Span;

/// Graphs on which theorems are compared with search.
final class GraphTrials {
    private static final int LARGEST_SHAPE = 12;
    private static final int LARGEST_COMPLETE = 8;
    private static final int LARGER = 8;
    private static final int MORE = 60;

    private GraphTrials() {}

    /// Paths, cycles and stars of up to 12 vertices and complete graphs of up to 8.
    static Trial<Part> shapes(Game<Part> game, Function<Relation, Part> whole) {
        List<Part> parts = Stream.of(
                        drawings(Shape.PATH, 1, LARGEST_SHAPE),
                        drawings(Shape.CYCLE, 3, LARGEST_SHAPE),
                        drawings(Shape.STAR, 1, LARGEST_SHAPE - 1),
                        drawings(Shape.COMPLETE, 1, LARGEST_COMPLETE))
                .flatMap(Function.identity())
                .map(Relation::adjacency)
                .map(whole)
                .toList();
        return new Trial<>(
                game, parts, "path, cycle, star: n ≤ " + LARGEST_SHAPE + "; complete: n ≤ " + LARGEST_COMPLETE);
    }

    private static Stream<Drawing> drawings(Shape shape, int least, int most) {
        return IntStream.rangeClosed(least, most).mapToObj(n -> {
            Drawing drawing = new Drawing();
            String size = Integer.toString(n);
            shape.draw(drawing, new Piece(size, new Span(0, size.length())));
            return drawing;
        });
    }

    /// All graphs on vertices 1..n for each n up to a bound, and some larger ones.
    static List<Drawing> drawings(int most) {
        List<Drawing> drawings = new ArrayList<>();
        for (int n = 1; n <= most; n++) {
            for (long chosen = 0; chosen < 1L << pairs(n); chosen++) {
                drawings.add(drawing(n, chosen));
            }
        }
        SplittableRandom random = new SplittableRandom(0);
        for (int i = 0; i < MORE; i++) {
            long dense = random.nextLong();
            drawings.add(drawing(LARGER, i % 2 == 0 ? dense : dense & random.nextLong()));
        }
        return drawings;
    }

    /// What [#drawings] gives, for reports.
    static String range(int most) {
        return "|V| ≤ " + most + "; " + MORE + "×|V| = " + LARGER;
    }

    private static int pairs(int n) {
        return n * (n - 1) / 2;
    }

    /// A graph on 1..n with the edges whose bits are set; each is drawn from the smaller number to the
    /// larger.
    private static Drawing drawing(int n, long chosen) {
        Drawing drawing = new Drawing();
        Piece nowhere = new Piece("", new Span(0, 0));
        int pair = 0;
        for (int last = 1; last <= n; last++) {
            int here = drawing.vertex(Integer.toString(last), nowhere);
            for (int before = 0; before < last - 1; before++) {
                if ((chosen >> pair++ & 1) != 0) {
                    drawing.line(before, here, nowhere);
                }
            }
        }
        return drawing;
    }
}
