package org.grundy.misere;

import java.util.ArrayList;
import java.util.List;
import org.grundy.misere.tame.ClosedSet;
import org.grundy.run.Run;

/// Finds the misère quotients of the heaps up to 1, 2, 3, … of a game.
///
/// The quotient of smaller heaps stays the same where the next heap is one of its elements: which one
/// follows from the outcomes of that heap with a sum for each element, and [RecursionCheck] then decides.
/// Else the sets of all sums that have a value are found by [ValueSets], and [QuotientBuilder] makes the
/// quotient of them. Every quotient is proved once more for all sums of its heaps, by [RecursionCheck].
///
/// Where the quotient of the heaps so far is infinite, the search for it does not end but by the budget.
///
/// Source: T. E. Plambeck and A. N. Siegel, "Misère quotients for impartial games" (2008); the way in which
/// they are found is our own.
public final class QuotientSearch {
    private final ClosedSet set;
    private final Run run;
    private final List<Change> changes = new ArrayList<>();
    private final int levels;
    private final SumSets sets;
    private final ValueSets values;
    private final HeapLetters letters;
    private MisereQuotient quotient;
    private RecursionCheck check;
    private int[][] moves = new int[1][0];

    /// A heap at which the quotient of the smaller ones fails.
    ///
    /// @param heap the heap
    /// @param order how many elements the quotient has from there on
    /// @param lostElements how many of them are in the P-portion
    public record Change(int heap, int order, int lostElements) {}

    /// @param run charged for the work
    public QuotientSearch(ClosedSet set, Run run) {
        this(set, BipartiteMonoid.OUTCOMES, run);
    }

    /// @param levels misère Grundy values below this are distinguished; with 1 it is the misère quotient, with more a
    ///     finer one
    /// @param run charged for the work
    public QuotientSearch(ClosedSet set, int levels, Run run) {
        this.set = set;
        this.levels = levels;
        this.quotient = MisereQuotient.ofNothing(levels);
        this.run = run;
        this.sets = new SumSets(run);
        this.values = new ValueSets(sets, run);
        this.letters = new HeapLetters(set, values);
        this.check = new RecursionCheck(quotient, run);
    }

    /// The quotient of the heaps so far.
    public MisereQuotient quotient() {
        return quotient;
    }

    /// The heaps at which the quotient changed, in increasing order.
    public List<Change> changes() {
        return List.copyOf(changes);
    }

    /// Takes in the next heap. Called inside [Run#attempt]; left before its end it changes nothing, but
    /// must not be called again.
    public void next() {
        run.position();
        int heap = quotient.largest() + 1;
        int[] options = quotient.options(set, heap);
        if (options.length == 0) {
            quotient = quotient.with(0);
            return;
        }
        int image = quotient.monoid().withValues(row(options));
        if (image >= 0 && check.add(heap, image, options).isEmpty()) {
            quotient = quotient.with(image);
        } else {
            extend(heap);
        }
    }

    /// The values of the heap and a sum of each element, if the quotient stays the same.
    private int[] row(int[] options) {
        BipartiteMonoid monoid = quotient.monoid();
        int[] row = new int[monoid.order()];
        for (int x = 0; x < row.length; x++) {
            run.options(options.length + moves[x].length);
            MisereMex mex = new MisereMex(levels);
            for (int i = 0; i < options.length && !mex.settled(); i++) {
                mex.add(monoid.value(monoid.product(options[i], x)));
            }
            for (int i = 0; i < moves[x].length && !mex.settled(); i++) {
                mex.add(row[moves[x][i]]);
            }
            row[x] = mex.value();
        }
        return row;
    }

    private void extend(int heap) {
        letters.take(heap);
        MisereQuotient larger = new QuotientBuilder(sets, letters, values.values(levels), levels, run).quotient(heap);
        run.release(QuotientBuilder.tableBytes(quotient.monoid().order()));
        quotient = larger;
        check = checked();
        moves = moves();
        BipartiteMonoid monoid = quotient.monoid();
        changes.add(new Change(heap, monoid.order(), monoid.lostElements()));
    }

    private RecursionCheck checked() {
        RecursionCheck whole = new RecursionCheck(quotient, run);
        for (int heap = 1; heap <= quotient.largest(); heap++) {
            int[] options = quotient.options(set, heap);
            if (options.length > 0
                    && !whole.add(heap, quotient.images()[heap], options).isEmpty()) {
                throw new IllegalStateException("the quotient of the heaps up to " + quotient.largest() + " is wrong");
            }
        }
        return whole;
    }

    /// For each element the elements that a move in its word leads to.
    private int[][] moves() {
        BipartiteMonoid monoid = quotient.monoid();
        int[][] elements = new int[monoid.order()][];
        int[][] options = new int[quotient.largest() + 1][];
        for (int heap : quotient.generators()) {
            options[heap] = quotient.options(set, heap);
        }
        for (int x = 0; x < monoid.order(); x++) {
            int[] word = quotient.words().get(x);
            ElementSet seen = ElementSet.empty(monoid.order());
            for (int i = 0; i < word.length; i++) {
                int others = quotient.element(MisereQuotient.without(word, i));
                run.options(options[word[i]].length);
                for (int option : options[word[i]]) {
                    seen.add(monoid.product(option, others));
                }
            }
            elements[x] = seen.elements();
        }
        return elements;
    }
}
