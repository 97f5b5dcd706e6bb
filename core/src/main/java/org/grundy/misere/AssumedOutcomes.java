package org.grundy.misere;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.grundy.run.Run;

/// Misère outcomes of sums of the heaps up to a new one, by search over [NormalForms]. They rest on
/// assumptions: that heaps are worth their words, and words their normal forms. A sum at which the
/// recursion of outcomes fails shows that one of them is wrong, and [#correct] gives it up. Nothing is
/// proved by these outcomes; they only make candidates, and what is wrong in one is found by
/// [RecursionCheck].
final class AssumedOutcomes {
    private final MisereQuotient base;
    private final ClosedSet set;
    private final Run run;
    private final Set<Integer> freed = new TreeSet<>();
    private HeapLetters letters;
    private final Map<Integer, Integer> more = new HashMap<>();
    private final Map<Integer, Integer> reworded = new HashMap<>();
    private NormalForms forms;
    private OutcomeMemo memo;

    AssumedOutcomes(MisereQuotient base, ClosedSet set, Run run) {
        this.base = base;
        this.set = set;
        this.run = run;
        this.letters = new HeapLetters(base, set, freed, reworded);
        this.forms = new NormalForms(base, letters, more, run);
        this.memo = freshMemo();
    }

    private OutcomeMemo freshMemo() {
        OutcomeMemo fresh = new OutcomeMemo(run);
        fresh.put(forms.key(letters.empty()), OutcomeMemo.WON);
        return fresh;
    }

    HeapLetters letters() {
        return letters;
    }

    /// Whether the player to move loses the sum of two words.
    boolean lost(HeapWord first, HeapWord second) {
        return lost(forms.key(first, second));
    }

    /// Whether the player to move loses a sum, as far as the assumptions go.
    boolean lost(HeapWord word) {
        return lost(forms.key(word));
    }

    private boolean lost(long key) {
        int known = memo.get(key);
        return known == OutcomeMemo.UNKNOWN ? search(key) : known == OutcomeMemo.LOST;
    }

    private boolean search(long key) {
        Deque<Visit> visits = new ArrayDeque<>();
        visits.push(new Visit(key));
        while (!visits.isEmpty()) {
            Visit visit = visits.getFirst();
            if (!visit.hasOption()) {
                memo.put(visit.key, OutcomeMemo.LOST);
                visits.pop();
                continue;
            }
            long option = visit.option();
            switch (memo.get(option)) {
                case OutcomeMemo.LOST -> {
                    memo.put(visit.key, OutcomeMemo.WON);
                    visits.pop();
                }
                case OutcomeMemo.WON -> visit.next();
                default -> visits.push(new Visit(option));
            }
        }
        return memo.get(key) == OutcomeMemo.LOST;
    }

    /// A sum whose options are looked at one after the other.
    private final class Visit {
        private final long key;
        private final HeapWord word;
        private HeapWord others;
        private int letter;
        private int index = -1;
        private long option;

        Visit(long key) {
            run.position();
            this.key = key;
            this.word = forms.word(key);
            this.others = word;
            this.letter = letters.count();
            next();
        }

        boolean hasOption() {
            return letter >= 0;
        }

        long option() {
            return option;
        }

        /// Goes to the next option, moves in the largest heaps first.
        void next() {
            run.option();
            index++;
            while (letter == letters.count()
                    || (letter >= 0 && index == options().size())) {
                index = 0;
                letter--;
                while (letter >= 0 && word.counts()[letter] == 0) {
                    letter--;
                }
                others = letter < 0 ? word : word.lessLetter(letter);
            }
            if (letter >= 0) {
                option = forms.key(others, options().get(index));
            }
        }

        private List<HeapWord> options() {
            return letters.options(letters.heap(letter));
        }
    }

    /// Whether a sum of any heaps is lost, by its own options and the outcomes assumed for these.
    boolean lostByOptions(int[] heaps) {
        HeapWord all = letters.word(heaps);
        for (int i = 0; i < heaps.length; i++) {
            if (i == 0 || heaps[i] != heaps[i - 1]) {
                HeapWord others = letters.word(without(heaps, i));
                for (HeapWord option : letters.options(heaps[i])) {
                    if (lost(others, option)) {
                        return false;
                    }
                }
            }
        }
        return !all.isEmpty();
    }

    static int[] without(int[] heaps, int index) {
        int[] others = new int[heaps.length - 1];
        System.arraycopy(heaps, 0, others, 0, index);
        System.arraycopy(heaps, index + 1, others, index, others.length - index);
        return others;
    }

    /// Gives up one assumption, where the outcome of a sum by its options is not the assumed one. An option
    /// of which that is true as well is looked at instead, for there the fault begins.
    ///
    /// @param heaps in increasing order
    /// @return whether there was one to give up
    boolean correct(int[] heaps) {
        int[] least = least(heaps);
        boolean right = lostByOptions(least);
        int[] rest = least;
        for (int heap : least) {
            if (letters.letter(heap) < 0) {
                int index = Arrays.binarySearch(rest, heap);
                int[] before = rest;
                rest = sorted(without(rest, index), letters.heaps(letters.word(heap)));
                if (lostByOptions(rest) != right) {
                    return correctBelow(before, rest) || free(heap, before, right);
                }
            }
        }
        for (NormalForms.Step step : forms.way(letters.word(rest))) {
            int[] before = rest;
            rest = letters.heaps(step.word());
            if (lostByOptions(rest) != right) {
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

    /// An option whose outcome by its own options is not the assumed one.
    private Optional<int[]> wrongOption(int[] heaps) {
        for (int i = 0; i < heaps.length; i++) {
            if (i == 0 || heaps[i] != heaps[i - 1]) {
                int[] others = without(heaps, i);
                for (int[] option : set.options(heaps[i])) {
                    int[] sum = sorted(others, option);
                    if (sum.length > 0 && !terminal(sum) && lostByOptions(sum) != lost(letters.word(sum))) {
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
    /// the outcome of a sum is right; else makes it a letter.
    private boolean free(int heap, int[] sum, boolean right) {
        int words = letters.substitutes(heap).size();
        for (int word = reworded.getOrDefault(heap, 0) + 1; word < words; word++) {
            reworded.put(heap, word);
            renew();
            int index = Arrays.binarySearch(sum, heap);
            int[] changed = sorted(without(sum, index), letters.heaps(letters.word(heap)));
            if (lostByOptions(changed) == right) {
                return true;
            }
        }
        freed.add(heap);
        renew();
        return true;
    }

    private void renew() {
        letters = new HeapLetters(base, set, freed, reworded);
        forms = new NormalForms(base, letters, more, run);
        memo = freshMemo();
    }
}
