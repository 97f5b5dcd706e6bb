package org.grundy.catalog.graph.notation;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.grundy.lang.Arguments;
import org.grundy.lang.Brackets;
import org.grundy.lang.FileAccess;
import org.grundy.lang.TextSlice;
import org.grundy.text.InputError;
import org.jspecify.annotations.Nullable;

/// Reads graphs as they are written between parentheses: shapes (`path 7`, `grid 3x4`), chains of vertices
/// (`a-b-c, b-d`), single vertices, files (`file:city.dot`), and marked vertices (`at a`).
///
/// @param files which files may be read
/// @param joint what stands between the vertices of a chain
/// @param loops whether a vertex may be joined to itself
/// @param marks which marks this game has
public record NamedGraphParser(FileAccess files, char joint, boolean loops, List<VertexMark> marks) {
    private static final Pattern WORD_AND_REST = Pattern.compile("(\\p{L}+)\\s+(\\S.*)");
    private static final Pattern FILE = Pattern.compile("(?:file|文件)(?:\\s*[:：]\\s*|\\s+)(\\S.*)");

    /// What was read: a graph and the numbers of its marked vertices.
    public record Drawn(NamedGraph drawing, Map<VertexMark, List<Integer>> marked) {}

    /// Reads a graph of at least one vertex.
    ///
    /// @throws InputError if the text has another form; the message says where
    public Drawn read(Arguments arguments) {
        NamedGraph drawing = new NamedGraph();
        Map<VertexMark, List<TextSlice>> marked = new EnumMap<>(VertexMark.class);
        for (TextSlice slice : arguments.slices()) {
            Optional<VertexMark> mark = mark(slice);
            if (mark.isPresent()) {
                marked.computeIfAbsent(mark.get(), key -> new ArrayList<>()).add(rest(slice));
            } else {
                draw(drawing, slice);
            }
        }
        if (drawing.size() == 0) {
            throw arguments.error("there is no vertex here; a graph is written as in %s", "这里没有顶点；图的写法：%s", forms());
        }
        return new Drawn(drawing, numbers(drawing, marked));
    }

    private Optional<VertexMark> mark(TextSlice slice) {
        return marked(slice).filter(marks::contains);
    }

    private static Optional<VertexMark> marked(TextSlice slice) {
        Matcher matcher = WORD_AND_REST.matcher(slice.text());
        return matcher.matches() ? VertexMark.of(matcher.group(1)) : Optional.empty();
    }

    /// The name of a vertex that may stand behind a mark.
    public static TextSlice unmarked(TextSlice slice, VertexMark mark) {
        return marked(slice).equals(Optional.of(mark)) ? rest(slice) : slice;
    }

    /// The name of the file that a piece asks to read.
    static Optional<TextSlice> file(TextSlice slice) {
        Matcher file = FILE.matcher(slice.text());
        return file.matches() ? Optional.of(group(slice, file, 1)) : Optional.empty();
    }

    private static TextSlice rest(TextSlice slice) {
        Matcher matcher = WORD_AND_REST.matcher(slice.text());
        return matcher.matches() ? group(slice, matcher, 2) : slice;
    }

    private void draw(NamedGraph drawing, TextSlice slice) {
        Optional<TextSlice> file = file(slice);
        Matcher shape = WORD_AND_REST.matcher(slice.text());
        if (file.isPresent()) {
            new GraphFile(file.get(), loops).read(files.read(file.get()), drawing);
        } else if (shape.matches()) {
            NamedShape.of(shape.group(1))
                    .orElseThrow(() -> unknown(slice, shape.group(1)))
                    .draw(drawing, group(slice, shape, 2));
        } else {
            chain(drawing, slice);
        }
    }

    private InputError unknown(TextSlice slice, String word) {
        return slice.error(
                "\"%s\" is no known kind of graph; a graph is written as in %s", "没有名为“%s”的图；图的写法：%s", word, forms());
    }

    private String forms() {
        String marked = marks.isEmpty() ? "" : ", " + marks.getFirst().word() + " a";
        return NamedShape.examples() + ", a" + joint + "b" + joint + "c, file:graph.dot" + marked;
    }

    private void chain(NamedGraph drawing, TextSlice slice) {
        int start = slice.span().start();
        TextSlice before = null;
        for (int i = start; i <= slice.span().end(); i++) {
            i = i < slice.span().end()
                    ? Brackets.closingQuote(slice.source(), i, slice.span().end())
                    : i;
            if (i == slice.span().end() || slice.source().charAt(i) == joint) {
                TextSlice here = TextSlice.trimmed(slice.source(), start, i);
                join(drawing, before, checked(here, slice));
                before = here;
                start = i + 1;
            }
        }
    }

    private void join(NamedGraph drawing, @Nullable TextSlice before, TextSlice here) {
        int to = drawing.vertex(VertexName.of(here), here);
        if (before != null) {
            int from = drawing.vertex(VertexName.of(before), before);
            if (from == to && !loops) {
                throw loop(here, "", here.text());
            }
            drawing.line(from, to, here);
        }
    }

    /// The error about a line from a vertex to itself.
    ///
    /// @param where begins the sentence: the name of a file, or nothing
    static InputError loop(TextSlice place, String where, String name) {
        return place.error(
                "%svertex %s is joined to itself, which this game does not allow",
                "%s顶点 %s 与自身相连，本游戏不允许自环", where, name);
    }

    private TextSlice checked(TextSlice name, TextSlice chain) {
        if (VertexName.isName(name.text())) {
            return name;
        }
        throw chain.error(
                "\"%s\" is no name of a vertex (letters, digits, _ and ., or anything between quotation marks); a graph is written as in %s",
                "“%s”不是顶点名（只用字母、数字、_ 和 .，或用英文双引号括起来）；图的写法：%s", name.text(), forms());
    }

    private static Map<VertexMark, List<Integer>> numbers(NamedGraph drawing, Map<VertexMark, List<TextSlice>> marked) {
        Map<VertexMark, List<Integer>> numbers = new EnumMap<>(VertexMark.class);
        marked.forEach((mark, names) -> numbers.put(
                mark, names.stream().map(name -> existing(drawing, name)).toList()));
        return numbers;
    }

    private static int existing(NamedGraph drawing, TextSlice name) {
        String vertex = VertexName.of(name);
        if (!drawing.has(vertex)) {
            throw unknown(name, drawing.names());
        }
        return drawing.vertex(vertex, name);
    }

    /// The error about a vertex that a graph does not have.
    public static InputError unknown(TextSlice name, List<String> names) {
        return name.error(
                "this graph has no vertex %s; its vertices are %s", "此图没有顶点 %s；它的顶点是 %s", name.text(), some(names));
    }

    private static String some(List<String> names) {
        return names.size() <= 12 ? String.join(", ", names) : String.join(", ", names.subList(0, 12)) + ", …";
    }

    private static TextSlice group(TextSlice slice, Matcher matcher, int group) {
        int start = slice.span().start();
        return TextSlice.trimmed(slice.source(), start + matcher.start(group), start + matcher.end(group));
    }
}
