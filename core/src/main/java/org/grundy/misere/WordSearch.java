package org.grundy.misere;

import java.util.ArrayList;
import java.util.List;
import org.grundy.run.Run;

/// Misère Grundy values of normal forms, by search of all options, as far as values are told apart. Sums
/// without the new heap have those of the quotient of smaller heaps.
final class WordSearch {
    private final NormalForms forms;
    private final MisereQuotient base;
    private final int levels;
    private final Run run;
    private final OutcomeMemo memo;
    private final int letters;

    /// For each letter its options, as [NormalForms#plus] reads them.
    private final List<List<int[]>> options = new ArrayList<>();

    /// The elements of the options of the new heap.
    private final int[] elements;

    private final List<Visit> visits = new ArrayList<>();

    /// @param base the quotient of the heaps below the new one
    /// @param levels the values below are told apart
    WordSearch(MisereQuotient base, HeapLetters letters, NormalForms forms, int levels, Run run) {
        this.base = base;
        this.forms = forms;
        this.levels = levels;
        this.run = run;
        this.memo = new OutcomeMemo(forms.width(), run);
        this.letters = letters.count();
        for (int i = 0; i < this.letters; i++) {
            options.add(letters.options(letters.heap(i)).stream()
                    .map(HeapWord::letters)
                    .toList());
        }
        this.elements = letters.options(base.largest() + 1).stream()
                .mapToInt(option -> base.element(letters.heaps(option)))
                .toArray();
    }

    /// The value of a normal form.
    int value(long[] sum) {
        int known = known(sum);
        return known == OutcomeMemo.UNKNOWN ? search(sum) : known;
    }

    /// Gives back the memory that it was charged for; it is not used after that.
    void release() {
        memo.release();
    }

    private int known(long[] sum) {
        int element = forms.element(sum);
        return element >= 0 ? base.monoid().value(element) : memo.get(sum);
    }

    private int search(long[] start) {
        int depth = 0;
        visit(0).begin(start);
        while (true) {
            Visit visit = visits.get(depth);
            if (!visit.mex.settled() && visit.hasOption()) {
                int value = visit.knownOption();
                if (value == OutcomeMemo.UNKNOWN) {
                    depth++;
                    visit(depth).begin(visit.option);
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
        private int elementOfOthers;
        private int letter;
        private int index;
        private MisereMex mex = new MisereMex(levels);

        void begin(long[] start) {
            run.position();
            forms.copy(start, sum);
            mex = new MisereMex(levels);
            letter = letters;
            nextLetter();
        }

        private void nextLetter() {
            index = 0;
            letter--;
            while (letter >= 0
                    && (forms.count(sum, letter) == 0 || options.get(letter).isEmpty())) {
                letter--;
            }
            if (letter >= 0) {
                run.options(options.get(letter).size());
                forms.less(sum, letter, others);
                elementOfOthers = letter == letters - 1 ? forms.element(others) : -1;
            }
        }

        boolean hasOption() {
            return letter >= 0;
        }

        /// The value of the option that is to be looked at, if it is known. Where the move takes the last of the
        /// new heaps away it is known by elements, and the option is not made.
        int knownOption() {
            if (elementOfOthers >= 0) {
                return base.monoid().value(base.monoid().product(elementOfOthers, elements[index]));
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
