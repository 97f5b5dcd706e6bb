package org.grundy.cli.problem;

import java.util.ArrayList;
import java.util.List;

/// AtCoder ARC 151 C, 01 Game: in a row of cells, of which some have a 0 or a 1, players in turn write a 0 or a 1 in an
/// empty cell, so that no two cells beside each other have the same. Who cannot loses.
final class ZeroOneGame {
    private static final int LONGEST = 7;
    private static final char EMPTY = '.';

    private ZeroOneGame() {}

    /// Every row of up to seven cells.
    static List<Statement> statements() {
        StatementPlay<String> play = new StatementPlay<>(ZeroOneGame::written);
        List<Statement> all = new ArrayList<>();
        List<String> rows = List.of("");
        for (int cells = 1; cells <= LONGEST; cells++) {
            rows = rows.stream()
                    .flatMap(row -> List.of(row + EMPTY, row + '0', row + '1').stream())
                    .filter(ZeroOneGame::isAllowed)
                    .toList();
            rows.forEach(row -> all.add(new Statement(List.of(), parts(row), play.wins(row))));
        }
        return all;
    }

    private static boolean isAllowed(String row) {
        return !row.contains("00") && !row.contains("11");
    }

    private static List<String> written(String row) {
        List<String> all = new ArrayList<>();
        for (int i = 0; i < row.length(); i++) {
            if (row.charAt(i) == EMPTY) {
                all.add(row.substring(0, i) + '0' + row.substring(i + 1));
                all.add(row.substring(0, i) + '1' + row.substring(i + 1));
            }
        }
        return all.stream().filter(ZeroOneGame::isAllowed).toList();
    }

    /// The empty stretches of a row, each with what stands at its ends: nothing at both (0), at one (1), unlike
    /// digits (2), or like ones (3).
    private static List<List<Long>> parts(String row) {
        List<List<Long>> parts = new ArrayList<>();
        int from = 0;
        for (int i = 0; i <= row.length(); i++) {
            if (i == row.length() || row.charAt(i) != EMPTY) {
                parts.add(List.of((long) i - from, ends(row, from - 1, i)));
                from = i + 1;
            }
        }
        return parts;
    }

    private static long ends(String row, int before, int after) {
        boolean left = before >= 0;
        boolean right = after < row.length();
        if (!left || !right) {
            return left || right ? 1 : 0;
        }
        return row.charAt(before) == row.charAt(after) ? 3 : 2;
    }
}
