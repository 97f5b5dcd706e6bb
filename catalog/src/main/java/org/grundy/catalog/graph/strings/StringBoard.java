package org.grundy.catalog.graph.strings;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;

/// A board of Dots and Boxes as coins on strings: every box is a coin, every side that is not drawn a string from it to
/// the coin beyond, or to the edge of the board.
///
/// @param columns of boxes, at least 1
/// @param lines the sides from top to bottom: a row of lying ones, a row of standing ones, and so on, with a slash
///     after each row but the last; [#STRING] for one that is not drawn
/// @param passed whether the player about to move must pass, for the other one has taken a coin
record StringBoard(int columns, String lines, boolean passed) {
    static final char STRING = '.';
    static final char LYING = '-';
    static final char STANDING = '|';

    /// The board of which no side is drawn.
    static StringBoard whole(int rows, int columns) {
        String lying = ".".repeat(columns);
        return new StringBoard(columns, (lying + "/" + lying + "./").repeat(rows) + lying, false);
    }

    int rows() {
        return lines.length() / step();
    }

    /// From a side to the one below it.
    private int step() {
        return 2 * columns + 3;
    }

    private boolean string(int place) {
        return lines.charAt(place) == STRING;
    }

    /// The places of all strings.
    IntStream strings() {
        return IntStream.range(0, lines.length()).filter(this::string);
    }

    private IntStream sides(int coin) {
        int top = coin / columns * step() + coin % columns;
        int left = top + columns + 1;
        return IntStream.of(top, left, left + 1, top + step());
    }

    private IntStream coins() {
        return IntStream.range(0, rows() * columns);
    }

    /// What is left when a string is cut: its parts, or the board where the other player must pass because a coin fell.
    List<StringBoard> after(int place) {
        StringBoard left = cut(place);
        return holds(place) ? List.of(left.passing(true)) : left.parts();
    }

    /// The board after a string has been cut.
    private StringBoard cut(int place) {
        char[] left = lines.toCharArray();
        left[place] = drawn(place);
        return new StringBoard(columns, new String(left), false);
    }

    /// Whether a coin hangs on this string alone.
    private boolean holds(int place) {
        return coins().anyMatch(coin -> sides(coin).anyMatch(side -> side == place)
                && sides(coin).filter(this::string).count() == 1);
    }

    /// The same board where the player about to move must pass, or need not.
    StringBoard passing(boolean must) {
        return new StringBoard(columns, lines, must);
    }

    /// What hangs together by strings, each part on a board of this size.
    List<StringBoard> parts() {
        List<StringBoard> parts = new ArrayList<>();
        BitSet left = new BitSet();
        strings().forEach(left::set);
        while (!left.isEmpty()) {
            BitSet part = new BitSet();
            part.set(left.nextSetBit(0));
            for (int before = 0; before < part.cardinality(); ) {
                before = part.cardinality();
                coins().filter(coin -> sides(coin).anyMatch(part::get))
                        .flatMap(this::sides)
                        .filter(this::string)
                        .forEach(part::set);
            }
            parts.add(keeping(part));
            left.andNot(part);
        }
        return parts;
    }

    private StringBoard keeping(BitSet strings) {
        char[] kept = lines.toCharArray();
        strings().filter(place -> !strings.get(place)).forEach(place -> kept[place] = drawn(place));
        return new StringBoard(columns, new String(kept), false);
    }

    private char drawn(int place) {
        return lying(place) ? LYING : STANDING;
    }

    private boolean lying(int place) {
        return place % step() <= columns;
    }

    /// Which side of which box this is, as `above 1.2`: above or left of the box, or else below or right of it.
    BoxSide side(int place) {
        int row = place / step();
        int column = place % step() - (lying(place) ? 0 : columns + 1);
        String where = lying(place) ? row < rows() ? "above" : "below" : column < columns ? "left" : "right";
        return new BoxSide(where, (Math.min(row, rows() - 1) + 1) + "." + (Math.min(column, columns - 1) + 1));
    }

    /// A side of a box.
    ///
    /// @param where above, below, left or right
    /// @param box by its row and column, counted from 1
    record BoxSide(String where, String box) {}

    /// Whether a row of a drawing has the right length and only what may stand in it.
    static boolean row(String row, int number, int columns) {
        boolean lying = number % 2 == 0;
        return row.length() == (lying ? columns : columns + 1) && row.matches(lying ? "[.-]*" : "[.|]*");
    }
}
