package org.grundy.value;

import java.util.Objects;

/// One product after the other.
final class SingleNimProducts implements NimProducts {
    @Override
    public void multiply(long[] a, long[] b, long[] out, int from, int to) {
        Objects.checkFromToIndex(from, to, Math.min(out.length, Math.min(a.length, b.length)));
        for (int i = from; i < to; i++) {
            out[i] = Nimbers.product(a[i], b[i]);
        }
    }

    @Override
    public String name() {
        return "single";
    }
}
