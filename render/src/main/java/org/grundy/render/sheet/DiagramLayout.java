package org.grundy.render.sheet;

import java.util.List;
import java.util.stream.Collectors;
import org.grundy.game.Component;
import org.grundy.play.PositionDiagram;
import org.grundy.play.PositionDiagram.Node;
import org.grundy.render.terminal.DisplayWidth;

/// Where the positions of a game's graph are drawn: positions that as many moves lead to in one row, in
/// each row below the positions from which moves lead to them.
///
/// @param width of the whole, in pixels
/// @param height of the whole
/// @param boxes a position each, in the order of the diagram
/// @param curves a move each, in the order of the diagram
public record DiagramLayout(int width, int height, List<Box> boxes, List<Curve> curves) {
    /// How high a box is.
    public static final int BOX = 40;

    static final int ROW = 90;
    static final int GAP = 20;
    private static final int LEAST = 52;
    private static final int CHARACTER = 8;

    /// Copies the lists.
    public DiagramLayout {
        boxes = List.copyOf(boxes);
        curves = List.copyOf(curves);
    }

    /// A position.
    ///
    /// @param label the position as it is written, with the names of its games where there are several
    /// @param left edge
    /// @param top edge
    /// @param width of the box
    public record Box(String label, int left, int top, int width) {
        int middle() {
            return left + width / 2;
        }

        int layer() {
            return top / ROW;
        }

        int right() {
            return left + width;
        }

        int bottom() {
            return top + BOX;
        }

        Box moved(int by) {
            return new Box(label, left + by, top, width);
        }
    }

    /// A move.
    ///
    /// @param from the number of its box
    /// @param to the number of its box
    /// @param path as SVG writes paths
    public record Curve(int from, int to, String path) {}

    /// The layout of a graph.
    public static DiagramLayout of(PositionDiagram diagram) {
        int layers = diagram.nodes().stream().mapToInt(Node::layer).max().orElse(0) + 1;
        List<Box> unplaced = diagram.nodes().stream()
                .map(node -> unplaced(label(node), node.layer()))
                .toList();
        DiagramRows rows = DiagramRows.of(unplaced, diagram.arcs(), layers);
        DiagramPaths paths = new DiagramPaths(rows, diagram.arcs());
        List<Curve> curves = diagram.arcs().stream()
                .map(arc -> new Curve(arc.from(), arc.to(), paths.of(arc)))
                .toList();
        return new DiagramLayout(rows.right() + GAP + paths.margin(), layers * ROW, rows.boxes(), curves);
    }

    private static Box unplaced(String label, int layer) {
        return new Box(label, 0, layer * ROW + GAP, Math.max(LEAST, CHARACTER * DisplayWidth.of(label) + GAP));
    }

    private static String label(Node node) {
        boolean oneGame = node.state().sum().components().stream()
                        .map(component -> component.game().name())
                        .distinct()
                        .count()
                == 1;
        String position = node.state().sum().components().stream()
                .map(component -> oneGame ? written(component) : component.expression())
                .collect(Collectors.joining(oneGame ? ", " : " + "));
        return position.isEmpty() ? "0" : position;
    }

    private static <P> String written(Component<P> component) {
        return component.game().write(component.position());
    }
}
