package org.grundy.render.file;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/// The bytes before the numbers of an array in NumPy's own format, version 1.0.
///
/// Source: R. Kern, *NEP 1, a simple file format for NumPy arrays* (2007).
final class NpyHeader {
    private static final byte[] MAGIC = {(byte) 0x93, 'N', 'U', 'M', 'P', 'Y', 1, 0};
    private static final int ALIGNMENT = 64;

    private NpyHeader() {}

    /// The header of an array whose last index runs fastest.
    ///
    /// @param type of its numbers, such as `<i4`
    /// @param shape how many there are along each index, such as `(3, 4)`
    static byte[] of(String type, String shape) {
        String dictionary = "{'descr': '" + type + "', 'fortran_order': False, 'shape': " + shape + ", }";
        int start = MAGIC.length + Short.BYTES;
        int end = Math.ceilDiv(start + dictionary.length() + 1, ALIGNMENT) * ALIGNMENT;
        ByteBuffer header = ByteBuffer.allocate(end).order(ByteOrder.LITTLE_ENDIAN);
        header.put(MAGIC).putShort((short) (end - start));
        header.put(dictionary.getBytes(StandardCharsets.US_ASCII));
        while (header.position() < end - 1) {
            header.put((byte) ' ');
        }
        return header.put((byte) '\n').array();
    }
}
