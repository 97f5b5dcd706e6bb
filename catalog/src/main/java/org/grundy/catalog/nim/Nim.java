package org.grundy.catalog.nim;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.catalog.CatalogGame;
import org.grundy.catalog.HeapNotation;
import org.grundy.evidence.Source;
import org.grundy.game.Component;
import org.grundy.game.Convention;
import org.grundy.game.HeapRules;
import org.grundy.game.OptionSet;
import org.grundy.game.Play;
import org.grundy.game.ReasonStep;
import org.grundy.game.Sum;
import org.grundy.game.Theorem;
import org.grundy.lang.Arguments;
import org.grundy.lang.Entry;
import org.grundy.lang.Family;
import org.grundy.lang.NamedGame;
import org.grundy.text.BilingualText;
import org.grundy.text.Messages;
import org.grundy.value.Outcome;
import org.grundy.verify.SumCase;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;

/// Nim: take any number of tokens from one heap. Each heap is a component.
public final class Nim implements Family {
    private static final Entry ENTRY = new Entry(
            "nim",
            List.of("尼姆博弈", "尼姆", "Nim游戏", "取石子"),
            List.of("P2197", "HDU-1850", "HDU-2176", "HDU-1907", "P4279"),
            "nim(a,b,…)",
            "nim(3,4,5)",
            new BilingualText("Nim: take any number from one heap", "尼姆博弈：从一堆中取任意多个"),
            new BilingualText(
                    "There are heaps of tokens. A move takes one or more tokens from a single heap.",
                    "有若干堆石子。每步从某一堆中取走一个或多个石子。"));

    /// The rules of a single heap.
    static final HeapRules RULES = HeapRules.taking((n, out) -> {
                for (long left = n - 1; left >= 0; left--) {
                    out.to(left);
                }
            })
            .testedBy((n, left) -> true);

    /// The sentences of [Bouton].
    static final Messages WORDS = Messages.NONE
            .and(
                    "bouton.statement",
                    "A heap of n tokens has Grundy value n. So in normal play the player to move loses exactly when the nim sum (xor) of the heaps is 0.",
                    "n 个石子的堆的 Grundy 值是 n。因此正常规则下，各堆的异或和为 0 时，且仅在此时，先手必败。")
            .and(
                    "bouton.proof",
                    "From a heap of n every smaller heap can be reached, so its value is mex{0,…,n−1} = n. By the Sprague–Grundy theorem values of components combine by xor.",
                    "从 n 个石子的堆可以走到任何更小的堆，所以其值为 mex{0,…,n−1} = n。由 SG 定理，各部分的值按异或合并。")
            .and("bouton.domain", "all heaps; normal play", "任意大小的堆；正常规则")
            .and(
                    "bouton.misere.statement",
                    "In misère play, where some heap has two or more tokens, the player to move loses exactly when the nim sum (xor) of the heaps is 0. Where no heap has more than one, he loses exactly when the nim sum is 1, that is, when the number of heaps of one token is odd.",
                    "反常规则下，若有一堆不少于两个石子，则各堆的异或和为 0 时且仅在此时先手必败；若每堆至多一个，则异或和为 1，即恰有奇数堆为一个石子时，且仅在此时先手必败。")
            .and(
                    "bouton.misere.proof",
                    "With heaps of at most one token only the parity of their number counts. With one larger heap the nim sum is not 0, and taking that heap away or down to one leaves an odd number of ones, as is wanted. With two or more larger heaps play as in normal Nim: the opponent cannot answer nim sum 0 by 0, and from nim sum 0 no move leaves heaps of at most one token, so it is he who first leaves a single larger heap.",
                    "每堆至多一个石子时只看堆数的奇偶。恰有一个较大的堆时异或和不为 0，把它取完或取到剩一个，就能按需要留下奇数个一。有两个或更多较大的堆时按普通尼姆走：对手不能由异或和 0 走到 0，而异或和为 0 时没有一步能使每堆都至多一个，所以先只留下一个较大堆的必是对手。")
            .and("bouton.misere.domain", "all heaps; misère play", "任意大小的堆；反常规则")
            .and("nim.misere.loses", "The last token must be taken, and whoever takes it loses.", "只能取最后一个石子，而取走它的人输。")
            .and(
                    "nim.misere.wins",
                    "Leave a single token of the {n}: the other player must take it, and whoever takes the last one loses.",
                    "从 {n} 个中只留下一个：对手不得不取走它，而取走最后一个的人输。")
            .and("nim.misere.over", "No token is left: whoever cannot move wins.", "已没有石子：无法走的人获胜。")
            .and("nim.value", "A Nim heap of n tokens has Grundy value n.", "n 个石子的尼姆堆的 Grundy 值为 n。");

