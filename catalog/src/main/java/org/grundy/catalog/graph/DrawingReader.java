package org.grundy.catalog.graph;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.grundy.lang.Arguments;
import org.grundy.lang.FileAccess;
import org.grundy.lang.InputError;
import org.grundy.lang.Piece;
import org.jspecify.annotations.Nullable;

/// Reads graphs as they are written between parentheses: shapes (`path 7`, `grid 3x4`), chains of vertices
/// (`a-b-c, b-d`), single vertices, files (`file:city.dot`), and marked vertices (`at a`).
///
/// @param files which files may be read
/// @param joint what stands between the vertices of a chain
/// @param loops whether a vertex may be joined to itself
/// @param marks which marks this game has
record DrawingReader(FileAccess files, char joint, boolean loops, List<Mark> marks) {
    private static final Pattern WORD_AND_REST = Pattern.compile("(\\p{L}+)\\s+(\\S.*)");
    private static final Pattern FILE = Pattern.compile("(?:file|文件)(?:\\s*[:：]\\s*|\\s+)(\\S.*)");

    /// What was read: a graph and the numbers of its marked vertices.
    record Drawn(Drawing drawing, Map<Mark, List<Integer>> marked) {}

    /// Reads a graph of at least one vertex.
    ///
    /// @throws InputError if the text has another form; the message says where
    Drawn read(Arguments arguments) {
        Drawing drawing = new Drawing();
        Map<Mark, List<Piece>> marked = new EnumMap<>(Mark.class);
        for (Piece piece : arguments.pieces()) {
            Optional<Mark> mark = mark(piece);
            if (mark.isPresent()) {
                marked.computeIfAbsent(mark.get(), key -> new ArrayList<>()).add(rest(piece));
            } else {
                draw(drawing, piece);
            }
        }
        if (drawing.size() == 0) {
            throw arguments.error(
                    "there is no vertex here; a graph is written as in " + forms(), "这里没有顶点；图的写法：" + forms());
        }
        return new Drawn(drawing, numbers(drawing, marked));
    }

    private Optional<Mark> mark(Piece piece) {
        return marked(piece).filter(marks::contains);
    }

    private static Optional<Mark> marked(Piece piece) {
        Matcher matcher = WORD_AND_REST.matcher(piece.text());
        return matcher.matches() ? Mark.of(matcher.group(1)) : Optional.empty();
    }

    /// The name of a vertex that may stand behind a mark.
    static Piece unmarked(Piece piece, Mark mark) {
        return marked(piece).equals(Optional.of(mark)) ? rest(piece) : piece;
    }

    /// The name of the file that a piece asks to read.
    static Optional<Piece> file(Piece piece) {
        Matcher file = FILE.matcher(piece.text());
        return file.matches() ? Optional.of(group(piece, file, 1)) : Optional.empty();
    }

    private static Piece rest(Piece piece) {
        Matcher matcher = WORD_AND_REST.matcher(piece.text());
        return matcher.matches() ? group(piece, matcher, 2) : piece;
    }

    private void draw(Drawing drawing, Piece piece) {
        Optional<Piece> file = file(piece);
        Matcher shape = WORD_AND_REST.matcher(piece.text());
        if (file.isPresent()) {
            new GraphFile(file.get(), loops).read(files.read(file.get()), drawing);
        } else if (shape.matches()) {
            Shape.of(shape.group(1))
                    .orElseThrow(() -> unknown(piece, shape.group(1)))
                    .draw(drawing, group(piece, shape, 2));
        } else {
            chain(drawing, piece);
        }
    }

    private InputError unknown(Piece piece, String word) {
        return piece.error(
                "\"" + word + "\" is no known kind of graph; a graph is written as in " + forms(),
                "没有名为“" + word + "”的图；图的写法：" + forms());
    }

    private String forms() {
        String marked = marks.isEmpty() ? "" : ", " + marks.getFirst().word() + " a";
        return Shape.examples() + ", a" + joint + "b" + joint + "c, file:graph.dot" + marked;
    }

    private void chain(Drawing drawing, Piece piece) {
        int start = piece.span().start();
        Piece before = null;
        for (int i = start; i <= piece.span().end(); i++) {
            if (i == piece.span().end() || piece.source().charAt(i) == joint) {
                Piece here = Piece.trimmed(piece.source(), start, i);
                join(drawing, before, checked(here, piece));
                before = here;
                start = i + 1;
            }
        }
    }

    private void join(Drawing drawing, @Nullable Piece before, Piece here) {
        int to = drawing.vertex(here.text(), here);
        if (before != null) {
            int from = drawing.vertex(before.text(), before);
            if (from == to && !loops) {
                throw loop(here, "", here.text());
            }
            drawing.line(from, to, here);
        }
    }

    /// The error about a line from a vertex to itself.
    ///
    /// @param where begins the sentence: the name of a file, or nothing
    static InputError loop(Piece place, String where, String name) {
        return place.error(
                where + "vertex " + name + " is joined to itself, which this game does not allow",
                where + "顶点 " + name + " 与自身相连，本游戏不允许自环");
    }

    private Piece checked(Piece name, Piece chain) {
        if (!name.text().isEmpty() && name.text().chars().allMatch(DrawingReader::isNamePart)) {
            return name;
        }
        throw chain.error(
                "\"" + name.text() + "\" is no name of a vertex (letters, digits, _ and .); a graph is written as in "
                        + forms(),
                "“" + name.text() + "”不是顶点名（只用字母、数字、_ 和 .）；图的写法：" + forms());
    }

    static boolean isNamePart(int c) {
        return Character.isLetterOrDigit(c) || c == '_' || c == '.';
    }

    private static Map<Mark, List<Integer>> numbers(Drawing drawing, Map<Mark, List<Piece>> marked) {
        Map<Mark, List<Integer>> numbers = new EnumMap<>(Mark.class);
        marked.forEach((mark, names) -> numbers.put(
                mark, names.stream().map(name -> existing(drawing, name)).toList()));
        return numbers;
    }

    private static int existing(Drawing drawing, Piece name) {
        if (!drawing.has(name.text())) {
            throw unknown(name, drawing.names());
        }
        return drawing.vertex(name.text(), name);
    }

    /// The error about a vertex that a graph does not have.
    static InputError unknown(Piece name, List<String> names) {
        return name.error(
                "this graph has no vertex " + name.text() + "; its vertices are " + some(names),
                "此图没有顶点 " + name.text() + "；它的顶点是 " + some(names));
    }

    private static String some(List<String> names) {
        return names.size() <= 12 ? String.join(", ", names) : String.join(", ", names.subList(0, 12)) + ", …";
    }

    private static Piece group(Piece piece, Matcher matcher, int group) {
        int start = piece.span().start();
        return Piece.trimmed(piece.source(), start + matcher.start(group), start + matcher.end(group));
    }
}
