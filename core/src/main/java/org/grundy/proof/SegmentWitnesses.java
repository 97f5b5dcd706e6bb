package org.grundy.proof;

import java.util.List;
import org.grundy.proof.lane.HeapLanes;
import org.grundy.proof.lane.HeapPlanes;
import org.grundy.proof.lane.OptionPlanes;
import org.grundy.proof.lane.WitnessOrder;

/// Whether the smaller rare values are options of the heaps of a segment.
///
/// For many heaps together it is found which of these values some witnesses show, those that served often of
/// late; what they leave open is looked for one by one ([WitnessOrder]).
final class SegmentWitnesses {
    /// After so many heaps the witnesses that are tried for all are chosen again.
    private static final int CHOSEN_FOR = 1 << 22;

    private final WindowRules rules;
    private final SegmentIndices heaps;
    private final int most;
    private final byte[] indices;
    private final WitnessOrder order;
    private HeapPlanes planes;
    private OptionPlanes shown;
    private int bits;

    /// How many heaps are still looked at alone before witnesses are chosen.
    private int alone;

    /// For how many heaps the choice still serves.
    private int served;

    /// @param heaps of which those that are known now are not looked at
    /// @param most how many heaps are looked at together
    SegmentWitnesses(WindowRules rules, SegmentIndices heaps, int most) {
        this.rules = rules;
        this.heaps = heaps;
        this.most = most;
        this.indices = heaps.indices();
        this.order = new WitnessOrder(rules.turned(), rules.witnesses());
        this.bits = heaps.bits();
        this.planes = planes(heaps.place());
        this.shown = learn();
    }

    private HeapPlanes planes(int end) {
        HeapPlanes made = new HeapPlanes(indices.length, bits);
        made.set(indices, HeapLanes.FIRST, end);
        return made;
    }

    /// No witness is tried for all until some are chosen anew.
    private OptionPlanes learn() {
        order.forget();
        alone = WitnessOrder.LEARNED;
        return new OptionPlanes(List.of(), bits, most);
    }

    /// Forgets what the heaps forget.
    void forget() {
        planes.move(heaps.place() - heaps.kept(), heaps.kept());
    }

    /// The first heap known by now of which a smaller rare value is not seen to be an option.
    ///
    /// @param from the place of the first heap that is looked at; not more than most
    /// @param parity of that heap
    /// @return how many heaps from there it is; −1 if there is none
    int unseen(int from, int parity) {
        int count = heaps.place() - from;
        if (bits < heaps.bits()) {
            bits = heaps.bits();
            planes = planes(heaps.place());
            shown = learn();
        } else {
            planes.set(indices, from, heaps.place());
        }
        if (alone == 0 && served <= 0) {
            shown = learn();
        }
        shown.find(planes, from, count);
        int unseen = unseenAmong(from, count, parity);
        settle(count);
        return unseen;
    }

    private int unseenAmong(int from, int count, int parity) {
        long[] below = rules.rareBelow(parity);
        long[] belowNext = rules.rareBelow(1 - parity);
        for (int i = 0; i < count; i++) {
            long wanted = ((i & 1) == 0 ? below : belowNext)[indices[from + i]];
            long missing = wanted & ~shown.of(i);
            if (missing != 0 && !order.shows(indices, from + i, missing)) {
                return i;
            }
        }
        return -1;
    }

    private void settle(int count) {
        if (alone == 0) {
            served -= count;
            return;
        }
        alone = Math.max(0, alone - count);
        if (alone == 0) {
            shown = new OptionPlanes(order.best(), bits, most);
            served = CHOSEN_FOR;
        }
    }
}
