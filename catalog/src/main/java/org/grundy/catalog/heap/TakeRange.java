package org.grundy.catalog.heap;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.catalog.text.CatalogText;
import org.grundy.catalog.text.DescribedFamily;
import org.grundy.catalog.text.DescribedTheorem;
import org.grundy.catalog.text.TameTheorem;
import org.grundy.game.HeapRules;
import org.grundy.game.OptionSet;
import org.grundy.game.Play;
import org.grundy.game.ReasonStep;
import org.grundy.game.Theorem;
import org.grundy.heap.SubtractionRules;
import org.grundy.lang.Arguments;
import org.grundy.lang.NamedGame;
import org.grundy.lang.TextSlice;
import org.grundy.value.Outcome;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;

/// Take p..q tokens from one heap; a parameter says what happens when fewer than p are left.
public final class TakeRange implements DescribedFamily {
    private static final CatalogText TEXT = CatalogText.of("take");

    @Override
    public CatalogText text() {
        return TEXT;
    }

    @Override
    public NamedGame<?> with(Arguments parameters) {
        parameters.present(TEXT.entry()).count(1, 2, TEXT.form());
        TextSlice range = parameters.get(0);
        TextSlice.Range ends = range.asRange()
                .orElseThrow(() -> range.error(
                        "\"%s\" is not a range: write p..q, such as 2..5", "“%s”不是范围：应写成 p..q，例如 2..5", range.text()));
        BigInteger p = ends.from().number("p", 1);
        BigInteger q = ends.to().number("q", 1);
        if (p.compareTo(q) > 0) {
            throw range.above("p", p, "q", q);
        }
        return game(p, q, parameters.size() == 2 && sweeps(parameters.get(1)));
    }

    private static boolean sweeps(TextSlice rule) {
        return switch (rule.text()) {
            case "sweep" -> true;
            case "stuck" -> false;
            default ->
                throw rule.error(
                        "\"%s\" is no rule for a rest below p: write stuck or sweep",
                        "“%s”不是对不足 p 个的剩余的规则：应写 stuck 或 sweep", rule.text());
        };
    }

    /// The game in which p..q tokens are taken.
    ///
    /// @param p at least 1
    /// @param q at least p
    /// @param sweeps whether a rest below p can be taken at once
    public static CatalogGame<BigInteger> game(BigInteger p, BigInteger q, boolean sweeps) {
        Theorem<BigInteger> theorem = sweeps ? new Sweep(p, q) : new Stuck(p, q);
        String parameters = "[" + p + ".." + q + (sweeps ? ",sweep]" : "]");
        return TEXT.game(parameters, rules(p, q, sweeps), List.of(theorem), TEXT.heaps());
    }

    private static long capped(BigInteger number) {
        return number.bitLength() > 62 ? Long.MAX_VALUE : number.longValueExact();
    }

    private static HeapRules rules(BigInteger p, BigInteger q, boolean sweeps) {
        long least = capped(p);
        long most = capped(q);
        SubtractionRules.Range range = new SubtractionRules.Range(least, most);
        HeapRules.Moves sweeping = (n, out) -> {
            range.from(n, out);
            if (n > 0 && n < least) {
                out.to(0);
            }
        };
        return HeapRules.taking(sweeps ? sweeping : range).testedBy((n, left) -> {
            BigInteger k = n.subtract(left);
            boolean swept = sweeps && left.signum() == 0 && n.compareTo(p) < 0;
            return swept || (k.compareTo(p) >= 0 && k.compareTo(q) <= 0);
        });
    }

    @Override
    public List<VerificationCase<?>> cases(Thoroughness thoroughness) {
        int most = thoroughness.bound(4, 8);
        int last = thoroughness.bound(7, 14);
        int bound = thoroughness.bound(60, 160);
        List<VerificationCase<?>> cases = new ArrayList<>();
        for (int p = 1; p <= most; p++) {
            for (int q = p; q <= last; q++) {
                cases.add(VerificationCase.heaps(game(BigInteger.valueOf(p), BigInteger.valueOf(q), false), bound));
                cases.add(VerificationCase.heaps(game(BigInteger.valueOf(p), BigInteger.valueOf(q), true), bound));
            }
        }
        return cases;
    }

    private static List<ReasonStep> reason(BigInteger n, boolean over, Outcome outcome, ResidueInterval lost) {
        if (over) {
            return List.of(ReasonStep.of("take.over", "n", n));
        }
        BigInteger s = lost.modulus();
        BigInteger high =
                lost.first().add(lost.length()).subtract(BigInteger.ONE).mod(s);
        String key = outcome == Outcome.P ? "take.loses" : "take.wins";
        return List.of(ReasonStep.of(
                key, "n", n, "s", s, "r", n.mod(s), "low", lost.first().mod(s), "high", high));
    }

    /// Fewer than p tokens end the game.
    private record Stuck(BigInteger p, BigInteger q) implements TameTheorem<BigInteger> {
        @Override
        public CatalogText.Stated stated() {
            return TEXT.theorem("take.stuck");
        }

        @Override
        public BigInteger grundy(BigInteger n) {
            return n.mod(p.add(q)).divide(p);
        }

        @Override
        public Optional<String> valuedWhere(String value) {
            return Optional.of("n mod " + p.add(q) + " / " + p + " = " + value);
        }

        @Override
        public Optional<OptionSet<BigInteger>> options(BigInteger n, BigInteger value) {
            return Optional.of(
                    n.compareTo(p) < 0
                            ? OptionSet.all(List.of())
                            : having(value).within(n.subtract(q).max(BigInteger.ZERO), n.subtract(p)));
        }

        @Override
        public List<ReasonStep> reason(BigInteger n, Play play) {
            return TakeRange.reason(n, n.compareTo(p) < 0, outcome(n, play), having(play.lostHeap()));
        }

        private ResidueInterval having(BigInteger value) {
            BigInteger s = p.add(q);
            BigInteger first = value.multiply(p);
            return new ResidueInterval(s, first, p.min(s.subtract(first)).max(BigInteger.ZERO));
        }
    }

    /// Fewer than p tokens are taken all at once.
    private record Sweep(BigInteger p, BigInteger q) implements DescribedTheorem<BigInteger> {
        @Override
        public CatalogText.Stated stated() {
            return TEXT.theorem("take.sweep");
        }

        @Override
        public boolean covers(BigInteger n, Play play) {
            return true;
        }

        @Override
        public Outcome outcome(BigInteger n, Play play) {
            return lost(play).contains(n) ? Outcome.P : Outcome.N;
        }

        @Override
        public Optional<String> lostWhere(Play play) {
            BigInteger s = p.add(q);
            return Optional.of(
                    play == Play.NORMAL
                            ? "n mod " + s + " = 0 or n mod " + s + " > " + q
                            : "n mod " + s + " >= 1 and n mod " + s + " <= " + p);
        }

        @Override
        public Optional<OptionSet<BigInteger>> winning(BigInteger n, Play play) {
            if (n.signum() == 0) {
                return Optional.of(OptionSet.all(List.of()));
            }
            BigInteger most = n.subtract(p).max(BigInteger.ZERO);
            return Optional.of(lost(play).within(n.subtract(q).max(BigInteger.ZERO), most));
        }

        @Override
        public List<ReasonStep> reason(BigInteger n, Play play) {
            return TakeRange.reason(n, n.signum() == 0, outcome(n, play), lost(play));
        }

        private ResidueInterval lost(Play play) {
            BigInteger first = play == Play.NORMAL ? q.add(BigInteger.ONE) : BigInteger.ONE;
            return new ResidueInterval(p.add(q), first, p);
        }
    }
}
