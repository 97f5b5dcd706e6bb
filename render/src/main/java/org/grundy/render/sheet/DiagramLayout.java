package org.grundy.render.sheet;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.game.Component;
import org.grundy.play.PositionDiagram;
import org.grundy.play.PositionDiagram.Arc;
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

    private static final int LEAST = 52;
    private static final int CHARACTER = 8;
    private static final int ROW = 90;
    private static final int GAP = 20;

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

        int right() {
            return left + width;
        }

        int bottom() {
            return top + BOX;
        }

        private Box moved(int by) {
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
        int count = diagram.nodes().size();
        int layers = diagram.nodes().stream().mapToInt(Node::layer).max().orElse(0) + 1;
        List<Box> boxes = new ArrayList<>(diagram.nodes().stream()
                .map(node -> unplaced(label(node), node.layer()))
                .toList());
        for (int layer = 0; layer < layers; layer++) {
            int row = layer;
            int[] members = IntStream.range(0, count)
                    .filter(i -> diagram.nodes().get(i).layer() == row)
                    .toArray();
            placeRow(members, diagram, boxes);
        }
        int leftmost = boxes.stream().mapToInt(Box::left).min().orElse(0);
        boxes.replaceAll(box -> box.moved(GAP - leftmost));
        int right = boxes.stream().mapToInt(Box::right).max().orElse(0) + GAP;
        int margin = layers > 2 ? layers * GAP : 0;
        List<Curve> curves =
                diagram.arcs().stream().map(arc -> curve(arc, boxes)).toList();
        return new DiagramLayout(right + margin, layers * ROW, boxes, curves);
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

    /// Places a row around the middle 0, its members in the order of what lies above them.
    private static void placeRow(int[] members, PositionDiagram diagram, List<Box> boxes) {
        List<Integer> order = IntStream.of(members)
                .boxed()
                .sorted(Comparator.comparingDouble(i -> above(i, diagram, boxes)))
                .toList();
        int total = order.stream().mapToInt(i -> boxes.get(i).width() + GAP).sum() - GAP;
        int left = -total / 2;
        for (int i : order) {
            boxes.set(i, boxes.get(i).moved(left));
            left += boxes.get(i).width() + GAP;
        }
    }

    private static double above(int place, PositionDiagram diagram, List<Box> boxes) {
        int top = boxes.get(place).top();
        return diagram.arcs().stream()
                .filter(arc -> arc.to() == place && boxes.get(arc.from()).top() < top)
                .mapToInt(arc -> boxes.get(arc.from()).middle())
                .average()
                .orElse(0);
    }

    private static Curve curve(Arc arc, List<Box> boxes) {
        Box from = boxes.get(arc.from());
        Box to = boxes.get(arc.to());
        int rows = (to.top() - from.top()) / ROW;
        String path = switch (Math.abs(rows)) {
            case 0 -> level(from, to);
            case 1 ->
                "M" + from.middle() + " " + (rows > 0 ? from.bottom() : from.top()) + "L" + to.middle() + " "
                        + (rows > 0 ? to.top() : to.bottom());
            default -> aside(from, to, Math.abs(rows));
        };
        return new Curve(arc.from(), arc.to(), path);
    }

    private static String level(Box from, Box to) {
        return "M" + from.middle() + " " + from.top() + "Q" + (from.middle() + to.middle()) / 2 + " "
                + (from.top() - BOX) + " " + to.middle() + " " + to.top();
    }

    /// A move past other rows leaves and arrives at the right, so that no box hides it.
    private static String aside(Box from, Box to, int rows) {
        int fromY = from.top() + BOX / 2;
        int toY = to.top() + BOX / 2;
        return "M" + from.right() + " " + fromY + "Q" + (Math.max(from.right(), to.right()) + rows * GAP * 2) + " "
                + (fromY + toY) / 2 + " " + to.right() + " " + toY;
    }
}
