package org.grundy.proof;

import java.util.BitSet;
import org.grundy.run.Run;

/// Values of the game in which a number of a set is taken, or any number but those of the set, straight
/// from the definition.
///
/// @param set not empty
/// @param allBut whether its members may not be taken
record SetRecomputation(BitSet set, boolean allBut) implements Recomputation {
    @Override
    public int[] values(int count, Run run) {
        run.memory(4L * count);
        int[] values = new int[count];
        for (int n = 0; n < count; n++) {
            run.position();
            run.clock();
            BitSet options = new BitSet();
            if (allBut) {
                for (int taken = 1; taken <= n; taken++) {
                    if (!set.get(taken)) {
                        options.set(values[n - taken]);
                    }
                }
            } else {
                for (int taken = set.nextSetBit(1); taken > 0 && taken <= n; taken = set.nextSetBit(taken + 1)) {
                    options.set(values[n - taken]);
                }
            }
            values[n] = options.nextClearBit(0);
        }
        return values;
    }

    @Override
    public int heaps() {
        return 1;
    }

    @Override
    public int last() {
        return set.length() - 1;
    }
}
