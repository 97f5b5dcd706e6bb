package org.grundy.catalog.graph.notation;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.grundy.lang.TextSlice;
import org.grundy.text.InputError;
import org.jgrapht.alg.util.Pair;
import org.jgrapht.alg.util.Triple;
import org.jgrapht.nio.ImportException;
import org.jgrapht.nio.dot.DOTEventDrivenImporter;
import org.jgrapht.nio.json.JSONEventDrivenImporter;

/// A graph in a file: DOT (`.dot`, `.gv`) or JSON (`.json`: an object of `nodes` with an `id` each, and of
/// `edges` or `links` with `source` and `target`). Names of other characters than letters, digits, `_` and
/// `.` stand between quotation marks: [VertexName].
///
/// @param name the piece of the expression that names the file, for messages
/// @param loops whether a vertex may be joined to itself
record GraphFile(TextSlice name, boolean loops) {
    private static final Pattern PLACE = Pattern.compile("line (\\d+):(\\d+)");

    /// Adds the file's vertices and lines to a drawing.
    ///
    /// @throws InputError if the text is no graph, has a loop that is not allowed or names a node that it
    ///     does not list
    void read(String text, NamedGraph drawing) {
        String file = name.text().toLowerCase(Locale.ROOT);
        if (file.endsWith(".json")) {
            new Reading(drawing).json(text);
        } else if (file.endsWith(".dot") || file.endsWith(".gv")) {
            new Reading(drawing).dot(text);
        } else {
            throw name.error(
                    "%s is no file of a graph: its name ends in .dot, .gv or .json",
                    "%s 不是图文件：文件名应以 .dot、.gv 或 .json 结尾", name.text());
        }
    }

    private final class Reading {
        private final NamedGraph drawing;
        private final Map<String, String> written = new HashMap<>();

        Reading(NamedGraph drawing) {
            this.drawing = drawing;
        }

        void dot(String text) {
            List<String> vertices = new ArrayList<>();
            List<Pair<String, String>> edges = new ArrayList<>();
            DOTEventDrivenImporter importer = new DOTEventDrivenImporter();
            importer.addVertexConsumer(vertices::add);
            importer.addEdgeConsumer(edges::add);
            attempt("DOT", "graph { a -- b; b -- c }", () -> importer.importInput(new StringReader(text)));
            vertices.forEach(this::vertex);
            edges.forEach(edge -> line(edge.getFirst(), edge.getSecond()));
        }

        void json(String text) {
            Set<String> vertices = new LinkedHashSet<>();
            List<Triple<String, String, Double>> edges = new ArrayList<>();
            for (String collection : new String[] {"edges", "links"}) {
                JSONEventDrivenImporter importer = new JSONEventDrivenImporter();
                importer.setEdgesCollectionName(collection);
                importer.addVertexConsumer(vertices::add);
                importer.addEdgeConsumer(edges::add);
                attempt(
                        "JSON",
                        "{\"nodes\": [{\"id\": \"a\"}, {\"id\": \"b\"}], \"edges\": [{\"source\": \"a\", \"target\": \"b\"}]}",
                        () -> importer.importInput(new StringReader(text)));
            }
            vertices.forEach(this::vertex);
            edges.forEach(edge -> {
                known(edge.getFirst());
                known(edge.getSecond());
                line(edge.getFirst(), edge.getSecond());
            });
        }

        /// Calls a parser of the graph library. Only that is done here, so that whatever goes wrong is
        /// wrong with the text: the readers look for parts of a sentence that a malformed one has not, and
        /// one that is nested deeply fills the stack.
        private void attempt(String format, String example, Runnable reader) {
            try {
                reader.run();
            } catch (RuntimeException | StackOverflowError e) {
                throw malformed(format, example, e instanceof ImportException ? String.valueOf(e.getMessage()) : "");
            }
        }

        private InputError malformed(String format, String example, String message) {
            Matcher place = PLACE.matcher(message);
            if (place.find()) {
                int column = Integer.parseInt(place.group(2)) + 1;
                return name.error(
                        "%s, line %s, column %s: this is not %s; a graph looks like %s",
                        "%s 第 %s 行第 %s 列：不符合 %s 格式；图的写法：%s", name.text(), place.group(1), column, format, example);
            }
            return name.error(
                    "%s is no graph in %s, which looks like %s", "%s 不是 %s 格式的图；图的写法：%s", name.text(), format, example);
        }

        private void vertex(String id) {
            String plain = VertexName.called(id);
            String other = written.putIfAbsent(plain, id);
            if (other != null && !other.equals(id)) {
                throw name.error(
                        "%s: the names \"%s\" and \"%s\" would both be read as %s",
                        "%s：名称“%s”和“%s”都会读作 %s", name.text(), other, id, plain);
            }
            drawing.vertex(plain, name);
        }

        private void known(String id) {
            if (!id.equals(written.get(VertexName.called(id)))) {
                throw name.error(
                        "%s: an edge names the node %s, which is not among the nodes",
                        "%s：有一条边用到了节点 %s，但节点列表中没有它", name.text(), id);
            }
        }

        private void line(String from, String to) {
            if (from.equals(to) && !loops) {
                throw NamedGraphParser.loop(name, name.text() + ": ", from);
            }
            drawing.line(
                    drawing.vertex(VertexName.called(from), name), drawing.vertex(VertexName.called(to), name), name);
        }
    }
}
