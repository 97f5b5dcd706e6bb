package org.grundy.catalog.graph;

import java.util.List;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.catalog.graph.removal.RemovalBoard;
import org.grundy.catalog.graph.removal.RemovalPosition;
import org.grundy.evidence.Source;
import org.grundy.game.Theorem;
import org.grundy.lang.Entry;
import org.grundy.lang.FileAccess;
import org.grundy.lang.SoleGame;
import org.grundy.text.BilingualText;
import org.grundy.text.Messages;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;

/// Arc Kayles: take two joined vertices of a graph. On a grid this is Cram.
///
/// @param files which files graphs may be read from
public record ArcKayles(FileAccess files) implements SoleGame {
    private static final Entry ENTRY = new Entry(
            "arckayles",
            List.of("arc kayles", "edge kayles", "边凯尔斯", "弧凯尔斯"),
            List.of(),
            "arckayles(cycle 9) or arckayles(a-b-c, b-d)",
            "arckayles(cycle 9)",
            new BilingualText("Arc Kayles: take two joined vertices", "边凯尔斯：取走一条边的两个端点"),
            new BilingualText(
                    "A move takes two vertices of a graph that are joined by an edge, with all their edges. Whoever finds no edge cannot move.",
                    "每步选图中一条边，取走它的两个端点及其所有的边。没有边时不能再走。"));

    private static final Messages WORDS = ShapeTheorem.WORDS
            .and(
                    "path.statement",
                    "On a path of n vertices the game is Dawson's Kayles, code 0.07, on a heap of n.",
                    "在 n 个顶点的路上，本游戏就是 n 个石子的道森凯尔斯（代码 0.07）。")
            .and(
                    "path.proof",
                    "A move takes two consecutive vertices and leaves two paths, either of them perhaps empty.",
                    "每步取走连续两个顶点，留下两条路（可以为空）。")
            .and(
                    "cycle.statement",
                    "A cycle of n ≥ 3 vertices has value mex{g(path n−2)}: 1 if the path of n−2 vertices has value 0, else 0.",
                    "n ≥ 3 个顶点的圈的值为 mex{g(n−2 个顶点的路)}：若该路的值为 0 则为 1，否则为 0。")
            .and(
                    "cycle.proof",
                    "All moves are alike: they take two consecutive vertices and leave a path of n−2.",
                    "所有走法都一样：取走连续两个顶点，留下 n−2 个顶点的路。")
            .and(
                    "complete.statement",
                    "A complete graph of n vertices has value ⌊n/2⌋ mod 2.",
                    "n 个顶点的完全图的值为 ⌊n/2⌋ mod 2。")
            .and(
                    "complete.proof",
                    "Every move leaves a complete graph of n−2 vertices, so exactly ⌊n/2⌋ moves are made.",
                    "任何一步都留下 n−2 个顶点的完全图，因此恰好走 ⌊n/2⌋ 步。")
            .and(
                    "complete.value",
                    "Exactly ⌊{n}/2⌋ moves will be made: the Grundy value is {value}.",
                    "恰好会走 ⌊{n}/2⌋ 步：SG 值为 {value}。")
            .and("star.statement", "A star of at least one leaf has value 1.", "至少有一个叶子的星的值为 1。")
            .and("star.proof", "Every move takes the centre, after which there is no edge.", "任何一步都取走中心，此后没有边。")
            .and(
                    "star.value",
                    "Exactly one move can be made in a star: the Grundy value is {value}.",
                    "星上恰好只能走一步：SG 值为 {value}。");

    @Override
    public Entry entry() {
        return ENTRY;
    }

    @Override
    public CatalogGame<RemovalPosition> game() {
        return RemovalNotation.ofGraphs(files, RemovalBoard::takingEdges).game(ENTRY, theorems(), WORDS);
    }

    private static List<Theorem<RemovalPosition>> theorems() {
        PathValues path = new PathValues(0, 1);
        Source dawson = new Source("R. K. Guy, C. A. B. Smith", "The G-values of various games", 1956, "game 0.07");
        Source counting = new Source("E. R. Berlekamp, J. H. Conway, R. K. Guy", "Winning Ways", 2001, "ch. 4");
        return List.of(
                new ShapeTheorem("path", dawson, GraphShape::path, path),
                new ShapeTheorem("cycle", dawson, GraphShape::cycle, n -> path.applyAsInt(n - 2) == 0 ? 1 : 0),
                new ShapeTheorem("complete", counting, GraphShape::complete, n -> n / 2 % 2),
                new ShapeTheorem("star", counting, GraphShape::star, n -> 1));
    }

    @Override
    public List<VerificationCase<?>> cases(Thoroughness thoroughness) {
        return List.of(GraphCases.shapes(game(), RemovalBoard::takingEdges));
    }
}
