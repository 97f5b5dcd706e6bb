package org.grundy.catalog.graph.removal.search;

import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.grundy.catalog.graph.removal.RemovalBoard;

/// The turns and reflections of a board whose elements are named `row.column`, as permutations of its moves. Whether
/// they leave the game as it is, is for the search to see.
final class BoardSymmetries {
    private static final Pattern CELL = Pattern.compile("([1-9]\\d{0,3})\\.([1-9]\\d{0,3})");

    /// Flip rows, flip columns, and exchange both: a bit for each.
    private static final int IMAGES = 8;

    private static final int TRANSPOSED = 4;

    private BoardSymmetries() {}

    /// The permutations that take every move to a move; none if some element has another name.
    static List<int[]> of(RemovalBoard board) {
        int[][] cells = new int[board.size()][];
        int rows = 0;
        int columns = 0;
        for (int element = 0; element < cells.length; element++) {
            Matcher name = CELL.matcher(board.name(element));
            if (!name.matches()) {
                return List.of();
            }
            cells[element] = new int[] {Integer.parseInt(name.group(1)), Integer.parseInt(name.group(2))};
            rows = Math.max(rows, cells[element][0]);
            columns = Math.max(columns, cells[element][1]);
        }
        int lastRow = rows + 1;
        int lastColumn = columns + 1;
        return IntStream.range(1, rows == columns ? IMAGES : TRANSPOSED)
                .mapToObj(which -> elements(board, cells, which, lastRow, lastColumn))
                .flatMap(image -> moves(board, image).stream())
                .toList();
    }

    /// Where each element goes, -1 for nowhere.
    private static int[] elements(RemovalBoard board, int[][] cells, int which, int rows, int columns) {
        Map<String, Integer> numbers = new HashMap<>();
        IntStream.range(0, cells.length).forEach(element -> numbers.put(board.name(element), element));
        return IntStream.range(0, cells.length)
                .map(element -> {
                    int row = (which & 1) == 0 ? cells[element][0] : rows - cells[element][0];
                    int column = (which & 2) == 0 ? cells[element][1] : columns - cells[element][1];
                    String name = (which & TRANSPOSED) == 0 ? row + "." + column : column + "." + row;
                    return numbers.getOrDefault(name, -1);
                })
                .toArray();
    }

    private static Optional<int[]> moves(RemovalBoard board, int[] image) {
        Map<RemovalBoard.Removal, Integer> numbers = new HashMap<>();
        List<RemovalBoard.Removal> removals = board.removals();
        for (int move = 0; move < removals.size(); move++) {
            numbers.put(removals.get(move), move);
        }
        int[] moves = removals.stream()
                .mapToInt(move -> numbers.getOrDefault(
                        new RemovalBoard.Removal(moved(move.needed(), image), moved(move.removed(), image)), -1))
                .toArray();
        return IntStream.of(moves).allMatch(move -> move >= 0) ? Optional.of(moves) : Optional.empty();
    }

    private static BitSet moved(BitSet set, int[] image) {
        return set.stream()
                .map(element -> image[element])
                .filter(element -> element >= 0)
                .collect(BitSet::new, BitSet::set, BitSet::or);
    }
}
