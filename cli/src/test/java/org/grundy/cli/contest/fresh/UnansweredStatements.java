package org.grundy.cli.contest.fresh;

import java.util.List;
import org.grundy.cli.contest.Read;
import org.grundy.cli.contest.Statement;

/// Those that have no program, each for a reason of its own.
final class UnansweredStatements {
    private UnansweredStatements() {}

    static List<Statement> all() {
        return List.of(words(), progression(), paths());
    }

    private static Statement words() {
        return Statement.withoutOracle(
                "Codeforces 38F",
                "not in the text that was read",
                Read.codeforces(38, "F"),
                "1 <= n <= 30; words of up to 30 letters",
                "Two players write a letter in front of or behind a string that must stay part of a word of a dictionary; who"
                        + " cannot loses, and the points of both are printed, too. The formula of the points is missing in the"
                        + " text that was read.");
    }

    private static Statement progression() {
        return Statement.withoutOracle(
                "AtCoder ARC 144 F",
                "number of winning moves",
                Read.atcoder("arc144_f"),
                "1 <= N <= 3 * 10^5; 0 <= a < m <= 10^9; A_i <= 10^18",
                "Subtract from a number one that is a modulo m; who cannot loses. Print how many first moves win, modulo"
                        + " 998244353.");
    }

    private static Statement paths() {
        return Statement.withoutOracle(
                "HackerRank number-game-on-a-tree",
                "tree",
                Read.hackerrank("number-game-on-a-tree"),
                "n <= 5 * 10^5; 0 <= w <= 10^9",
                "Take numbers of a list, each at most the last one taken; who cannot loses. Print for how many paths of a tree"
                        + " the first player wins with the weights of the edges on it.");
    }
}
