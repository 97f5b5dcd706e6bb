package org.grundy.value;

import java.util.Arrays;
import java.util.Objects;

/// Products of whole blocks in [BitSlices]; what is left over is filled up to a block if it is long, else
/// multiplied one by one.
final class SlicedNimProducts implements NimProducts {
    private final NimProducts single = new SingleNimProducts();

    @Override
    public void multiply(long[] a, long[] b, long[] out, int from, int to) {
        Objects.checkFromToIndex(from, to, Math.min(out.length, Math.min(a.length, b.length)));
        if (to - from < BitSlices.BLOCK / 2) {
            single.multiply(a, b, out, from, to);
            return;
        }
        BitSlices slices = new BitSlices();
        int at = from;
        for (; to - at >= BitSlices.BLOCK; at += BitSlices.BLOCK) {
            slices.multiply(a, b, out, at);
        }
        if (to - at < BitSlices.BLOCK / 2) {
            single.multiply(a, b, out, at, to);
        } else {
            long[] filled = Arrays.copyOf(Arrays.copyOfRange(a, at, to), BitSlices.BLOCK);
            slices.multiply(filled, Arrays.copyOf(Arrays.copyOfRange(b, at, to), BitSlices.BLOCK), filled, 0);
            System.arraycopy(filled, 0, out, at, to - at);
        }
    }

    @Override
    public String name() {
        return "sliced " + BitSlices.LANES + "x64";
    }
}
