package org.grundy.heap.window;

import java.nio.ByteBuffer;
import java.util.Optional;

/// Snapshots as bytes: the heap, the witness, the tally, the last values.
public final class SnapshotBytes {
    private static final int NUMBERS = ValueTally.NUMBERS;
    private static final int SIZE = Long.BYTES + Integer.BYTES + NUMBERS * Long.BYTES + FiniteState.LENGTH;

    private SnapshotBytes() {}

    /// The bytes of a snapshot.
    public static byte[] of(Snapshot snapshot) {
        ByteBuffer bytes = ByteBuffer.allocate(SIZE);
        bytes.putLong(snapshot.position()).putInt(snapshot.witness());
        for (long number : snapshot.tally().numbers()) {
            bytes.putLong(number);
        }
        return bytes.put(snapshot.last()).array();
    }

    /// The snapshot that bytes write, if they are as many as one has.
    public static Optional<Snapshot> read(byte[] written) {
        if (written.length != SIZE) {
            return Optional.empty();
        }
        ByteBuffer bytes = ByteBuffer.wrap(written);
        long position = bytes.getLong();
        int witness = bytes.getInt();
        long[] numbers = new long[NUMBERS];
        for (int i = 0; i < NUMBERS; i++) {
            numbers[i] = bytes.getLong();
        }
        byte[] last = new byte[FiniteState.LENGTH];
        bytes.get(last);
        return Optional.of(new Snapshot(position, last, ValueTally.of(numbers), witness));
    }
}
