package org.grundy.proof;

import java.util.List;
import java.util.function.Function;
import org.grundy.evidence.NimberCertificate;
import org.grundy.evidence.SumCertificate;
import org.grundy.evidence.SumCertificate.Part;
import org.grundy.evidence.SumCertificate.Played;
import org.grundy.game.Component;
import org.grundy.proof.NimberVerdict.Accepted;
import org.grundy.proof.NimberVerdict.Fault;
import org.grundy.proof.NimberVerdict.Refused;
import org.grundy.run.Run;

/// Checks certificates of sums: each part, and that their nimbers together decide the sum.
public final class SumChecker {
    private SumChecker() {}

    /// What the checker says of a certificate.
    ///
    /// @param part at which part it is refused, from 0; -1 where it is at none
    /// @param verdict on that part, or on the whole
    public record Ruling(int part, NimberVerdict verdict) {}

    /// Checks a certificate. Called inside [Run#attempt].
    ///
    /// @param reader of positions, as expressions; it may throw an [org.grundy.text.InputError]
    /// @param run charged for each claim and each option looked at
    public static Ruling check(SumCertificate certificate, Function<String, Component<?>> reader, Run run) {
        List<Part> parts = certificate.parts();
        PlayedRules rules = PlayedRules.of(certificate.games());
        long moved = parts.stream().filter(part -> part.move() > 0).count();
        int together = parts.stream().mapToInt(Part::nimber).reduce(0, (a, b) -> a ^ b);
        if (parts.isEmpty() || moved > 1 || (moved == 1 && together != 0)) {
            return new Ruling(-1, new Refused(Fault.POSITION, -1));
        }
        int pieces = 0;
        for (int i = 0; i < parts.size(); i++) {
            NimberVerdict verdict = switch (parts.get(i)) {
                case NimberCertificate board -> NimberChecker.checkPart(board, rules, reader, run);
                case Played played -> PlayedChecker.check(played, rules, reader, run);
            };
            switch (verdict) {
                case Accepted accepted -> pieces += accepted.pieces();
                case Refused refused -> {
                    return new Ruling(i, refused);
                }
            }
        }
        return new Ruling(-1, new Accepted(pieces));
    }
}
