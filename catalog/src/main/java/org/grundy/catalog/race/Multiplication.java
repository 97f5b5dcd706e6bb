package org.grundy.catalog.race;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.game.Options;
import org.grundy.game.Ruleset;
import org.grundy.lang.Entry;
import org.grundy.lang.SoleGame;
import org.grundy.text.BilingualText;
import org.grundy.text.Messages;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;

/// Multiplication (HDU 1517): from 1 on, multiply by 2..9 until n is reached.
public final class Multiplication implements SoleGame {
    private static final Entry ENTRY = new Entry(
            "multiplication",
            List.of("乘法游戏", "a multiplication game"),
            List.of("HDU-1517"),
            "multiplication(n,…) or multiplication(n;p,…)",
            "multiplication(162)",
            new BilingualText("Multiplication: multiply by 2 to 9 until n is reached", "乘法游戏：每次乘以 2 到 9，直到达到 n"),
            new BilingualText(
                    "A product begins at 1, or at p where it is written. A move multiplies it by one of 2, 3, …, 9, as long as it is below n. In normal play whoever reaches n or more wins.",
                    "乘积从 1（若写了 p 则从 p）开始。只要它小于 n，每步就把它乘以 2、3、……、9 之一。正常规则下达到或超过 n 者胜。"));

    private static final Messages WORDS = Messages.NONE
            .and(
                    "multiplication.statement",
                    "Let c be n/p rounded up, the least factor by which the product p must grow. In normal play the player to move wins exactly when 18^k < c ≤ 9·18^k for some k ≥ 0. The Grundy value is 0 if c ≤ 1, where the target is reached; else it is 1, 2, 3, 4 or 0 as c/18^k lies in (1,2], (2,4], (4,8], (8,9] or (9,18] for some k ≥ 0.",
                    "设 c 为 n/p 向上取整，即乘积 p 至少还需增长的倍数。正常规则下，当且仅当存在 k ≥ 0 使 18^k < c ≤ 9·18^k 时先手必胜。c ≤ 1（已达到目标）时 SG 值为 0；否则，对某个 k ≥ 0，c/18^k 属于 (1,2]、(2,4]、(4,8]、(8,9]、(9,18] 时，SG 值分别为 1、2、3、4、0。")
            .and(
                    "multiplication.proof",
                    "A move divides c by 2..9, rounding up, which does not lead across the ends of these intervals, for they are whole numbers. From each interval, dividing by 2, 4, 8 or 9 leads to all intervals of smaller value, the last of them being (9,18] one power of 18 lower; no factor leads to the interval of the same value there, which is 18 times lower, nor stays in the interval.",
                    "每步把 c 除以 2..9 并向上取整；区间端点都是整数，取整不会越过端点。从每个区间出发，除以 2、4、8 或 9 可到达所有值更小的区间，其中最后一个是低一个 18 次幂的 (9,18]；没有一个因子能留在原区间，也没有一个能到达低 18 倍的同值区间。")
            .and("multiplication.domain", "n ≥ 0, p ≥ 1; normal play", "n ≥ 0，p ≥ 1；正常规则")
            .and(
                    "multiplication.wins",
                    "The product must still grow by a factor of {c}, and 18^{k} = {low} < {c} ≤ {high} = 9·18^{k}. Multiply by one of {factors}.",
                    "乘积至少还需增长 {c} 倍，且 18^{k} = {low} < {c} ≤ {high} = 9·18^{k}。可乘以 {factors} 之一。")
            .and(
                    "multiplication.loses",
                    "The product must still grow by a factor of {c}, and 9·18^{k} = {low} < {c} ≤ {high} = 18·18^{k}: after any factor it lies above 18^{k} and not above 9·18^{k}.",
                    "乘积至少还需增长 {c} 倍，且 9·18^{k} = {low} < {c} ≤ {high} = 18·18^{k}：无论乘以几，所需倍数都大于 18^{k} 而不超过 9·18^{k}。")
            .and("multiplication.over", "The product has reached the target: play is over.", "乘积已达到目标：游戏结束。");

    @Override
    public Entry entry() {
        return ENTRY;
    }

    /// The game. The total of a position is its product.
    @Override
    public CatalogGame<RunningTotal> game() {
        RunningTotalNotation notation = new RunningTotalNotation(ENTRY.form(), BigInteger.ONE, true);
        return new CatalogGame<>(ENTRY, ENTRY.name(), new Rules(), List.of(new EighteensTheorem()), notation, WORDS);
    }

    /// The products after one move; none when play is over.
    static Stream<RunningTotal> after(RunningTotal tally) {
        return tally.missing().signum() == 0
                ? Stream.empty()
                : IntStream.rangeClosed(2, 9)
                        .mapToObj(factor ->
                                new RunningTotal(tally.target(), tally.total().multiply(BigInteger.valueOf(factor))));
    }

    @Override
    public List<VerificationCase<?>> cases(Thoroughness thoroughness) {
        List<RunningTotal> begins = IntStream.rangeClosed(0, 700)
                .mapToObj(n -> new RunningTotal(BigInteger.valueOf(n), BigInteger.ONE))
                .toList();
        return List.of(new VerificationCase<>(game(), begins, "n ≤ 700"));
    }

    private record Rules() implements Ruleset<RunningTotal> {
        @Override
        public void options(RunningTotal from, Options<RunningTotal> out) {
            after(from).forEach(out::to);
        }

        @Override
        public boolean splits() {
            return false;
        }
    }
}
