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

    private static final Messages WORDS = Messages.read(Circle.class.getResourceAsStream("circle.messages"));

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
