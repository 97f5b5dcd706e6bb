package org.grundy.discover.prove;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.grundy.discover.sample.ProvedPeriod;
import org.grundy.evidence.PeriodCertificate;
import org.grundy.game.Play;
import org.grundy.run.Run;
import org.grundy.text.BilingualText;

/// Taking-and-breaking codes and other heap games whose nim-sequence is proved periodic: a form that
/// also repeats is right if it agrees on both preperiods and a common period.
///
/// Source: R. K. Guy and C. A. B. Smith, "The G-values of various games" (1956).
final class CertificateProver implements Prover {
    @Override
    public Optional<? extends ClaimVerdict> prove(FormClaim claim, Run run) {
        if (claim.play() != Play.NORMAL) {
            return Optional.empty();
        }
        return claim.repeat(0)
                .flatMap(said ->
                        ProvedPeriod.of(claim.sampled(), run).flatMap(proved -> verdict(claim, said, proved, run)));
    }

    /// Where values grow from period to period, none of the second period behind the preperiod is 0, nor any after
    /// it: so two common periods decide about lost positions as well.
    private static Optional<ClaimVerdict> verdict(FormClaim claim, Repetition said, ProvedPeriod proved, Run run) {
        PeriodCertificate certificate = proved.certificate();
        boolean lost = claim.isLost();
        BigInteger common = Repetition.commonPeriod(said.period(), certificate.period());
        BigInteger to = BigInteger.valueOf(Math.max(said.preperiod(), certificate.preperiod()))
                .add(common.shiftLeft(1));
        if (to.compareTo(BigInteger.valueOf(ProvedPeriod.LONGEST)) >= 0) {
            return Optional.empty();
        }
        for (int n = claim.sampled().least(); n < to.intValueExact(); n++) {
            run.option();
            long value = proved.value().applyAsLong(n);
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
                BilingualText.of("The values repeat, by %s.", "由%s可知，值从某处起重复。", name(certificate)),
                BilingualText.of(
                        "Period %s from %s on, with all values below %s.",
                        "周期 %s，从 %s 开始；用到 %s 以下的全部值。", repeat, certificate.preperiod(), certificate.checkedTo()));
    }

    private static BilingualText name(PeriodCertificate certificate) {
        return switch (certificate.theorem()) {
            case "guy-smith" -> new BilingualText("the bound of Guy and Smith", " Guy–Smith 界");
            case "finite-subtraction" -> new BilingualText("the repeat of a window", "窗口重复");
            default -> BilingualText.of("the theorem %s", "定理 %s", certificate.theorem());
        };
    }
}
