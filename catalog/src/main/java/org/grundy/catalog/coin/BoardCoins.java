package org.grundy.catalog.coin;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.grundy.game.Cell;
import org.grundy.game.Step;
import org.grundy.game.Text;
import org.grundy.lang.Arguments;
import org.grundy.lang.InputError;
import org.grundy.lang.Piece;

/// Coins on the squares of a board that has a corner at the first square and no end in the other
/// directions.
interface BoardCoins extends Coins<Cell> {
    /// How many squares are numbered for search.
    int MOST_CODED = 62;

    /// The square in the corner.
    Cell corner();

    @Override
    default Comparator<Cell> order() {
        return Comparator.comparing(Cell::x).thenComparing(Cell::y);
    }

    @Override
    default Optional<List<Cell>> upTo(List<Cell> heads) {
        BigInteger x = heads.stream().map(Cell::x).reduce(corner().x(), BigInteger::max);
        BigInteger y = heads.stream().map(Cell::y).reduce(corner().y(), BigInteger::max);
        BigInteger squares = x.subtract(corner().x())
                .add(BigInteger.ONE)
                .multiply(y.subtract(corner().y()).add(BigInteger.ONE));
        return squares.compareTo(BigInteger.valueOf(MOST_CODED)) > 0
                ? Optional.empty()
                : Optional.of(squares(x.longValueExact(), y.longValueExact()));
    }

    private List<Cell> squares(long lastX, long lastY) {
        List<Cell> squares = new ArrayList<>();
        for (long x = corner().x().longValueExact(); x <= lastX; x++) {
            for (long y = corner().y().longValueExact(); y <= lastY; y++) {
                squares.add(Cell.of(x, y));
            }
        }
        return squares;
    }

    /// The step that tells of the first of some sets of squares.
    static Optional<Step> how(BoardCoins board, Cell place, Others<Cell> others, BigInteger sum) {
        return others.sets().stream()
                .findFirst()
                .map(set -> set.isEmpty()
                        ? Step.of("coins.alone", "coin", board.write(place))
                        : Step.of(
                                "coins.together",
                                "coin",
                                board.write(place),
                                "others",
                                set.stream().map(board::write).toList(),
                                "sum",
                                sum));
    }

    /// One square as `x,y`, or any number of them as `(x,y),(x,y)`.
    @Override
    default List<Cell> read(Arguments arguments) {
        boolean bare = arguments.size() == 2 && !bracketed(arguments.get(0)) && !bracketed(arguments.get(1));
        return bare
                ? List.of(cell(arguments))
                : arguments.count(1, Integer.MAX_VALUE, "(x,y),(x,y),…").pieces().stream()
                        .map(piece -> cell(inside(arguments, piece)))
                        .toList();
    }

    private static boolean bracketed(Piece piece) {
        return piece.enclosed("").isPresent();
    }

    private static Arguments inside(Arguments arguments, Piece piece) {
        return piece.enclosed(arguments.owner())
                .orElseThrow(() -> piece.error(
                        "\"" + piece.text() + "\" is not the place of a head: write (x,y)",
                        "“" + piece.text() + "”不是正面的位置：写作 (x,y)"));
    }

    private Cell cell(Arguments pair) {
        pair.count(2, 2, "(x,y)");
        Text what = new Text("a coordinate", "坐标");
        return new Cell(
                pair.get(0).number(what, corner().x().longValueExact()),
                pair.get(1).number(what, corner().y().longValueExact()));
    }

    @Override
    default String write(Cell place) {
        return "(" + place.x() + "," + place.y() + ")";
    }

    @Override
    default String write(List<Cell> places) {
        String all = Coins.super.write(places);
        return places.size() == 1 ? all.substring(1, all.length() - 1) : all;
    }

    @Override
    default int dimensions() {
        return 2;
    }

    @Override
    default Cell at(List<BigInteger> coordinates) {
        Cell place = new Cell(coordinates.getFirst(), coordinates.get(1));
        if (place.x().compareTo(corner().x()) < 0 || place.y().compareTo(corner().y()) < 0) {
            throw new InputError(
                    "the board begins at " + write(corner()) + "; there is no square " + write(place),
                    "棋盘从 " + write(corner()) + " 开始；没有格子 " + write(place));
        }
        return place;
    }
}
