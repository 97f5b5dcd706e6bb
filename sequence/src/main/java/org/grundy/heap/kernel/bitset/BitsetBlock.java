package org.grundy.heap.kernel.bitset;

import java.util.Arrays;
import java.util.stream.LongStream;
import org.grundy.heap.value.NimValues;

/// One block of the bitset kernel: from the options that rare heaps give to the least common value that is
/// missing for each heap, both as class indices.
///
/// The options from far shifts are ORed for the block. Then, for a segment at a time, those
/// from earlier heaps of the block are ORed too, the bit matrices are transposed so that each heap has a
/// row of bits, one for each index, and the heaps are resolved one by one: the least index missing is the
/// heap's, and the options that it gives to the rest of the segment are marked.
final class BitsetBlock {
    private static final int SIDE = HeapBitMatrices.SIDE;
    private static final int SEGMENT = RareShifts.SEGMENT;
    private static final int BLOCK = RareShifts.BLOCK;
    private static final int SEGMENTS = BLOCK / SEGMENT;

    /// The bit of each class index below 64, no bit for larger ones.
    private static final long[] BITS = LongStream.range(0, 2 * Long.SIZE)
            .map(index -> index < Long.SIZE ? 1L << index : 0)
            .toArray();

    private final int[] indices = new int[BLOCK];
    private final byte[] matrices = new byte[ShiftedBitMatrices.SEGMENT_BYTES];
    private byte[] far = new byte[0];
    private final long[] options;
    private final int[] recent = new int[2 * SEGMENT];
    private final long[] words = new long[2 * SEGMENT];
    private final long[] marks;
    private int[] nearDistances = new int[0];
    private int[] nearIndices = new int[0];
    private final byte[] reachedBy;
    private final BitsetTables tables;
    private final NimValues values;
    private int start;
    private int known;
    private final int width;
    private int unresolved = -1;

    BitsetBlock(BitsetTables tables, NimValues values) {
        this.tables = tables;
        this.values = values;
        this.width = (tables.indexLimit() + Long.SIZE - 1) / Long.SIZE;
        this.options = new long[SEGMENT * width];
        this.reachedBy = new byte[tables.space().classSize()];
        this.marks = new long[2 * tables.space().classSize() / Long.SIZE + 2];
    }

    /// Begins a block.
    ///
    /// @param known how many of its heaps have values already, below 8
    /// @param from the options from far shifts ([FarOptions])
    void begin(int start, int known, byte[] from) {
        this.start = start;
        this.known = known;
        this.far = from;
        nearDistances = tables.shifts().byDistance().perHeap().distances();
        nearIndices = tables.shifts().byDistance().perHeap().indices();
        for (int i = 0; i < SEGMENT; i++) {
            recent[i] = knownIndex(start - SEGMENT + i);
            words[i] = BITS[Math.min(recent[i], Long.SIZE)];
        }
    }

    /// The class index of each heap of the block; for rare heaps that of [BitsetTables#indexOf].
    int[] indices() {
        return indices;
    }

    /// The heap of which all class indices are options, if there was one.
    int unresolved() {
        return unresolved;
    }

    private void orPerBlock(int group) {
        tables.shifts()
                .byDistance()
                .perBlock()
                .orBlock(tables.matrices(), start, group, far, group * ShiftedBitMatrices.BLOCK_BYTES);
    }

    private void markOutside() {
        RareShifts.ShiftArrays outside = tables.shifts().byDistance().outside();
        for (int i = 0; i < outside.size(); i++) {
            int distance = outside.distances()[i];
            for (int heap = Math.max(0, distance - start + 1); heap < BLOCK; heap++) {
                int index = knownIndex(start + heap - distance);
                int option = index ^ outside.indices()[i];
                if (index < tables.space().classSize() && option < tables.indexLimit()) {
                    mark(heap, option);
                }
            }
        }
    }

    private void mark(int heap, int option) {
        far[option / SIDE * ShiftedBitMatrices.BLOCK_BYTES + (heap & -SIDE) + option % SIDE] |=
                (byte) (1 << heap % SIDE);
    }

    /// Marks the common options that turned moves give from the rare heaps before.
    private void markTurned() {
        for (int taken : tables.turned()) {
            for (int heap = 0; heap < Math.min(BLOCK, known + taken); heap++) {
                int option = turnedOption(heap, taken);
                if (option < tables.indexLimit()) {
                    mark(heap, option);
                }
            }
        }
    }

