package org.grundy.misere;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.grundy.misere.tame.ClosedSet;
import org.grundy.run.Run;

/// Misère Grundy values of sums of the heaps up to a new one, by search over [NormalForms]. They rest on
/// assumptions: that heaps are worth their words, and words their normal forms. A sum at which the
/// recursion of values fails shows that one of them is wrong, and [#correct] gives it up. Nothing is
/// proved by these values; they only make candidates, and what is wrong in one is found by
/// [RecursionCheck].
final class AssumedOutcomes {
    private final MisereQuotient base;
    private final ClosedSet set;
    private final Run run;
    private final Set<Integer> freed = new TreeSet<>();
    private HeapLetters letters;
    private final Map<Integer, Integer> more = new HashMap<>();
    private final Map<Integer, Integer> reworded = new HashMap<>();
    private final int levels;
    private NormalForms forms;
    private WordSearch search;

    /// @param levels misère Grundy values below this are distinguished
    AssumedOutcomes(MisereQuotient base, ClosedSet set, int levels, Run run) {
        this.base = base;
        this.set = set;
        this.levels = levels;
        this.run = run;
        this.letters = new HeapLetters(base, set, freed, reworded);
        this.forms = new NormalForms(base, letters, more);
        this.search = new WordSearch(base, letters, forms, levels, run);
    }

    HeapLetters letters() {
        return letters;
    }

    /// Misère Grundy values below this are distinguished: a value is one of these, or this for all others.
    int levels() {
        return levels;
    }

    /// The misère Grundy value of the sum of two words, as far as the assumptions go.
    int value(HeapWord first, HeapWord second) {
        return search.value(forms.packed(first.plus(second)));
    }

    /// The misère Grundy value of a sum, as far as the assumptions go.
    int value(HeapWord word) {
        return search.value(forms.packed(word));
    }

    /// The value of a sum of any heaps that is not terminal, by its own options and the values assumed for these.
    private int valueByOptions(int[] heaps) {
        MisereMex mex = new MisereMex(levels);
        for (int i = 0; i < heaps.length; i++) {
            if (i == 0 || heaps[i] != heaps[i - 1]) {
                HeapWord others = letters.word(MisereQuotient.without(heaps, i));
                run.options(letters.options(heaps[i]).size());
                for (HeapWord option : letters.options(heaps[i])) {
                    mex.add(value(others, option));
                    if (mex.settled()) {
                        return mex.value();
                    }
                }
            }
        }
        return terminal(heaps) ? 1 : mex.value();
    }

    /// Gives up one assumption, where the value of a sum by its options is not the assumed one. An option
    /// of which that is true as well is looked at instead, for there the fault begins.
    ///
    /// @param heaps in increasing order
    /// @return whether there was one to give up
    boolean correct(int[] heaps) {
        int[] least = least(heaps);
        int right = valueByOptions(least);
        int[] rest = least;
        for (int heap : least) {
            if (letters.letter(heap) < 0) {
                int index = Arrays.binarySearch(rest, heap);
                int[] before = rest;
                rest = sorted(MisereQuotient.without(rest, index), letters.heaps(letters.word(heap)));
                if (valueByOptions(rest) != right) {
                    return correctBelow(before, rest) || free(heap, before, right);
                }
            }
        }
        for (NormalForms.Step step : forms.way(letters.word(rest))) {
            int[] before = rest;
            rest = letters.heaps(step.word());
            if (valueByOptions(rest) != right) {
                if (!correctBelow(before, rest)) {
                    more.merge(step.heap(), 1, Integer::sum);
                    renew();
                }
                return true;
            }
        }
        return false;
    }

    private boolean correctBelow(int[] before, int[] after) {
        Optional<int[]> below = wrongOption(before).or(() -> wrongOption(after));
        return below.isPresent() && correct(below.get());
    }

    private int[] least(int[] heaps) {
        int[] least = heaps;
        Optional<int[]> below = wrongOption(least);
        while (below.isPresent()) {
            least = below.get();
            below = wrongOption(least);
        }
        return least;
    }

    /// An option whose value by its own options is not the assumed one.
    private Optional<int[]> wrongOption(int[] heaps) {
        for (int i = 0; i < heaps.length; i++) {
            if (i == 0 || heaps[i] != heaps[i - 1]) {
                int[] others = MisereQuotient.without(heaps, i);
                for (int[] option : set.options(heaps[i])) {
                    int[] sum = sorted(others, option);
                    if (sum.length > 0 && !terminal(sum) && valueByOptions(sum) != value(letters.word(sum))) {
                        return Optional.of(sum);
                    }
                }
            }
        }
        return Optional.empty();
    }

    private boolean terminal(int[] heaps) {
        return Arrays.stream(heaps).allMatch(heap -> letters.options(heap).isEmpty());
    }

    private static int[] sorted(int[] first, int[] second) {
        int[] all = Arrays.copyOf(first, first.length + second.length);
        System.arraycopy(second, 0, all, first.length, second.length);
        Arrays.sort(all);
        return all;
    }

    /// Gives a heap another word of the same element, in which freed heaps occur, if there is one for which
    /// the value of a sum is right; else makes it a letter.
    private boolean free(int heap, int[] sum, int right) {
        int words = letters.substitutes(heap).size();
        for (int word = reworded.getOrDefault(heap, 0) + 1; word < words; word++) {
            reworded.put(heap, word);
            renew();
            int index = Arrays.binarySearch(sum, heap);
            int[] changed = sorted(MisereQuotient.without(sum, index), letters.heaps(letters.word(heap)));
            if (valueByOptions(changed) == right) {
                return true;
            }
        }
        freed.add(heap);
        renew();
        return true;
    }

    /// Gives back the memory that it was charged for; it is not used after that.
    void release() {
        search.release();
    }

    private void renew() {
        search.release();
        run.options((long) base.images().length
                * (1 + (long) freed.size() * base.monoid().order()));
        letters = new HeapLetters(base, set, freed, reworded);
        forms = new NormalForms(base, letters, more);
        search = new WordSearch(base, letters, forms, levels, run);
    }
}
