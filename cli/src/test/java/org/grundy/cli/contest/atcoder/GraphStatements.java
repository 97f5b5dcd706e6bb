package org.grundy.cli.contest.atcoder;

import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.cli.contest.Bits;
import org.grundy.cli.contest.Graphs;
import org.grundy.cli.contest.Lines;
import org.grundy.cli.contest.ListMoves;
import org.grundy.cli.contest.PlayedOut;
import org.grundy.cli.contest.PlayedRound;
import org.grundy.cli.contest.Read;
import org.grundy.cli.contest.Sample;
import org.grundy.cli.contest.Statement;

/// Trees, graphs and words that follow each other.
final class GraphStatements {
    private GraphStatements() {}

    static List<Statement> all() {
        return List.of(treeGame(), gameOnTree(), keepDisconnected(), shiritoriWithDraws(), shiritori());
    }

    /// A piece on a tree, and the stones of each vertex, that of vertex 1 at index 1.
    private record Piece(int vertex, List<Integer> stones) {
        List<Piece> options(List<List<Integer>> neighbours) {
            if (stones.get(vertex) == 0) {
                return List.of();
            }
            List<Integer> left = ListMoves.with(stones, vertex, stones.get(vertex) - 1);
            return neighbours.get(vertex).stream()
                    .map(to -> new Piece(to, left))
                    .toList();
        }
    }

    private static Statement treeGame() {
        return new Statement(
                "AtCoder AGC 010 F",
                "tree",
                Read.atcoder("agc010_f"),
                "2 <= N <= 3000; 0 <= A_i <= 10^9; 2 s, 256 MB",
                "A piece stands on a vertex of a tree with A_i stones on vertex i: take a stone of its vertex and move the"
                        + " piece to a neighbour; who finds no stone there loses. Read N, then A_1 … A_N, then N - 1 edges"
                        + " a b; print in ascending order in a line the starts which the first player wins.",
                random -> {
                    // Not all the same, where there is nothing to print.
                    int n = random.nextInt(2, 6);
                    return n + "\n4 " + Lines.numbers(random, n - 1, 0, 3) + "\n" + Graphs.randomTree(random, n);
                },
                input -> Lines.answer(input, in -> {
                    int n = in.nextInt();
                    List<Integer> stones = IntStream.rangeClosed(0, n)
                            .mapToObj(i -> i == 0 ? 0 : in.nextInt())
                            .toList();
                    List<List<Integer>> neighbours = Graphs.undirected(in, n, n - 1);
                    PlayedOut<Piece> play = PlayedOut.normal(piece -> piece.options(neighbours));
                    return IntStream.rangeClosed(1, n)
                                    .filter(v -> play.wins(new Piece(v, stones)))
                                    .mapToObj(String::valueOf)
                                    .collect(Collectors.joining(" "))
                            + "\n";
                }),
                new Sample("3\n1 2 3\n1 2\n2 3\n", "2\n"));
    }

    private static Statement gameOnTree() {
        return new Statement(
                "AtCoder AGC 017 D",
                "tree",
                Read.atcoder("agc017_d"),
                "2 <= N <= 100000; 2 s, 256 MB",
                "Remove an edge of a tree and then the part without vertex 1; who cannot loses. Read N, then N - 1 edges;"
                        + " print Alice or Bob.",
                random -> {
                    int n = random.nextInt(2, 9);
                    return n + "\n" + Graphs.randomTree(random, n);
                },
                input -> Lines.answer(input, in -> {
                    int n = in.nextInt();
                    int[] parents = Graphs.rooted(in, n);
                    return Graphs.cutting(parents).wins(ListMoves.upTo(n)) ? "Alice" : "Bob";
                }),
                new Sample("5\n1 2\n2 3\n2 4\n4 5\n", "Alice\n"));
    }

    private static Statement keepDisconnected() {
        return new Statement(
                "AtCoder ARC 105 E",
                "graph",
                Read.atcoder("arc105_e"),
                "T <= 10^5; 2 <= N <= 10^5, sum of N and of M 2*10^5; 2 s",
                "Add an edge between two vertices that have none, so that vertices 1 and N stay unconnected; who cannot"
                        + " loses. Read T, then T times N M and M edges; print First or Second for each.",
                random -> Lines.counted(random, 4, GraphStatements::goodGraph),
                input -> Lines.answerCounted(input, in -> {
                    int n = in.nextInt();
                    int edges = in.nextInt();
                    int start = 0;
                    for (int i = 0; i < edges; i++) {
                        start |= 1 << pair(in.nextInt(), in.nextInt());
                    }
                    PlayedOut<Integer> play = PlayedOut.normal(graph -> IntStream.range(0, n * (n - 1) / 2)
                            .filter(e -> !Bits.has(graph, e))
                            .map(e -> graph | 1 << e)
                            .filter(next -> !reached(next, n).contains(n))
                            .boxed()
                            .toList());
                    return play.wins(start) ? "First" : "Second";
                }),
                new Sample("2\n3 0\n6 2\n1 2\n2 3\n", "First\nSecond\n"));
    }

