package org.grundy.catalog.heap;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.catalog.game.SliceNotation;
import org.grundy.catalog.text.CatalogText;
import org.grundy.catalog.text.DescribedSoleGame;
import org.grundy.game.Component;
import org.grundy.game.Convention;
import org.grundy.game.Options;
import org.grundy.game.Ruleset;
import org.grundy.game.Sum;
import org.grundy.lang.TextSlice;
import org.grundy.text.BilingualText;
import org.grundy.verify.SumCase;

/// Top Entails: split a stack in two, or take its top coin, which forces the opponent to answer in that stack.
///
/// Source: Berlekamp, Conway, Guy, *Winning Ways* (2001), vol. 2, ch. 12.
public final class TopEntails implements DescribedSoleGame {
    private static final CatalogText TEXT = CatalogText.of("topentails");

    private static final int LARGEST_TRIAL = 6;

    @Override
    public CatalogText text() {
        return TEXT;
    }

    @Override
    public CatalogGame<Stack> game() {
        return TEXT.game(Rules.RULES, List.of(), new Stacks(TEXT.form()));
    }

    /// Sums of three stacks, one of which may have to be answered.
    @Override
    public List<SumCase> sums() {
        List<Sum> sums = new ArrayList<>();
        for (int a = 0; a <= LARGEST_TRIAL; a++) {
            for (int b = 0; b <= a; b++) {
                for (int c = 0; c <= LARGEST_TRIAL; c++) {
                    sums.add(sum(Stack.of(a, false), Stack.of(b, false), Stack.of(c, false)));
                    sums.add(sum(Stack.of(a, false), Stack.of(b, false), Stack.of(c, true)));
                }
            }
        }
        String range = "a, b, c ≤ " + LARGEST_TRIAL + "; (a,b,c), (a,b,c!)";
        return List.of(new SumCase(TEXT.name(), "entailing", Convention.NORMAL, sums, range));
    }

    private static Sum sum(Stack... stacks) {
        CatalogGame<Stack> game = new TopEntails().game();
        return new Sum(Stream.of(stacks)
                .<Component<?>>map(stack -> new Component<>(game, stack))
                .toList());
    }

    /// A stack of coins.
    ///
    /// @param coins how many, at least 0
    /// @param forced whether the next move must be made here
    public record Stack(BigInteger coins, boolean forced) {
        private static Stack of(long coins, boolean forced) {
            return new Stack(BigInteger.valueOf(coins), forced);
        }
    }

    private enum Rules implements Ruleset<Stack> {
        RULES;

        private static final int LARGEST_LISTED = 62;

        @Override
        public boolean entails() {
            return true;
        }

        @Override
        public boolean forced(Stack position) {
            return position.forced();
        }

        @Override
        public void options(Stack from, Options<Stack> out) {
            if (from.coins().bitLength() > LARGEST_LISTED) {
                out.unlisted();
                return;
            }
            long coins = from.coins().longValueExact();
            if (coins > 0) {
                out.to(Stack.of(coins - 1, true));
            }
            for (long less = 1; less <= coins / 2; less++) {
                out.to(Stack.of(less, false), Stack.of(coins - less, false));
            }
        }
    }

    private record Stacks(String form) implements SliceNotation<Stack> {
        private static final String FORCED = "!！";

        @Override
        public Stack position(TextSlice slice) {
            int last = slice.span().end() - 1;
            boolean forced = FORCED.indexOf(slice.source().charAt(last)) >= 0;
            TextSlice number =
                    forced ? TextSlice.trimmed(slice.source(), slice.span().start(), last) : slice;
            return new Stack(number.number(new BilingualText("a stack", "一叠"), 0), forced);
        }

        @Override
        public String write(Stack position) {
            return position.coins() + (position.forced() ? "!" : "");
        }

        @Override
        public Optional<List<BigInteger>> numbers(Stack position) {
            return Optional.of(List.of(position.coins()));
        }

        @Override
        public int dimensions() {
            return 1;
        }

        @Override
        public Optional<Stack> at(List<BigInteger> coordinates) {
            return Optional.of(new Stack(coordinates.getFirst(), false));
        }
    }
}
