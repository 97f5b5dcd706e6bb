package org.grundy.catalog.graph;

import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.grundy.catalog.graph.notation.NamedGraph;
import org.grundy.catalog.graph.notation.NamedRelation;
import org.grundy.catalog.graph.notation.NamedShape;
import org.grundy.catalog.graph.removal.RemovalPosition;
import org.grundy.game.Game;
import org.grundy.lang.TextSlice;
import org.grundy.run.Run;
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
        BilingualText range = BilingualText.of(
                "path, cycle, star: n ≤ %s; complete: n ≤ %s",
                "路、圈、星：n ≤ %s；完全图：n ≤ %s", LARGEST_SHAPE, LARGEST_COMPLETE);
        return new VerificationCase<>(game, run -> positions(shapes(), whole, run), range);
    }

    private static List<RemovalPosition> positions(
            Stream<NamedGraph> drawings, Function<NamedRelation, RemovalPosition> whole, Run run) {
        return drawings.peek(drawing -> run.piece())
                .map(NamedRelation::adjacency)
                .map(whole)
                .toList();
    }

    private static Stream<NamedGraph> shapes() {
        return Stream.of(
                        drawings(NamedShape.PATH, 1, LARGEST_SHAPE),
                        drawings(NamedShape.CYCLE, 3, LARGEST_SHAPE),
                        drawings(NamedShape.STAR, 1, LARGEST_SHAPE - 1),
                        drawings(NamedShape.COMPLETE, 1, LARGEST_COMPLETE))
                .flatMap(Function.identity());
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
        BilingualText range = BilingualText.of(
                "grid: rows·columns ≤ %s; queens: n ≤ %s", "网格图：行数·列数 ≤ %s；皇后图：n ≤ %s", LARGEST_GRID, LARGEST_QUEENS);
        return new VerificationCase<>(game, run -> positions(gridsAndQueens(), whole, run), range);
    }

    private static Stream<NamedGraph> gridsAndQueens() {
        Stream<NamedGraph> grids = IntStream.rangeClosed(1, LARGEST_GRID)
                .boxed()
                .flatMap(rows -> IntStream.rangeClosed(1, LARGEST_GRID / rows)
                        .mapToObj(columns -> drawing(NamedShape.GRID, rows + "x" + columns)));
        return Stream.concat(grids, drawings(NamedShape.QUEENS, 1, LARGEST_QUEENS));
    }

    /// All graphs on vertices 1..n for each n up to a bound, and some larger ones.
    ///
    /// @param run charged for drawing them
    public static Stream<NamedGraph> drawings(int most, Run run) {
        Stream<NamedGraph> all = IntStream.rangeClosed(1, most)
                .boxed()
                .flatMap(n -> LongStream.range(0, 1L << pairs(n)).mapToObj(chosen -> drawing(n, chosen)));
        SplittableRandom random = new SplittableRandom(0);
        Stream<NamedGraph> larger = IntStream.range(0, MORE).mapToObj(i -> drawing(LARGER, larger(i, random)));
        return Stream.concat(all, larger).peek(drawing -> run.piece());
    }

    /// Every other one with half as many edges.
    private static long larger(int number, SplittableRandom random) {
        long dense = random.nextLong();
        return number % 2 == 0 ? dense : dense & random.nextLong();
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
        TextSlice nowhere = new TextSlice("", Span.NONE);
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