    /// Two vertices as an index below n(n - 1)/2.
    private static int pair(int u, int v) {
        int low = Math.min(u, v) - 1;
        int high = Math.max(u, v) - 1;
        return high * (high - 1) / 2 + low;
    }

    private static List<Integer> reached(int graph, int n) {
        List<Integer> reached = List.of(1);
        for (int i = 0; i < reached.size(); i++) {
            for (int v = 1; v <= n; v++) {
                int u = reached.get(i);
                if (!reached.contains(v) && (graph >> pair(u, v) & 1) == 1) {
                    reached = ListMoves.and(reached, v);
                }
            }
        }
        return reached;
    }

    private static String goodGraph(Random random) {
        int n = random.nextInt(2, 6);
        int graph = 0;
        StringBuilder edges = new StringBuilder();
        for (int tries = random.nextInt(n); tries > 0; tries--) {
            int u = random.nextInt(1, n);
            int v = random.nextInt(u + 1, n + 1);
            int next = graph | 1 << pair(u, v);
            if (next != graph && !reached(next, n).contains(n)) {
                graph = next;
                edges.append('\n').append(u).append(' ').append(v);
            }
        }
        return n + " " + Integer.bitCount(graph) + edges;
    }

    private static Statement shiritoriWithDraws() {
        return new Statement(
                "AtCoder ABC 209 E",
                "draws",
                Read.atcoder("abc209_e"),
                "1 <= N <= 2*10^5; words of 3 to 8 letters of either case; 2 s",
                "Say a word of the list that begins with the last three letters of the word before; words may come again; who"
                        + " cannot loses. Read N, then N words; print for each the winner, Takahashi, Aoki or Draw, if"
                        + " Takahashi begins with it.",
                random -> Lines.counted(random, random.nextInt(1, 9), r -> Lines.word(r, r.nextInt(3, 6), "aB")),
                input -> Lines.answer(input, in -> {
                    List<String> words = Lines.words(in, in.nextInt());
                    PlayedRound<String> play = new PlayedRound<>(end -> words.stream()
                            .filter(word -> word.startsWith(end))
                            .map(GraphStatements::end)
                            .toList());
                    return words.stream()
                            .map(word -> switch (play.result(end(word))) {
                                case LOST -> "Takahashi\n";
                                case WON -> "Aoki\n";
                                case DRAWN -> "Draw\n";
                            })
                            .collect(Collectors.joining());
                }),
                new Sample("3\nabcd\nbcda\nada\n", "Aoki\nTakahashi\nDraw\n"));
    }

    private static String end(String word) {
        return word.substring(word.length() - 3);
    }

    private static Statement shiritori() {
        return new Statement(
                "AtCoder ABC 278 F",
                "words",
                Read.atcoder("abc278_f"),
                "1 <= N <= 16; different words of 1 to 10 letters; 2 s",
                "Say a word that nobody has said and that begins with the last letter of the word before, the first word at"
                        + " will; who cannot loses. Read N, then N words; print First or Second.",
                random -> {
                    List<String> words = IntStream.range(0, random.nextInt(1, 9))
                            .mapToObj(i -> Lines.word(random, random.nextInt(1, 5), "abc"))
                            .distinct()
                            .toList();
                    return words.size() + "\n" + String.join("\n", words) + "\n";
                },
                input -> Lines.answer(input, in -> {
                    List<String> words = Lines.words(in, in.nextInt());
                    PlayedOut<List<Integer>> play = PlayedOut.normal(said -> IntStream.range(0, words.size())
                            .filter(i -> !said.contains(i))
                            .filter(i -> said.isEmpty()
                                    || words.get(said.getLast())
                                            .endsWith(words.get(i).substring(0, 1)))
                            .mapToObj(i -> ListMoves.and(said, i))
                            .toList());
                    return play.wins(List.of()) ? "First" : "Second";
                }),
                new Sample("6\nenum\nfloat\nif\nmodint\ntakahashi\ntemplate\n", "First\n"));
    }
}
