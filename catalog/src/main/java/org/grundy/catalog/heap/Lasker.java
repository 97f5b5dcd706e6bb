package org.grundy.catalog.heap;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.catalog.game.HeapNotation;
import org.grundy.evidence.Source;
import org.grundy.game.OptionSet;
import org.grundy.game.Play;
import org.grundy.game.ReasonStep;
import org.grundy.game.Theorem;
import org.grundy.heap.TakeAndBreakCode;
import org.grundy.heap.TakeAndBreakMoves;
import org.grundy.lang.Entry;
import org.grundy.lang.SoleGame;
import org.grundy.text.BilingualText;
import org.grundy.text.Messages;
import org.grundy.value.Outcome;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;

/// Lasker's Nim (4.333…): take any number from a heap, or split it in two.
public final class Lasker implements SoleGame {
    private static final Entry ENTRY = new Entry(
            "lasker",
            List.of("拉斯克尼姆", "lasker's nim", "nim or not nim?"),
            List.of("HDU-3032"),
            "lasker(n,…)",
            "lasker(2,5,7)",
            new BilingualText("Lasker's Nim: take any number from a heap, or split it", "拉斯克尼姆：从一堆中取任意多个，或把它分成两堆"),
            new BilingualText(
                    "There are heaps of tokens. A move takes one or more tokens from a heap, or takes nothing and splits a heap into two nonempty heaps.",
                    "有若干堆石子。每步从某一堆中取走一个或多个，或者不取而把某一堆分成两个非空的堆。"));

    private static final Messages WORDS = Messages.NONE
            .and(
                    "lasker.statement",
                    "The Grundy value of a heap is its size, but n − 1 where n is a positive multiple of 4, and n + 1 where n is one less than that.",
                    "一堆的 SG 值等于其大小；但 n 为 4 的正倍数时为 n − 1，n 比 4 的倍数少 1 时为 n + 1。")
            .and(
                    "lasker.proof",
                    "By induction on n: the smaller heaps have all values below n but for the exchange of 4j+3 and 4j+4, and the splits of 4j+3 into 1 and 4j+2 have value 4j+3, those of 4j+4 never 4j+3; no split has the value claimed, by its remainder mod 4.",
                    "对 n 归纳：除 4j+3 与 4j+4 互换外，较小的堆取遍 n 以下的值；4j+3 分成 1 与 4j+2 得值 4j+3，而 4j+4 的分法都得不到 4j+3；由模 4 的余数可知没有一种分法得到所断言的值。")
            .and("lasker.domain", "n ≥ 0; normal play", "n ≥ 0；正常规则")
            .and(
                    "lasker.value",
                    "{n} is {r} mod 4, so a heap of {n} has Grundy value {value}.",
                    "{n} 模 4 余 {r}，所以 {n} 个石子的堆的 SG 值为 {value}。")
            .and("lasker.empty", "An empty heap has no move, so its Grundy value is 0.", "空堆无棋可走，所以其 SG 值为 0。");

    private static final TakeAndBreakCode CODE =
            new TakeAndBreakCode(List.of(TakeAndBreakCode.Digit.of(4)), List.of(TakeAndBreakCode.Digit.of(3)));

    @Override
    public Entry entry() {
        return ENTRY;
    }

    @Override
    public CatalogGame<BigInteger> game() {
        return new CatalogGame<>(
                ENTRY,
                ENTRY.name(),
                TakeAndBreakMoves.rules(CODE),
                List.of(new Exchange()),
                new HeapNotation(ENTRY.form()),
                WORDS);
    }

    @Override
    public List<VerificationCase<?>> cases(Thoroughness thoroughness) {
        return List.of(VerificationCase.heaps(game(), thoroughness.bound(80, 400)));
    }

    /// Values 4j+3 and 4j+4 are exchanged, the others are the sizes themselves.
    private record Exchange() implements Theorem<BigInteger> {
        private static final BigInteger SEARCHED = BigInteger.valueOf(100_000);

        @Override
        public String key() {
            return "lasker";
        }

        @Override
        public Source source() {
            return new Source("E. Lasker", "Brettspiele der Völker", 1931, "");
        }

        @Override
        public boolean covers(BigInteger n, Play play) {
            return play == Play.NORMAL;
        }

        @Override
        public Outcome outcome(BigInteger n, Play play) {
            return n.signum() == 0 ? Outcome.P : Outcome.N;
        }

        @Override
        public Optional<BigInteger> value(BigInteger n) {
            return Optional.of(exchanged(n));
        }

        @Override
        public Optional<String> valuedWhere(String value) {
            return Optional.of(
                    "n mod 4 = 3 and n + 1 = %1$s or n > 0 and n mod 4 = 0 and n - 1 = %1$s or (n = 0 or n mod 4 = 1 or n mod 4 = 2) and n = %1$s"
                            .formatted(value));
        }

        /// All of them where the value is 0, where they are sought among all options of a heap of at most
        /// 100 000, else those that split nothing.
        @Override
        public Optional<OptionSet<BigInteger>> options(BigInteger n, BigInteger value) {
            if (value.signum() > 0 && n.compareTo(SEARCHED) <= 0) {
                return Optional.empty();
            }
            List<List<BigInteger>> options = new ArrayList<>();
            BigInteger left = exchanged(value);
            if (left.compareTo(n) < 0) {
                options.add(List.of(left));
            }
            if (value.signum() == 0 && n.signum() > 0 && !n.testBit(0)) {
                options.add(List.of(n.shiftRight(1), n.shiftRight(1)));
            }
            return Optional.of(new OptionSet<>(options, value.signum() == 0));
        }

        @Override
        public List<ReasonStep> reason(BigInteger n, Play play) {
            if (n.signum() == 0) {
                return List.of(ReasonStep.of("lasker.empty"));
            }
            BigInteger r = n.and(BigInteger.valueOf(3));
            return List.of(ReasonStep.of("lasker.value", "n", n, "r", r, "value", exchanged(n)));
        }

        /// The value of a heap, and also the heap of a value.
        private static BigInteger exchanged(BigInteger n) {
            return switch (n.intValue() & 3) {
                case 3 -> n.add(BigInteger.ONE);
                case 0 -> n.signum() == 0 ? n : n.subtract(BigInteger.ONE);
                default -> n;
            };
        }
    }
}
