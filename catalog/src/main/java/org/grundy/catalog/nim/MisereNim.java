package org.grundy.catalog.nim;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.grundy.evidence.Source;
import org.grundy.game.OptionSet;
import org.grundy.game.Play;
import org.grundy.game.ReasonStep;
import org.grundy.game.Theorem;
import org.grundy.text.Messages;
import org.grundy.value.Outcome;
import org.grundy.value.Tame;

/// Bouton's theorem in misère play, for a single heap. For several heaps it is the theorem on tame sums,
/// with heaps of at most one token as the fickle ones.
record MisereNim() implements Theorem<BigInteger> {
    /// The key of its sentences.
    static final String KEY = "bouton.misere";

    /// Its sentences.
    static final Messages WORDS = Messages.NONE
            .and(
                    "bouton.misere.statement",
                    "In misère play, where some heap has two or more tokens, the player to move loses exactly when the nim sum (xor) of the heaps is 0. Where no heap has more than one, he loses exactly when the nim sum is 1, that is, when the number of heaps of one token is odd.",
                    "反常规则下，若有一堆不少于两个石子，则当且仅当各堆的异或和为 0 时先手必败；若每堆至多一个，则当且仅当异或和为 1，即一个石子的堆有奇数个时先手必败。")
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
            .and("nim.misere.over", "No token is left: whoever cannot move wins.", "已没有石子：无法走的人获胜。");

    @Override
    public String key() {
        return KEY;
    }

    @Override
    public Source source() {
        return new Source("C. L. Bouton", "Nim, a game with a complete mathematical theory", 1901, "");
    }

    @Override
    public boolean covers(BigInteger heap, Play play) {
        return play == Play.MISERE;
    }

    @Override
    public Outcome outcome(BigInteger heap, Play play) {
        return heap.equals(BigInteger.ONE) ? Outcome.P : Outcome.N;
    }

    @Override
    public Optional<String> lostWhere(Play play) {
        return play == Play.MISERE ? Optional.of("n = 1") : Optional.empty();
    }

    @Override
    public Optional<OptionSet<BigInteger>> winning(BigInteger heap, Play play) {
        return options(heap, BigInteger.ONE);
    }

    @Override
    public Optional<OptionSet<BigInteger>> options(BigInteger heap, BigInteger value) {
        return Optional.of(OptionSet.single(value.compareTo(heap) < 0 ? List.of(value) : List.of()));
    }

    @Override
    public Optional<Tame> tame(BigInteger heap) {
        return Optional.of(new Tame(heap, heap.bitLength() <= 1));
    }

    @Override
    public List<ReasonStep> reason(BigInteger heap, Play play) {
        if (heap.signum() == 0) {
            return List.of(ReasonStep.of("nim.misere.over"));
        }
        return List.of(
                heap.equals(BigInteger.ONE)
                        ? ReasonStep.of("nim.misere.loses")
                        : ReasonStep.of("nim.misere.wins", "n", heap));
    }
}
