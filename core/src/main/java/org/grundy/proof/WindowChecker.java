package org.grundy.proof;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.grundy.evidence.SegmentLog;
import org.grundy.evidence.WindowCertificate;
import org.grundy.evidence.WindowCertificate.Window;
import org.grundy.proof.PeriodVerdict.Accepted;
import org.grundy.proof.PeriodVerdict.Fault;
import org.grundy.proof.PeriodVerdict.Refused;
import org.grundy.run.Run;

/// Checks certificates of periods by windows: the values up to the first window by the definition, then
/// each segment from one window to the next one by itself, in whatever order; and that the windows show
/// what is claimed.
///
/// The theorem stands in `docs/sequences.md` with its proof. R is the last rare heap, k the most tokens
/// of a move, W the largest part of a split that is used as a witness. Windows have max(R, W) + k + 1
/// values; one ends at n1 = n0 + max(R, W) + k, and the last one at n1 + p. Between the first and the
/// last one every heap is shown to be common, by witnesses up to W. The last one equals the one before n1 but for its
/// first value, so n0 is the first heap from which values repeat; and for each prime q that divides p a
/// window at n1 + p/q shows that p/q is no period.
public final class WindowChecker {
    /// The values before the first window are held in memory.
    private static final int MOST_HEAD = 1 << 26;

    private final WindowCertificate certificate;
    private final CodeRecomputation code;
    private final WindowRules rules;
    private final int[] head;
    private final SegmentLog log;

    /// A checker with the values before the first window.
    private WindowChecker(WindowCertificate certificate, CodeRecomputation code, SegmentLog log, Run run) {
        this.certificate = certificate;
        this.code = code;
        this.log = log;
        this.head = code.values((int) certificate.windows().getFirst().end(), run);
        this.rules = new WindowRules(code, certificate.mask(), head, certificate.witness());
    }

    /// Checks a certificate, with as many threads as the budget allows. Called inside [Run#attempt].
    ///
    /// @param run charged one position for each value recomputed
    public static PeriodVerdict check(WindowCertificate certificate, Run run) {
        return check(certificate, SegmentLog.NONE, run);
    }

    /// Checks a certificate but for the segments that a log has accepted, and tells it which else are.
    ///
    /// @param log of this certificate and no other one
    /// @param run charged one position for each value recomputed
    public static PeriodVerdict check(WindowCertificate certificate, SegmentLog log, Run run) {
        return check(certificate, 0, certificate.windows().size() - 1, log, run);
    }

    /// The windows from which pieces of a certificate begin that can be checked each by itself, on whichever
    /// machine: the first one, and from there on each behind so many heaps.
    ///
    /// @param heaps of a piece at least; each needs the values before the first window, too
    /// @return numbers of windows, increasing; none is the last window
    public static List<Integer> pieces(WindowCertificate certificate, long heaps) {
        List<Window> windows = certificate.windows();
        List<Integer> begins = new ArrayList<>(List.of(0));
        for (int i = 1; i < windows.size() - 1; i++) {
            if (windows.get(i).end() - windows.get(begins.getLast()).end() >= heaps) {
                begins.add(i);
            }
        }
        return begins;
    }

    /// Checks all that a certificate claims but for the segments outside of a piece: of all pieces, the first
    /// one that is refused says what [#check(WindowCertificate, Run)] says, or any if none is. Called inside
    /// [Run#attempt].
    ///
    /// @param from the first window of the piece
    /// @param to that of the next one, or the last window
    /// @param run charged one position for each value recomputed
    public static PeriodVerdict check(WindowCertificate certificate, int from, int to, Run run) {
        return check(certificate, from, to, SegmentLog.NONE, run);
    }

    private static PeriodVerdict check(WindowCertificate certificate, int from, int to, SegmentLog log, Run run) {
        Optional<CodeRecomputation> code = code(certificate);
        if (code.isEmpty()) {
            return new Refused(Fault.RULES, -1);
        }
        Window first = certificate.windows().getFirst();
        if (first.end() > MOST_HEAD || certificate.witness() >= first.end()) {
            return new Refused(Fault.BOUND, certificate.witness() + 1L);
        }
        return new WindowChecker(certificate, code.get(), log, run).ruling(from, to, run);
    }

    private static Optional<CodeRecomputation> code(WindowCertificate certificate) {
        return CodeRecomputation.read(certificate.rules(), certificate.mask())
                .filter(read ->
                        read.heaps() == 2 && read.taken(2).length > 0 && WindowRules.hasIndices(certificate.mask()));
    }

