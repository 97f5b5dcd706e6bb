package org.grundy.cluster.store;

import java.util.EnumMap;
import java.util.Map;

/// Arrays that are used again and again: memory that was just used is near the processor, and what is not thrown away
/// needs no collector. For one thread.
public final class SpareBytes {
    private final Map<Use, byte[]> kept = new EnumMap<>(Use.class);

    /// What an array is for: each has its own.
    public enum Use {
        /// Cells of a window.
        WINDOW,
        /// Cells of a block.
        BLOCK,
        /// A page of a file.
        PAGE,
        /// The same, compressed.
        PACKED
    }

    /// An array of a length with any content, which is that of the last time as long as the length is the same.
    public byte[] exactly(Use use, int length) {
        return kept(use, length, length);
    }

    /// An array of at least a length, with any content.
    byte[] atLeast(Use use, int length) {
        return kept(use, length, Integer.MAX_VALUE);
    }

    private byte[] kept(Use use, int least, int most) {
        byte[] known = kept.get(use);
        if (known == null || known.length < least || known.length > most) {
            known = new byte[least];
            kept.put(use, known);
        }
        return known;
    }
}
