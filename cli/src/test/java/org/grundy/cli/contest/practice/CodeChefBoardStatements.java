package org.grundy.cli.contest.practice;

import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Scanner;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.cli.contest.At;
import org.grundy.cli.contest.Bits;
import org.grundy.cli.contest.Graphs;
import org.grundy.cli.contest.Lines;
import org.grundy.cli.contest.ListMoves;
import org.grundy.cli.contest.PlayedOut;
import org.grundy.cli.contest.Read;
import org.grundy.cli.contest.Sample;
import org.grundy.cli.contest.Statement;

/// Problems of CodeChef about boards, words, graphs and rows.
final class CodeChefBoardStatements {
    private static final int MOST_WORDS = 3;

    private CodeChefBoardStatements() {}

    static List<Statement> all() {
        return List.of(table(), words(), path(), squares(), addOrMultiply());
    }

    private static String read(String path) {
        return Read.github("captn3m0/codechef", "_problems/" + path + ".md");
    }

    private static Statement table() {
        return new Statement(
                "CodeChef TABGAME",
                "board",
                read("easy/TABGAME"),
                "1 <= N, M, Q <= 10^5; the sum of N + M + Q <= 10^6",
                "Move a stone from (x, y) to (x - 1, y) or (x, y - 1); where x or y is 0 a digit says whether who moved there"
                        + " loses (1) or wins (0). Read T, then in each case the digits of (0, 1), (0, 2) ..., those of"
                        + " (1, 0), (2, 0) ..., Q and Q lines x y; print for each case a string of digits, 1 where Alice,"
                        + " who begins, wins.",
                random -> Lines.counted(random, 4, r -> {
                    int columns = r.nextInt(1, 8);
                    int rows = r.nextInt(1, 8);
                    return Lines.word(r, columns, "01") + "\n" + Lines.word(r, rows, "01") + "\n6\n"
                            + Lines.uncounted(r, 6, q -> q.nextInt(1, rows + 1) + " " + q.nextInt(1, columns + 1));
                }),
                input -> Lines.answerCounted(input, in -> {
                    String columns = in.next();
                    String rows = in.next();
                    PlayedOut<At> play = PlayedOut.ending(
                            at -> Math.min(at.x(), at.y()) == 0
                                    ? List.of()
                                    : at.steps(-1, 0, 0, -1).toList(),
                            at -> (at.x() == 0 && columns.charAt(at.y() - 1) == '1')
                                    || (at.y() == 0 && rows.charAt(at.x() - 1) == '1'));
                    return At.list(in, in.nextInt()).stream()
                            .map(at -> play.wins(at) ? "1" : "0")
                            .collect(Collectors.joining());
                }),
                new Sample("1\n101\n01\n6\n1 1\n1 2\n1 3\n2 1\n2 2\n2 3\n", "110011\n"));
    }

    /// The pieces of a row of words after one of some is erased.
    private static Stream<List<String>> erased(List<String> pieces, List<String> words) {
        return IntStream.range(0, pieces.size())
                .boxed()
                .flatMap(i -> words.stream()
                        .flatMap(word -> places(pieces.get(i), word).mapToObj(at -> {
                            String piece = pieces.get(i);
                            return Stream.concat(
                                            ListMoves.without(pieces, i).stream(),
                                            Stream.of(piece.substring(0, at), piece.substring(at + word.length())))
                                    .filter(each -> !each.isEmpty())
                                    .sorted()
                                    .toList();
                        })));
    }

    private static IntStream places(String piece, String word) {
        return IntStream.range(0, piece.length()).filter(at -> piece.startsWith(word, at));
    }

    private static Statement words() {
        return new Statement(
                "CodeChef ASTRGAME",
                "words",
                read("easy/ASTRGAME"),
                "T <= 5; 1 <= N <= 30; words and S of 1 to 30 letters",
                "Erase a word of a list that stands in a string; what was beside it is not joined, and who cannot loses. Read"
                        + " T, then in each case S, N and N words; print Teddy, who begins, or Tracy for each.",
                random -> Lines.counted(
                        random,
                        4,
                        r -> Lines.word(r, r.nextInt(1, 9), "abz") + "\n" + MOST_WORDS + "\n"
                                + Lines.uncounted(r, MOST_WORDS, w -> Lines.word(w, w.nextInt(1, 4), "abz"))),
                input -> Lines.answerCounted(input, in -> {
                    String string = in.next();
                    List<String> words = Lines.words(in, in.nextInt());
                    PlayedOut<List<String>> play = PlayedOut.normal(
                            pieces -> erased(pieces, words).distinct().toList());
                    return play.wins(List.of(string)) ? "Teddy" : "Tracy";
                }),
                new Sample(
                        "3\ncodechef\n2\ncode\nchef\nfoo\n1\nbar\nmississippi\n4\nssissi\nmippi\nmi\nppi\n",
                        "Tracy\nTracy\nTeddy\n"));
    }

