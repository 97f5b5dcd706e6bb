package org.grundy.catalog.judge;

import org.grundy.run.Run;

/// Counts the heaps from which nothing that may be taken wins.
///
/// Whether a heap is lost follows from which of the heaps just below it are: a window of as many bits as the largest
/// number that may be taken. When a window comes again, so does all that follows (R. P. Brent, An improved Monte
/// Carlo factorization algorithm, 1980, for how a cycle is found without memory).
///
/// @param amounts what may be taken: the lowest bit stands for 1
record LostHeaps(long amounts) {
    /// The largest number that may be taken.
    static final int LARGEST_AMOUNT = 62;

    /// How many steps are charged at once.
    private static final long STEPS = 1 << 12;

    /// How many of the heaps 1, …, most are lost.
    ///
    /// Cost: three times the sum of preperiod and period, or `most` steps if that is less.
    ///
    /// @param run is charged for the steps
    long upTo(long most, Run run) {
        Walk walk = new Walk(amounts);
        Walk earlier = new Walk(amounts);
        long saveAt = 1;
        while (walk.heap < most) {
            charge(walk, run);
            walk.step();
            if (walk.window == earlier.window) {
                long period = walk.heap - earlier.heap;
                long times = (most - walk.heap) / period;
                long lost = times * (walk.lost - earlier.lost);
                long rest = (most - walk.heap) % period;
                for (long i = 0; i < rest; i++) {
                    charge(walk, run);
                    walk.step();
                }
                return lost + walk.lost;
            }
            if (walk.heap == saveAt) {
                earlier.copy(walk);
                saveAt *= 2;
            }
        }
        return walk.lost;
    }

    private static void charge(Walk walk, Run run) {
        if (walk.heap % STEPS == 0) {
            run.options(STEPS);
        }
    }

    /// From heap to heap: the window's lowest bit says whether the heap itself is lost.
    private static final class Walk {
        private final long amounts;
        private final long full;
        private long heap;
        private long window = 1;
        private long lost;

        Walk(long amounts) {
            this.amounts = amounts;
            this.full = amounts == 0 ? 0 : 2 * Long.highestOneBit(amounts) - 1;
        }

        void step() {
            long here = (window & amounts) == 0 ? 1 : 0;
            heap++;
            lost += here;
            window = (window << 1 | here) & full;
        }

        void copy(Walk other) {
            heap = other.heap;
            window = other.window;
            lost = other.lost;
        }
    }
}
