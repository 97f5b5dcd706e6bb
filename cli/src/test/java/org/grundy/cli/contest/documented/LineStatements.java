package org.grundy.cli.contest.documented;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.grundy.cli.contest.Lines;
import org.grundy.cli.contest.PlayedOut;
import org.grundy.cli.contest.Read;
import org.grundy.cli.contest.Sample;
import org.grundy.cli.contest.Statement;
import org.grundy.cli.contest.StringMoves;

/// Strings and rows of cells.
final class LineStatements {
    private LineStatements() {}

    static List<Statement> all() {
        return List.of(leetcode294(), leetcode3227(), cf305e(), cf276b(), cf1704f(), arc151c(), arc087e(), p8369());
    }

    private static Statement leetcode294() {
        PlayedOut<String> play = PlayedOut.normal(s -> IntStream.range(0, s.length() - 1)
                .filter(i -> s.startsWith("++", i))
                .mapToObj(i -> StringMoves.replaced(s, i, "--"))
                .toList());
        return new Statement(
                "LeetCode 294",
                "string",
                Read.leetcode("0294.Flip Game II"),
                "1 <= length <= 60; at most 20 consecutive +",
                "Flip two adjacent + to -; who cannot loses. A function of a string of + and -; read here on a line, with "
                        + "true or false printed.",
                random -> Lines.word(random, random.nextInt(1, 13), "+++-") + "\n",
                input -> play.wins(input.strip()) + "\n",
                new Sample("++++\n", "true\n"));
    }

    private record Turn(String s, boolean alice) {}

    private static Statement leetcode3227() {
        PlayedOut<Turn> play = PlayedOut.normal(now -> {
            List<Turn> options = new ArrayList<>();
            for (int i = 0; i < now.s.length(); i++) {
                for (int j = i + 1; j <= now.s.length(); j++) {
                    long vowels = now.s
                            .substring(i, j)
                            .chars()
                            .filter(c -> "aeiou".indexOf(c) >= 0)
                            .count();
                    if (vowels % 2 == (now.alice ? 1 : 0)) {
                        options.add(new Turn(now.s.substring(0, i) + now.s.substring(j), !now.alice));
                    }
                }
            }
            return options;
        });
        return new Statement(
                "LeetCode 3227",
                "string",
                Read.leetcode("3227.Vowels Game in a String"),
                "1 <= length <= 10^5; lowercase letters",
                "Alice removes a substring with an odd number of vowels, Bob one with an even number; who cannot loses, "
                        + "Alice begins. A function of a string; read here on a line, with true or false printed.",
                random -> Lines.word(random, random.nextInt(1, 9), "aebc") + "\n",
                input -> play.wins(new Turn(input.strip(), true)) + "\n",
                new Sample("bbcd\n", "false\n"));
    }

    private static Statement cf305e() {
        PlayedOut<List<String>> play = PlayedOut.normal(pieces -> {
            List<List<String>> options = new ArrayList<>();
            for (int p = 0; p < pieces.size(); p++) {
                List<String> others = new ArrayList<>(pieces);
                String piece = others.remove(p);
                centres(piece).forEach(i -> options.add(cut(others, piece, i)));
            }
            return options;
        });
        return new Statement(
                "Codeforces 305E",
                "string",
                Read.codeforces(305, "E"),
                "1 <= |s| <= 5000, lowercase letters; 2 s",
                "Cut out of a piece a letter with equal letters on both sides of it: three pieces stay; who cannot loses. "
                        + "Read s; print First and on the next line the least winning place, from 1, or Second.",
                random -> Lines.word(random, random.nextInt(1, 12), "aab") + "\n",
                input -> {
                    String s = input.strip();
                    return centres(s)
                            .filter(i -> !play.wins(cut(List.of(), s, i)))
                            .mapToObj(i -> "First\n" + (i + 1) + "\n")
                            .findFirst()
                            .orElse("Second\n");
                },
                new Sample("abacaba\n", "First\n2\n"));
    }

