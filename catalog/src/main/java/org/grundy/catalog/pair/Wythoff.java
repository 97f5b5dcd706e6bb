package org.grundy.catalog.pair;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.catalog.game.PairNotation;
import org.grundy.catalog.game.RuleTexts;
import org.grundy.game.Pair;
import org.grundy.game.PairRules;
import org.grundy.game.Play;
import org.grundy.game.Valuation;
import org.grundy.lang.Arguments;
import org.grundy.lang.Entry;
import org.grundy.lang.Family;
import org.grundy.lang.NamedGame;
import org.grundy.text.BilingualText;
import org.grundy.text.Messages;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;

/// Wythoff's game, also in Fraenkel's generalised form: take from one of two heaps, or from both amounts
/// that differ by less than t.
public final class Wythoff implements Family {
    private static final Entry ENTRY = new Entry(
            "wythoff",
            List.of("威佐夫博弈", "威佐夫", "取石子游戏", "wythoff nim", "corner the queen"),
            List.of("P2252", "HDU-1527", "HDU-2177"),
            "wythoff(x,y) or wythoff[t](x,y)",
            "wythoff(3,5)",
            new BilingualText("Wythoff: take from one of two heaps or equally from both", "威佐夫博弈：从两堆之一取，或从两堆取同样多"),
            new BilingualText(
                    "There are two heaps. A move takes one or more tokens from one of them, or from both of them amounts that differ by less than t; t is 1 if it is not written, so the amounts are equal.",
                    "有两堆石子。每步从其中一堆取走一个或多个，或从两堆都取，取走的个数之差小于 t；不写 t 时 t 为 1，即从两堆取同样多。"));

    private static final Messages WORDS = Messages.NONE
            .and(
                    "wythoff.statement",
                    "In normal play the player to move loses exactly in the pairs (A(n), A(n)+t·n), where A(n) = ⌊nα⌋ and α = (2−t+√(t²+4))/2. For t = 1, α is the golden ratio.",
                    "正常规则下，先手必败的局面恰为数对 (A(n), A(n)+t·n)，其中 A(n) = ⌊nα⌋，α = (2−t+√(t²+4))/2。t = 1 时 α 是黄金分割比。")
            .and(
                    "wythoff.proof",
                    "A(n) is the least number in no earlier pair. So every number stands in exactly one pair, and the differences of different pairs are at least t apart: no move leads from pair to pair. From any other position one can go to a pair: by reducing the larger number to the partner of the smaller one, or, if that partner is too large, diagonally to a pair whose difference is near. The formula is Beatty's theorem for 1/α + 1/(α+t) = 1.",
                    "A(n) 是前面各对中都没有出现的最小数。所以每个数恰在一对之中，不同的对的差至少相距 t：没有一步从一对走到另一对。从其他局面都能走到某一对：把大数减到小数的搭档；若搭档太大，就沿对角线走到差相近的一对。公式来自 1/α + 1/(α+t) = 1 的 Beatty 定理。")
            .and("wythoff.domain", "x, y ≥ 0, t ≥ 1; normal play", "x, y ≥ 0，t ≥ 1；正常规则")
            .and(
                    "wythoff.misere.statement",
                    "In misère play with t = 1 the lost positions are those of normal play, but with (2,2) and (0,1) in place of (0,0) and (1,2). With t ≥ 2 they are the pairs (E(n), E(n)+t·n+1), where E(n) = ⌊nα + 1/α⌋ and α = (2−t+√(t²+4))/2.",
                    "反常规则下，t = 1 时先手必败的局面与正常规则相同，只是用 (2,2) 和 (0,1) 代替 (0,0) 和 (1,2)。t ≥ 2 时恰为数对 (E(n), E(n)+t·n+1)，其中 E(n) = ⌊nα + 1/α⌋，α = (2−t+√(t²+4))/2。")
            .and(
                    "wythoff.misere.proof",
                    "As in normal play: every number stands in exactly one pair and differences are at least t apart, but now (0,1) begins the list, since its only moves lead to or pass the end.",
                    "与正常规则同理：每个数恰在一对之中，各对的差至少相距 t；只是现在从 (0,1) 开始，因为从它只能走到终局。")
            .and("wythoff.misere.domain", "x, y ≥ 0, t ≥ 1; misère play", "x, y ≥ 0，t ≥ 1；反常规则")
            .and(
                    "wythoff.difference",
                    "The difference is {d}; the lost pair with this difference is ({low},{high}).",
                    "两数之差为 {d}；差为它的必败数对是 ({low},{high})。")
            .and("wythoff.nodifference", "The difference is {d}; no lost pair has it.", "两数之差为 {d}；没有必败数对有这个差。")
            .and(
                    "wythoff.partners",
                    "{x} makes a lost pair with {px}, and {y} with {py}.",
                    "与 {x} 组成必败数对的是 {px}，与 {y} 组成必败数对的是 {py}。")
            .and("wythoff.wins", "Lost pairs within one move: {targets}.", "一步之内可到的必败数对：{targets}。")
            .and(
                    "wythoff.loses",
                    "({x},{y}) is that pair. No move leads to another one: it would keep a number, or a difference within less than {t}. After any move the other player can go to a lost pair, until play is over.",
                    "({x},{y}) 就是这一对。没有一步能走到另一对：那样会保留某个数，或使差的变化小于 {t}。此后无论怎么走，对手都能走到必败数对，直到结束。")
            .and("wythoff.over", "Both heaps are empty: play is over.", "两堆都已空：游戏结束。");

