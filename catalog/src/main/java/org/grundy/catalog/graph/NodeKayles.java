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

/// Node Kayles: take a vertex of a graph together with its neighbours.
///
/// @param files which files graphs may be read from
public record NodeKayles(FileAccess files) implements SoleGame {
    private static final Entry ENTRY = new Entry(
            "nodekayles",
            List.of("node kayles", "点凯尔斯", "顶点凯尔斯", "结点凯尔斯"),
            List.of("CF-630R"),
            "nodekayles(path 7) or nodekayles(a-b-c, b-d)",
            "nodekayles(grid 3x4)",
            new BilingualText("Node Kayles: take a vertex with all its neighbours", "点凯尔斯：取走一个顶点及其所有邻点"),
            new BilingualText(
                    "A move takes a vertex of a graph together with all vertices next to it.",
                    "每步选图中一个顶点，将它及其所有相邻顶点一起取走。"));

    private static final Messages WORDS = ShapeTheorem.WORDS
            .and(
                    "path.statement",
                    "On a path of n vertices the game is Dawson's Chess, code 0.137, on a heap of n.",
                    "在 n 个顶点的路上，本游戏就是 n 个石子的道森象棋（代码 0.137）。")
            .and(
                    "path.proof",
                    "A move takes two vertices at an end, or three consecutive ones and leaves two paths, or a path of one vertex.",
                    "每步从一端取走两个顶点，或取走连续三个顶点而留下两条路，或取走只有一个顶点的路。")
            .and(
                    "cycle.statement",
                    "A cycle of n ≥ 3 vertices has value mex{g(path n−3)}: 1 if the path of n−3 vertices has value 0, else 0.",
                    "n ≥ 3 个顶点的圈的值为 mex{g(n−3 个顶点的路)}：若该路的值为 0 则为 1，否则为 0。")
            .and(
                    "cycle.proof",
                    "All moves are alike: they take three consecutive vertices and leave a path of n−3.",
                    "所有走法都一样：取走连续三个顶点，留下 n−3 个顶点的路。")
            .and("complete.statement", "A complete graph has value 1.", "完全图的值为 1。")
            .and("complete.proof", "Every move takes all vertices.", "任何一步都取走所有顶点。")
            .and(
                    "complete.value",
                    "Every move takes all {n} vertices: the Grundy value is {value}.",
                    "任何一步都取走全部 {n} 个顶点：SG 值为 {value}。")
            .and(
                    "star.statement",
                    "A star of m ≥ 1 leaves has value 1 if m is odd and 2 if m is even.",
                    "有 m ≥ 1 个叶子的星：m 为奇数时值为 1，为偶数时值为 2。")
            .and(
                    "star.proof",
                    "Taking the centre takes all, value 0. Taking a leaf takes the centre with it and leaves m−1 single vertices, value (m−1) mod 2.",
                    "取中心即取走全部，值为 0。取一个叶子连同中心，剩下 m−1 个孤立顶点，值为 (m−1) mod 2。")
            .and("star.value", "A star of {n} vertices in all has Grundy value {value}.", "共 {n} 个顶点的星的 SG 值为 {value}。")
            .and(HalfTurn.WORDS);

    @Override
    public Entry entry() {
        return ENTRY;
    }

    @Override
    public CatalogGame<RemovalPosition> game() {
        return RemovalNotation.ofGraphs(files, RemovalBoard::takingRelated).game(ENTRY, theorems(), WORDS);
    }

    private static List<Theorem<RemovalPosition>> theorems() {
        PathValues path = new PathValues(1, 0);
        Source dawson = new Source("R. K. Guy, C. A. B. Smith", "The G-values of various games", 1956, "game 0.137");
        Source tables = new Source("E. R. Berlekamp, J. H. Conway, R. K. Guy", "Winning Ways", 2001, "ch. 4");
        return List.of(
                new ShapeTheorem("path", dawson, GraphShape::path, path),
                new ShapeTheorem("cycle", dawson, GraphShape::cycle, n -> path.applyAsInt(n - 3) == 0 ? 1 : 0),
                new ShapeTheorem("complete", tables, GraphShape::complete, n -> 1),
                new ShapeTheorem("star", tables, GraphShape::star, n -> n % 2 == 0 ? 1 : 2),
                new HalfTurn());
    }

    @Override
    public List<VerificationCase<?>> cases(Thoroughness thoroughness) {
        return List.of(
                GraphCases.shapes(game(), RemovalBoard::takingRelated),
                GraphCases.symmetric(game(), RemovalBoard::takingRelated));
    }
}
