package org.grundy.render.certificate;

import java.util.BitSet;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/// The rows of a board of Cram as its expression has them.
final class CramRows {
    private static final Pattern SIZE = Pattern.compile("cram\\((\\d+),(\\d+)\\)");
    private static final char FREE = '.';

    private CramRows() {}

    /// The rows from the top, free cells as dots.
    static List<String> of(String expression) {
        Matcher size = SIZE.matcher(expression);
        if (size.matches()) {
            String row = String.valueOf(FREE).repeat(Integer.parseInt(size.group(2)));
            return IntStream.range(0, Integer.parseInt(size.group(1)))
                    .mapToObj(any -> row)
                    .toList();
        }
        return List.of(
                expression.substring("cram(".length(), expression.length() - 1).split("/", -1));
    }

    /// The free cells in a square of so many rows and columns; none if it is too small.
    static BitSet free(List<String> rows, int side) {
        BitSet cells = new BitSet();
        for (int row = 0; row < rows.size(); row++) {
            for (int column = 0; column < rows.get(row).length(); column++) {
                if (rows.get(row).charAt(column) == FREE) {
                    cells.set(row * side + column);
                }
            }
        }
        return cells;
    }
}
