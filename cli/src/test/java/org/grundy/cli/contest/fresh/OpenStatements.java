package org.grundy.cli.contest.fresh;

import java.util.List;
import org.grundy.cli.contest.Read;
import org.grundy.cli.contest.Statement;

/// Problems of the second draw that have no program.
final class OpenStatements {
    private OpenStatements() {}

    static List<Statement> all() {
        return List.of(
                open(
                        "Codeforces 536D",
                        "scores on a graph",
                        Read.codeforces(536, "D"),
                        "n <= 2000; m <= 10^5; |p| <= 10^9",
                        "Two players collect the values of all cities up to a distance from their own; print who has more."),
                open(
                        "Codeforces 1076G",
                        "questions in turn",
                        Read.codeforces(1076, "G"),
                        "n, q <= 2 * 10^5; m <= 5; a <= 10^12",
                        "A chip moves up to m cells to the right, to one that is not used up; questions ask who wins between"
                                + " two cells, and others add to cells."),
                open(
                        "Codeforces 1346H",
                        "length of play",
                        Read.codeforces(1346, "H"),
                        "n, m <= 2 * 10^5; ends <= 10^6",
                        "Shrink a segment by one at either end; print for each start how long Alice can keep off those that"
                                + " are forbidden."),
                open(
                        "AtCoder AGC 064 C",
                        "halved numbers",
                        Read.atcoder("agc064_c"),
                        "T, N <= 10^4; l, r <= 10^18",
                        "Delete all even or all odd numbers and halve the others; who empties the board wins. The numbers are"
                                + " all those in N ranges."),
                open(
                        "AtCoder ABC 265 H",
                        "count of starts",
                        Read.atcoder("abc265_h"),
                        "H <= 8000; W <= 30",
                        "In each row a piece of the first player faces left and one of the second right; print for how many"
                                + " placings the first player wins."),
                open(
                        "BZOJ 2514",
                        "scores in a row",
                        Read.bzoj(2514),
                        "N <= 10^6; a <= 10^8",
                        "Take a whole pile beside one that is gone; print what both players get."),
                open(
                        "CodeChef CHEFYODA",
                        "chances",
                        Read.github("captn3m0/codechef", "_problems/easy/CHEFYODA.md"),
                        "T <= 50; N, M <= 100; K <= 10^6",
                        "A coin walks over a board, never to a cell it was on, by one of two kinds of steps, chosen by lot; print"
                                + " the chance to win P of K games."),
                open(
                        "CodeChef GTHRONES",
                        "matching",
                        Read.github("captn3m0/codechef", "_problems/hard/GTHRONES.md"),
                        "not in the text that was read",
                        "Walk over numbers, each to one that differs by one prime factor and is not used up; print who wins,"
                                + " and the least number to begin with."),
                open(
                        "CodeChef TRGAME",
                        "leaves of a tree",
                        Read.github("captn3m0/codechef", "_problems/medium/TRGAME.md"),
                        "T, n and the sum of n <= 10^5",
                        "Remove leaves of a tree in turn; print for each vertex whether Alice can make it the last one."),
                open(
                        "HackerRank fighting-pits",
                        "questions in turn",
                        Read.hackerrank("fighting-pits"),
                        "n, q, k, s <= 2 * 10^5",
                        "Two teams kill each other's fighters in turn, as many as the strength of one's own; fighters are added"
                                + " between questions for the winner."));
    }

    private static Statement open(String problem, String kind, String read, String bounds, String asks) {
        return Statement.withoutOracle(problem, kind, read, bounds, asks);
    }
}
