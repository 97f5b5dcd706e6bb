package org.grundy.catalog.heap;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.grundy.evidence.Source;
import org.grundy.game.OptionSet;
import org.grundy.game.Play;
import org.grundy.game.ReasonStep;
import org.grundy.game.Theorem;
import org.grundy.heap.period.PeriodTheorem;
import org.grundy.heap.sequence.CodeValuation;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.grundy.text.Messages;
import org.grundy.value.Outcome;

/// Names options of huge heaps in an octal game with a proved period, as [CodeValuation#representatives] does.
///
/// @param values of the heaps
/// @param least the smallest heap of which it speaks
record PeriodicSplits(CodeValuation values, BigInteger least) implements Theorem<BigInteger> {
    private static final Budget EFFORT = Budget.standard().withPositions(20_000);

    static final Messages WORDS = Messages.NONE
            .and(
                    "guy-smith.statement",
                    "Let the values of an octal game with last digit d_k have period p from n0 on. Every option of a heap n ≥ 2·n0 + 2·p + k has the value of an option with a part below n0 + p.",
                    "设一个最后一位为 d_k 的八进制游戏的值从 n0 起以 p 为周期。堆 n ≥ 2·n0 + 2·p + k 的每个后继，都与某个含有小于 n0 + p 的部分的后继同值。")
            .and(
                    "guy-smith.proof",
                    "If both parts are at least n0 + p, one can be made smaller by p and the other larger by p, and both values stay.",
                    "若两部分都不小于 n0 + p，则一部分减去 p、另一部分加上 p，两者的值都不变。")
            .and("guy-smith.domain", "octal codes with a proved period", "周期已证明的八进制代码");

    /// The theorem for the values of a code, if it speaks of them.
    static Optional<Theorem<BigInteger>> about(CodeValuation values) {
        return PeriodTheorem.appliesTo(values.code()) && values.code().heaps() <= 2
                ? Optional.of(new PeriodicSplits(values, CodeValuation.HUGE))
                : Optional.empty();
    }

    @Override
    public String key() {
        return "guy-smith";
    }

    @Override
    public Source source() {
        return PublishedPeriod.guyAndSmith();
    }

    @Override
    public boolean covers(BigInteger n, Play play) {
        return false;
    }

    @Override
    public Outcome outcome(BigInteger n, Play play) {
        throw new IllegalStateException("the theorem names options and covers no position");
    }

    @Override
    public Optional<OptionSet<BigInteger>> options(BigInteger n, BigInteger value) {
        if (n.compareTo(least) < 0) {
            return Optional.empty();
        }
        Run run = new Run(EFFORT);
        return run.attempt(() -> values.representatives(n, value, run))
                .toOptional()
                .flatMap(named -> named);
    }

    @Override
    public List<ReasonStep> reason(BigInteger n, Play play) {
        return List.of();
    }
}
