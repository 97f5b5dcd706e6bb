package org.grundy.catalog.pair;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.catalog.game.PairNotation;
import org.grundy.catalog.text.RuleTexts;
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

    private static final Messages WORDS = Messages.read(Wythoff.class.getResourceAsStream("wythoff.messages"));

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