    /// The checker of a certificate that has rules.
    static WindowChecker of(WindowCertificate certificate, Run run) {
        return new WindowChecker(certificate, code(certificate).orElseThrow(), SegmentLog.NONE, run);
    }

    private PeriodVerdict ruling(int from, int to, Run run) {
        return form().or(this::beginning)
                .or(this::repetition)
                .or(() -> SegmentTeam.first(to - from, (piece, own) -> loggedSegment(from + piece, own), run))
                .<PeriodVerdict>map(refused -> refused)
                .orElseGet(() -> new Accepted(certificate.windows().getLast().end()));
    }

    private int length() {
        return Math.max(rules.lastRare(), certificate.witness()) + rules.last() + 1;
    }

    /// Whether the windows are where the theorem wants them, with common values.
    private Optional<Refused> form() {
        if (head.length < length() + rules.lastRare() + rules.last()) {
            return refused(Fault.BOUND, length() + rules.lastRare() + rules.last());
        }
        if (code.byParity() && certificate.period() % 2 != 0) {
            return refused(Fault.REPETITION, certificate.preperiod());
        }
        long end = -1;
        for (Window window : certificate.windows()) {
            if (window.values().length() != 2 * length() || window.end() <= end) {
                return refused(Fault.COUNT, window.values().length() / 2);
            }
            end = window.end();
            byte[] values = window.numbers();
            for (int i = 0; i < values.length; i++) {
                long heap = end - values.length + i;
                if (values[i] < 0 || code.rare(values[i], (int) (heap & 1))) {
                    return refused(Fault.VALUE, heap);
                }
            }
        }
        return Optional.empty();
    }

    private static Optional<Refused> refused(Fault fault, long heap) {
        return Optional.of(new Refused(fault, heap));
    }

    private Optional<Refused> beginning() {
        byte[] first = certificate.windows().getFirst().numbers();
        for (int i = 0; i < first.length; i++) {
            int heap = head.length - first.length + i;
            if (head[heap] != first[i]) {
                return refused(Fault.VALUE, heap);
            }
        }
        return Optional.empty();
    }

    /// Whether the windows show the period, and that it is the least one.
    private Optional<Refused> repetition() {
        long begin = certificate.preperiod() + length() - 1;
        Optional<byte[]> found = window(begin);
        Window end = certificate.windows().getLast();
        if (found.isEmpty() || end.end() - begin != certificate.period()) {
            return refused(Fault.BOUND, begin + certificate.period());
        }
        byte[] one = found.get();
        byte[] other = end.numbers();
        for (int i = 1; i < one.length; i++) {
            if (one[i] != other[i]) {
                return refused(Fault.REPETITION, certificate.preperiod() - 1 + i);
            }
        }
        if (one[0] == other[0]) {
            return refused(Fault.LEAST, certificate.preperiod() - 1);
        }
        return shorter(begin, one);
    }

    private Optional<Refused> shorter(long begin, byte[] one) {
        long rest = certificate.period();
        for (long prime = 2; rest > 1; prime = prime * prime > rest ? rest : prime + 1) {
            if (rest % prime == 0) {
                long part = certificate.period() / prime;
                Optional<byte[]> other = window(begin + part);
                if (other.isEmpty() || Arrays.equals(one, 1, one.length, other.get(), 1, one.length)) {
                    return refused(Fault.LEAST, begin + part);
                }
            }
            while (rest % prime == 0) {
                rest /= prime;
            }
        }
        return Optional.empty();
    }

    private Optional<byte[]> window(long end) {
        return certificate.windows().stream()
                .filter(each -> each.end() == end)
                .findFirst()
                .map(Window::numbers);
    }

    private Optional<Refused> loggedSegment(int index, Run run) {
        if (log.isAccepted(index)) {
            return Optional.empty();
        }
        Optional<Refused> refused = segment(index, run);
        if (refused.isEmpty()) {
            log.accept(index);
        }
        return refused;
    }

    /// Whether the values behind a window lead to the next one: by the window and the head alone.
    ///
    /// @param index of the window
    Optional<Refused> segment(int index, Run run) {
        Window from = certificate.windows().get(index);
        Window to = certificate.windows().get(index + 1);
        WindowSegment values = new WindowSegment(rules, from.end(), from.numbers());
        OptionalLong unseen = values.advance(to.end(), run);
        if (unseen.isPresent()) {
            return refused(Fault.WITNESS, unseen.getAsLong());
        }
        int different = Arrays.mismatch(values.window(), to.numbers());
        return different < 0 ? Optional.empty() : refused(Fault.VALUE, to.end() - length() + different);
    }
}
