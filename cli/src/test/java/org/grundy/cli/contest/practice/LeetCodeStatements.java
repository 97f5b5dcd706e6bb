package org.grundy.cli.contest.practice;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.cli.contest.Lines;
import org.grundy.cli.contest.ListMoves;
import org.grundy.cli.contest.PlayedOut;
import org.grundy.cli.contest.Read;
import org.grundy.cli.contest.Sample;
import org.grundy.cli.contest.Statement;

/// Functions of LeetCode; their arguments are read here, a line each, and what they return is printed.
final class LeetCodeStatements {
    private LeetCodeStatements() {}

    static List<Statement> all() {
        return List.of(chalkboardXor(), fibonacciTree(), flowerGame());
    }

    private static Statement chalkboardXor() {
        // Whoever is to move at xor 0 has won.
        PlayedOut<List<Integer>> play =
                PlayedOut.ending(ListMoves::shorter, numbers -> numbers.stream().reduce(0, (a, b) -> a ^ b) == 0);
        return new Statement(
                "LeetCode 810",
                "xor",
                Read.leetcode("0810.Chalkboard XOR Game"),
                "1 <= n <= 1000; 0 <= nums[i] < 2^16",
                "Erase a number; who leaves xor 0 loses, who finds it wins. A function of the numbers. Read n and a line of n"
                        + " numbers; print true if the first player wins, else false.",
                random -> Lines.list(random, 7, 0, 7) + "\n",
                input -> Lines.answer(input, in -> String.valueOf(play.wins(ListMoves.read(in)))),
                new Sample("3\n1 1 2\n", "false\n"));
    }

    /// A node with a part to its left and to its right, either of which may be missing; a missing tree is no tree.
    private record Tree(List<Tree> parts) {
        static Stream<Tree> order(int n) {
            return n <= 0
                    ? Stream.empty()
                    : Stream.of(
                            new Tree(Stream.concat(order(n - 2), order(n - 1)).toList()));
        }

        /// What may be left by removing a node with all below it; nothing if it is the root.
        Stream<List<Tree>> options() {
            Stream<List<Tree>> below = IntStream.range(0, parts.size())
                    .boxed()
                    .flatMap(i -> parts.get(i).options().map(left -> {
                        Stream<Tree> others = IntStream.range(0, parts.size())
                                .filter(j -> j != i)
                                .mapToObj(parts::get);
                        return List.of(
                                new Tree(Stream.concat(others, left.stream()).toList()));
                    }));
            return Stream.concat(Stream.of(List.of()), below);
        }
    }

    private static Statement fibonacciTree() {
        PlayedOut<List<Tree>> play =
                PlayedOut.misere(tree -> tree.stream().flatMap(Tree::options).toList());
        return new Statement(
                "LeetCode 2005",
                "misère",
                Read.leetcode("2005.Subtree Removal Game with Fibonacci Tree"),
                "1 <= n <= 100",
                "Remove a node of a tree with all below it; who has to remove the root loses. The tree of order n has a root"
                        + " and below it those of order n - 2 and n - 1; order 1 is one node, order 0 none. A function of n."
                        + " Read n; print true if the first player wins, else false.",
                random -> random.nextInt(1, 6) + "\n",
                input -> String.valueOf(
                        play.wins(Tree.order(Integer.parseInt(input.strip())).toList())),
                new Sample("3\n", "true\n"));
    }

    private static Statement flowerGame() {
        PlayedOut<List<Integer>> play = PlayedOut.normal(lanes -> ListMoves.taking(lanes, taken -> taken == 1));
        return new Statement(
                "LeetCode 3021",
                "count of starts",
                Read.leetcode("3021.Alice and Bob Playing Flower Game"),
                "1 <= n, m <= 10^5",
                "Pick one flower of one of two lanes; who picks the last wins. A function of n and m. Read n m; print for how"
                        + " many pairs, 1 to n flowers in the first lane and 1 to m in the second, the first player wins.",
                random -> Lines.numbers(random, 2, 1, 9) + "\n",
                input -> Lines.answer(input, in -> {
                    int n = in.nextInt();
                    int m = in.nextInt();
                    return String.valueOf(IntStream.range(0, n * m)
                            .filter(i -> play.wins(List.of(i / m + 1, i % m + 1)))
                            .count());
                }),
                new Sample("3 2\n", "3\n"));
    }
}
