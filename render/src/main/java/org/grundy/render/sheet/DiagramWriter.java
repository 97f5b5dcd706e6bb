package org.grundy.render.sheet;

import java.io.IOException;
import org.grundy.play.PositionDiagram;
import org.grundy.play.PositionDiagram.Arc;
import org.grundy.play.PositionDiagram.Node;
import org.grundy.render.canvas.XmlText;
import org.grundy.render.sheet.DiagramLayout.Box;
import org.grundy.render.sheet.DiagramLayout.Curve;
import org.grundy.value.Outcome;

/// The graph of a game as DOT or SVG. Each position stands with its Grundy value, or who wins where it has none; lost
/// positions are filled. Positions that as many moves lead to stand in one row.
public final class DiagramWriter {
    private final PositionDiagram diagram;
    private final DiagramLayout layout;

    /// Of a graph.
    public DiagramWriter(PositionDiagram diagram) {
        this.diagram = diagram;
        this.layout = DiagramLayout.of(diagram);
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
        for (int i = 0; i < layout.boxes().size(); i++) {
            Node node = diagram.nodes().get(i);
            String text = layout.boxes().get(i).label().replace("\\", "\\\\").replace("\"", "\\\"");
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
        out.append("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + layout.width() + "\" height=\""
                + layout.height() + "\" font-family=\"sans-serif\" font-size=\"13\" text-anchor=\"middle\">\n");
        out.append("<defs><marker id=\"tip\" viewBox=\"0 0 8 8\" refX=\"8\" refY=\"4\" markerWidth=\"7\""
                + " markerHeight=\"7\" orient=\"auto\"><path d=\"M0 0L8 4L0 8z\" fill=\"#667\"/></marker></defs>\n");
        for (Curve curve : layout.curves()) {
            out.append("<path d=\"" + curve.path() + "\" fill=\"none\" stroke=\"#99a\" marker-end=\"url(#tip)\"/>\n");
        }
        for (int i = 0; i < layout.boxes().size(); i++) {
            box(layout.boxes().get(i), diagram.nodes().get(i), out);
        }
        out.append("</svg>\n");
    }

    private static void box(Box box, Node node, Appendable out) throws IOException {
        String text = XmlText.of(box.label());
        out.append("<rect x=\"" + box.left() + "\" y=\"" + box.top() + "\" width=\"" + box.width() + "\" height=\""
                + DiagramLayout.BOX + "\" rx=\"7\" stroke=\"#445\" fill=\"" + (lost(node) ? "#ffe08a" : "#fff")
                + "\"/>\n");
        out.append("<text x=\"" + box.middle() + "\" y=\"" + (box.top() + 17) + "\">" + text + "</text>\n");
        out.append("<text x=\"" + box.middle() + "\" y=\"" + (box.top() + 34) + "\" font-weight=\"bold\">" + worth(node)
                + "</text>\n");
    }
}
