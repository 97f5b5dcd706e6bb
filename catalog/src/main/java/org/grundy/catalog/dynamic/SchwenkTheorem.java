package org.grundy.catalog.dynamic;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.catalog.text.CatalogText;
import org.grundy.catalog.text.DescribedTheorem;
import org.grundy.game.OptionSet;
import org.grundy.game.Play;
import org.grundy.game.ReasonStep;
import org.grundy.value.Outcome;

/// Schwenk's theorem: a heap is lost exactly if the smallest of its parts may not be taken.
///
/// @param rules of the game
/// @param numbers of which parts are made
record SchwenkTheorem(LimitedHeapRules rules, SchwenkNumbers numbers) implements DescribedTheorem<LimitedHeap> {

    @Override
    public CatalogText.Stated stated() {
        return DynamicSubtraction.TEXT.theorem("schwenk");
    }

    @Override
    public boolean covers(LimitedHeap stock, Play play) {
        return numbers.reach(stock.tokens());
    }

    @Override
    public Outcome outcome(LimitedHeap stock, Play play) {
        if (over(stock)) {
            return play == Play.NORMAL ? Outcome.P : Outcome.N;
        }
        LimitedHeap counted = counted(stock, play);
        List<BigInteger> parts = numbers.parts(counted.tokens());
        return parts.isEmpty() || parts.getLast().compareTo(counted.limit()) > 0 ? Outcome.P : Outcome.N;
    }

    /// All of them: what is taken is a sum of smallest parts that does not allow the next one to be taken.
    @Override
    public Optional<OptionSet<LimitedHeap>> winning(LimitedHeap stock, Play play) {
        List<LimitedHeap> after = winningAmounts(counted(stock, play)).stream()
                .map(x -> rules.after(stock, x))
                .toList();
        return Optional.of(OptionSet.single(after));
    }

    /// The tokens that matter: in misère play the last one is left to the other player.
    private static LimitedHeap counted(LimitedHeap stock, Play play) {
        return play == Play.NORMAL || over(stock)
                ? stock
                : LimitedHeap.of(stock.tokens().subtract(BigInteger.ONE), stock.limit());
    }

    private List<BigInteger> winningAmounts(LimitedHeap stock) {
        List<BigInteger> parts = numbers.parts(stock.tokens()).reversed();
        List<BigInteger> amounts = new ArrayList<>();
        BigInteger sum = BigInteger.ZERO;
        for (int i = 0; i < parts.size(); i++) {
            sum = sum.add(parts.get(i));
            boolean last = i == parts.size() - 1;
            boolean within = sum.compareTo(stock.limit()) <= 0;
            if (within && (last || rules.rule().after(sum).compareTo(parts.get(i + 1)) < 0)) {
                amounts.add(sum);
            }
        }
        return amounts;
    }

    private static boolean over(LimitedHeap stock) {
        return stock.limit().signum() == 0;
    }

    @Override
    public List<ReasonStep> reason(LimitedHeap stock, Play play) {
        if (over(stock)) {
            return List.of(ReasonStep.of("schwenk.over"));
        }
        LimitedHeap counted = counted(stock, play);
        List<BigInteger> parts = numbers.parts(counted.tokens());
        if (parts.isEmpty()) {
            return List.of(ReasonStep.of("schwenk.last"));
        }
        List<ReasonStep> steps = new ArrayList<>();
        if (play == Play.MISERE) {
            steps.add(ReasonStep.of("schwenk.spared", "n", stock.tokens(), "m", counted.tokens()));
        }
        BigInteger least = parts.getLast();
        steps.add(ReasonStep.of("schwenk.parts", "n", counted.tokens(), "parts", written(parts)));
        steps.add(
                least.compareTo(counted.limit()) > 0
                        ? ReasonStep.of("schwenk.loses", "least", least, "limit", counted.limit())
                        : ReasonStep.of(
                                "schwenk.wins",
                                "least",
                                least,
                                "limit",
                                counted.limit(),
                                "next",
                                rules.rule().after(least)));
        return steps;
    }

    private static String written(List<BigInteger> parts) {
        return String.join(" + ", parts.stream().map(BigInteger::toString).toList());
    }
}
