package org.grundy.misere;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import org.grundy.run.Run;
import org.jspecify.annotations.Nullable;

/// Checks that a bipartite monoid and the elements of heaps give every sum its misère outcome: that a sum
/// which is not terminal is in the P-portion exactly if none of its options is. As outcomes are defined by
/// this, they are then right for all sums, however long.
///
/// *No P-position has a P-option*: for each heap of element x, each option of element e and each y not both
/// xy and ey may be P-elements. *Every N-position has a P-option*: let the need of a sum X of element x be
/// the set of those y for which xy is no P-element, and no move in X makes one of the product with y;
/// somebody else must win it then. The need of X + Y is {z : zy ∈ need(X), zx ∈ need(Y)}, and what is to be
/// shown is that no need has the identity. Where two sums have one element, the one whose need is within
/// that of the other matters nothing, and so it is with sums whose need is empty. So few sums are left, and
/// they are gone through.
final class RecursionCheck {
    /// So many faults are looked for at once.
    private static final int MOST_FAULTS = 24;

    private final MisereQuotient quotient;
    private final BipartiteMonoid monoid;
    private final Run run;
    private final List<Need> heaps = new ArrayList<>();
    private final List<List<Need>> needs = new ArrayList<>();
    private final Deque<Need> open = new ArrayDeque<>();
    private final List<int[]> faults = new ArrayList<>();

    /// What a sum needs from others.
    ///
    /// @param others the sum without its last heap
    private record Need(
            int element, ElementSet set, @Nullable Need others, int heap) {
        int[] heaps() {
            List<Integer> all = new ArrayList<>();
            for (Need each = this; each != null; each = each.others) {
                all.add(each.heap);
            }
            return all.stream().mapToInt(Integer::intValue).sorted().toArray();
        }
    }

    /// @param quotient its images need not be there yet for heaps that are to be added
    RecursionCheck(MisereQuotient quotient, Run run) {
        this.quotient = quotient;
        this.monoid = quotient.monoid();
        this.run = run;
        for (int x = 0; x < monoid.order(); x++) {
            needs.add(new ArrayList<>());
        }
    }

    /// Adds a heap that is not terminal to those whose sums are checked.
    ///
    /// @param image its element
    /// @param options the elements of its options, at least one
    /// @return sums at which the outcomes are wrong, none if all is right; after a fault the check is of no
    ///     more use
    List<int[]> add(int heap, int image, int[] options) {
        ElementSet settled = monoid.row(image).copy();
        for (int option : options) {
            int both = monoid.row(image).firstShared(monoid.row(option));
            if (both >= 0 && faults.size() < MOST_FAULTS) {
                faults.add(sorted(heap, quotient.words().get(both)));
            }
            settled.addAll(monoid.row(option));
        }
        ElementSet need = ElementSet.empty(monoid.order());
        for (int y = 0; y < monoid.order(); y++) {
            if (!settled.has(y)) {
                need.add(y);
            }
        }
        addNeed(new Need(image, need, null, heap));
        return List.copyOf(faults);
    }

    private static int[] sorted(int heap, int[] others) {
        int[] all = Arrays.copyOf(others, others.length + 1);
        all[others.length] = heap;
        Arrays.sort(all);
        return all;
    }

    private void addNeed(Need heap) {
        if (heap.set.isEmpty() || covered(heap, heaps)) {
            return;
        }
        heaps.removeIf(other -> other.element == heap.element && other.set.within(heap.set));
        heaps.add(heap);
        List<Need> before = needs.stream().flatMap(List::stream).toList();
        meet(heap);
        before.forEach(need -> meet(plus(need, heap)));
        while (!open.isEmpty() && faults.size() < MOST_FAULTS) {
            Need need = open.poll();
            if (isKept(need)) {
                heaps.forEach(each -> meet(plus(need, each)));
            }
        }
    }

    /// Whether this very need, not an equal one, is still among those of its element.
    @SuppressWarnings("ReferenceEquality")
    private boolean isKept(Need need) {
        return needs.get(need.element).stream().anyMatch(kept -> kept == need);
    }

    private static boolean covered(Need need, List<Need> others) {
        return others.stream().anyMatch(other -> other.element == need.element && need.set.within(other.set));
    }

    private void meet(Need need) {
        if (need.set.has(0)) {
            if (faults.size() < MOST_FAULTS) {
                faults.add(need.heaps());
            }
        } else if (!need.set.isEmpty()) {
            List<Need> same = needs.get(need.element);
            if (!covered(need, same)) {
                same.removeIf(other -> other.set.within(need.set));
                same.add(need);
                open.add(need);
            }
        }
    }

    private Need plus(Need need, Need heap) {
        run.options(monoid.order());
        ElementSet set = ElementSet.empty(monoid.order());
        for (int z = 0; z < monoid.order(); z++) {
            if (need.set.has(monoid.product(heap.element, z)) && heap.set.has(monoid.product(need.element, z))) {
                set.add(z);
            }
        }
        return new Need(monoid.product(need.element, heap.element), set, need, heap.heap);
    }
}
