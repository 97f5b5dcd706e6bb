package org.grundy.catalog.row;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.catalog.game.SliceNotation;
import org.grundy.catalog.text.CatalogText;
import org.grundy.catalog.text.DescribedFamily;
import org.grundy.lang.Arguments;
import org.grundy.lang.NamedGame;
import org.grundy.lang.TextSlice;
import org.grundy.text.BilingualText;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;

/// The circular game (POJ 2484): take 1..k adjacent coins of a circle; gaps do not close.
public final class Circle implements DescribedFamily {
    static final CatalogText TEXT = CatalogText.of("circle");

    @Override
    public CatalogText text() {
        return TEXT;
    }

    @Override
    public NamedGame<?> with(Arguments parameters) {
        return game(TEXT.number(parameters, "k"));
    }

    /// The game in which at most k coins may be taken.
    ///
    /// @param k at least 1
    public static CatalogGame<AdjacentCoins> game(BigInteger k) {
        return TEXT.game(
                "[" + k + "]",
                new CircleRules(k),
                List.of(new MirrorTheorem(k)),
                new CircleValues(k),
                new Written(TEXT.form()));
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

    private record Written(String form) implements SliceNotation<AdjacentCoins> {
        @Override
        public AdjacentCoins position(TextSlice slice) {
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
