package org.grundy.cli.problem;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Games of one or two short sentences, as their statements tell them.
final class StatedGames {
    private StatedGames() {}

    /// LeetCode 3227: of a string, Alice takes out a substring with an odd number of vowels, Bob one with an even
    /// number, none included; who cannot loses.
    static List<Statement> vowels() {
        record Turn(String letters, int parity) {}
        StatementPlay<Turn> play = new StatementPlay<>(turn -> {
            List<Turn> next = new ArrayList<>();
            for (int i = 0; i < turn.letters.length(); i++) {
                for (int j = i + 1; j <= turn.letters.length(); j++) {
                    if (turn.letters.substring(i, j).replace("b", "").length() % 2 == turn.parity) {
                        next.add(new Turn(turn.letters.substring(0, i) + turn.letters.substring(j), 1 - turn.parity));
                    }
                }
            }
            return next;
        });
        return Stream.of("", "b", "a", "ab", "aab", "aabb", "abab", "aaa", "baaab", "aaaa", "aabaa", "ababab")
                .map(word -> Statement.of(
                        play.wins(new Turn(word, 1)), word.replace("b", "").length()))
                .toList();
    }

    /// LeetCode 2029: Alice and Bob take stones out in turn; whoever makes the sum of all that are out a multiple of 3
    /// loses, and when no stone is left Bob wins.
    static List<Statement> stones() {
        record Turn(int one, int two, int three, int sum, boolean alice) {
            Turn after(int value) {
                return new Turn(
                        one - (value == 1 ? 1 : 0),
                        two - (value == 2 ? 1 : 0),
                        three - (value == 0 ? 1 : 0),
                        sum + value,
                        !alice);
            }
        }
        StatementPlay<Turn> play = new StatementPlay<>(
                turn -> Stream.of(1, 2, 0)
                        .filter(value -> (value == 1 ? turn.one : value == 2 ? turn.two : turn.three) > 0)
                        .map(turn::after)
                        .filter(after -> after.sum % 3 != 0)
                        .toList(),
                turn -> turn.one + turn.two + turn.three == 0 ? Optional.of(!turn.alice) : Optional.empty());
        return triples(4)
                .map(s -> Statement.of(play.wins(new Turn(s[0], s[1], s[2], 0, true)), s[0], s[1], s[2]))
                .toList();
    }

    /// Codeforces 1738C: Alice and Bob take numbers in turn, and Alice wins if the sum of hers is even.
    static List<Statement> addicts() {
        record Turn(int even, int odd, int sum, boolean alice) {}
        StatementPlay<Turn> play = new StatementPlay<>(
                turn -> Stream.of(
                                new Turn(turn.even - 1, turn.odd, turn.sum, !turn.alice),
                                new Turn(turn.even, turn.odd - 1, turn.sum + (turn.alice ? 1 : 0), !turn.alice))
                        .filter(after -> after.even >= 0 && after.odd >= 0)
                        .toList(),
                turn -> turn.even + turn.odd == 0 ? Optional.of((turn.sum % 2 == 0) == turn.alice) : Optional.empty());
        return pairs(0, 7)
                .map(s -> Statement.of(play.wins(new Turn(s[0], s[1], 0, true)), s[0], s[1]))
                .toList();
    }

    /// Codeforces 36D: a piece in the corner of a board of n times m cells goes one cell right, one cell down, or k
    /// cells right and k cells down; who cannot move it loses.
    static List<Statement> chess(int k) {
        record Cell(int right, int down) {}
        StatementPlay<Cell> play = new StatementPlay<>(cell -> Stream.of(
                        new Cell(cell.right - 1, cell.down),
                        new Cell(cell.right, cell.down - 1),
                        new Cell(cell.right - k, cell.down - k))
                .filter(after -> after.right >= 1 && after.down >= 1)
                .toList());
        return pairs(1, 9)
                .map(s -> Statement.of(play.wins(new Cell(s[0], s[1])), s[0], s[1])
                        .with(k))
                .toList();
    }

    /// Codeforces 276B: players in turn take a letter out of a string; who has a string whose letters can be put in the
    /// order of a palindrome before the move wins.
    static List<Statement> letters() {
        StatementPlay<List<Integer>> play = new StatementPlay<>(
                counts -> IntStream.range(0, counts.size())
                        .filter(i -> counts.get(i) > 0)
                        .mapToObj(i -> {
                            List<Integer> less = new ArrayList<>(counts);
                            less.set(i, counts.get(i) - 1);
                            return less;
                        })
                        .toList(),
                counts -> odd(counts) <= 1 ? Optional.of(true) : Optional.empty());
        return triples(4)
                .map(s -> List.of(s[0], s[1], s[2]))
                .map(counts -> Statement.of(
                        play.wins(counts),
                        counts.stream().mapToInt(each -> each).sum(),
                        odd(counts)))
                .toList();
    }

    private static int odd(List<Integer> counts) {
        return (int) counts.stream().filter(count -> count % 2 == 1).count();
    }

    /// AtCoder AGC 033 C on a path: a player takes all coins of a vertex that has some, and every other coin goes to
    /// the neighbour nearer to it; who cannot loses.
    static List<Statement> coins() {
        StatementPlay<TreeSet<Integer>> play = new StatementPlay<>(coins -> coins.stream()
                .map(taken -> {
                    TreeSet<Integer> left = new TreeSet<>();
                    coins.headSet(taken, false).forEach(coin -> left.add(coin + 1));
                    coins.tailSet(taken, false).forEach(coin -> left.add(coin - 1));
                    return left;
                })
                .toList());
        return IntStream.rangeClosed(1, 12)
                .mapToObj(n -> Statement.of(
                        play.wins(new TreeSet<>(IntStream.range(0, n).boxed().toList())), n))
                .toList();
    }

    /// LeetCode 464: players in turn add a number of 1..m that nobody has added; who reaches the total wins.
    static List<Statement> total() {
        record Table(List<Integer> left, int total) {}
        StatementPlay<Table> play = new StatementPlay<>(
                table -> table.left.stream()
                        .map(taken -> new Table(
                                table.left.stream()
                                        .filter(each -> !each.equals(taken))
                                        .toList(),
                                table.total - taken))
                        .toList(),
                table -> table.total <= 0 ? Optional.of(false) : Optional.empty());
        return pairs(1, 15)
                .filter(s -> s[0] <= 5 && s[1] <= s[0] * (s[0] + 1) / 2)
                .map(s -> Statement.of(
                        play.wins(
                                new Table(IntStream.rangeClosed(1, s[0]).boxed().toList(), s[1])),
                        s[0],
                        s[1]))
                .toList();
    }

    private static Stream<int[]> pairs(int from, int to) {
        return IntStream.rangeClosed(from, to)
                .boxed()
                .flatMap(a -> IntStream.rangeClosed(from, to).mapToObj(b -> new int[] {a, b}));
    }

    private static Stream<int[]> triples(int to) {
        return pairs(0, to).flatMap(s -> IntStream.rangeClosed(0, to).mapToObj(c -> new int[] {s[0], s[1], c}));
    }
}
