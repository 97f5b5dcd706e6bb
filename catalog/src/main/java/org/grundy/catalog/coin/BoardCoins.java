package org.grundy.catalog.coin;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.grundy.game.Pair;
import org.grundy.game.ReasonStep;
import org.grundy.lang.Arguments;
import org.grundy.lang.TextSlice;
import org.grundy.text.BilingualText;
import org.grundy.text.InputError;

/// Coins on the squares of a board that has a corner at the first square and no end in the other
/// directions.
interface BoardCoins extends CoinRuleSet<Pair> {
    /// How many squares are numbered for search.
    int MOST_CODED = 62;

    /// The square in the corner.
    Pair corner();

    @Override
    default Comparator<Pair> order() {
        return Comparator.comparing(Pair::x).thenComparing(Pair::y);
    }

    @Override
    default Optional<List<Pair>> upTo(List<Pair> heads) {
        BigInteger x = heads.stream().map(Pair::x).reduce(corner().x(), BigInteger::max);
        BigInteger y = heads.stream().map(Pair::y).reduce(corner().y(), BigInteger::max);
        BigInteger squares = x.subtract(corner().x())
                .add(BigInteger.ONE)
                .multiply(y.subtract(corner().y()).add(BigInteger.ONE));
        return squares.compareTo(BigInteger.valueOf(MOST_CODED)) > 0
                ? Optional.empty()
                : Optional.of(squares(x.longValueExact(), y.longValueExact()));
    }

    private List<Pair> squares(long lastX, long lastY) {
        List<Pair> squares = new ArrayList<>();
        for (long x = corner().x().longValueExact(); x <= lastX; x++) {
            for (long y = corner().y().longValueExact(); y <= lastY; y++) {
                squares.add(Pair.of(x, y));
            }
        }
        return squares;
    }

    @Override
    default Optional<ReasonStep> how(Pair place, BigInteger sum) {
        return withSum(place, sum).sets().stream()
                .findFirst()
                .map(set -> set.isEmpty()
                        ? ReasonStep.of("coins.alone", "coin", write(place))
                        : ReasonStep.of(
                                "coins.together",
                                "coin",
                                write(place),
                                "others",
                                set.stream().<String>map(this::write).toList(),
                                "sum",
                                sum));
    }

    /// One square as `x,y`, or any number of them as `(x,y),(x,y)`.
    @Override
    default List<Pair> read(Arguments arguments) {
        boolean bare = arguments.size() == 2 && !bracketed(arguments.get(0)) && !bracketed(arguments.get(1));
        return bare
                ? List.of(cell(arguments))
                : arguments.count(1, Integer.MAX_VALUE, "(x,y),(x,y),…").slices().stream()
                        .map(slice -> cell(inside(arguments, slice)))
                        .toList();
    }

    private static boolean bracketed(TextSlice slice) {
        return slice.enclosed("").isPresent();
    }

    private static Arguments inside(Arguments arguments, TextSlice slice) {
        return slice.enclosed(arguments.owner())
                .orElseThrow(() -> slice.error(
                        "\"%s\" is not the place of a head: write (x,y)", "“%s”不是正面的位置：写作 (x,y)", slice.text()));
    }

    private Pair cell(Arguments pair) {
        pair.count(2, 2, "(x,y)");
        BilingualText what = new BilingualText("a coordinate", "坐标");
        return new Pair(
                pair.get(0).number(what, corner().x().longValueExact()),
                pair.get(1).number(what, corner().y().longValueExact()));
    }

    @Override
    default String write(Pair place) {
        return "(" + place.x() + "," + place.y() + ")";
    }

    @Override
    default String write(List<Pair> places) {
        String all = CoinRuleSet.super.write(places);
        return places.size() == 1 ? all.substring(1, all.length() - 1) : all;
    }

    @Override
    default int dimensions() {
        return 2;
    }

    @Override
    default Pair at(List<BigInteger> coordinates) {
        Pair place = new Pair(coordinates.getFirst(), coordinates.get(1));
        if (place.x().compareTo(corner().x()) < 0 || place.y().compareTo(corner().y()) < 0) {
            throw new InputError(
                    "the board begins at %s; there is no square %s",
                    "棋盘从 %s 开始；没有格子 %s", write(corner()), write(place));
        }
        return place;
    }
}
