package org.grundy.heap.kernel.bitset;

import java.util.Arrays;
import java.util.stream.LongStream;
import org.grundy.heap.sequence.NimValues;

/// The work on one block of the kernel by rows: from the squares that rare heaps give to the least common
/// code that is missing for each heap.
///
/// What far heaps give is joined for the block. Then for 56 heaps at a time what heaps of the block before
/// them give is joined too, the squares are turned round so that each heap has its codes in a row of bits,
/// and the heaps are gone through one by one: the least code that is missing is a heap's, and what it gives
/// to the rest of the 56 is added to their bits.
final class BitsetBlock {
    private static final int SIDE = HeapBitMatrices.SIDE;
    private static final int SHORT = RareShifts.SHORT;
    private static final int LONG = RareShifts.LONG;
    private static final int SHORTS = LONG / SHORT;

    /// The bit of each code below 64, nothing for larger ones.
    private static final long[] BITS = LongStream.range(0, 2 * Long.SIZE)
            .map(code -> code < Long.SIZE ? 1L << code : 0)
            .toArray();

    private final int[] codes = new int[LONG];
    private final byte[] squares = new byte[ShiftedBitMatrices.SHORT];
    private byte[] far = new byte[0];
    private final long[] options;
    private final int[] recent = new int[2 * SHORT];
    private final long[] words = new long[2 * SHORT];
    private final long[] marks;
    private int[] nearDistances = new int[0];
    private int[] nearCodes = new int[0];
    private final byte[] stamps;
    private final BitsetTables tables;
    private final NimValues values;
    private int start;
    private int known;
    private final int width;

    /// Room for blocks by tables.
    BitsetBlock(BitsetTables tables, NimValues values) {
        this.tables = tables;
        this.values = values;
        this.width = (tables.used() + Long.SIZE - 1) / Long.SIZE;
        this.options = new long[SHORT * width];
        this.stamps = new byte[tables.space().codes()];
        this.marks = new long[2 * tables.space().codes() / Long.SIZE + 2];
    }

    /// Begins a block.
    ///
    /// @param known how many of its heaps have values already, below 8
    /// @param from what far heaps give, as by [FarOptions]
    void begin(int start, int known, byte[] from) {
        this.start = start;
        this.known = known;
        this.far = from;
        nearDistances = tables.shifts().byReach().near().distances();
        nearCodes = tables.shifts().byReach().near().codes();
        for (int i = 0; i < SHORT; i++) {
            recent[i] = knownCode(start - SHORT + i);
            words[i] = BITS[Math.min(recent[i], Long.SIZE)];
        }
    }

    /// The code of each heap of the block; for rare heaps the one of [BitsetTables#codeOf()].
    int[] codes() {
        return codes;
    }

    private void joinWide(int group) {
        tables.shifts().byReach().wide().joinLong(tables.squares(), start, group, far, group * ShiftedBitMatrices.LONG);
    }

    private void markBeyond() {
        RareShifts.Flat beyond = tables.shifts().byReach().beyond();
        for (int i = 0; i < beyond.size(); i++) {
            int distance = beyond.distances()[i];
            for (int heap = Math.max(0, distance - start); heap < LONG; heap++) {
                int code = tables.codeOf()[values.get(start + heap - distance)];
                int option = code ^ beyond.codes()[i];
                if (code < tables.space().codes() && option < tables.used()) {
                    far[option / SIDE * ShiftedBitMatrices.LONG + (heap & -SIDE) + option % SIDE] |=
                            (byte) (1 << heap % SIDE);
                }
            }
        }
    }

    /// Gives every heap of the block the least common code that is missing.
    ///
    /// @return false if a heap has all codes
    boolean resolve() {
        for (int group = 0; group < tables.used() / SIDE; group++) {
            joinWide(group);
        }
        markBeyond();
        for (int part = 0; part < SHORTS; part++) {
            for (int group = 0; group < tables.used() / SIDE; group++) {
                tables.shifts()
                        .byReach()
                        .brief()
                        .joinShort(
                                tables.squares(),
                                start + part * SHORT,
                                group,
                                far,
                                group * ShiftedBitMatrices.LONG + part * SHORT,
                                squares,
                                0);
                BitTranspose.turn(squares, 0, SHORT, options, width, group);
            }
            if (!resolve(part * SHORT)) {
                return false;
            }
        }
        return true;
    }

    private boolean resolve(int from) {
        boolean oneWord = tables.space().codes() <= Long.SIZE;
        WordShifts middle = tables.shifts().byReach().middle();
        for (int heap = 0; heap < SHORT; heap++) {
            if (oneWord && heap % WordShifts.TOGETHER == 0) {
                middle.join(words, SHORT + heap, options, heap);
            }
            int code = oneWord ? missingInWord(heap) : missing(heap);
            if (from + heap < known) {
                code = knownCode(start + from + heap);
            } else if (code >= tables.used()) {
                code = single(from + heap);
                if (code == tables.space().codes()) {
                    return false;
                }
            }
            recent[SHORT + heap] = code;
            words[SHORT + heap] = BITS[Math.min(code, Long.SIZE)];
            codes[from + heap] = code;
        }
        enter(from);
        System.arraycopy(recent, SHORT, recent, 0, SHORT);
        System.arraycopy(words, SHORT, words, 0, SHORT);
        return true;
    }

    /// Adds 56 heaps to the squares.
    private void enter(int from) {
        for (int heap = from; heap < from + SHORT; heap++) {
            if (codes[heap] < tables.space().codes()) {
                tables.squares().set(codes[heap], start + heap);
            }
        }
    }

    private int knownCode(int heap) {
        return tables.codeOf()[values.get(heap)];
    }

    /// The least code that is missing, where all codes are bits of one word. Rare heaps have a code whose
    /// bit is none.
    private int missingInWord(int heap) {
        long there = options[heap];
        for (int i = 0; i < nearDistances.length; i++) {
            there |= BITS[recent[SHORT + heap - nearDistances[i]] ^ nearCodes[i]];
        }
        return Long.numberOfTrailingZeros(~there);
    }

    private int missing(int heap) {
        System.arraycopy(options, heap * width, marks, 0, width);
        for (int i = 0; i < nearDistances.length; i++) {
            int option = recent[SHORT + heap - nearDistances[i]] ^ nearCodes[i];
            marks[option >> 6] |= 1L << option;
        }
        for (int word = 0; word < width; word++) {
            if (marks[word] != -1L) {
                return (word << 6) + Long.numberOfTrailingZeros(~marks[word]);
            }
        }
        return width << 6;
    }

    /// The least code that is missing for one heap, gone through all shifts; the number of codes if none is.
    private int single(int heap) {
        Arrays.fill(stamps, (byte) 0);
        RareShifts shifts = tables.shifts();
        for (int i = 0; i < shifts.size(); i++) {
            int part = heap - shifts.distance(i);
            if (start + part > 0) {
                int code = part >= 0 ? codes[part] : tables.codeOf()[values.get(start + part)];
                if (code < tables.space().codes()) {
                    stamps[code ^ shifts.code(i)] = 1;
                }
            }
        }
        int code = 0;
        while (code < stamps.length && stamps[code] != 0) {
            code++;
        }
        return code;
    }
}