    /// Bouton's theorem for either play.
    static final List<Theorem<BigInteger>> THEOREMS = List.of(new Bouton(), new MisereNim());

    @Override
    public Entry entry() {
        return ENTRY;
    }

    @Override
    public NamedGame<?> with(Arguments parameters) {
        parameters.count(0, 0, ENTRY.form());
        return game();
    }

    /// The game.
    public static CatalogGame<BigInteger> game() {
        return new CatalogGame<>(ENTRY, "nim", RULES, THEOREMS, new HeapNotation(ENTRY.form()), WORDS);
    }

    /// Two heaps of at most 15 tokens, three of at most 9, four of at most 5, under both kinds of play.
    @Override
    public List<SumCase> sums() {
        List<Sum> sums = new ArrayList<>();
        heaps(2, 15, List.of(), sums);
        heaps(3, 9, List.of(), sums);
        heaps(4, 5, List.of(), sums);
        String range = "(a,b) ≤ 15; (a,b,c) ≤ 9; (a,b,c,d) ≤ 5";
        return List.of(
                new SumCase("nim, normal", "bouton", Convention.NORMAL, sums, range),
                new SumCase("nim, misere", MisereNim.KEY, Convention.MISERE, sums, range));
    }

    /// All sums of some heaps in descending order.
    private static void heaps(int missing, int most, List<Component<?>> chosen, List<Sum> sums) {
        if (missing == 0) {
            sums.add(new Sum(chosen));
            return;
        }
        for (int heap = 0; heap <= most; heap++) {
            List<Component<?>> more = new ArrayList<>(chosen);
            more.add(new Component<>(game(), BigInteger.valueOf(heap)));
            heaps(missing - 1, heap, more, sums);
        }
    }

    @Override
    public List<VerificationCase<?>> cases(Thoroughness thoroughness) {
        return List.of(VerificationCase.heaps(game(), thoroughness.bound(200, 300)));
    }

    /// Bouton's theorem for a single heap.
    record Bouton() implements Theorem<BigInteger> {
        @Override
        public String key() {
            return "bouton";
        }

        @Override
        public Source source() {
            return new Source("C. L. Bouton", "Nim, a game with a complete mathematical theory", 1901, "");
        }

        @Override
        public boolean covers(BigInteger position, Play play) {
            return play == Play.NORMAL;
        }

        @Override
        public Outcome outcome(BigInteger position, Play play) {
            return position.signum() == 0 ? Outcome.P : Outcome.N;
        }

        @Override
        public Optional<BigInteger> value(BigInteger position) {
            return Optional.of(position);
        }

        @Override
        public Optional<String> valuedWhere(String value) {
            return Optional.of("n = " + value);
        }

        @Override
        public Optional<OptionSet<BigInteger>> options(BigInteger position, BigInteger value) {
            return Optional.of(OptionSet.single(value.compareTo(position) < 0 ? List.of(value) : List.of()));
        }

        @Override
        public List<ReasonStep> reason(BigInteger position, Play play) {
            return List.of(ReasonStep.of("nim.value"));
        }
    }
}
