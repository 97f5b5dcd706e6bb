package org.grundy.catalog.graph;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.catalog.graph.notation.NamedGraph;
import org.grundy.catalog.graph.notation.NamedRelation;
import org.grundy.catalog.graph.notation.NamedShape;
import org.grundy.catalog.graph.removal.RemovalPosition;
import org.grundy.game.Game;
import org.grundy.lang.TextSlice;
import org.grundy.text.BilingualText;
import org.grundy.text.Span;
import org.grundy.verify.VerificationCase;

/// Graphs on which theorems are compared with search.
public final class GraphCases {
    private static final int LARGEST_SHAPE = 12;
    private static final int LARGEST_COMPLETE = 8;
    private static final int LARGEST_GRID = 16;
    private static final int LARGEST_QUEENS = 5;
    private static final int LARGER = 8;
    private static final int MORE = 60;

    private GraphCases() {}

    /// Paths, cycles and stars of up to 12 vertices and complete graphs of up to 8.
    static VerificationCase<RemovalPosition> shapes(
            Game<RemovalPosition> game, Function<NamedRelation, RemovalPosition> whole) {
        Stream<NamedGraph> drawings = Stream.of(
                        drawings(NamedShape.PATH, 1, LARGEST_SHAPE),
                        drawings(NamedShape.CYCLE, 3, LARGEST_SHAPE),
                        drawings(NamedShape.STAR, 1, LARGEST_SHAPE - 1),
                        drawings(NamedShape.COMPLETE, 1, LARGEST_COMPLETE))
                .flatMap(Function.identity());
        BilingualText range = new BilingualText(
                "path, cycle, star: n ≤ " + LARGEST_SHAPE + "; complete: n ≤ " + LARGEST_COMPLETE,
                "路、圈、星：n ≤ " + LARGEST_SHAPE + "；完全图：n ≤ " + LARGEST_COMPLETE);
        return new VerificationCase<>(game, positions(drawings, whole), range);
    }

    private static List<RemovalPosition> positions(
            Stream<NamedGraph> drawings, Function<NamedRelation, RemovalPosition> whole) {
        return drawings.map(NamedRelation::adjacency).map(whole).toList();
    }

    private static Stream<NamedGraph> drawings(NamedShape shape, int least, int most) {
        return IntStream.rangeClosed(least, most).mapToObj(n -> drawing(shape, Integer.toString(n)));
    }

    private static NamedGraph drawing(NamedShape shape, String size) {
        NamedGraph drawing = new NamedGraph();
        shape.draw(drawing, new TextSlice(size, new Span(0, size.length())));
        return drawing;
    }

    /// Grids of up to 16 vertices and boards of queens with sides of up to 5.
    static VerificationCase<RemovalPosition> symmetric(
            Game<RemovalPosition> game, Function<NamedRelation, RemovalPosition> whole) {
        Stream<NamedGraph> grids = IntStream.rangeClosed(1, LARGEST_GRID)
                .boxed()
                .flatMap(rows -> IntStream.rangeClosed(1, LARGEST_GRID / rows)
                        .mapToObj(columns -> drawing(NamedShape.GRID, rows + "x" + columns)));
        BilingualText range = new BilingualText(
                "grid: rows·columns ≤ " + LARGEST_GRID + "; queens: n ≤ " + LARGEST_QUEENS,
                "网格图：行数·列数 ≤ " + LARGEST_GRID + "；皇后图：n ≤ " + LARGEST_QUEENS);
        Stream<NamedGraph> drawings = Stream.concat(grids, drawings(NamedShape.QUEENS, 1, LARGEST_QUEENS));
        return new VerificationCase<>(game, positions(drawings, whole), range);
    }

    /// All graphs on vertices 1..n for each n up to a bound, and some larger ones.
    public static List<NamedGraph> drawings(int most) {
        List<NamedGraph> drawings = new ArrayList<>();
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

    /// The range of [#drawings], for reports.
    public static String range(int most) {
        return "|V| ≤ " + most + "; " + MORE + "×|V| = " + LARGER;
    }

    private static int pairs(int n) {
        return n * (n - 1) / 2;
    }

    /// A graph on 1..n with the edges whose bits are set; each is drawn from the smaller number to the
    /// larger.
    private static NamedGraph drawing(int n, long chosen) {
        NamedGraph drawing = new NamedGraph();
        TextSlice nowhere = new TextSlice("", new Span(0, 0));
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
