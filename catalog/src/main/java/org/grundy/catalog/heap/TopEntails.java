package org.grundy.catalog.heap;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.catalog.game.PositionNotation;
import org.grundy.game.Component;
import org.grundy.game.Convention;
import org.grundy.game.Options;
import org.grundy.game.Ruleset;
import org.grundy.game.Sum;
import org.grundy.lang.Arguments;
import org.grundy.lang.Entry;
import org.grundy.lang.SoleGame;
import org.grundy.lang.TextSlice;
import org.grundy.text.BilingualText;
import org.grundy.text.Messages;
import org.grundy.verify.SumCase;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;

/// Top Entails: split a stack in two, or take its top coin, which forces the opponent to answer in that stack.
///
/// Source: Berlekamp, Conway, Guy, *Winning Ways* (2001), vol. 2, ch. 12.
public final class TopEntails implements SoleGame {
    private static final Entry ENTRY = new Entry(
            "topentails",
            List.of("top entails", "entailing moves", "顶币牵制", "强制应着游戏"),
            List.of(),
            "topentails(n,…) or topentails(n!,…)",
            "topentails(4,6)",
            new BilingualText(
                    "Top Entails: split a stack, or take its top coin and force the answer",
                    "顶币牵制：分开一叠，或取顶上一枚并迫使对手在此应着"),
            new BilingualText(
                    "There are stacks of coins. A move either splits a stack into two nonempty ones, or takes the top coin of a stack; after the latter the opponent must move in what is left of that stack, and has lost if nothing is left of it. Such a stack is written with an exclamation mark.",
                    "有若干叠硬币。每步要么把一叠分成两个非空的叠，要么取走某一叠顶上的一枚；取走之后对手必须在这一叠剩下的部分中走，若已取空则对手输。这样的一叠写作带感叹号的数。"));

    private static final int LARGEST_TRIAL = 6;

    @Override
    public Entry entry() {
        return ENTRY;
    }

    @Override
    public CatalogGame<Stack> game() {
        return new CatalogGame<>(ENTRY, ENTRY.name(), Rules.RULES, List.of(), new Stacks(), Messages.NONE);
    }

    @Override
    public List<VerificationCase<?>> cases(Thoroughness thoroughness) {
        return List.of();
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
        return List.of(new SumCase(ENTRY.name(), "entailing", Convention.NORMAL, sums, range));
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

    private record Stacks() implements PositionNotation<Stack> {
        private static final String FORCED = "!！";

        @Override
        public List<Stack> read(Arguments arguments) {
            return arguments.count(1, Integer.MAX_VALUE, ENTRY.form()).slices().stream()
                    .map(Stacks::stack)
                    .toList();
        }

        private static Stack stack(TextSlice slice) {
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
