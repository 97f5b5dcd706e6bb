package org.grundy.catalog.row;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.catalog.game.PositionNotation;
import org.grundy.lang.Arguments;
import org.grundy.lang.Entry;
import org.grundy.lang.Family;
import org.grundy.lang.NamedGame;
import org.grundy.lang.TextSlice;
import org.grundy.text.BilingualText;
import org.grundy.text.Messages;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;

/// The circular game (POJ 2484): take 1..k adjacent coins of a circle; gaps do not close.
public final class Circle implements Family {
    private static final Entry ENTRY = new Entry(
            "circle",
            List.of("环形博弈", "环形取硬币", "圆桌取硬币", "a funny game"),
            List.of("NYOJ-833", "POJ-2484"),
            "circle[k](n,…) or circle[k](row n,…)",
            "circle[2](7)",
            new BilingualText("Circle: take 1 to k adjacent coins of a circle", "环形取硬币：从一圈硬币中取 1 到 k 个相邻的"),
            new BilingualText(
                    "There are n coins on a circle. A move takes at least one and at most k coins that are adjacent; a gap stays a gap. So after the first move the coins stand in a row, and later in several.",
                    "n 枚硬币围成一圈。每步取走相邻的硬币，至少一枚，至多 k 枚；取走后留下的空隙不合拢。所以第一步之后硬币排成一排，之后成为若干排。"));

    private static final Messages WORDS = Messages.NONE
            .and(
                    "circle.statement",
                    "In normal play with k ≥ 2 a full circle of n coins is lost for the player to move exactly when n > k (or n = 0), and every row that is not empty is won. With k = 1 the player to move loses exactly when n is even.",
                    "正常规则下，k ≥ 2 时，n 枚硬币的整圈当且仅当 n > k（或 n = 0）时先手必败，而每个非空的排先手必胜。k = 1 时，当且仅当 n 为偶数时先手必败。")
            .and(
                    "circle.proof",
                    "From a row, take one or two coins in the middle so that two equal rows are left, and then answer every move by its mirror image. A circle of more than k coins becomes a row after any move, so the second player does this. One of at most k coins is taken whole.",
                    "面对一排时，取正中的一枚或两枚，使左右两排相等，此后每步都镜像回应。多于 k 枚的圈在任意一步后成为一排，所以后手可以这样做。不超过 k 枚的圈可以一次取完。")
            .and("circle.domain", "n ≥ 0, k ≥ 1; normal play", "n ≥ 0，k ≥ 1；正常规则")
            .and(
                    "circle.ring",
                    "{n} coins are more than the {k} that can be taken at once: any move leaves a row, and the other player takes its middle and mirrors from then on.",
                    "{n} 枚多于一次可取的 {k} 枚：任何一步都留下一排，对手取其正中，此后镜像回应。")
            .and("circle.whole", "{n} coins are no more than {k}: take them all.", "{n} 枚不超过 {k} 枚：全部取走。")
            .and(
                    "circle.middle",
                    "Of the row of {n} coins take the {middle} in the middle; both sides then have {side}, and every move can be mirrored.",
                    "在 {n} 枚的一排中取正中的 {middle} 枚；两边各剩 {side} 枚，此后每步都可以镜像回应。")
            .and(
                    "circle.single",
                    "Coins are taken one at a time, so the parity of {n} decides.",
                    "每次只取一枚，所以由 {n} 的奇偶性决定。")
            .and("circle.over", "No coin is left: play is over.", "硬币已取完：游戏结束。");

    @Override
    public Entry entry() {
        return ENTRY;
    }

    @Override
    public NamedGame<?> with(Arguments parameters) {
        return game(parameters.present(ENTRY).count(1, 1, ENTRY.form()).get(0).number("k", 1));
    }

    /// The game in which at most k coins may be taken.
    ///
    /// @param k at least 1
    public static CatalogGame<AdjacentCoins> game(BigInteger k) {
        return new CatalogGame<>(
                ENTRY,
                ENTRY.name() + "[" + k + "]",
                new CircleRules(k),
                List.of(new MirrorTheorem(k)),
                Optional.of(new CircleValues(k)),
                new Written(),
                WORDS);
    }

    @Override
    public List<VerificationCase<?>> cases(Thoroughness thoroughness) {
        List<AdjacentCoins> coins = IntStream.rangeClosed(0, 14)
                .mapToObj(BigInteger::valueOf)
                .flatMap(n -> Stream.of(AdjacentCoins.row(n), AdjacentCoins.ring(n)))
                .toList();
        return IntStream.rangeClosed(1, 5)
                .<VerificationCase<?>>mapToObj(k -> new VerificationCase<>(
                        game(BigInteger.valueOf(k)),
                        coins,
                        new BilingualText("circles and rows, n ≤ 14", "圈与排，n ≤ 14")))
                .toList();
    }

    private record Written() implements PositionNotation<AdjacentCoins> {
        @Override
        public List<AdjacentCoins> read(Arguments arguments) {
            return arguments.count(1, Integer.MAX_VALUE, ENTRY.form()).slices().stream()
                    .map(Written::coins)
                    .toList();
        }

        private static AdjacentCoins coins(TextSlice slice) {
            int word = slice.text().startsWith("row") ? 3 : slice.text().startsWith("排") ? 1 : 0;
            TextSlice number = TextSlice.trimmed(
                    slice.source(), slice.span().start() + word, slice.span().end());
            return new AdjacentCoins(word == 0, number.number(new BilingualText("the number of coins", "硬币数"), 0));
        }

        @Override
        public String write(AdjacentCoins coins) {
            return (coins.ring() ? "" : "row ") + coins.count();
        }

        @Override
        public int dimensions() {
            return 1;
        }

        @Override
        public Optional<AdjacentCoins> at(List<BigInteger> coordinates) {
            return Optional.of(AdjacentCoins.ring(coordinates.getFirst()));
        }
    }
}
