package org.grundy.catalog.row;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/// A strip of cells, some of which have a cross.
///
/// @param cells `.` for an empty cell and `X` for a cross, at least three of them
public record CrossStrip(String cells) {
    /// A strip without crosses.
    static CrossStrip empty(int cells) {
        return new CrossStrip(".".repeat(cells));
    }

    /// Whether three crosses stand side by side.
    boolean over() {
        return cells.contains("XXX");
    }

    /// The empty cells, from left to right.
    IntStream free() {
        return IntStream.range(0, cells.length()).filter(cell -> !cross(cell));
    }

    /// The strip with one cross more.
    CrossStrip with(int cell) {
        return new CrossStrip(cells.substring(0, cell) + "X" + cells.substring(cell + 1));
    }

    /// The empty cells in which a cross makes three in a row.
    IntStream completing() {
        return free().filter(cell -> IntStream.rangeClosed(cell - 2, cell)
                .anyMatch(first ->
                        IntStream.rangeClosed(first, first + 2).allMatch(each -> each == cell || cross(each))));
    }

    /// The lengths of the runs of safe cells, from left to right. A cell is safe if no cross is on it or
    /// within distance two.
    List<Run> safe() {
        List<Run> runs = new ArrayList<>();
        int length = 0;
        for (int cell = 0; cell <= cells.length(); cell++) {
            if (cell < cells.length() && safe(cell)) {
                length++;
            } else if (length > 0) {
                runs.add(new Run(cell - length, length));
                length = 0;
            }
        }
        return runs;
    }

    /// Safe cells side by side.
    ///
    /// @param first index of the leftmost
    /// @param length how many there are, at least 1
    record Run(int first, int length) {}

    private boolean safe(int cell) {
        return IntStream.rangeClosed(cell - 2, cell + 2).noneMatch(this::cross);
    }

    private boolean cross(int cell) {
        return cell >= 0 && cell < cells.length() && cells.charAt(cell) == 'X';
    }
}
