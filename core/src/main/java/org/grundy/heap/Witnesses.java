package org.grundy.heap;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import jdk.incubator.vector.ByteVector;
import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;

/// Shows for whole blocks of heaps that a value is that of an option: heap n has the option (a, n−s) for
/// every small heap a and the right s, so it is worth v if n−s has value v⊕G(a), and one row of bits says
/// so of a block.
///
/// For each v the small heaps are tried in an order that was found best for some heaps before: again and
/// again those are taken that show the value for a good part of what is open yet. A few hundred show nearly
/// everything that there is to show; what is left open must be looked at otherwise. Only small heaps are
/// used for which the block begins at a byte's start in the row.
///
/// Cost: one load and one `or` of 64 bytes for each small heap tried, for 504 heaps.
final class Witnesses {
    private static final VectorSpecies<Byte> BYTES = ByteVector.SPECIES_512;
    private static final VectorSpecies<Long> LONGS = LongVector.SPECIES_512;
    private static final int TRIED_BETWEEN_LOOKS = 16;
    private static final int SAMPLES = 8;
    private static final int MOST = 4096;
    private static final double[] GOOD_PARTS = {0.04, 0.02, 0.01, 0.005, 0.0025, 0};

    private final int[][] places;

    private Witnesses(int[][] places) {
        this.places = places;
    }

    /// Witnesses in the order that is best for the last blocks in the rows.
    ///
    /// @param next the heap after the last one in the rows
    /// @param smallHeaps the distance s and the code of G(a) for each, s a multiple of 8
    /// @param heaps how many of the recent heaps have each code
    static Witnesses bySample(PositionRows rows, int next, List<Splits.Shift> smallHeaps, int[] heaps) {
        int[][] places = byFrequency(rows, MOST, smallHeaps, heaps).places;
        for (int code = 0; code < places.length; code++) {
            places[code] = best(rows, next, places[code]);
        }
        return new Witnesses(places);
    }

    /// Witnesses in the order of the number of heaps that have the value which each asks for.
    ///
    /// @param most how many there are for each code at most
    static Witnesses byFrequency(PositionRows rows, int most, List<Splits.Shift> smallHeaps, int[] heaps) {
        int[][] offsets = new int[heaps.length][];
        for (int code = 0; code < heaps.length; code++) {
            int wanted = code;
            offsets[code] = smallHeaps.stream()
                    .filter(each -> each.value() == wanted)
                    .mapToInt(each -> -each.distance() / Byte.SIZE)
                    .toArray();
        }
        int[] frequent = IntStream.range(0, heaps.length)
                .boxed()
                .filter(code -> heaps[code] > 0)
                .sorted(Comparator.comparingInt(code -> -heaps[code]))
                .mapToInt(Integer::intValue)
                .toArray();
        int[][] places = new int[heaps.length][];
        for (int code = 0; code < heaps.length; code++) {
            places[code] = candidates(code, most, rows.stride(), offsets, frequent);
        }
        return new Witnesses(places);
    }

    private static int[] candidates(int code, int most, int stride, int[][] offsets, int[] frequent) {
        int[] found = new int[most];
        int count = 0;
        for (int row : frequent) {
            for (int offset : offsets[row ^ code]) {
                if (count == most) {
                    return found;
                }
                found[count++] = row * stride + offset;
            }
        }
        return Arrays.copyOf(found, count);
    }

    /// The candidates in the order in which they are worth trying; those that show next to nothing are left
    /// out.
    private static int[] best(PositionRows rows, int next, int[] candidates) {
        LongVector[] open = new LongVector[SAMPLES];
        Arrays.fill(open, LongVector.broadcast(LONGS, -1));
        int left = SAMPLES * Long.SIZE * LONGS.length();
        boolean[] chosen = new boolean[candidates.length];
        int[] order = new int[candidates.length];
        int count = 0;
        for (double part : GOOD_PARTS) {
            for (int i = 0; i < candidates.length && left > 0; i++) {
                if (!chosen[i]) {
                    int shown = shown(rows, next, candidates[i], open);
                    if (shown >= Math.max(1, part * left)) {
                        chosen[i] = true;
                        order[count++] = candidates[i];
                        left -= shown;
                        close(rows, next, candidates[i], open);
                    }
                }
            }
        }
        return Arrays.copyOf(order, count);
    }

    private static int shown(PositionRows rows, int next, int place, LongVector[] open) {
        long shown = 0;
        for (int i = 0; i < SAMPLES; i++) {
            shown += sample(rows, next, place, i)
                    .and(open[i])
                    .lanewise(VectorOperators.BIT_COUNT)
                    .reduceLanes(VectorOperators.ADD);
        }
        return (int) shown;
    }

    private static void close(PositionRows rows, int next, int place, LongVector[] open) {
        for (int i = 0; i < SAMPLES; i++) {
            open[i] = open[i].lanewise(VectorOperators.AND_NOT, sample(rows, next, place, i));
        }
    }

    private static LongVector sample(PositionRows rows, int next, int place, int number) {
        int base = rows.byteOf(next) - (number + 1) * PositionRows.BLOCK_BYTES;
        return ByteVector.fromArray(BYTES, rows.bits(), Math.max(0, place + base))
                .reinterpretAsLongs();
    }

    /// Looks for options of a code in a block.
    ///
    /// @param next the first heap of the block, at a byte's start
    /// @param asked the heaps in question, 8 words from `at` on
    /// @param open gets those of them for which nothing was shown, in the same place
    /// @return whether there are any
    boolean leaveOpen(PositionRows rows, int next, int code, long[] asked, int at, long[] open) {
        byte[] bits = rows.bits();
        int base = rows.byteOf(next);
        int[] tried = places[code];
        LongVector wanted = LongVector.fromArray(LONGS, asked, at);
        ByteVector shown = ByteVector.zero(BYTES);
        for (int i = 0; i < tried.length; ) {
            int end = Math.min(tried.length, i + TRIED_BETWEEN_LOOKS);
            for (; i < end; i++) {
                shown = shown.or(ByteVector.fromArray(BYTES, bits, tried[i] + base));
            }
            LongVector left = wanted.lanewise(VectorOperators.AND_NOT, shown.reinterpretAsLongs());
            if (!left.compare(VectorOperators.NE, 0).anyTrue()) {
                return false;
            }
        }
        wanted.lanewise(VectorOperators.AND_NOT, shown.reinterpretAsLongs()).intoArray(open, at);
        return true;
    }
}
