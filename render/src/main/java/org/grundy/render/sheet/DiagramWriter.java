package org.grundy.render.sheet;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.grundy.game.Component;
import org.grundy.play.PositionDiagram;
import org.grundy.play.PositionDiagram.Arc;
import org.grundy.play.PositionDiagram.Node;
import org.grundy.value.Outcome;

/// The graph of a game as DOT or SVG. Each position stands with its Grundy value, or who wins where it has none; lost
/// positions are filled. Positions that as many moves lead to stand in one row.
public final class DiagramWriter {
    private static final int CHARACTER = 8;
    private static final int HEIGHT = 40;
    private static final int ROW = 90;
    private static final int GAP = 20;

    private final PositionDiagram diagram;
    private final List<String> labels;

    /// Of a graph.
    public DiagramWriter(PositionDiagram diagram) {
        this.diagram = diagram;
        this.labels = diagram.nodes().stream().map(DiagramWriter::label).toList();
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

    private static String worth(Node node) {
        return node.value()
                .map(Object::toString)
                .or(() -> node.outcome().map(Outcome::name))
                .orElse("?");
    }

    private static boolean lost(Node node) {
        return node.outcome().filter(Outcome.P::equals).isPresent();
    }

    /// Writes DOT, for Graphviz.
    ///
    /// @throws IOException if the writer does
    public void writeDot(Appendable out) throws IOException {
        out.append("digraph game {\n  node [shape=box, style=\"rounded,filled\", fillcolor=white];\n");
        for (int i = 0; i < labels.size(); i++) {
            Node node = diagram.nodes().get(i);
            String text = labels.get(i).replace("\\", "\\\\").replace("\"", "\\\"");
            out.append("  p" + i + " [label=\"" + text + "\\n" + worth(node) + "\""
                    + (lost(node) ? ", fillcolor=gold" : "") + "];\n");
        }
        for (Arc arc : diagram.arcs()) {
            out.append("  p" + arc.from() + " -> p" + arc.to() + ";\n");
        }
        out.append("}\n");
    }

    /// Writes SVG.
    ///
    /// @throws IOException if the writer does
    public void writeSvg(Appendable out) throws IOException {
        int[] left = new int[labels.size()];
        int layers = diagram.nodes().stream().mapToInt(Node::layer).max().orElse(0) + 1;
        int[] widths = new int[layers];
        for (int i = 0; i < left.length; i++) {
            int layer = diagram.nodes().get(i).layer();
            left[i] = widths[layer];
            widths[layer] += width(i) + GAP;
        }
        int total = Arrays.stream(widths).max().orElse(0) + GAP;
        int margin = layers > 2 ? layers * GAP : 0;
        for (int i = 0; i < left.length; i++) {
            left[i] += GAP + (total - GAP - widths[diagram.nodes().get(i).layer()]) / 2;
        }
        out.append("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + (total + margin) + "\" height=\""
                + (layers * ROW) + "\" font-family=\"sans-serif\" font-size=\"13\" text-anchor=\"middle\">\n");
        out.append("<defs><marker id=\"tip\" viewBox=\"0 0 8 8\" refX=\"8\" refY=\"4\" markerWidth=\"7\""
                + " markerHeight=\"7\" orient=\"auto\"><path d=\"M0 0L8 4L0 8z\" fill=\"#667\"/></marker></defs>\n");
        for (Arc arc : diagram.arcs()) {
            arc(arc, left, out);
        }
        for (int i = 0; i < left.length; i++) {
            box(i, left[i], out);
        }
        out.append("</svg>\n");
    }

    private int width(int i) {
        return Math.max(HEIGHT, CHARACTER * labels.get(i).length() + GAP);
    }

    private int top(int i) {
        return diagram.nodes().get(i).layer() * ROW + GAP;
    }

    private void arc(Arc arc, int[] left, Appendable out) throws IOException {
        int fromX = left[arc.from()] + width(arc.from()) / 2;
        int toX = left[arc.to()] + width(arc.to()) / 2;
        int rows = Math.abs(top(arc.to()) - top(arc.from())) / ROW;
        if (rows > 1) {
            aside(arc, left, rows, out);
            return;
        }
        boolean down = top(arc.to()) > top(arc.from());
        int fromY = top(arc.from()) + (down ? HEIGHT : 0);
        int toY = top(arc.to()) + (down ? 0 : HEIGHT);
        boolean level = top(arc.to()) == top(arc.from());
        String way = level
                ? "Q" + (fromX + toX) / 2 + " " + (fromY - HEIGHT) + " " + toX + " " + top(arc.to())
                : "L" + toX + " " + toY;
        out.append("<path d=\"M" + fromX + " " + fromY + way
                + "\" fill=\"none\" stroke=\"#99a\" marker-end=\"url(#tip)\"/>\n");
    }

    /// A move past other rows leaves and arrives at the right, so that no box hides it.
    private void aside(Arc arc, int[] left, int rows, Appendable out) throws IOException {
        int fromX = left[arc.from()] + width(arc.from());
        int toX = left[arc.to()] + width(arc.to());
        int fromY = top(arc.from()) + HEIGHT / 2;
        int toY = top(arc.to()) + HEIGHT / 2;
        out.append("<path d=\"M" + fromX + " " + fromY + "Q" + (Math.max(fromX, toX) + rows * GAP * 2) + " "
                + (fromY + toY) / 2 + " " + toX + " " + toY
                + "\" fill=\"none\" stroke=\"#99a\" marker-end=\"url(#tip)\"/>\n");
    }

    private void box(int i, int x, Appendable out) throws IOException {
        Node node = diagram.nodes().get(i);
        int y = top(i);
        int middle = x + width(i) / 2;
        String text = labels.get(i).replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
        out.append("<rect x=\"" + x + "\" y=\"" + y + "\" width=\"" + width(i) + "\" height=\"" + HEIGHT
                + "\" rx=\"7\" stroke=\"#445\" fill=\"" + (lost(node) ? "#ffe08a" : "#fff") + "\"/>\n");
        out.append("<text x=\"" + middle + "\" y=\"" + (y + 17) + "\">" + text + "</text>\n");
        out.append(
                "<text x=\"" + middle + "\" y=\"" + (y + 34) + "\" font-weight=\"bold\">" + worth(node) + "</text>\n");
    }
}
