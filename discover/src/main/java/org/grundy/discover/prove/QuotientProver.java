package org.grundy.discover.prove;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.grundy.discover.sample.QuotientOutcomes;
import org.grundy.game.Play;
import org.grundy.misere.HeapElements;
import org.grundy.misere.QuotientPeriod;
import org.grundy.run.Run;
import org.grundy.text.BilingualText;

/// Taking-and-breaking codes in misère play whose misère quotient is proved for all heaps: a form that repeats is right
/// if it agrees on both preperiods and a common period.
///
/// Source: T. E. Plambeck, "Taming the wild in impartial combinatorial games" (2005).
final class QuotientProver implements Prover {
    private static final long LONGEST = 1_000_000;

    @Override
    public Optional<? extends ClaimVerdict> prove(FormClaim claim, Run run) {
        if (claim.play() != Play.MISERE) {
            return Optional.empty();
        }
        return claim.repeat(0)
                .filter(said -> said.saltus() == 0)
                .flatMap(said -> QuotientOutcomes.of(claim.sampled(), run)
                        .flatMap(outcomes -> verdict(claim, said, outcomes, run)));
    }

    private static Optional<ClaimVerdict> verdict(
            FormClaim claim, Repetition said, QuotientOutcomes outcomes, Run run) {
        QuotientPeriod period = outcomes.elements().period().orElseThrow();
        BigInteger to = BigInteger.valueOf(Math.max(said.preperiod(), period.preperiod()))
                .add(Repetition.commonPeriod(said.period(), period.period()));
        if (to.compareTo(BigInteger.valueOf(LONGEST)) > 0) {
            return Optional.empty();
        }
        for (int n = claim.sampled().least(); n < to.intValueExact(); n++) {
            run.option();
            boolean claimed = claim.said(n) == 1;
            if (claimed != outcomes.lost(BigInteger.valueOf(n))) {
                return Optional.of(claim.against(List.of(BigInteger.valueOf(n)), claimed));
            }
        }
        return Optional.of(proof(outcomes.elements(), period));
    }

    private static Proof proof(HeapElements elements, QuotientPeriod period) {
        int order = elements.quotient().monoid().order();
        String repeat = period.period() + " from " + period.preperiod();
        return new Proof(
                "quotient",
                new BilingualText(
                        "The misère quotient of the heaps is known for all of them, by Plambeck's theorem on periods.",
                        "由 Plambeck 的周期定理，反常商对所有堆已知。"),
                BilingualText.of(
                        "It has %1$s elements; those of the heaps have period %2$s on, proved by the heaps below %3$s.",
                        "它有 %1$s 个元素；各堆的元素从 %4$s 起周期为 %5$s，由 %3$s 以下的堆证明。",
                        order,
                        repeat,
                        period.heaps(),
                        period.preperiod(),
                        period.period()));
    }
}
