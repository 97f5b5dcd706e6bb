package org.grundy.catalog.pair;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.catalog.text.CatalogText;
import org.grundy.catalog.text.DescribedFamily;
import org.grundy.game.Pair;
import org.grundy.game.PairRules;
import org.grundy.game.Play;
import org.grundy.game.Valuation;
import org.grundy.lang.Arguments;
import org.grundy.lang.Family;
import org.grundy.lang.NamedGame;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;

/// Wythoff's game, also in Fraenkel's generalised form: take from one of two heaps, or from both amounts
/// that differ by less than t.
public final class Wythoff implements DescribedFamily {
    static final CatalogText TEXT = CatalogText.of("wythoff");

    @Override
    public CatalogText text() {
        return TEXT;
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
                TEXT.entry(), name, rules(t), List.copyOf(theorems), table, TEXT.pairs(0), TEXT.words());
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
        return TEXT.written();
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
