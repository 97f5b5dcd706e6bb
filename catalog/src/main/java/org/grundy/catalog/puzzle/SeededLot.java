package org.grundy.catalog.puzzle;

import java.util.random.RandomGenerator;

/// Numbers that are the same on every platform: class libraries differ in how they make smaller numbers of 64 bits, so
/// those that puzzles draw are made here.
final class SeededLot implements RandomGenerator {
    private long state;

    SeededLot(long seed) {
        this.state = seed;
    }

    @Override
    public long nextLong() {
        state += 0x9E37_79B9_7F4A_7C15L;
        long mixed = (state ^ (state >>> 30)) * 0xBF58_476D_1CE4_E5B9L;
        mixed = (mixed ^ (mixed >>> 27)) * 0x94D0_49BB_1331_11EBL;
        return mixed ^ (mixed >>> 31);
    }

    /// A number below a bound; that some are likelier by 2^−32 matters to no puzzle.
    @Override
    public int nextInt(int bound) {
        return (int) ((nextLong() >>> 1) % bound);
    }

    @Override
    public int nextInt(int origin, int bound) {
        return origin + nextInt(bound - origin);
    }
}
