package org.grundy.cli.contest.atcoder;

import java.util.List;
import java.util.stream.IntStream;
import org.grundy.cli.contest.Lines;
import org.grundy.cli.contest.ListMoves;
import org.grundy.cli.contest.PlayedOut;
import org.grundy.cli.contest.Read;
import org.grundy.cli.contest.Sample;
import org.grundy.cli.contest.Statement;
import org.grundy.cli.contest.StringMoves;

/// Strings and intervals; and two tasks for which no program can be made.
final class StringStatements {
    private StringStatements() {}

    static List<Statement> all() {
        return List.of(ordinaryGame(), intervalGame(), deque(), yamanoteLine());
    }

    private static Statement ordinaryGame() {
        PlayedOut<String> play = PlayedOut.normal(s -> IntStream.range(1, s.length() - 1)
                .filter(i -> s.charAt(i - 1) != s.charAt(i + 1))
                .mapToObj(i -> StringMoves.without(s, i))
                .toList());
        return new Statement(
                "AtCoder ARC 064 D",
                "string",
                Read.atcoder("arc064_b"),
                "3 <= |s| <= 10^5, no equal neighbours; 2 s, 256 MB",
                "Remove a letter that is not at an end, so that no equal letters become neighbours; who cannot loses. Read"
                        + " s; print First or Second.",
                random -> {
                    StringBuilder s = new StringBuilder("a");
                    int length = random.nextInt(3, 10);
                    while (s.length() < length) {
                        char next = "abc".charAt(random.nextInt(3));
                        if (s.charAt(s.length() - 1) != next) {
                            s.append(next);
                        }
                    }
                    return s + "\n";
                },
                input -> play.wins(input.strip()) ? "First" : "Second",
                new Sample("aba\n", "Second\n"));
    }

    private static Statement intervalGame() {
        return new Statement(
                "AtCoder ABC 206 F",
                "intervals",
                Read.atcoder("abc206_f"),
                "T <= 20; N <= 100; 1 <= L_i < R_i <= 100; 2 s",
                "Choose an interval [L, R) that meets none chosen before; who cannot loses. Read T, then T times N and N"
                        + " lines L R; print Alice or Bob for each.",
                random -> Lines.counted(
                        random,
                        6,
                        r -> Lines.counted(r, r.nextInt(1, 8), one -> {
                            int left = one.nextInt(1, 10);
                            return left + " " + one.nextInt(left + 1, 12);
                        })),
                input -> Lines.answerCounted(input, in -> {
                    List<List<Integer>> intervals = ListMoves.rows(in, in.nextInt(), 2);
                    PlayedOut<List<List<Integer>>> play = PlayedOut.normal(free -> free.stream()
                            .map(chosen -> free.stream()
                                    .filter(other -> other.get(1) <= chosen.get(0) || chosen.get(1) <= other.get(0))
                                    .toList())
                            .toList());
                    return play.wins(intervals) ? "Alice" : "Bob";
                }),
                new Sample(
                        "3\n3\n53 98\n8 43\n12 53\n2\n58 98\n11 29\n6\n79 83\n44 83\n38 74\n49 88\n18 45\n64 99\n",
                        "Bob\nBob\nAlice\n"));
    }

    private static Statement deque() {
        return new Statement(
                "AtCoder DP L",
                "scores",
                Read.atcoder("dp_l"),
                "1 <= N <= 3000; 1 <= a_i <= 10^9; 2 s",
                "Take the first or the last number of a row and score it. Read N, then a_1 … a_N; print the difference of the"
                        + " scores with best play: scores, not who moves last.",
                random -> Lines.list(random, 8, 1, 20) + "\n",
                input -> Lines.answer(input, in -> String.valueOf(scores(ListMoves.read(in)))),
                new Sample("4\n10 80 90 30\n", "10\n"));
    }

    /// The score of who is to move less that of the other.
    private static int scores(List<Integer> row) {
        return IntStream.of(0, row.size() - 1)
                .filter(end -> !row.isEmpty())
                .map(end -> row.get(end) - scores(ListMoves.without(row, end)))
                .max()
                .orElse(0);
    }

    private static Statement yamanoteLine() {
        return Statement.withoutOracle(
                "AtCoder ABC 244 C",
                "interactive",
                Read.atcoder("abc244_c"),
                "1 <= N <= 1000; 2 s",
                "Declare a number from 1 to 2N + 1 that nobody has declared; who cannot loses. The program plays against the"
                        + " judge: it prints a number, then reads one, until it reads 0.");
    }
}
