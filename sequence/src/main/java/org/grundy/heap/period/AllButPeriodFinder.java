package org.grundy.heap.period;

import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.grundy.evidence.PeriodCertificate;
import org.grundy.heap.SubtractionSet;
import org.grundy.heap.value.NimValues;
import org.grundy.run.Run;

/// Proves arithmetic periods of games in which any number but those of a finite set may be taken.
///
/// Let k be the largest forbidden number. The values after heap n depend on two things only: the set V of
/// the values up to heap n−k, and the last k values in their order; and of both only on what lies above b =
/// mex V, for smaller values are all in V and can never be the mex again. So when V above b and the last k
/// values, both counted from b, are the same after heap n and after heap m > n, all values after n repeat
/// with period m−n, each larger by the growth of b.
///
/// A hash of each state is kept; equal hashes are compared in full, so what is found is exact. Whether a
/// state always comes again is not known here.
///
/// Cost: O(k + the values above b) and about 60 bytes for each heap.
public final class AllButPeriodFinder implements PeriodFinder {
    private final String rules;
    private final int last;
    private final Map<Long, Integer> heaps = new HashMap<>();
    private final BitSet far = new BitSet();
    private int next;
    private int mex;

    public AllButPeriodFinder(SubtractionSet forbidden) {
        this.rules = forbidden.toString();
        this.last = forbidden.largest().intValueExact();
        this.next = last;
    }

    @Override
    public Optional<PeriodCertificate> look(NimValues values, Run run) {
        for (; next < values.size(); next++) {
            include(values, next);
            int[] state = state(values, next, far, mex);
            run.options(state.length);
            Integer before = heaps.putIfAbsent(hash(state), next);
            if (before != null && Arrays.equals(state, stateAt(values, before))) {
                return Optional.of(certificate(values, before, next));
            }
        }
        return Optional.empty();
    }

    private void include(NimValues values, int heap) {
        for (int n = heap == last ? 0 : heap - last; n <= heap - last; n++) {
            far.set(values.get(n));
        }
        mex = far.nextClearBit(mex);
    }

    private int[] stateAt(NimValues values, int heap) {
        BitSet seen = new BitSet();
        for (int n = 0; n <= heap - last; n++) {
            seen.set(values.get(n));
        }
        return state(values, heap, seen, seen.nextClearBit(0));
    }

    /// The last k values and those of V that are larger than b, from b on.
    private int[] state(NimValues values, int heap, BitSet seen, int base) {
        int[] above = seen.stream().filter(value -> value > base).toArray();
        int[] state = Arrays.copyOf(above, above.length + last);
        for (int i = 0; i < above.length; i++) {
            state[i] -= base;
        }
        for (int i = 0; i < last; i++) {
            state[above.length + i] = Math.max(values.get(heap - i) - base, -1);
        }
        return state;
    }

    private static long hash(int[] state) {
        long hash = state.length;
        for (int each : state) {
            hash = (hash ^ each) * 0x9E3779B97F4A7C15L;
            hash ^= hash >>> 29;
        }
        return hash;
    }

    private PeriodCertificate certificate(NimValues values, int first, int second) {
        int period = second - first;
        int saltus = mex - mexAt(values, first);
        int preperiod = first + 1;
        while (preperiod > 0 && values.get(preperiod - 1) + saltus == values.get(preperiod - 1 + period)) {
            preperiod--;
        }
        return new PeriodCertificate(
                rules, "all-but", preperiod, period, saltus, Math.max(second, preperiod + period) + 1);
    }

    private int mexAt(NimValues values, int heap) {
        BitSet seen = new BitSet();
        for (int n = 0; n <= heap - last; n++) {
            seen.set(values.get(n));
        }
        return seen.nextClearBit(0);
    }
}
