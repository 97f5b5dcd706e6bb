package org.grundy.catalog.heap;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.grundy.evidence.Source;
import org.grundy.game.OptionSet;
import org.grundy.game.Play;
import org.grundy.game.ReasonStep;
import org.grundy.game.Theorem;
import org.grundy.text.Messages;
import org.grundy.value.Outcome;
import org.grundy.value.Tame;

/// The values when one of two numbers a < b may be taken, at any size: they repeat with period a+b from the
/// beginning.
///
/// With r = n mod (a+b): while r < b the value is ⌊r/a⌋ mod 2, from there on 1 if ⌊r/a⌋ is odd and 2 if it
/// is even. The least period is 2a if b is an odd multiple of a, else a+b.
///
/// @param a at least 1
/// @param b larger than a
record TwoNumberValues(BigInteger a, BigInteger b) implements Theorem<BigInteger> {
    static final Messages WORDS = Messages.NONE
            .and(
                    "two-numbers.statement",
                    "Let a < b and r = n mod (a+b). The Grundy value of n is ⌊r/a⌋ mod 2 if r < b, else 1 if ⌊r/a⌋ is odd and 2 if it is even. In misère play the heaps of value 1 are lost.",
                    "设 a < b，r = n mod (a+b)。若 r < b，n 的 SG 值为 ⌊r/a⌋ mod 2；否则 ⌊r/a⌋ 为奇数时值为 1，为偶数时值为 2。反常规则下值为 1 的堆必败。")
            .and(
                    "two-numbers.proof",
                    "Below b only a can be taken, so the values are a zeros and a ones in turn. For b ≤ r < a+b the option r−b is below a and has value 0, and the option r−a is below b and has value 0 or 1. After a+b values they begin again: taking b from a remainder r < b leads to the remainder r+a. If ⌊r/a⌋ is even, both options have a value above 0; if it is odd, r−a has value 0 and r+a has value 0 or 2.",
                    "小于 b 时只能取 a，所以值是 a 个 0 与 a 个 1 交替。当 b ≤ r < a+b 时，后继 r−b 小于 a，值为 0；后继 r−a 小于 b，值为 0 或 1。a+b 个值之后重新开始：余数 r < b 时取 b 到达余数 r+a。⌊r/a⌋ 为偶数时两个后继的值都大于 0；为奇数时 r−a 的值为 0，r+a 的值为 0 或 2。")
            .and("two-numbers.domain", "n ≥ 0, 1 ≤ a < b; both kinds of play", "n ≥ 0，1 ≤ a < b；两种规则")
            .and(
                    "two-numbers.value",
                    "{n} mod {sum} = {r}, and ⌊{r}/{a}⌋ = {q}, so the value is {value}.",
                    "{n} mod {sum} = {r}，⌊{r}/{a}⌋ = {q}，所以值为 {value}。");

    /// The theorem for a set, if it has two members.
    static Optional<Theorem<BigInteger>> about(List<BigInteger> members) {
        return members.size() == 2
                ? Optional.of(new TwoNumberValues(members.getFirst(), members.getLast()))
                : Optional.empty();
    }

    @Override
    public String key() {
        return "two-numbers";
    }

    @Override
    public Source source() {
        return new Source("E. R. Berlekamp, J. H. Conway, R. K. Guy", "Winning Ways", 2001, "vol. 1, ch. 4");
    }

    @Override
    public boolean covers(BigInteger n, Play play) {
        return true;
    }

    @Override
    public Outcome outcome(BigInteger n, Play play) {
        return grundy(n).equals(lost(play)) ? Outcome.P : Outcome.N;
    }

    @Override
    public Optional<BigInteger> value(BigInteger n) {
        return Optional.of(grundy(n));
    }

    @Override
    public Optional<OptionSet<BigInteger>> winning(BigInteger n, Play play) {
        return options(n, lost(play));
    }

    @Override
    public Optional<OptionSet<BigInteger>> options(BigInteger n, BigInteger value) {
        return Optional.of(OptionSet.single(Stream.of(a, b)
                .map(n::subtract)
                .filter(left -> left.signum() >= 0 && grundy(left).equals(value))
                .toList()));
    }

    @Override
    public Optional<Tame> tame(BigInteger n) {
        BigInteger value = grundy(n);
        return Optional.of(new Tame(value, value.bitLength() <= 1));
    }

    @Override
    public List<ReasonStep> reason(BigInteger n, Play play) {
        BigInteger r = n.mod(a.add(b));
        return List.of(ReasonStep.of(
                "two-numbers.value", "n", n, "sum", a.add(b), "r", r, "a", a, "q", r.divide(a), "value", grundy(n)));
    }

    private BigInteger grundy(BigInteger n) {
        BigInteger r = n.mod(a.add(b));
        boolean odd = r.divide(a).testBit(0);
        return odd ? BigInteger.ONE : r.compareTo(b) < 0 ? BigInteger.ZERO : BigInteger.TWO;
    }

    private static BigInteger lost(Play play) {
        return play == Play.NORMAL ? BigInteger.ZERO : BigInteger.ONE;
    }
}
