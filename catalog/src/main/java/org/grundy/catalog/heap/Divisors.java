package org.grundy.catalog.heap;

import java.math.BigInteger;
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
import org.grundy.game.coding.OptionCodes;
import org.grundy.lang.Entry;
import org.grundy.lang.SoleGame;
import org.grundy.text.BilingualText;
import org.grundy.text.Messages;
import org.grundy.value.Outcome;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;

/// Divisors: take a proper divisor of the heap's size.
public final class Divisors implements SoleGame {
    private static final Entry ENTRY = new Entry(
            "divisors",
            List.of("取约数", "取因数", "减去真约数", "aliquot game"),
            List.of("LeetCode-1025"),
            "divisors(n,…)",
            "divisors(12)",
            new BilingualText("Divisors: take a proper divisor of the heap's size", "取约数：每次取堆大小的一个真约数"),
            new BilingualText(
                    "There is a heap of n tokens. A move takes d of them, where d divides n and is less than n. So a heap of one token is the end.",
                    "有一堆 n 个石子。每步取走 d 个，d 整除 n 且小于 n。所以只剩一个石子时游戏结束。"));

    private static final Messages WORDS = Messages.NONE
            .and(
                    "divisors.statement",
                    "The Grundy value of n ≥ 1 is the exponent of 2 in n, and that of 0 is 0. So in normal play the player to move loses exactly when n is odd or 0, and the winning moves take the odd divisors.",
                    "n ≥ 1 的 SG 值为 n 中因子 2 的指数，0 的值为 0。因此正常规则下，当且仅当 n 为奇数或 0 时先手必败，取胜的走法是取奇约数。")
            .and(
                    "divisors.proof",
                    "From 0 there is no move. Let n = 2^k·u with u odd, and let d = 2^j·w divide n. If j < k then n−d has exactly j factors 2, so every value below k is reached. If j = k then n−d has more than k of them, for u−w is even. So k itself is never reached.",
                    "从 0 无棋可走。设 n = 2^k·u（u 为奇数），d = 2^j·w 整除 n。若 j < k，则 n−d 恰有 j 个因子 2，所以每个小于 k 的值都能到达。若 j = k，则 u−w 为偶数，n−d 的因子 2 多于 k 个。所以 k 本身永远到达不了。")
            .and("divisors.domain", "n ≥ 0; normal play", "n ≥ 0；正常规则")
            .and(
                    "divisors.wins",
                    "{n} = 2^{k}·{u} is even: take an odd divisor, such as 1, and leave an odd number.",
                    "{n} = 2^{k}·{u} 是偶数：取一个奇约数（例如 1），留下奇数。")
            .and(
                    "divisors.loses",
                    "{n} is odd, and so are all its divisors: every move leaves an even number, and then taking 1 leaves an odd one again.",
                    "{n} 是奇数，它的约数也都是奇数：每步都留下偶数，而对手取 1 又留下奇数。")
            .and("divisors.over", "No divisor of {n} is smaller than {n}: play is over.", "{n} 没有比自己小的约数：游戏结束。");

    private static final HeapRules RULES = HeapRules.taking(Divisors::take)
            .testedBy((n, left) -> left.signum() > 0 && n.mod(n.subtract(left)).signum() == 0);

    @Override
    public Entry entry() {
        return ENTRY;
    }

    @Override
    public CatalogGame<BigInteger> game() {
        return new CatalogGame<>(
                ENTRY, ENTRY.name(), RULES, List.of(new TwosInN()), new HeapNotation(ENTRY.form()), WORDS);
    }

    private static void take(long n, OptionCodes out) {
        for (long d = 1; d <= n / d; d++) {
            if (n % d == 0 && d < n) {
                out.to(n - d);
                if (d > 1 && d * d != n) {
                    out.to(n - n / d);
                }
            } else {
                out.looked(1);
            }
        }
    }

    @Override
    public List<VerificationCase<?>> cases(Thoroughness thoroughness) {
        return List.of(VerificationCase.heaps(game(), thoroughness.bound(600, 1500)));
    }

    /// The exponent of 2 decides.
    private record TwosInN() implements Theorem<BigInteger> {
        @Override
        public String key() {
            return "divisors";
        }

        @Override
        public Source source() {
            return new Source("P. M. Grundy", "Mathematics and games", 1939, "");
        }

        @Override
        public boolean covers(BigInteger n, Play play) {
            return play == Play.NORMAL;
        }

        @Override
        public Optional<String> lostWhere(Play play) {
            return play == Play.NORMAL ? Optional.of("n = 0 or n mod 2 = 1") : Optional.empty();
        }

        @Override
        public Outcome outcome(BigInteger n, Play play) {
            return twos(n) == 0 ? Outcome.P : Outcome.N;
        }

        @Override
        public Optional<BigInteger> value(BigInteger n) {
            return Optional.of(BigInteger.valueOf(twos(n)));
        }

        /// Complete if n has no two prime factors above 10^6 and not too many divisors.
        @Override
        public Optional<OptionSet<BigInteger>> options(BigInteger n, BigInteger value) {
            int k = twos(n);
            if (n.signum() == 0 || value.equals(BigInteger.valueOf(k)) || value.bitLength() > 31) {
                return Optional.of(OptionSet.all(List.of()));
            }
            int j = Math.min(k, value.intValue());
            Factors odd = Factors.of(n.shiftRight(k));
            return Optional.of(new OptionSet<>(
                    odd.divisors().stream()
                            .map(w -> n.subtract(w.shiftLeft(j)))
                            .filter(left -> left.signum() > 0
                                    && BigInteger.valueOf(twos(left)).equals(value))
                            .map(List::of)
                            .toList(),
                    odd.complete()));
        }

        @Override
        public List<ReasonStep> reason(BigInteger n, Play play) {
            if (n.compareTo(BigInteger.ONE) <= 0) {
                return List.of(ReasonStep.of("divisors.over", "n", n));
            }
            int k = twos(n);
            return List.of(
                    ReasonStep.of(k == 0 ? "divisors.loses" : "divisors.wins", "n", n, "k", k, "u", n.shiftRight(k)));
        }

        private static int twos(BigInteger n) {
            return Math.max(0, n.getLowestSetBit());
        }
    }
}
