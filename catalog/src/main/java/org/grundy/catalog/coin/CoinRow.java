package org.grundy.catalog.coin;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.LongStream;
import org.grundy.catalog.coin.turning.RowCoins;
import org.grundy.catalog.coin.turning.TurnedTogether;
import org.grundy.catalog.coin.turning.TurningFamily;
import org.grundy.game.ReasonStep;
import org.grundy.lang.Arguments;
import org.grundy.text.BilingualText;
import org.grundy.text.InputError;
import org.grundy.verify.VerificationCase;

/// Coins in a row.
///
/// @param turning which may be turned together
/// @param from the number of the leftmost coin
/// @param known the values of single heads, coins being counted from 0
record CoinRow(TurningFamily turning, int from, RowCoins known) implements CoinRuleSet<BigInteger> {
    private static final int MOST_CODED = 62;

    /// A row with all that is known of its values.
    static CoinRow of(TurningFamily turning, int from) {
        return new CoinRow(turning, from, RowCoins.of(turning));
    }

    /// The theorem about the values compared with search, on all rows of some coins.
    VerificationCase<HeadsPosition<BigInteger>> trial(CoinNotation<BigInteger> notation, int coins) {
        BigInteger last = BigInteger.valueOf(from + coins - 1L);
        return notation.trial(List.of(last), BilingualText.of("rows of %s coins", "一排 %s 枚硬币", coins));
    }

    private BigInteger first() {
        return BigInteger.valueOf(from);
    }

    private BigInteger coin(BigInteger place) {
        return place.subtract(first());
    }

    @Override
    public Comparator<BigInteger> order() {
        return Comparator.naturalOrder();
    }

    @Override
    public Optional<List<BigInteger>> upTo(List<BigInteger> heads) {
        BigInteger coins =
                heads.isEmpty() ? BigInteger.ZERO : coin(heads.getLast()).add(BigInteger.ONE);
        return coins.compareTo(BigInteger.valueOf(MOST_CODED)) > 0
                ? Optional.empty()
                : Optional.of(LongStream.range(0, coins.longValueExact())
                        .mapToObj(this::place)
                        .toList());
    }

    private BigInteger place(long coin) {
        return BigInteger.valueOf(coin + from);
    }

    @Override
    public boolean listable(BigInteger place) {
        return coin(place).compareTo(BigInteger.valueOf(turning.lastListed())) <= 0;
    }

    @Override
    public void each(BigInteger place, Consumer<List<BigInteger>> out) {
        turning.each(
                coin(place).longValueExact(),
                (coins, count) -> out.accept(
                        Arrays.stream(coins, 0, count).mapToObj(this::place).toList()));
    }

    @Override
    public boolean allows(BigInteger place, List<BigInteger> others) {
        return turning.allows(coin(place), others.stream().map(this::coin).toList());
    }

    @Override
    public Optional<BigInteger> value(BigInteger place) {
        return known.value(coin(place));
    }

    @Override
    public Optional<String> valuedWhere(String value) {
        return known.valuedWhere(from == 0 ? "n" : "(n - " + from + ")", value);
    }

    @Override
    public TurnedTogether<BigInteger> withSum(BigInteger place, BigInteger sum) {
        TurnedTogether<BigInteger> coins = known.withSum(coin(place), sum);
        List<List<BigInteger>> places = coins.sets().stream()
                .map(set -> set.stream().map(first()::add).toList())
                .toList();
        return new TurnedTogether<>(places, coins.complete());
    }

    @Override
    public Optional<ReasonStep> how(BigInteger place, BigInteger sum) {
        return known.how(coin(place), sum, first());
    }

    @Override
    public String key() {
        return known.key();
    }

    /// Either the places of the heads or the whole row, as `HTTH`.
    @Override
    public List<BigInteger> read(Arguments arguments) {
        boolean whole = arguments.size() == 1 && isRow(arguments.get(0).text());
        return whole
                ? heads(arguments.get(0).text())
                : arguments
                        .count(1, Integer.MAX_VALUE, "HTTH or 0,3,…")
                        .numbers(new BilingualText("the place of a head", "正面的位置"), from);
    }

    private static boolean isRow(String text) {
        return text.chars().allMatch(c -> isHead(c) || "Tt反".indexOf(c) >= 0);
    }

    private static boolean isHead(int c) {
        return "Hh正".indexOf(c) >= 0;
    }

    private List<BigInteger> heads(String row) {
        List<BigInteger> heads = new ArrayList<>();
        for (int i = 0; i < row.length(); i++) {
            if (isHead(row.charAt(i))) {
                heads.add(place(i));
            }
        }
        return heads;
    }

    @Override
    public String write(BigInteger place) {
        return place.toString();
    }

    @Override
    public int dimensions() {
        return 1;
    }

    @Override
    public int least() {
        return from;
    }

    @Override
    public BigInteger at(List<BigInteger> coordinates) {
        BigInteger place = coordinates.getFirst();
        if (place.compareTo(first()) < 0) {
            throw new InputError(
                    "the coins are numbered from %s; there is none with number %s",
                    "硬币从 %s 开始编号；没有编号为 %s 的硬币", from, place);
        }
        return place;
    }
}
