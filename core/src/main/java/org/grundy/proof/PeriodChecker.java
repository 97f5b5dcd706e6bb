package org.grundy.proof;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.grundy.evidence.PeriodCertificate;
import org.grundy.evidence.SequenceCertificate;
import org.grundy.proof.PeriodVerdict.Accepted;
import org.grundy.proof.PeriodVerdict.Fault;
import org.grundy.proof.PeriodVerdict.Refused;
import org.grundy.run.Run;

/// Checks certificates of periods: recomputes the values from the rules, compares them with what is written
/// down, and checks that they repeat as far as the theorem requires.
///
/// Theorems: R. K. Guy and C. A. B. Smith, "The G-values of various games" (1956), for finite codes: G(n+p)
/// = G(n) for n0 ≤ n < t·n0 + (t−1)·p + k, with n0 at least 1, is enough; for finite subtraction games the
/// same with t = 1. For all-but games: the values after a heap depend on the last k of them and on the set
/// of the others above its mex, all counted from that mex, so a state that comes again repeats what
/// follows.
public final class PeriodChecker {
    private final PeriodCertificate claim;
    private final Recomputation rules;

    private PeriodChecker(PeriodCertificate claim, Recomputation rules) {
        this.claim = claim;
        this.rules = rules;
    }

    /// Checks a certificate. Called inside [Run#attempt].
    ///
    /// @param run charged one position for each value recomputed
    public static PeriodVerdict check(SequenceCertificate certificate, Run run) {
        PeriodCertificate claim = certificate.period();
        Optional<Recomputation> rules = Recomputation.of(claim.rules(), claim.theorem(), certificate.mask());
        if (rules.isEmpty()) {
            boolean known =
                    List.of("guy-smith", "finite-subtraction", "all-but").contains(claim.theorem());
            return new Refused(known ? Fault.RULES : Fault.THEOREM, -1);
        }
        return new PeriodChecker(claim, rules.get()).ruling(certificate, run);
    }

    private PeriodVerdict ruling(SequenceCertificate certificate, Run run) {
        boolean arithmetic = claim.theorem().equals("all-but");
        if (claim.saltus() != 0 && !arithmetic) {
            return new Refused(Fault.THEOREM, -1);
        }
        long needed = needed(arithmetic);
        if (claim.checkedTo() < needed || claim.checkedTo() > Integer.MAX_VALUE - 8) {
            return new Refused(Fault.BOUND, needed);
        }
        run.memory(Integer.BYTES * claim.checkedTo());
        int[] values = rules.values((int) claim.checkedTo(), run);
        return written(certificate, values)
                .or(() -> repetition(values))
                .or(() -> arithmetic ? state(values, run) : Optional.empty())
                .map(refused -> (PeriodVerdict) refused)
                .orElse(new Accepted(values.length));
    }

    /// The number of values that the theorem requires; the largest long if there are more.
    private long needed(boolean arithmetic) {
        long least = arithmetic ? rules.last() : claim.theorem().equals("guy-smith") ? 1 : 0;
        BigInteger window = number(Math.max(least, claim.preperiod())).add(number(claim.period()));
        BigInteger needed =
                arithmetic ? window : window.multiply(number(rules.heaps())).add(number(rules.last()));
        return needed.min(number(Long.MAX_VALUE)).longValueExact();
    }

    private static BigInteger number(long value) {
        return BigInteger.valueOf(value);
    }

    private static Optional<Refused> written(SequenceCertificate certificate, int[] values) {
        List<Integer> written = certificate.values();
        if (!written.isEmpty() && written.size() != values.length) {
            return Optional.of(new Refused(Fault.COUNT, written.size()));
        }
        for (int n = 0; n < written.size(); n++) {
            if (written.get(n) != values[n]) {
                return Optional.of(new Refused(Fault.VALUE, n));
            }
        }
        String checksum = SequenceCertificate.checksum(n -> values[n], values.length);
        return checksum.equals(certificate.checksum())
                ? Optional.empty()
                : Optional.of(new Refused(Fault.CHECKSUM, -1));
    }

    private Optional<Refused> repetition(int[] values) {
        for (long n = claim.preperiod(); n + claim.period() < values.length; n++) {
            if (values[(int) (n + claim.period())] != values[(int) n] + claim.saltus()) {
                return Optional.of(new Refused(Fault.REPETITION, n));
            }
        }
        return Optional.empty();
    }

    /// Compares states a period apart among the last values.
    private Optional<Refused> state(int[] values, Run run) {
        int period = (int) claim.period();
        for (int second = values.length - 1;
                second - period >= Math.max(rules.last(), claim.preperiod() - 1);
                second--) {
            run.clock();
            int[] before = state(values, second - period);
            int[] after = state(values, second);
            if (after[0] - before[0] == claim.saltus()
                    && Arrays.equals(before, 1, before.length, after, 1, after.length)) {
                return Optional.empty();
            }
        }
        return Optional.of(new Refused(Fault.STATE, values.length - 1L));
    }

    /// The mex b of the values up to n−k, then what is above it among them and among the last k values,
    /// counted from b.
    private int[] state(int[] values, int n) {
        int k = rules.last();
        int[] far = Arrays.stream(values, 0, n - k + 1).sorted().distinct().toArray();
        int mex = 0;
        while (mex < far.length && far[mex] == mex) {
            mex++;
        }
        int base = mex;
        int[] above =
                Arrays.stream(far, mex, far.length).map(value -> value - base).toArray();
        int[] state = new int[1 + above.length + k];
        state[0] = base;
        System.arraycopy(above, 0, state, 1, above.length);
        for (int i = 0; i < k; i++) {
            state[1 + above.length + i] = Math.max(-1, values[n - i] - base);
        }
        return state;
    }
}
