package org.grundy.render.certificate;

import java.util.function.BiFunction;
import org.grundy.evidence.SegmentLog;
import org.grundy.run.Run;

/// The check of a certificate's segments, which can be stopped and goes on behind those that were accepted.
public final class SegmentCheck {
    private final String digest;
    private final BiFunction<SegmentLog, Run, CheckedCertificate> checker;

    SegmentCheck(String digest, BiFunction<SegmentLog, Run, CheckedCertificate> checker) {
        this.digest = digest;
        this.checker = checker;
    }

    /// The SHA-256 digest of the certificate, by which a log knows it again.
    public String digest() {
        return digest;
    }

    /// Has the certificate ruled on, as [Certificate#check(Run)] does, but for the segments that a log has
    /// accepted.
    ///
    /// @param log of this certificate; it is told which other ones are accepted
    /// @param run charged for each step; stops the check at its limits
    public CheckedCertificate check(SegmentLog log, Run run) {
        return checker.apply(log, run);
    }
}
