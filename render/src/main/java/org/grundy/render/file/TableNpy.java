package org.grundy.render.file;

import java.io.IOException;
import java.io.OutputStream;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.analysis.table.Axis;
import org.grundy.analysis.table.Table;
import org.grundy.text.InputError;

/// A table as an array in NumPy's own format: of one index for a line, of two for a rectangle, of which the second
/// coordinate comes first, so that a row of the table is one of the array. Signed integers of four bytes, or of eight
/// where a number needs them, the lowest byte first; −1 where a number is not known, −2 where there is no Grundy value.
final class TableNpy {
    private static final int UNKNOWN = -1;
    private static final int INFINITE = -2;

    private TableNpy() {}

    /// Writes the array.
    ///
    /// @throws InputError if a number is 2^63 or more
    static void write(Table table, OutputStream out) throws IOException {
        boolean wide = IntStream.range(0, table.size())
                .anyMatch(i -> table.value(i)
                        .filter(value -> value.bitLength() >= Integer.SIZE)
                        .isPresent());
        int width = table.x().count();
        String shape = table.y().map(Axis::count).map(rows -> "(" + rows + ", ").orElse("(")
                + width
                + (table.y().isPresent() ? ")" : ",)");
        out.write(NpyHeader.of(wide ? "<i8" : "<i4", shape));
        ByteBuffer row =
                ByteBuffer.allocate(width * (wide ? Long.BYTES : Integer.BYTES)).order(ByteOrder.LITTLE_ENDIAN);
        for (int first = 0; first < table.size(); first += width) {
            row.clear();
            for (int i = first; i < first + width; i++) {
                if (wide) {
                    row.putLong(number(table, i));
                } else {
                    row.putInt((int) number(table, i));
                }
            }
            out.write(row.array());
        }
    }

    private static long number(Table table, int cell) {
        Optional<BigInteger> value = table.value(cell);
        if (value.isEmpty()) {
            return table.isInfinite(cell) ? INFINITE : UNKNOWN;
        }
        if (value.get().bitLength() >= Long.SIZE) {
            throw new InputError(
                    "an array for NumPy holds numbers below 2^63, and this table has %s: write it with --csv",
                    "NumPy 数组中的数须小于 2^63，而这张表中有 %s：请用 --csv 写出", value.get());
        }
        return value.get().longValueExact();
    }
}
