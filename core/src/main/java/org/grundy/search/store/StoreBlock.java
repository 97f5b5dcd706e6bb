package org.grundy.search.store;

import java.nio.ByteBuffer;
import java.util.zip.CRC32C;

/// A block of a [StoreFile] while it is filled: the number of its units, their CRC-32C, and the units.
public final class StoreBlock {
    static final int HEAD = 2 * Integer.BYTES;

    /// Bytes of a block at most, but for its head.
    static final int MOST_BYTES = (1 << 15) * 12;

    private final ByteBuffer bytes = ByteBuffer.allocate(HEAD + MOST_BYTES).position(HEAD);
    private final int unit;

    /// @param unit how many bytes are one; a divisor of [#MOST_BYTES]
    public StoreBlock(int unit) {
        this.unit = unit;
    }

    /// Where the next record is put: whole units, within what [#left] tells.
    public ByteBuffer record() {
        return bytes;
    }

    /// How many bytes still fit.
    public int left() {
        return bytes.remaining();
    }

    /// How many bytes it has.
    public int size() {
        return bytes.position() - HEAD;
    }

    /// The bytes as they are written. [#clear] comes next.
    ///
    /// @return of at least one unit
    public ByteBuffer sealed() {
        int size = size();
        bytes.flip();
        return bytes.putInt(0, size / unit).putInt(Integer.BYTES, check(bytes.slice(HEAD, size)));
    }

    /// Makes it empty.
    public void clear() {
        bytes.clear().position(HEAD);
    }

    static int check(ByteBuffer units) {
        CRC32C crc = new CRC32C();
        crc.update(units.duplicate());
        return (int) crc.getValue();
    }
}
