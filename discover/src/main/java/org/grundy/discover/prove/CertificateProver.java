package org.grundy.discover.prove;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.function.IntToLongFunction;
import org.grundy.discover.sample.SampledGame;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.evidence.Evidence;
import org.grundy.evidence.PeriodCertificate;
import org.grundy.game.Play;
import org.grundy.game.Valuation;
import org.grundy.heap.sequence.NimSequence;
import org.grundy.lang.rules.RecognisedMoves;
import org.grundy.lang.rules.RuleGame;
import org.grundy.run.Run;
import org.grundy.text.BilingualText;

/// Taking-and-breaking codes and other heap games whose nim-sequence is proved periodic: a form that
/// also repeats is right if it agrees on both preperiods and a common period.
///
/// Source: R. K. Guy and C. A. B. Smith, "The G-values of various games" (1956).
final class CertificateProver implements Prover {
    private static final int LONGEST = 20_000;
    private static final long FAR = LONGEST;

    @Override
    public Optional<? extends ClaimVerdict> prove(FormClaim claim, Run run) {
        if (claim.play() != Play.NORMAL
                || claim.sampled().variables().size() != 1
                || claim.sampled().written()) {
            return Optional.empty();
        }
        return claim.repeat(0)
                .flatMap(said ->
                        sequence(claim.sampled(), run).flatMap(sequence -> verdict(claim, said, sequence, run)));
    }

    /// Values with their proved period.
    private record Sequence(PeriodCertificate certificate, IntToLongFunction value) {}

    private static <P> Optional<Sequence> sequence(SampledGame<P> sampled, Run run) {
        return sampled.game() instanceof RuleGame rules
                ? RecognisedMoves.code(rules).flatMap(code -> sequence(NimSequence.of(code), run))
                : sampled.game().valuation().flatMap(valuation -> valued(sampled, valuation, run));
    }

    private static Optional<Sequence> sequence(NimSequence sequence, Run run) {
        return sequence.prove(LONGEST, run).map(certificate -> {
            sequence.extend(LONGEST, run);
            return new Sequence(certificate, sequence.values()::get);
        });
    }

    private static <P> Optional<Sequence> valued(SampledGame<P> sampled, Valuation<P> valuation, Run run) {
        return sampled.at()
                .apply(new long[] {FAR})
                .map(far -> valuation.value(far, run).evidence())
                .filter(Evidence.ByPeriod.class::isInstance)
                .map(evidence -> new Sequence(
                        ((Evidence.ByPeriod) evidence).period(),
                        n -> valuation
                                .value(sampled.at().apply(new long[] {n}).orElseThrow(), run)
                                .grundy()
                                .longValueExact()));
    }

    /// Where values grow from period to period, none of the second period behind the preperiod is 0, nor any after
    /// it: so two common periods decide about lost positions as well.
    private static Optional<ClaimVerdict> verdict(FormClaim claim, Repetition said, Sequence sequence, Run run) {
        PeriodCertificate certificate = sequence.certificate;
        boolean lost = claim.quantity() == SampledQuantity.LOST;
        BigInteger one = BigInteger.valueOf(said.period());
        BigInteger other = BigInteger.valueOf(certificate.period());
        BigInteger common = one.multiply(other).divide(one.gcd(other));
        BigInteger to = BigInteger.valueOf(Math.max(said.preperiod(), certificate.preperiod()))
                .add(common.shiftLeft(1));
        if (to.compareTo(BigInteger.valueOf(LONGEST)) >= 0) {
            return Optional.empty();
        }
        for (int n = claim.sampled().least(); n < to.intValueExact(); n++) {
            run.option();
            long value = sequence.value.applyAsLong(n);
            long claimed = claim.said(n);
            if (claimed != (lost ? (value == 0 ? 1 : 0) : value)) {
                return Optional.of(claim.against(List.of(BigInteger.valueOf(n)), claimed == 1));
            }
        }
        return Optional.of(proof(certificate));
    }

    private static Proof proof(PeriodCertificate certificate) {
        String repeat = certificate.period() + (certificate.saltus() > 0 ? " (+" + certificate.saltus() + ")" : "");
        return new Proof(
                certificate.theorem(),
                new BilingualText(
                        "The values repeat, by " + name(certificate) + ".",
                        "由" + nameInChinese(certificate) + "可知，值从某处起重复。"),
                new BilingualText(
                        "Period " + repeat + " from " + certificate.preperiod() + " on, with all values below "
                                + certificate.checkedTo() + ".",
                        "周期 " + repeat + "，从 " + certificate.preperiod() + " 开始；用到 " + certificate.checkedTo()
                                + " 以下的全部值。"));
    }

    private static String name(PeriodCertificate certificate) {
        return switch (certificate.theorem()) {
            case "guy-smith" -> "the bound of Guy and Smith";
            case "finite-subtraction" -> "the repeat of a window";
            default -> "the theorem " + certificate.theorem();
        };
    }

    private static String nameInChinese(PeriodCertificate certificate) {
        return switch (certificate.theorem()) {
            case "guy-smith" -> " Guy–Smith 界";
            case "finite-subtraction" -> "窗口重复";
            default -> "定理 " + certificate.theorem();
        };
    }
}
