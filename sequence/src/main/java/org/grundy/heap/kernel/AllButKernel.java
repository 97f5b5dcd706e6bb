package org.grundy.heap.kernel;

import java.util.BitSet;
import org.grundy.heap.SequenceRules;
import org.grundy.heap.SubtractionSet;
import org.grundy.heap.value.NimValues;
import org.grundy.run.Run;
import org.grundy.text.BilingualText;

/// The values of a game in which any number but those of a finite set may be taken.
///
/// A heap of n can become any heap below n−k, where k is the largest forbidden number, so those values are
/// kept as one growing set with its mex, and only the last k are looked at one by one.
///
/// Cost: O(k) a value.
public final class AllButKernel implements Kernel {
    private static final String NAME = "allbut";

    /// The type of this kernel.
    public static final KernelType TYPE = new SoleKernelType<>(
            NAME,
            new BilingualText("games in which all numbers but those of a set may be taken", "可取某个集合以外任意数目的游戏"),
            SequenceRules.AllBut.class,
            rules -> new AllButKernel(rules.forbidden()));

    private final BitSet forbidden = new BitSet();
    private final int last;
    private final BitSet far = new BitSet();
    private final MexBitset near = new MexBitset();
    private int farSize;
    private int farMex;

    public AllButKernel(SubtractionSet set) {
        int[] members = set.upTo(NimValues.CAPACITY);
        for (int member : members) {
            forbidden.set(member);
        }
        this.last = members.length == 0 ? 0 : members[members.length - 1];
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public void extend(NimValues values, int to, Run run) {
        while (values.size() < to) {
            run.position();
            values.add(next(values));
        }
    }

    private int next(NimValues values) {
        int n = values.size();
        while (farSize < n - last) {
            far.set(values.get(farSize++));
        }
        farMex = far.nextClearBit(farMex);
        near.clear();
        for (int taken = 1; taken <= Math.min(last, n); taken++) {
            int value = values.get(n - taken);
            if (!forbidden.get(taken) && value >= farMex) {
                near.mark(value - farMex);
            }
        }
        int value = farMex + near.result();
        while (far.get(value)) {
            near.mark(value - farMex);
            value = farMex + near.result();
        }
        return value;
    }
}