    /// A token on a vertex, and the vertices where it was, as bits.
    private record Token(int vertex, int met) {
        Stream<Token> options(List<List<Integer>> neighbours) {
            return neighbours.get(vertex).stream()
                    .filter(next -> !Bits.has(met, next))
                    .map(next -> new Token(next, met | 1 << next));
        }
    }

    private static String connected(Random random) {
        int vertices = random.nextInt(1, 8);
        Set<String> edges = new HashSet<>();
        for (int v = 2; v <= vertices; v++) {
            edges.add(random.nextInt(1, v) + " " + v);
        }
        for (int more = random.nextInt(5); more > 0 && vertices > 1; more--) {
            int v = random.nextInt(2, vertices + 1);
            edges.add(random.nextInt(1, v) + " " + v);
        }
        return vertices + " " + edges.size() + "\n" + String.join("\n", edges);
    }

    private static Statement path() {
        return new Statement(
                "CodeChef HAMILG",
                "graph",
                read("hard/HAMILG"),
                "T <= 100; N <= 2000; the sum of M <= 10^6; 5 s",
                "A token is moved along edges, never to a vertex where it was; who cannot loses. The first player places it,"
                        + " the other one moves first. Read T, then in each case N M and the edges of a connected graph;"
                        + " print how many vertices win for the one who places it.",
                random -> Lines.counted(random, 5, CodeChefBoardStatements::connected),
                input -> Lines.answerCounted(input, in -> {
                    int vertices = in.nextInt();
                    List<List<Integer>> neighbours = Graphs.undirected(in, vertices, in.nextInt());
                    PlayedOut<Token> play =
                            PlayedOut.normal(token -> token.options(neighbours).toList());
                    return ""
                            + IntStream.rangeClosed(1, vertices)
                                    .filter(v -> !play.wins(new Token(v, 1 << v)))
                                    .count();
                }),
                new Sample(
                        "3\n4 6\n1 2\n1 3\n4 1\n4 2\n4 3\n2 3\n8 7\n3 2\n1 2\n4 2\n5 1\n6 3\n7 1\n8 3\n3 2\n1 2\n2 3\n",
                        "0\n4\n2\n"));
    }

    private static Statement squares() {
        return Statement.withoutOracle(
                "CodeChef SQUAGAME",
                "tree of places",
                read("medium/SQUAGAME"),
                "t <= 10; 1 <= n <= 50000",
                "Paint a square with all squares inside it, of squares that do not cross; who cannot loses. Read t, then in"
                        + " each case n and n lines with a corner and a side; print Fat and the first square whose painting"
                        + " wins, or Fit.");
    }

    private static boolean evenAtEnd(List<Integer> row, boolean chef) {
        if (row.size() == 1) {
            return row.getFirst() % 2 == 0;
        }
        Stream<Boolean> ends = IntStream.range(0, row.size() - 1)
                .boxed()
                .flatMap(i -> Stream.of(row.get(i) + row.get(i + 1), row.get(i) * row.get(i + 1))
                        .map(joined -> evenAtEnd(ListMoves.with(ListMoves.without(row, i), i, joined % 2), !chef)));
        return chef ? ends.anyMatch(even -> even) : ends.allMatch(even -> even);
    }

    private static Statement addOrMultiply() {
        return new Statement(
                "CodeChef ADDMULT",
                "row",
                read("medium/ADDMULT"),
                "T <= 10000; the sum of N <= 10^5; 1 <= A <= 50",
                "Replace two neighbours by their sum or product, down to one number, which is even if Chef wins and odd if"
                        + " Chefu does. Read T, then in each case N, who begins, and N numbers; print who wins.",
                random -> Lines.counted(random, 6, r -> {
                    int numbers = r.nextInt(1, 6);
                    return numbers + (r.nextBoolean() ? " Chef\n" : " Chefu\n") + Lines.numbers(r, numbers, 1, 9);
                }),
                input -> Lines.answerCounted(input, (Scanner in) -> {
                    int numbers = in.nextInt();
                    boolean chef = in.next().equals("Chef");
                    return evenAtEnd(ListMoves.read(in, numbers), chef) ? "Chef" : "Chefu";
                }),
                new Sample("2\n1 Chef\n8\n3 Chef\n1 2 3\n", "Chef\nChefu\n"));
    }
}
