package org.grundy.misere;

import java.util.ArrayList;
import java.util.List;
import org.grundy.run.Run;

/// Misère Grundy values of normal forms, by search of all options, as far as values are told apart. Sums
/// without the new heap have those of the quotient of smaller heaps, and so have all options by a move in the
/// only new heap: these are looked up at once by the element of the other heaps.
final class WordSearch {
    private final NormalForms forms;
    private final MisereQuotient base;
    private final int levels;
    private final Run run;
    private final OutcomeMemo memo;
    private final int letters;

    /// For each letter its options, as [NormalForms#plus] reads them.
    private final List<List<int[]>> options = new ArrayList<>();

    /// For each letter the elements of its options, in the same order.
    private final List<int[]> elements = new ArrayList<>();

    /// For each element the values of the options by a move in one new heap beside it; bit k for the value k.
    private final long[] afterNew;

    private final long all;
    private final List<Visit> visits = new ArrayList<>();

    /// @param base the quotient of the heaps below the new one
    /// @param levels values below this are distinguished
    WordSearch(MisereQuotient base, HeapLetters letters, NormalForms forms, int levels, Run run) {
        this.base = base;
        this.forms = forms;
        this.levels = levels;
        this.run = run;
        this.memo = new OutcomeMemo(forms.width(), run);
        this.letters = letters.count();
        for (int i = 0; i < this.letters; i++) {
            List<HeapWord> words = letters.options(letters.heap(i));
            options.add(words.stream().map(HeapWord::letters).toList());
            elements.add(words.stream()
                    .mapToInt(option -> base.element(letters.heaps(option)))
                    .toArray());
        }
        this.all = (1L << levels) - 1;
        this.afterNew = afterNew(elements.getLast());
    }

    private long[] afterNew(int[] ofOptions) {
        BipartiteMonoid monoid = base.monoid();
        long[] values = new long[monoid.order()];
        for (int x = 0; x < values.length; x++) {
            run.options(ofOptions.length);
            for (int option : ofOptions) {
                values[x] |= 1L << monoid.value(monoid.product(x, option));
            }
        }
        return values;
    }

    /// The value of a normal form.
    int value(long[] sum) {
        int smaller = forms.elementOfSmaller(sum);
        int newHeaps = forms.newHeaps(sum);
        if (newHeaps == 0) {
            return base.monoid().value(smaller);
        }
        int known = settled(smaller, newHeaps) ? levels : memo.get(sum);
        return known == OutcomeMemo.UNKNOWN ? search(sum, smaller) : known;
    }

    /// Gives back the memory that it was charged for; it is not used after that.
    void release() {
        memo.release();
    }

    /// Whether the moves in a new heap alone say that the value of a sum is none of those told apart.
    ///
    /// @param smaller the element of what is not a new heap
    private boolean settled(int smaller, int newHeaps) {
        return newHeaps == 1 && (afterNew[smaller] & all) == all;
    }

    private int search(long[] start, int smaller) {
        int depth = 0;
        visit(0).begin(start, smaller);
        while (true) {
            Visit visit = visits.get(depth);
            if (!visit.mex.settled() && visit.hasOption()) {
                int value = visit.knownOption();
                if (value == OutcomeMemo.UNKNOWN) {
                    depth++;
                    visit(depth).begin(visit.option, visit.smallerOfOption);
                } else {
                    visit.take(value);
                }
            } else {
                int value = visit.mex.value();
                memo.put(visit.sum, value);
                if (depth == 0) {
                    return value;
                }
                depth--;
                visits.get(depth).take(value);
            }
        }
    }

    private Visit visit(int depth) {
        if (depth == visits.size()) {
            visits.add(new Visit());
        }
        return visits.get(depth);
    }

    /// A sum whose options are looked at one after the other, moves in the largest heaps first.
    private final class Visit {
        private final long[] sum = new long[forms.width()];
        private final long[] others = new long[forms.width()];
        private final long[] option = new long[forms.width()];
        private int newHeaps;
        private int newHeapsOfOption;
        private int smallerOfOthers;
        private int smallerOfOption;
        private int letter;
        private int index;
        private MisereMex mex = new MisereMex(levels);

        void begin(long[] start, int smaller) {
            run.position();
            forms.copy(start, sum);
            mex = new MisereMex(levels);
            newHeaps = forms.newHeaps(sum);
            letter = letters;
            if (newHeaps == 1) {
                mex.addAll(afterNew[smaller]);
                letter--;
            }
            nextLetter();
        }

        private void nextLetter() {
            index = 0;
            letter--;
            while (letter >= 0
                    && (forms.count(sum, letter) == 0 || options.get(letter).isEmpty())) {
                letter--;
            }
            if (letter >= 0 && !mex.settled()) {
                run.options(options.get(letter).size());
                forms.less(sum, letter, others);
                smallerOfOthers = forms.elementOfSmaller(others);
                newHeapsOfOption = letter == letters - 1 ? newHeaps - 1 : newHeaps;
            }
        }

        boolean hasOption() {
            return letter >= 0;
        }

        /// The value of the option that is to be looked at, if it is known.
        int knownOption() {
            smallerOfOption = base.monoid().product(smallerOfOthers, elements.get(letter)[index]);
            if (settled(smallerOfOption, newHeapsOfOption)) {
                return levels;
            }
            forms.plus(others, options.get(letter).get(index), option);
            return memo.get(option);
        }

        void take(int value) {
            mex.add(value);
            index++;
            if (index == options.get(letter).size()) {
                nextLetter();
            }
        }
    }
}