    /// The class index of the common option that a turned move gives to a heap of the block; the size of
    /// the class if the option is rare.
    private int turnedOption(int heap, int taken) {
        int left = start + heap - taken;
        boolean common = heap - taken >= known || !tables.space().rare(values.get(left), left);
        return common ? tables.space().classSize() : tables.space().index(values.get(left));
    }

    /// Gives every heap of the block the least class index that is not an option.
    ///
    /// @return false if all are options of some heap: the space is too small
    boolean resolve() {
        for (int group = 0; group < tables.indexLimit() / SIDE; group++) {
            orPerBlock(group);
        }
        markOutside();
        markTurned();
        for (int part = 0; part < SEGMENTS; part++) {
            for (int group = 0; group < tables.indexLimit() / SIDE; group++) {
                tables.shifts()
                        .byDistance()
                        .perSegment()
                        .orSegment(
                                tables.matrices(),
                                start + part * SEGMENT,
                                group,
                                far,
                                group * ShiftedBitMatrices.BLOCK_BYTES + part * SEGMENT,
                                matrices,
                                0);
                BitTranspose.transpose(matrices, 0, SEGMENT, options, width, group);
            }
            if (!resolve(part * SEGMENT)) {
                return false;
            }
        }
        return true;
    }

    private boolean resolve(int from) {
        boolean inOneWord = tables.space().classSize() <= Long.SIZE;
        WordShifts perWords = tables.shifts().byDistance().perWords();
        for (int heap = 0; heap < SEGMENT; heap++) {
            if (inOneWord && heap % WordShifts.HEAPS == 0) {
                perWords.or(words, SEGMENT + heap, options, heap);
            }
            int index = inOneWord ? mexInWord(heap) : mex(heap);
            if (from + heap < known) {
                index = knownIndex(start + from + heap);
            } else if (index >= tables.indexLimit()) {
                index = mexOfAllShifts(from + heap);
                if (index == tables.space().classSize()) {
                    unresolved = start + from + heap;
                    return false;
                }
            }
            recent[SEGMENT + heap] = index;
            words[SEGMENT + heap] = BITS[Math.min(index, Long.SIZE)];
            indices[from + heap] = index;
        }
        setBits(from);
        System.arraycopy(recent, SEGMENT, recent, 0, SEGMENT);
        System.arraycopy(words, SEGMENT, words, 0, SEGMENT);
        return true;
    }

    /// Adds a segment to the bit matrices.
    private void setBits(int from) {
        for (int heap = from; heap < from + SEGMENT; heap++) {
            if (indices[heap] < tables.space().classSize()) {
                tables.matrices().set(indices[heap], start + heap);
            }
        }
    }

    private int knownIndex(int heap) {
        return tables.indexOf(values.get(heap), heap);
    }

    /// The least index missing, where all are bits of one word. Rare heaps have an index without a bit.
    private int mexInWord(int heap) {
        long reached = options[heap];
        for (int i = 0; i < nearDistances.length; i++) {
            reached |= BITS[recent[SEGMENT + heap - nearDistances[i]] ^ nearIndices[i]];
        }
        return Long.numberOfTrailingZeros(~reached);
    }

    private int mex(int heap) {
        System.arraycopy(options, heap * width, marks, 0, width);
        for (int i = 0; i < nearDistances.length; i++) {
            int option = recent[SEGMENT + heap - nearDistances[i]] ^ nearIndices[i];
            marks[option >> 6] |= 1L << option;
        }
        for (int word = 0; word < width; word++) {
            if (marks[word] != -1L) {
                return (word << 6) + Long.numberOfTrailingZeros(~marks[word]);
            }
        }
        return width << 6;
    }

    /// The least index missing for one heap, by all shifts; the size of the class if none is.
    private int mexOfAllShifts(int heap) {
        Arrays.fill(reachedBy, (byte) 0);
        RareShifts shifts = tables.shifts();
        for (int i = 0; i < shifts.size(); i++) {
            int part = heap - shifts.distance(i);
            if (start + part > 0) {
                int index = part >= 0 ? indices[part] : knownIndex(start + part);
                if (index < tables.space().classSize()) {
                    reachedBy[index ^ shifts.index(i)] = 1;
                }
            }
        }
        for (int taken : tables.turned()) {
            int option = turnedOption(heap, taken);
            if (option < reachedBy.length) {
                reachedBy[option] = 1;
            }
        }
        int index = 0;
        while (index < reachedBy.length && reachedBy[index] != 0) {
            index++;
        }
        return index;
    }
}
