package org.grundy.catalog.heap;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.catalog.game.HeapNotation;
import org.grundy.evidence.Source;
import org.grundy.game.HeapRules;
import org.grundy.game.OptionSet;
import org.grundy.game.Play;
import org.grundy.game.ReasonStep;
import org.grundy.game.Theorem;
import org.grundy.heap.SubtractionRules;
import org.grundy.lang.Arguments;
import org.grundy.lang.Entry;
import org.grundy.lang.Family;
import org.grundy.lang.NamedGame;
import org.grundy.lang.TextSlice;
import org.grundy.text.BilingualText;
import org.grundy.text.Messages;
import org.grundy.value.Outcome;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;

/// Take p..q tokens from one heap; a parameter says what happens when fewer than p are left.
public final class TakeRange implements Family {
    private static final Entry ENTRY = new Entry(
            "take",
            List.of("取p到q个", "限量取石子", "bash with a least number"),
            List.of("HDU-2897"),
            "take[p..q](n,…) or take[p..q,sweep](n,…)",
            "take[2..5](17)",
            new BilingualText("Take p to q from a heap", "每次取 p 到 q 个"),
            new BilingualText(
                    "There is a heap of n tokens. A move takes at least p and at most q of them. With fewer than p left there is no move (the rule \"stuck\", taken if none is named), or the only move takes them all (the rule \"sweep\").",
                    "有一堆 n 个石子。每步至少取 p 个，至多取 q 个。剩下不足 p 个时，或者不能再走（规则 stuck，不写时即此规则），或者只能一次取完（规则 sweep）。"));

    private static final Messages WORDS = Messages.NONE
            .and(
                    "take.stuck.statement",
                    "With s = p+q and r = n mod s the Grundy value is ⌊r/p⌋. In normal play the player to move loses exactly when r < p; in misère play exactly when p ≤ r < 2p.",
                    "令 s = p+q，r = n mod s，则 SG 值为 ⌊r/p⌋。正常规则下，当且仅当 r < p 时先手必败；反常规则下，当且仅当 p ≤ r < 2p 时先手必败。")
            .and(
                    "take.stuck.proof",
                    "Taking k lowers r by k or raises it by s−k, and both lie between p and q. So no option has the same ⌊r/p⌋, and each smaller value is reached by taking the right number between p and q. The misère part is Ferguson's pairing: a heap has value 1 exactly when taking p leaves value 0.",
                    "取 k 个使 r 减少 k 或增加 s−k，两者都在 p 与 q 之间。所以没有后继有相同的 ⌊r/p⌋，而每个更小的值都可取 p 到 q 之间的适当个数到达。反常规则部分是 Ferguson 配对：一堆的值为 1，当且仅当取 p 个后值为 0。")
            .and("take.stuck.domain", "n ≥ 0, 1 ≤ p ≤ q; both kinds of play", "n ≥ 0，1 ≤ p ≤ q；两种规则")
            .and(
                    "take.sweep.statement",
                    "With s = p+q the player to move loses in normal play exactly when n = 0 or (n−1) mod s ≥ q, and in misère play exactly when 1 ≤ n mod s ≤ p.",
                    "令 s = p+q。正常规则下，当且仅当 n = 0 或 (n−1) mod s ≥ q 时先手必败；反常规则下，当且仅当 1 ≤ n mod s ≤ p 时先手必败。")
            .and(
                    "take.sweep.proof",
                    "Whatever k with p ≤ k ≤ q is taken, s−k is an answer, so the remainder mod s can be kept; up to s tokens the claim is seen by looking at the last moves, where a rest below p has to be swept.",
                    "无论取 k 个（p ≤ k ≤ q），都可以回应取 s−k 个，因此模 s 的余数可以保持；不超过 s 个石子时，看最后几步即得结论：不足 p 个的剩余必须一次取完。")
            .and("take.sweep.domain", "n ≥ 0, 1 ≤ p ≤ q; both kinds of play", "n ≥ 0，1 ≤ p ≤ q；两种规则")
            .and(
                    "take.wins",
                    "{n} mod (p+q) = {n} mod {s} = {r}. Lost for the player to move are the remainders {low} to {high} mod {s}: leave one of them.",
                    "{n} mod (p+q) = {n} mod {s} = {r}。模 {s} 的余数从 {low} 到 {high} 时先手必败：留下其中之一。")
            .and(
                    "take.loses",
                    "{n} mod (p+q) = {n} mod {s} = {r}, one of the lost remainders {low} to {high} mod {s}: while enough tokens are left, whatever k the player to move takes, the other answers with {s} − k.",
                    "{n} mod (p+q) = {n} mod {s} = {r}，属于模 {s} 的必败余数 {low} 到 {high}：只要石子足够，无论先手取 k 个，后手都回应取 {s} − k 个。")
            .and("take.over", "No move is left with {n} {n|token|tokens}: play is over.", "剩 {n} 个石子，已无棋可走：游戏结束。");