    private static IntStream centres(String s) {
        return IntStream.range(1, s.length() - 1).filter(i -> s.charAt(i - 1) == s.charAt(i + 1));
    }

    private static List<String> cut(List<String> others, String piece, int i) {
        List<String> next = new ArrayList<>(others);
        next.add(piece.substring(0, i));
        next.add(piece.substring(i + 1));
        next.removeIf(s -> s.length() < 3);
        return next.stream().sorted().toList();
    }

    private static Statement cf276b() {
        PlayedOut<String> play = PlayedOut.ending(
                s -> IntStream.range(0, s.length())
                        .mapToObj(i -> StringMoves.without(s, i))
                        .toList(),
                s -> s.chars()
                                .distinct()
                                .filter(c -> s.chars().filter(d -> d == c).count() % 2 == 1)
                                .count()
                        <= 1);
        return new Statement(
                "Codeforces 276B",
                "string",
                Read.codeforces(276, "B"),
                "1 <= |s| <= 1000, lowercase letters; 2 s",
                "Remove a letter; a player before whose turn the letters can form a palindrome wins. Read s; print First "
                        + "or Second.",
                random -> Lines.word(random, random.nextInt(1, 10), "abcdef") + "\n",
                input -> play.wins(input.strip()) ? "First\n" : "Second\n",
                new Sample("abca\n", "Second\n"));
    }

    private static Statement cf1704f() {
        PlayedOut<Turn> play = PlayedOut.normal(now -> IntStream.range(0, now.s.length() - 1)
                .filter(i -> now.s.substring(i, i + 2).contains(now.alice ? "R" : "B"))
                .mapToObj(i -> new Turn(StringMoves.replaced(now.s, i, "WW"), !now.alice))
                .toList());
        return new Statement(
                "Codeforces 1704F",
                "row",
                Read.codeforces(1704, "F"),
                "1 <= t <= 10^4; 2 <= n, their sum <= 5*10^5; 1 s",
                "Paint two adjacent cells white; Alice needs a red one among them, Bob a blue one; who cannot loses, Alice "
                        + "begins. Read t, then for each n and a line of R and B; print Alice or Bob.",
                random -> Lines.counted(random, 8, r -> {
                    String s = Lines.word(r, r.nextInt(2, 9), "RB");
                    return s.length() + "\n" + s;
                }),
                input -> Lines.answerCounted(input, in -> {
                    in.nextInt();
                    return play.wins(new Turn(in.next(), true)) ? "Alice" : "Bob";
                }),
                new Sample("""
                        8
                        3 BRB
                        5 RRBBB
                        6 RBRBRB
                        8 BBRRBRRB
                        6 BRRBRB
                        12 RBRBRBRBRRBB
                        12 RBRBRBRBBBRR
                        4 RBBR
                        """, "Bob\nBob\nAlice\nAlice\nAlice\nAlice\nBob\nBob\n"));
    }

    private static Statement arc151c() {
        PlayedOut<String> play = PlayedOut.normal(s -> {
            List<String> options = new ArrayList<>();
            for (int i = 0; i < s.length(); i++) {
                for (String digit : List.of("0", "1")) {
                    String next = StringMoves.replaced(s, i, digit);
                    if (s.charAt(i) == '.' && !next.contains("00") && !next.contains("11")) {
                        options.add(next);
                    }
                }
            }
            return options;
        });
        return new Statement(
                "AtCoder ARC 151 C",
                "row",
                Read.atcoder("arc151_c"),
                "1 <= N <= 10^18; 0 <= M <= min(N, 2*10^5); 1 <= X_1 < ... < X_M <= N; 2 s",
                "Write 0 or 1 on an empty square, unless an adjacent one has the same; who cannot loses. Read N M, then M "
                        + "lines: square X_i has Y_i; print Takahashi or Aoki.",
                random -> {
                    int n = random.nextInt(1, 9);
                    StringBuilder lines = new StringBuilder();
                    String before = "";
                    int m = 0;
                    for (int i = 1; i <= n; i++) {
                        String digit = random.nextInt(3) > 0 ? "" : "" + random.nextInt(2);
                        digit = digit.equals(before) ? "" : digit;
                        before = digit;
                        if (!digit.isEmpty()) {
                            lines.append(i).append(' ').append(digit).append('\n');
                            m++;
                        }
                    }
                    return n + " " + m + "\n" + lines;
                },
                input -> Lines.answer(input, in -> {
                    StringBuilder squares = new StringBuilder(".".repeat(in.nextInt()));
                    for (int m = in.nextInt(); m > 0; m--) {
                        squares.setCharAt(in.nextInt() - 1, in.next().charAt(0));
                    }
                    return play.wins(squares.toString()) ? "Takahashi" : "Aoki";
                }),
                new Sample("7 2\n2 0\n4 1\n", "Takahashi\n"));
    }

