package org.grundy.evidence;

import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.util.List;
import java.util.function.IntUnaryOperator;

/// A proof that a nim-sequence is periodic, for somebody who does not trust whoever made it: what is
/// claimed, and the values that it rests on or how to recompute them.
///
/// @param period what is claimed, and how many values it rests on
/// @param mask by which a recomputation may divide values in rare and common ones; 0 if it is to follow the
///     definition; with [#PARITY] if the parity of heaps counts as one more bit
/// @param checksum of the values below `period.checkedTo()`, as [#checksum] gives it
/// @param values those values, or none where there are too many to be written down
public record SequenceCertificate(PeriodCertificate period, int mask, String checksum, List<Integer> values) {
    /// The bit of a mask that stands for the parity of the heap: it is 1 for odd heaps where all moves that leave two
    /// heaps take an even number of tokens, and for even heaps where they take an odd number.
    public static final int PARITY = 1 << 30;

    private static final int PIECE = 1 << 12;

    /// Copies the list.
    public SequenceCertificate {
        values = List.copyOf(values);
    }

    /// The SHA-256 of values, each as four bytes with the highest first, in hexadecimal.
    ///
    /// @param values gives the value of a heap
    /// @param count the heaps are 0..count−1
    public static String checksum(IntUnaryOperator values, int count) {
        MessageDigest digest = Checksum.begun();
        ByteBuffer piece = ByteBuffer.allocate(PIECE * Integer.BYTES);
        for (int n = 0; n < count; n++) {
            piece.putInt(values.applyAsInt(n));
            if (!piece.hasRemaining() || n == count - 1) {
                digest.update(piece.flip());
                piece.clear();
            }
        }
        return Checksum.of(digest);
    }
}
