package org.grundy.heap.window;

import java.nio.ByteBuffer;
import java.util.Optional;

/// Snapshots as bytes: the heap, the witness, the tally, the last values.
public final class SnapshotBytes {
    private static final int NUMBERS = ValueTally.NUMBERS;
    private static final int WITHOUT_VALUES = Long.BYTES + Integer.BYTES + NUMBERS * Long.BYTES;

    private SnapshotBytes() {}

    /// The bytes of a snapshot.
    public static byte[] of(Snapshot snapshot) {
        ByteBuffer bytes = ByteBuffer.allocate(WITHOUT_VALUES + snapshot.last().length);
        bytes.putLong(snapshot.position()).putInt(snapshot.witness());
        for (long number : snapshot.tally().numbers()) {
            bytes.putLong(number);
        }
        return bytes.put(snapshot.last()).array();
    }

    /// The snapshot that bytes write, if they are as many as one has.
    public static Optional<Snapshot> read(byte[] written) {
        int values = written.length - WITHOUT_VALUES;
        if (values < FiniteState.LEAST_KEPT || values > FiniteState.MOST_KEPT) {
            return Optional.empty();
        }
        ByteBuffer bytes = ByteBuffer.wrap(written);
        long position = bytes.getLong();
        int witness = bytes.getInt();
        long[] numbers = new long[NUMBERS];
        for (int i = 0; i < NUMBERS; i++) {
            numbers[i] = bytes.getLong();
        }
        byte[] last = new byte[values];
        bytes.get(last);
        return Optional.of(new Snapshot(position, last, ValueTally.of(numbers), witness));
    }
}
