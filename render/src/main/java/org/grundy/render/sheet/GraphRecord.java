package org.grundy.render.sheet;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.IntStream;
import org.grundy.play.PlayState;
import org.grundy.play.PositionDiagram;
import org.grundy.play.PositionDiagram.Arc;
import org.grundy.play.PositionDiagram.Node;
import org.grundy.render.json.AnswerRecord;
import org.grundy.render.text.MoveNotation;
import org.jspecify.annotations.Nullable;

/// The graph of a game, with where it is drawn in layers.
///
/// @param convention join, ending and play, such as `disjunctive long normal`
/// @param whole whether these are all positions that can follow; else those that are near
/// @param width of the drawing, in pixels
/// @param height of the drawing
/// @param positions the start first
/// @param moves the first one to a position is the first that found it
public record GraphRecord(
        String convention, boolean whole, int width, int height, List<VertexRecord> positions, List<ArcRecord> moves) {
    /// A position.
    ///
    /// @param expression of the whole
    /// @param label shorter, with the names of games only where there are several
    /// @param outcome `N`, `P`, `D` or `undecided`
    /// @param grundy null if it has none or it is not known
    /// @param over whether nobody can move here
    /// @param followed whether its moves are among the moves
    /// @param layer how many moves lead to it at most; at least, where positions can come again
    /// @param box left edge, top edge, width and height
    public record VertexRecord(
            String expression,
            String label,
            String outcome,
            @Nullable BigInteger grundy,
            boolean over,
            boolean followed,
            int layer,
            List<Integer> box) {
        static VertexRecord of(Node node, DiagramLayout.Box box) {
            return new VertexRecord(
                    node.state().sum().expression(),
                    box.label(),
                    node.outcome().map(Enum::name).orElse("undecided"),
                    node.value().orElse(null),
                    node.state().over(),
                    node.followed(),
                    node.layer(),
                    List.of(box.left(), box.top(), box.width(), DiagramLayout.BOX));
        }
    }

    /// A move.
    ///
    /// @param from number of the position before it
    /// @param to number of the position after it
    /// @param move as it can be typed; others may lead there, too
    /// @param path of its line, as SVG writes paths
    public record ArcRecord(int from, int to, String move, String path) {}

    /// The record of a graph.
    public static GraphRecord of(PositionDiagram diagram) {
        DiagramLayout layout = DiagramLayout.of(diagram);
        PlayState start = diagram.nodes().getFirst().state();
        return new GraphRecord(
                AnswerRecord.convention(start.convention()),
                diagram.whole(),
                layout.width(),
                layout.height(),
                IntStream.range(0, diagram.nodes().size())
                        .mapToObj(i -> VertexRecord.of(
                                diagram.nodes().get(i), layout.boxes().get(i)))
                        .toList(),
                IntStream.range(0, diagram.arcs().size())
                        .mapToObj(i -> arc(diagram, i, layout.curves().get(i).path()))
                        .toList());
    }

    private static ArcRecord arc(PositionDiagram diagram, int place, String path) {
        Arc arc = diagram.arcs().get(place);
        PlayState before = diagram.nodes().get(arc.from()).state();
        return new ArcRecord(arc.from(), arc.to(), new MoveNotation(before.sum()).of(arc.move()), path);
    }
}
