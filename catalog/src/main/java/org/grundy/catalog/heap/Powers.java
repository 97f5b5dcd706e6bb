package org.grundy.catalog.heap;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.catalog.game.HeapNotation;
import org.grundy.evidence.Source;
import org.grundy.game.HeapRules;
import org.grundy.game.OptionSet;
import org.grundy.game.Play;
import org.grundy.game.ReasonStep;
import org.grundy.lang.Arguments;
import org.grundy.lang.Entry;
import org.grundy.lang.Family;
import org.grundy.lang.NamedGame;
import org.grundy.text.BilingualText;
import org.grundy.text.Messages;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;

/// Take a power of c from one heap: 1, c, c², …
public final class Powers implements Family {
    private static final Entry ENTRY = new Entry(
            "powers",
            List.of("取2的幂", "取幂", "good luck in CET-4 everybody"),
            List.of("HDU-1847"),
            "powers[c](n,…)",
            "powers[2](100)",
            new BilingualText("Powers: take 1, c, c², … from a heap", "取幂：每次取 1、c、c²…… 个"),
            new BilingualText(
                    "There is a heap of n tokens. A move takes a power of c, 1 included.",
                    "有一堆 n 个石子。每步取走 c 的某个幂（包括 1）那么多个。"));

    private static final Messages WORDS = Messages.NONE
            .and(
                    "powers.statement",
                    "For odd c the Grundy value is n mod 2. For even c let r = n mod (c+1): the value is 2 if r = c, else r mod 2. In normal play the heaps of value 0 are lost, in misère play those of value 1.",
                    "c 为奇数时 SG 值为 n mod 2。c 为偶数时令 r = n mod (c+1)：r = c 时值为 2，否则为 r mod 2。正常规则下值为 0 的堆先手必败，反常规则下值为 1 的堆先手必败。")
            .and(
                    "powers.proof",
                    "If c is odd every amount is odd, so each move changes the parity. If c is even every power is 1 or −1 mod (c+1), so a move leads to a neighbouring remainder: from 0 to values 2 and 1, from c to 0 and 1, from other odd remainders to 0 or 2, from other even ones to 1. The misère part is Ferguson's pairing with the amount 1.",
                    "c 为奇数时每次都取奇数个，奇偶性每步都变。c 为偶数时，每个幂模 (c+1) 为 1 或 −1，所以每步到达相邻的余数：从 0 到值 2 和 1，从 c 到值 0 和 1，从其他奇余数到值 0 或 2，从其他偶余数到值 1。反常规则部分是以取 1 个作 Ferguson 配对。")
            .and("powers.domain", "n ≥ 0, c ≥ 2; both kinds of play", "n ≥ 0，c ≥ 2；两种规则")
            .and("powers.residue", "{n} mod {m} = {r}: value {value}.", "{n} mod {m} = {r}：值为 {value}。")
            .and(
                    "powers.wins",
                    "A heap of value {lost} is to be left: take one of {amounts}.",
                    "应留下值为 {lost} 的堆：可取 {amounts}。")
            .and(
                    "powers.loses",
                    "No power of {c} leaves another heap of value {lost}, and as long as play goes on the other player can leave one.",
                    "取 {c} 的任何幂都不能再留下值为 {lost} 的堆，而只要游戏还在继续，对手就能留下这样的堆。")
            .and("powers.over", "The heap is empty: play is over.", "堆已空：游戏结束。");

    @Override
    public Entry entry() {
        return ENTRY;
    }

    @Override
    public NamedGame<?> with(Arguments parameters) {
        return game(parameters.present(ENTRY).count(1, 1, ENTRY.form()).get(0).number("c", 2));
    }

    /// The game in which a power of c is taken, 1 included.
    ///
    /// @param c at least 2
    public static CatalogGame<BigInteger> game(BigInteger c) {
        HeapRules rules = HeapRules.taking((n, out) ->
                        amounts(c, BigInteger.valueOf(n)).forEach(amount -> out.to(n - amount.longValueExact())))
                .testedBy((n, left) -> isPower(n.subtract(left), c));
        return new CatalogGame<>(
                ENTRY, "powers[" + c + "]", rules, List.of(new Alternating(c)), new HeapNotation(ENTRY.form()), WORDS);
    }

    @Override
    public List<VerificationCase<?>> cases(Thoroughness thoroughness) {
        int most = thoroughness.bound(9, 11);
        int bound = thoroughness.bound(300, 1500);
        return IntStream.rangeClosed(2, most)
                .<VerificationCase<?>>mapToObj(c -> VerificationCase.heaps(game(BigInteger.valueOf(c)), bound))
                .toList();
    }

    private static List<BigInteger> amounts(BigInteger c, BigInteger n) {
        List<BigInteger> amounts = new ArrayList<>();
        for (BigInteger power = BigInteger.ONE; power.compareTo(n) <= 0; power = power.multiply(c)) {
            amounts.add(power);
        }
        return amounts;
    }

    private static boolean isPower(BigInteger amount, BigInteger c) {
        return amounts(c, amount).getLast().equals(amount);
    }

    /// Powers of c alternate between 1 and −1 mod c+1.
    private record Alternating(BigInteger c) implements SubtractionTheorem {
        @Override
        public String key() {
            return "powers";
        }

        @Override
        public Source source() {
            return new Source("E. Berlekamp, J. Conway, R. Guy", "Winning Ways", 2001, "vol. 1, ch. 4");
        }

        @Override
        public BigInteger grundy(BigInteger n) {
            BigInteger r = n.mod(modulus());
            return r.equals(c) ? BigInteger.TWO : r.mod(BigInteger.TWO);
        }

        @Override
        public Optional<String> valuedWhere(String value) {
            String r = "n mod " + modulus();
            return Optional.of("%1$s = %2$s and 2 = %3$s or %1$s != %2$s and %1$s mod 2 = %3$s".formatted(r, c, value));
        }

        @Override
        public OptionSet<BigInteger> leaving(BigInteger n, BigInteger value) {
            return OptionSet.single(amounts(c, n).stream()
                    .map(n::subtract)
                    .filter(left -> grundy(left).equals(value))
                    .toList());
        }

        @Override
        public List<ReasonStep> reason(BigInteger n, Play play) {
            if (n.signum() == 0) {
                return List.of(ReasonStep.of("powers.over"));
            }
            BigInteger lost = SubtractionTheorem.lost(play);
            List<BigInteger> amounts = leaving(n, lost).options().stream()
                    .map(left -> n.subtract(left.getFirst()))
                    .toList();
            String key = amounts.isEmpty() ? "powers.loses" : "powers.wins";
            ReasonStep residue =
                    ReasonStep.of("powers.residue", "n", n, "m", modulus(), "r", n.mod(modulus()), "value", grundy(n));
            return List.of(residue, ReasonStep.of(key, "c", c, "lost", lost, "amounts", amounts));
        }

        private BigInteger modulus() {
            return c.testBit(0) ? BigInteger.TWO : c.add(BigInteger.ONE);
        }
    }
}