    @Override
    public Entry entry() {
        return ENTRY;
    }

    @Override
    public NamedGame<?> with(Arguments parameters) {
        parameters.count(0, 1, "wythoff[t]");
        return game(parameters.size() == 0 ? BigInteger.ONE : parameters.get(0).number("t", 1));
    }

    /// The game in which the numbers taken from both heaps differ by less than t.
    ///
    /// @param t at least 1; 1 for Wythoff's own game
    public static CatalogGame<Pair> game(BigInteger t) {
        String name = t.equals(BigInteger.ONE) ? "wythoff" : "wythoff[" + t + "]";
        List<WythoffTheorem> theorems = List.of(
                new WythoffTheorem(new WythoffPairs(t, Play.NORMAL)),
                new WythoffTheorem(new WythoffPairs(t, Play.MISERE)));
        Optional<Valuation<Pair>> table =
                t.equals(BigInteger.ONE) ? Optional.of(new WythoffTable(false)) : Optional.empty();
        return new CatalogGame<>(
                ENTRY, name, rules(t), List.copyOf(theorems), table, new PairNotation(ENTRY, 0), WORDS);
    }

    private static PairRules rules(BigInteger t) {
        long apart = t.bitLength() > 32 ? 1L << 32 : t.longValueExact();
        return PairRules.moving((x, y, out) -> {
                    for (long left = x - 1; left >= 0; left--) {
                        out.to(left, y);
                    }
                    for (long left = y - 1; left >= 0; left--) {
                        out.to(x, left);
                    }
                    for (long u = 1; u <= x; u++) {
                        for (long v = Math.max(1, u - apart + 1); v <= Math.min(y, u + apart - 1); v++) {
                            out.to(x - u, y - v);
                        }
                    }
                })
                .testedBy((from, left) -> allows(t, from, left));
    }

    private static boolean allows(BigInteger t, Pair from, Pair left) {
        BigInteger u = from.x().subtract(left.x());
        BigInteger v = from.y().subtract(left.y());
        return u.signum() == 0 || v.signum() == 0 || u.subtract(v).abs().compareTo(t) < 0;
    }

    @Override
    public Optional<Family> written() {
        return RuleTexts.find(ENTRY.name()).map(rules -> rules);
    }

    @Override
    public List<VerificationCase<?>> cases(Thoroughness thoroughness) {
        int bound = thoroughness.bound(60, 100);
        int generalised = thoroughness.bound(30, 40);
        List<VerificationCase<?>> cases = new ArrayList<>();
        cases.add(VerificationCase.cells(game(BigInteger.ONE), 0, bound));
        IntStream.rangeClosed(2, 5)
                .forEach(t -> cases.add(VerificationCase.cells(game(BigInteger.valueOf(t)), 0, generalised)));
        return cases;
    }
}
