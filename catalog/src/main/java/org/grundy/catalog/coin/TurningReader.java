package org.grundy.catalog.coin;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.grundy.game.Text;
import org.grundy.lang.Arguments;
import org.grundy.lang.Entry;
import org.grundy.lang.Piece;

/// Reads a family and the number of the leftmost coin from parameters such as `1..3`, `{1,2}`, `ruler`,
/// `from 1`.
final class TurningReader {
    private static final Pattern FROM = Pattern.compile("(?:from|从)\\s*(\\d{1,9})");
    private static final BigInteger MOST_COINS = BigInteger.valueOf(64);
    private static final BigInteger FARTHEST = BigInteger.valueOf(1_000_000);

    private final Arguments parameters;
    private final Entry entry;

    TurningReader(Arguments parameters, Entry entry) {
        this.parameters = parameters;
        this.entry = entry;
    }

    /// The row.
    ///
    /// @throws org.grundy.lang.InputError if a parameter is nothing of the kind, or no family is given
    Row row() {
        List<Turning> families = new ArrayList<>();
        int from = 0;
        for (Piece piece : parameters.pieces()) {
            Matcher number = FROM.matcher(piece.text());
            if (number.matches()) {
                from = from(piece, number.group(1));
            } else {
                families.add(family(piece));
            }
        }
        List<Turning> distinct = families.stream().distinct().toList();
        if (distinct.isEmpty()) {
            throw parameters.error(
                    "no family of sets of coins is given: write " + entry.form() + ", as in " + entry.example(),
                    "没有给出可同翻的集合：写作 " + entry.form() + "，例如 " + entry.example());
        }
        return Row.of(distinct.size() == 1 ? distinct.getFirst() : new Either(distinct), from);
    }

    private static int from(Piece piece, String number) {
        if (!List.of("0", "1").contains(number)) {
            throw piece.error(
                    "coins are numbered from 0 or from 1, not from " + number, "硬币从 0 或 1 开始编号，而不是从 " + number);
        }
        return Integer.parseInt(number);
    }

    private static Turning family(Piece piece) {
        Optional<Arguments> distances = piece.enclosed("{}");
        if (distances.isPresent()) {
            return distances(distances.get());
        }
        if (piece.text().equals(new Runs().notation())) {
            return new Runs();
        }
        Optional<Piece.Range> range = piece.asRange();
        if (range.isPresent()) {
            return sizes(piece, range.get().from(), range.get().to());
        }
        if (piece.asNumber().isEmpty()) {
            throw piece.error(
                    "\"" + piece.text()
                            + "\" is no family of sets of coins: write 3, 1..3, ruler or distances as in {1,2}",
                    "“" + piece.text() + "”不是可同翻的集合：写作 3、1..3、ruler 或距离 {1,2}");
        }
        return sizes(piece, piece, piece);
    }

    private static Turning sizes(Piece piece, Piece from, Piece to) {
        Text what = new Text("the number of coins turned", "翻的硬币数");
        BigInteger least = from.number(what, 1);
        BigInteger most = to.number(what, 1);
        if (least.compareTo(most) > 0 || most.compareTo(MOST_COINS) > 0) {
            throw piece.error(
                    "from " + least + " to " + most + " coins: the first must not be larger, and the second at most "
                            + MOST_COINS,
                    "从 " + least + " 到 " + most + " 枚：前者不能大于后者，后者至多为 " + MOST_COINS);
        }
        return new Sizes(least.intValueExact(), most.intValueExact());
    }

    private static Turning distances(Arguments set) {
        List<BigInteger> distances = set.numbers(new Text("a distance", "距离"), 1);
        for (int i = 0; i < distances.size(); i++) {
            if (distances.get(i).compareTo(FARTHEST) > 0) {
                throw set.get(i).error("a distance is at most " + FARTHEST, "距离至多为 " + FARTHEST);
            }
        }
        return new Distances(distances.stream()
                .map(BigInteger::longValueExact)
                .distinct()
                .sorted(Comparator.reverseOrder())
                .toList());
    }
}