    @Override
    public Entry entry() {
        return ENTRY;
    }

    @Override
    public NamedGame<?> with(Arguments parameters) {
        parameters.present(ENTRY).count(1, 2, ENTRY.form());
        TextSlice range = parameters.get(0);
        TextSlice.Range ends = range.asRange()
                .orElseThrow(() -> range.error(
                        "\"" + range.text() + "\" is not a range: write p..q, such as 2..5",
                        "“" + range.text() + "”不是范围：应写成 p..q，例如 2..5"));
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
                        "\"" + rule.text() + "\" is no rule for a rest below p: write stuck or sweep",
                        "“" + rule.text() + "”不是对不足 p 个的剩余的规则：应写 stuck 或 sweep");
        };
    }

    /// The game in which p..q tokens are taken.
    ///
    /// @param p at least 1
    /// @param q at least p
    /// @param sweeps whether a rest below p can be taken at once
    public static CatalogGame<BigInteger> game(BigInteger p, BigInteger q, boolean sweeps) {
        Theorem<BigInteger> theorem = sweeps ? new Sweep(p, q) : new Stuck(p, q);
        String name = "take[" + p + ".." + q + (sweeps ? ",sweep]" : "]");
        return new CatalogGame<>(
                ENTRY, name, rules(p, q, sweeps), List.of(theorem), new HeapNotation(ENTRY.form()), WORDS);
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
    private record Stuck(BigInteger p, BigInteger q) implements SubtractionTheorem {
        @Override
        public String key() {
            return "take.stuck";
        }

        @Override
        public Source source() {
            return new Source("E. Berlekamp, J. Conway, R. Guy", "Winning Ways", 2001, "vol. 1, ch. 4");
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
        public OptionSet<BigInteger> leaving(BigInteger n, BigInteger value) {
            return n.compareTo(p) < 0
                    ? OptionSet.all(List.of())
                    : having(value).within(n.subtract(q).max(BigInteger.ZERO), n.subtract(p));
        }

        @Override
        public List<ReasonStep> reason(BigInteger n, Play play) {
            return TakeRange.reason(n, n.compareTo(p) < 0, outcome(n, play), having(SubtractionTheorem.lost(play)));
        }

        private ResidueInterval having(BigInteger value) {
            BigInteger s = p.add(q);
            BigInteger first = value.multiply(p);
            return new ResidueInterval(s, first, p.min(s.subtract(first)).max(BigInteger.ZERO));
        }
    }

    /// Fewer than p tokens are taken all at once.
    private record Sweep(BigInteger p, BigInteger q) implements Theorem<BigInteger> {
        @Override
        public String key() {
            return "take.sweep";
        }

        @Override
        public Source source() {
            return new Source("E. Berlekamp, J. Conway, R. Guy", "Winning Ways", 2001, "vol. 1, ch. 4");
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
