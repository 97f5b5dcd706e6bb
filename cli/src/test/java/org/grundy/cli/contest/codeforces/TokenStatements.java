package org.grundy.cli.contest.codeforces;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Scanner;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.cli.contest.At;
import org.grundy.cli.contest.Lines;
import org.grundy.cli.contest.ListMoves;
import org.grundy.cli.contest.PlayedOut;
import org.grundy.cli.contest.Read;
import org.grundy.cli.contest.Statement;

/// Tokens and stones on the cells of boards.
final class TokenStatements {
    private static final int LARGEST = 3;

    private TokenStatements() {}

    static List<Statement> all() {
        return List.of(mimo(), triangle());
    }

    /// The tokens that a path leaves, which begins left of a token and ends in the first column, in any way.
    private static void paths(List<At> path, int rows, Set<List<At>> all) {
        At last = path.getLast();
        if (last.y() == 1) {
            all.add(List.copyOf(path));
        }
        last.steps(0, -1, 1, 0, -1, 0)
                .filter(next -> next.x() >= 1 && next.x() <= rows && next.y() >= 1 && !path.contains(next))
                .forEach(next -> paths(ListMoves.and(path, next), rows, all));
    }

    private static Set<List<At>> moved(List<At> tokens, int rows) {
        Set<List<At>> all = new HashSet<>();
        for (int i = 0; i < tokens.size(); i++) {
            if (tokens.get(i).y() > 1) {
                Set<List<At>> paths = new HashSet<>();
                paths(List.of(new At(tokens.get(i).x(), tokens.get(i).y() - 1)), rows, paths);
                List<At> others = ListMoves.without(tokens, i);
                paths.forEach(path -> all.add(Stream.concat(others.stream(), path.stream())
                        .filter(at -> at.y() > 1)
                        .sorted((a, b) -> a.y() != b.y() ? a.y() - b.y() : a.x() - b.x())
                        .toList()));
            }
        }
        return all;
    }

    private static Statement mimo() {
        return new Statement(
                "Codeforces 2155E",
                "tokens",
                Read.codeforces(2155, "E"),
                "t <= 10^4; n, m <= 2 * 10^5; the sum of k <= 2 * 10^5",
                "Take a token away and put one on each cell of a path that begins left of it, never goes to the right and ends"
                        + " in the first column; who cannot loses. Read t, then in each case n m k and k lines with row and"
                        + " column; print Mimo, who begins, or Yuyu.",
                random -> Lines.counted(random, 5, r -> {
                    int rows = r.nextInt(1, 3);
                    int columns = r.nextInt(1, rows == 1 ? 5 : 4);
                    int tokens = r.nextInt(1, 3);
                    return rows + " " + columns + " " + tokens + "\n"
                            + Lines.uncounted(r, tokens, t -> t.nextInt(1, rows + 1) + " " + t.nextInt(1, columns + 1));
                }),
                input -> Lines.answerCounted(input, (Scanner in) -> {
                    int rows = in.nextInt();
                    in.nextInt();
                    PlayedOut<List<At>> play = PlayedOut.normal(tokens -> moved(tokens, rows));
                    return play.wins(At.list(in, in.nextInt())) ? "Mimo" : "Yuyu";
                }),
                null);
    }

    /// The cell of a triangle, counted from 1, by an index that goes through the rows.
    private static At cell(int index) {
        int row = 1;
        while (row * (row + 1) / 2 <= index) {
            row++;
        }
        return new At(row, index - row * (row - 1) / 2 + 1);
    }

    /// What a triangle becomes when up to `most` stones are taken of a cell and added to those below.
    private static Set<List<Integer>> taken(List<Integer> stones, int most) {
        Set<List<Integer>> all = new HashSet<>();
        for (int i = 0; i < stones.size(); i++) {
            At from = cell(i);
            for (int less = 1; less <= Math.min(most, stones.get(i)); less++) {
                Set<List<Integer>> changed = Set.of(ListMoves.with(stones, i, stones.get(i) - less));
                for (int j = i + 1; j < stones.size(); j++) {
                    int at = j;
                    At to = cell(j);
                    if (to.x() > from.x()
                            && to.x() <= from.x() + most
                            && to.y() >= from.y()
                            && to.y() <= from.y() + to.x() - from.x()) {
                        changed = changed.stream()
                                .flatMap(each -> IntStream.rangeClosed(0, Math.min(most, LARGEST - each.get(at)))
                                        .mapToObj(more -> ListMoves.with(each, at, each.get(at) + more)))
                                .collect(Collectors.toSet());
                    }
                }
                all.addAll(changed);
            }
        }
        return all;
    }

    private static Statement triangle() {
        return new Statement(
                "Codeforces 2045F",
                "triangle",
                Read.codeforces(2045, "F"),
                "T <= 100; N <= 10^9; the sum of M <= 200000; K <= 200000; A <= 10^9",
                "Take up to K stones of a cell of a triangle, and add up to K to each cell below it within K rows; who cannot"
                        + " loses. Read T, then in each case N M K and M lines with row, column and stones; print Anda, who"
                        + " begins, or Kamu. (Played with at most 3 stones on a cell: more is never needed.)",
                random -> Lines.counted(random, 4, r -> {
                    int rows = r.nextInt(1, 3);
                    List<Integer> cells = new ArrayList<>(
                            IntStream.range(0, rows * (rows + 1) / 2).boxed().toList());
                    Collections.shuffle(cells, r);
                    int used = r.nextInt(1, cells.size() + 1);
                    return rows + " " + used + " " + r.nextInt(1, 4 - rows) + "\n"
                            + cells.stream()
                                    .limit(used)
                                    .map(i -> cell(i).x() + " " + cell(i).y() + " " + r.nextInt(1, LARGEST + 1) + "\n")
                                    .collect(Collectors.joining());
                }),
                input -> Lines.answerCounted(input, in -> {
                    int rows = in.nextInt();
                    int used = in.nextInt();
                    int most = in.nextInt();
                    Integer[] stones = new Integer[rows * (rows + 1) / 2];
                    Arrays.fill(stones, 0);
                    for (int i = 0; i < used; i++) {
                        int row = in.nextInt();
                        stones[row * (row - 1) / 2 + in.nextInt() - 1] = in.nextInt();
                    }
                    PlayedOut<List<Integer>> play = PlayedOut.normal(now -> taken(now, most));
                    return play.wins(List.of(stones)) ? "Anda" : "Kamu";
                }),
                null);
    }
}
