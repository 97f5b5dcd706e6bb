package org.grundy.catalog.graph.removal;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.grundy.catalog.graph.notation.GridBoard;

/// Graphs whose vertices are named `row.column`, such as grids, tori and boards of queens, drawn as boards of cells.
public final class CellDrawing {
    private static final Pattern CELL = Pattern.compile("([1-9]\\d?)\\.([1-9]\\d?)");
    private static final char TOKEN = '●';

    private CellDrawing() {}

    /// A drawing for a player of what is left of such a graph; empty of any other graph.
    ///
    /// @param token the vertex on which a token stands
    public static List<String> of(RemovalPosition position, Optional<String> token) {
        RemovalBoard arena = position.arena();
        List<MatchResult> cells = IntStream.range(0, arena.size())
                .mapToObj(arena::name)
                .map(CELL::matcher)
                .filter(Matcher::matches)
                .map(Matcher::toMatchResult)
                .toList();
        if (cells.size() < arena.size()) {
            return List.of();
        }
        char[][] signs = new char[most(cells, 1)][most(cells, 2)];
        Arrays.stream(signs).forEach(row -> Arrays.fill(row, ' '));
        for (int i = 0; i < cells.size(); i++) {
            MatchResult cell = cells.get(i);
            char sign = position.has(i) ? '.' : '#';
            signs[number(cell, 1) - 1][number(cell, 2) - 1] = token.equals(Optional.of(cell.group())) ? TOKEN : sign;
        }
        return GridBoard.drawing(Arrays.stream(signs).map(String::new).toList());
    }

    private static int most(List<MatchResult> cells, int group) {
        return cells.stream().mapToInt(cell -> number(cell, group)).max().orElse(0);
    }

    private static int number(MatchResult cell, int group) {
        return Integer.parseInt(cell.group(group));
    }
}
