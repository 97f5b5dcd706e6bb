package org.grundy.heap.sequence;

import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.grundy.evidence.PeriodCertificate;
import org.grundy.evidence.SequenceCertificate;
import org.grundy.heap.value.HeapValues;
import org.grundy.run.Run;

/// The proof of a period for somebody who checks it independently.
public final class WrittenProof {
    /// The most values that are listed.
    private static final int MAX_LISTED = 100_000;

    private WrittenProof() {}

    /// The certificate of a period. Called inside [Run#attempt].
    ///
    /// Cost: one pass over the values that the proof rests on, with SHA-256.
    ///
    /// @param proved by at most [org.grundy.heap.value.NimValues#CAPACITY] values
    /// @param mask of the sparse space by which they can be recomputed quickly, as certificates have it; 0 if
    ///     there is none
    /// @param run charged for each value
    public static SequenceCertificate of(PeriodCertificate proved, int mask, HeapValues values, Run run) {
        int count = Math.toIntExact(proved.checkedTo());
        IntUnaryOperator metered = n -> {
            run.option();
            return values.get((long) n);
        };
        List<Integer> listed = count > MAX_LISTED
                ? List.of()
                : IntStream.range(0, count).map(metered).boxed().toList();
        return new SequenceCertificate(proved, mask, SequenceCertificate.checksum(metered, count), listed);
    }
}
