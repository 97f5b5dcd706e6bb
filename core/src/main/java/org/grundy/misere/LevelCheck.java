package org.grundy.misere;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.grundy.run.Run;
import org.jspecify.annotations.Nullable;

/// The part of a [RecursionCheck] that is about one value.
final class LevelCheck {
    /// The largest number of faults looked for at once.
    private static final int MOST_FAULTS = 24;

    private final MisereQuotient quotient;
    private final int level;
    private final BipartiteMonoid monoid;
    private final Run run;
    private final List<Need> heaps = new ArrayList<>();
    private final List<List<Need>> needs = new ArrayList<>();
    private final Deque<Need> open = new ArrayDeque<>();
    private final List<int[]> faults = new ArrayList<>();

    /// By the elements of heaps.
    private final Map<Integer, Cofactors> cofactors = new HashMap<>();

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
    /// @param level the value that is looked at
    LevelCheck(MisereQuotient quotient, int level, Run run) {
        this.level = level;
        this.quotient = quotient;
        this.monoid = quotient.monoid();
        this.run = run;
        for (int x = 0; x < monoid.order(); x++) {
            needs.add(new ArrayList<>());
        }
    }

    /// As [RecursionCheck#add].
    List<int[]> add(int heap, int image, int[] options) {
        ElementSet settled = monoid.row(image, level).copy();
        for (int k = 0; k < level; k++) {
            settled.addAll(monoid.row(image, k));
        }
        for (int option : options) {
            int both = monoid.row(image, level).firstShared(monoid.row(option, level));
            if (both >= 0 && faults.size() < MOST_FAULTS) {
                faults.add(sorted(heap, quotient.words().get(both)));
            }
            settled.addAll(monoid.row(option, level));
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
        List<Need> same = needs.get(need.element);
        run.options(same.size());
        return same.stream().anyMatch(kept -> kept == need);
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
            run.options(same.size());
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
        Cofactors ofHeap = cofactors.computeIfAbsent(heap.element, element -> Cofactors.of(monoid, element));
        for (int y = need.set.next(0); y >= 0; y = need.set.next(y + 1)) {
            for (int i = ofHeap.starts()[y]; i < ofHeap.starts()[y + 1]; i++) {
                int z = ofHeap.elements()[i];
                if (heap.set.has(monoid.product(need.element, z))) {
                    set.add(z);
                }
            }
        }
        return new Need(monoid.product(need.element, heap.element), set, need, heap.heap);
    }
}
