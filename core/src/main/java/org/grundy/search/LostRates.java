package org.grundy.search;

import java.util.Arrays;

/// How often couples of each size and heap have turned out to be lost. What is lost seldom is hard to show lost: so
/// these rates correct the guess of the work for couples not yet searched. (Where Cram 5×8 is searched, of the pieces
/// of 28 cells one in 150 has the nimber 0, and one in 23 the nimber 1; of 26 cells one in 19, and one in 95.)
///
/// The search learns from its own answers as it goes on. For one thread.
final class LostRates {
    private static final int SIZES = 128;
    private static final int HEAPS = 8;

    /// So many couples as usual are added to those met, so that a few do not decide.
    private static final int PRIOR = 20;

    /// A guess is changed by this factor at most.
    private static final double LARGEST_FACTOR = 4;

    private static final float HALF = 0.5f;

    private final int[] asked = new int[SIZES * HEAPS];
    private final int[] lost = new int[SIZES * HEAPS];

    /// By size and heap, what guesses are multiplied by.
    private final float[] factors = new float[SIZES * HEAPS];

    private int allAsked;
    private int allLost;

    LostRates() {
        Arrays.fill(factors, 1);
    }

    /// Takes note of a couple that was decided.
    ///
    /// @param size of its piece
    void learn(int size, int heap, boolean isLost) {
        if (size >= SIZES || heap >= HEAPS) {
            return;
        }
        int kind = size * HEAPS + heap;
        asked[kind]++;
        allAsked++;
        if (isLost) {
            lost[kind]++;
            allLost++;
        }
        factors[kind] = factor(kind);
    }

    private float factor(int kind) {
        double usual = (allLost + 1.0) / (allAsked + 10.0);
        double here = (lost[kind] + PRIOR * usual) / (asked[kind] + PRIOR);
        return (float) Math.clamp(Math.sqrt(usual / here), 1 / LARGEST_FACTOR, LARGEST_FACTOR);
    }

    /// A guess of the work to show that a couple is lost, at least 1.
    ///
    /// @param effort the guess if couples of its size and heap are lost as often as others
    int corrected(int effort, int size, int heap) {
        if (size >= SIZES || heap >= HEAPS) {
            return effort;
        }
        return Math.max(1, (int) (effort * factors[size * HEAPS + heap] + HALF));
    }
}