    private static Statement arc087e() {
        return new Statement(
                "AtCoder ARC 087 E",
                "string",
                Read.atcoder("arc087_c"),
                "1 <= N <= 10^5; 1 <= L <= 10^18; the sum of lengths <= 10^5; 2 s",
                "Add a string of 1 to L digits 0 and 1 so that none of the set is a prefix of another; who cannot loses. "
                        + "Read N L, then N strings; print Alice or Bob.",
                random -> {
                    int length = random.nextInt(1, 4);
                    TreeSet<String> set =
                            new TreeSet<>(List.of(Lines.word(random, random.nextInt(1, length + 1), "01")));
                    for (int i = random.nextInt(4); i > 0; i--) {
                        String s = Lines.word(random, random.nextInt(1, length + 1), "01");
                        if (isFree(set, s)) {
                            set.add(s);
                        }
                    }
                    return set.size() + " " + length + "\n" + String.join("\n", set) + "\n";
                },
                input -> Lines.answer(input, in -> {
                    int n = in.nextInt();
                    int length = in.nextInt();
                    TreeSet<String> set = new TreeSet<>();
                    IntStream.range(0, n).forEach(i -> set.add(in.next()));
                    List<String> words = IntStream.rangeClosed(1, length)
                            .boxed()
                            .flatMap(l -> IntStream.range(0, 1 << l)
                                    .mapToObj(b ->
                                            Integer.toBinaryString((1 << l) + b).substring(1)))
                            .toList();
                    PlayedOut<TreeSet<String>> play = PlayedOut.normal(now -> words.stream()
                            .filter(s -> isFree(now, s))
                            .map(s -> {
                                TreeSet<String> next = new TreeSet<>(now);
                                next.add(s);
                                return next;
                            })
                            .toList());
                    return play.wins(set) ? "Alice" : "Bob";
                }),
                new Sample("2 3\n101\n11\n", "Bob\n"));
    }

    private static boolean isFree(Set<String> set, String s) {
        return set.stream().noneMatch(t -> s.startsWith(t) || t.startsWith(s));
    }

    private static Statement p8369() {
        return new Statement(
                "Luogu P8369",
                "row",
                Read.bzoj(2940),
                "1 <= c, z, n, m, p <= 1000",
                "Lay a strip of length c, z or n on free cells of a row of p; who cannot loses. Read c z n, m, then m "
                        + "lines p; print 1 for each if the first wins, else 2.",
                random -> Lines.numbers(random, 3, 1, 5) + "\n"
                        + Lines.counted(random, 8, r -> Lines.numbers(r, 1, 1, 10)),
                input -> Lines.answer(input, in -> {
                    int[] strips = Lines.read(in, 3);
                    PlayedOut<String> play = PlayedOut.normal(row -> IntStream.of(strips)
                            .boxed()
                            .flatMap(strip -> IntStream.rangeClosed(0, row.length() - strip)
                                    .filter(i -> row.startsWith(".".repeat(strip), i))
                                    .mapToObj(i -> StringMoves.replaced(row, i, "#".repeat(strip))))
                            .toList());
                    return Lines.answers(in, in.nextInt(), cases -> play.wins(".".repeat(cases.nextInt())) ? "1" : "2");
                }),
                new Sample("1 5 1\n3\n1\n5\n6\n", "1\n1\n2\n"));
    }
}
