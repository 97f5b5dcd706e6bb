package org.grundy.catalog.heap;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.grundy.evidence.PeriodCertificate;
import org.grundy.evidence.Source;
import org.grundy.game.Play;
import org.grundy.game.ReasonStep;
import org.grundy.game.Theorem;
import org.grundy.heap.value.NimValues;
import org.grundy.text.Messages;
import org.grundy.value.Outcome;

/// The published period of an octal game, with the values that it rests on: they are delivered with the game, and
/// whether they follow from the rules and prove the period is checked by a test.
///
/// @param source where the period was published
/// @param period the proof's data
/// @param values of the heaps below preperiod + period, at least
record PublishedPeriod(Source source, PeriodCertificate period, NimValues values) implements Theorem<BigInteger> {
    /// The theorem about a code whose proof is delivered.
    static PublishedPeriod of(KnownPeriod known, Source source) {
        return new PublishedPeriod(source, known.period(), known.values());
    }

    /// R. K. Guy and C. A. B. Smith, who found the periods of Kayles and of Dawson's games.
    static Source guyAndSmith() {
        return new Source("R. K. Guy, C. A. B. Smith", "The G-values of various games", 1956, "");
    }

    Messages words() {
        String numbers = "period " + period.period() + " from n = " + period.preperiod() + " on";
        String repeats = "从 n = " + period.preperiod() + " 起以 " + period.period() + " 为周期";
        return Messages.NONE
                .and(
                        "period.statement",
                        "The Grundy values of single heaps have " + numbers + ".",
                        "单堆的 SG 值" + repeats + "。")
                .and(
                        "period.proof",
                        "The values below n = " + period.checkedTo()
                                + " are computed from the rules and repeat so. Any split of a larger heap leaves a part so large that it can be made longer or shorter by a period without changing its value, so the repetition goes on for ever.",
                        "n = " + period.checkedTo() + " 以下的值由规则直接算出，呈此重复。更大的堆无论怎样分，总有一部分大到加减一个周期而值不变，因此重复永远继续。")
                .and(Messages.read(PublishedPeriod.class.getResourceAsStream("published-period.messages")));
    }

    @Override
    public String key() {
        return "period";
    }

    @Override
    public boolean covers(BigInteger n, Play play) {
        return play == Play.NORMAL;
    }

    @Override
    public Outcome outcome(BigInteger n, Play play) {
        return values.get(same(n)) == 0 ? Outcome.P : Outcome.N;
    }

    @Override
    public Optional<BigInteger> value(BigInteger n) {
        return Optional.of(BigInteger.valueOf(values.get(same(n))));
    }

    @Override
    public List<ReasonStep> reason(BigInteger n, Play play) {
        int same = same(n);
        boolean early = n.compareTo(BigInteger.valueOf(period.preperiod())) < 0;
        return List.of(ReasonStep.of(
                early ? "period.early" : "period.steady",
                "n",
                n,
                "from",
                period.preperiod(),
                "period",
                period.period(),
                "same",
                same,
                "value",
                values.get(same)));
    }

    /// The heap below preperiod + period that has the same value.
    private int same(BigInteger n) {
        BigInteger from = BigInteger.valueOf(period.preperiod());
        BigInteger beyond = n.subtract(from);
        return beyond.signum() < 0
                ? n.intValueExact()
                : from.add(beyond.mod(BigInteger.valueOf(period.period()))).intValueExact();
    }
}
