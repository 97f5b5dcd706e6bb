package org.grundy.catalog.coin;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.grundy.catalog.coin.turning.ConsecutiveRuns;
import org.grundy.catalog.coin.turning.FamilyUnion;
import org.grundy.catalog.coin.turning.FixedDistances;
import org.grundy.catalog.coin.turning.SetSizes;
import org.grundy.catalog.coin.turning.TurningFamily;
import org.grundy.lang.Arguments;
import org.grundy.lang.Entry;
import org.grundy.lang.TextSlice;
import org.grundy.text.BilingualText;

/// Reads a family and the number of the leftmost coin from parameters such as `1..3`, `{1,2}`, `ruler`,
/// `from 1`.
final class TurningParser {
    private static final Pattern FROM = Pattern.compile("(?:from|从)\\s*(\\d{1,9})");
    private static final BigInteger MOST_COINS = BigInteger.valueOf(64);
    private static final BigInteger FARTHEST = BigInteger.valueOf(1_000_000);

    private final Arguments parameters;
    private final Entry entry;

    TurningParser(Arguments parameters, Entry entry) {
        this.parameters = parameters;
        this.entry = entry;
    }

    /// The row.
    ///
    /// @throws org.grundy.text.InputError if a parameter is nothing of the kind, or no family is given
    CoinRow row() {
        List<TurningFamily> families = new ArrayList<>();
        int from = 0;
        for (TextSlice slice : parameters.slices()) {
            Matcher number = FROM.matcher(slice.text());
            if (number.matches()) {
                from = from(slice, number.group(1));
            } else {
                families.add(family(slice));
            }
        }
        List<TurningFamily> distinct = families.stream().distinct().toList();
        if (distinct.isEmpty()) {
            throw parameters.error(
                    "no family of sets of coins is given: write %s, as in %s",
                    "没有给出可同翻的集合：写作 %s，例如 %s", entry.written(), entry.example());
        }
        return CoinRow.of(distinct.size() == 1 ? distinct.getFirst() : new FamilyUnion(distinct), from);
    }

    private static int from(TextSlice slice, String number) {
        if (!List.of("0", "1").contains(number)) {
            throw slice.error("coins are numbered from 0 or from 1, not from %s", "硬币从 0 或 1 开始编号，而不是从 %s", number);
        }
        return Integer.parseInt(number);
    }

    private static TurningFamily family(TextSlice slice) {
        Optional<Arguments> distances = slice.enclosed("{}");
        if (distances.isPresent()) {
            return distances(distances.get());
        }
        if (slice.text().equals(new ConsecutiveRuns().notation())) {
            return new ConsecutiveRuns();
        }
        Optional<TextSlice.Range> range = slice.asRange();
        if (range.isPresent()) {
            return sizes(slice, range.get().from(), range.get().to());
        }
        if (slice.asNumber().isEmpty()) {
            throw slice.error(
                    "\"%s\" is no family of sets of coins: write 3, 1..3, ruler or distances as in {1,2}",
                    "“%s”不是可同翻的集合：写作 3、1..3、ruler 或距离 {1,2}", slice.text());
        }
        return sizes(slice, slice, slice);
    }

    private static TurningFamily sizes(TextSlice slice, TextSlice from, TextSlice to) {
        BilingualText what = new BilingualText("the number of coins turned", "翻的硬币数");
        BigInteger least = from.number(what, 1);
        BigInteger most = to.number(what, 1);
        if (least.compareTo(most) > 0 || most.compareTo(MOST_COINS) > 0) {
            throw slice.error(
                    "from %s to %s coins: the first must not be larger, and the second at most %s",
                    "从 %s 到 %s 枚：前者不能大于后者，后者至多为 %s", least, most, MOST_COINS);
        }
        return new SetSizes(least.intValueExact(), most.intValueExact());
    }

    private static TurningFamily distances(Arguments set) {
        List<BigInteger> distances = set.numbers(new BilingualText("a distance", "距离"), 1);
        for (int i = 0; i < distances.size(); i++) {
            if (distances.get(i).compareTo(FARTHEST) > 0) {
                throw set.get(i).error("a distance is at most %s", "距离至多为 %s", FARTHEST);
            }
        }
        return new FixedDistances(distances.stream()
                .map(BigInteger::longValueExact)
                .distinct()
                .sorted(Comparator.reverseOrder())
                .toList());
    }
}
