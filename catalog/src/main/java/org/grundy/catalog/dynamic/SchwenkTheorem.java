package org.grundy.catalog.dynamic;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.evidence.Source;
import org.grundy.game.OptionSet;
import org.grundy.game.Play;
import org.grundy.game.ReasonStep;
import org.grundy.game.Theorem;
import org.grundy.text.Messages;
import org.grundy.value.Outcome;

/// Schwenk's theorem: a heap is lost exactly if the smallest of its parts may not be taken.
///
/// @param rules of the game
/// @param numbers of which parts are made
record SchwenkTheorem(LimitedHeapRules rules, SchwenkNumbers numbers) implements Theorem<LimitedHeap> {
    static final Messages WORDS = Messages.NONE
            .and(
                    "schwenk.statement",
                    "Let H(1) = 1 and H(i+1) = H(i) + the least H(j) with f(H(j)) ≥ H(i), where f(x) is the limit after a move of x. Take from n the largest H, from the rest again the largest, and so on. While a move is left, the player to move loses in normal play exactly when the smallest part is above the present limit. So in normal play the heaps n ≥ 1 that the first player loses are the H(i). In misère play the last token is left: while a move is left, n tokens behave as n−1 do in normal play under the same limit, and a single one is lost.",
                    "设 H(1) = 1，H(i+1) = H(i) + 满足 f(H(j)) ≥ H(i) 的最小 H(j)，其中 f(x) 是取 x 之后的上限。从 n 中减去不超过它的最大的 H，对余数重复此操作。只要还有棋可走，正常规则下当且仅当最小的部分大于当前上限时先手必败。所以正常规则下，先手必败的非空堆恰为 H(i)。反常规则下要留下最后一个：只要还有棋可走，n 的胜负等于正常规则下同一上限时 n−1 的胜负，而只剩一个时先手必败。")
            .and(
                    "schwenk.proof",
                    "Each part p of n, taken, allows at most f(p), which is less than the next larger part. Whoever may take the smallest part does so, and the smallest part of the rest is then above the limit. If the smallest part is above the limit, any move x splits it: the last part of what remains of it is at most f(x), so the other player may take that.",
                    "n 的每个部分 p 被取走后，上限 f(p) 小于下一个更大的部分。能取走最小部分的人取走它，余数的最小部分就大于上限。若最小部分大于上限，则任何一步 x 都把它拆开：它剩下的数的最小部分不超过 f(x)，对手可以取走它。")
            .and(
                    "schwenk.domain",
                    "any tokens and limit for which at most eight million of the numbers H are needed; both kinds of play",
                    "所需的 H 不超过八百万个的任意石子数与上限；两种规则")
            .and(
                    "schwenk.parts",
                    "{n} = {parts}, a sum of parts of which none, once taken, allows the next larger one to be taken.",
                    "{n} = {parts}，其中任何一部分被取走之后，都不允许取走下一个更大的部分。")
            .and(
                    "schwenk.spared",
                    "The last token is to be left for the other player, so {n} − 1 = {m} tokens count.",
                    "要把最后一个留给对手，所以只算 {n} − 1 = {m} 个石子。")
            .and(
                    "schwenk.wins",
                    "The smallest part, {least}, is within the limit of {limit}: take it. Then at most {next} may be taken.",
                    "最小部分 {least} 不超过上限 {limit}：取走它。此后至多可取 {next} 个。")
            .and(
                    "schwenk.loses",
                    "The smallest part, {least}, is above the limit of {limit}: whatever is taken of it, the other player can take the smallest part of what remains.",
                    "最小部分 {least} 大于上限 {limit}：无论从中取多少，对手都能取走剩余数的最小部分。")
            .and("schwenk.over", "No move is left: play is over.", "已无棋可走：游戏结束。")
            .and("schwenk.last", "Only the last token can be taken, and that loses.", "只能取最后一个石子，取者输。");

    @Override
    public String key() {
        return "schwenk";
    }

    @Override
    public Source source() {
        return new Source("A. J. Schwenk", "Take-away games", 1970, "");
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
