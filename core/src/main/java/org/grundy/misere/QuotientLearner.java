package org.grundy.misere;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.grundy.misere.tame.ClosedSet;
import org.grundy.run.Limit;
import org.grundy.run.Run;

/// Extends a quotient by a heap that is none of its elements. Words are divided in kinds by tests; the
/// monoid of the kinds is a candidate; where the recursion of outcomes fails in it, the sum at fault gives
/// a further test, or gives up an assumption on which the outcomes rested. A candidate without a fault is
/// the quotient.
final class QuotientLearner {
    private static final int TESTS_AT_ONCE = 200;

    /// For how many of the sums that ask for further tests it is checked whether an assumption is at fault.
    private static final int SUMS_LOOKED_AT = 10;

    private final MisereQuotient base;
    private final ClosedSet set;
    private final int levels;
    private final Run run;
    private final AssumedOutcomes outcomes;
    private List<int[]> tests;
    private int candidates;

    /// What was learned.
    ///
    /// @param quotient of one heap more
    /// @param check the check that it passed, to be continued with further heaps
    /// @param tests sums that tell its elements apart, as heaps
    /// @param candidates how many candidates there were, the last one included
    record Learned(MisereQuotient quotient, RecursionCheck check, List<int[]> tests, int candidates) {}

    /// @param base the quotient of all smaller heaps
    /// @param levels misère Grundy values below this are distinguished
    /// @param tests sums that tell its elements apart
    QuotientLearner(MisereQuotient base, ClosedSet set, int levels, List<int[]> tests, Run run) {
        this.base = base;
        this.set = set;
        this.levels = levels;
        this.tests = new ArrayList<>(tests);
        this.run = run;
        this.outcomes = new AssumedOutcomes(base, set, levels, run);
    }

    Learned learn() {
        while (true) {
            ObservationTable table = closedTable();
            MisereQuotient candidate = candidate(table);
            candidates++;
            RecursionCheck check = new RecursionCheck(candidate, run);
            List<int[]> faults = faults(candidate, check);
            if (faults.isEmpty()) {
                outcomes.release();
                return new Learned(candidate, check, tests, candidates);
            }
            if (!learnFrom(faults, table, candidate)) {
                throw run.giveUp(Limit.METHOD);
            }
            run.release(tableBytes(candidate.monoid().order()));
        }
    }

    private static long tableBytes(int order) {
        return (long) Integer.BYTES * order * order;
    }

    /// A table in which the order of letters does not matter. Wrong outcomes make tables large, and the sums in
    /// which the order matters show them early.
    private ObservationTable closedTable() {
        Optional<ObservationTable> last = Optional.empty();
        while (true) {
            HeapLetters letters = outcomes.letters();
            ObservationTable table = new ObservationTable(
                    outcomes, tests.stream().map(letters::word).toList(), last, run);
            List<ObservationTable.Conflict> conflicts = table.conflicts(TESTS_AT_ONCE);
            tests = new ArrayList<>(
                    table.neededTests().stream().map(letters::heaps).toList());
            if (tests.isEmpty()) {
                tests.add(new int[0]);
            }
            if (conflicts.isEmpty()) {
                return table;
            }
            conflicts.forEach(conflict -> tests.add(letters.heaps(conflict.missing())));
            correctOneOf(conflicts, letters);
            last = Optional.of(table);
        }
    }

    private void correctOneOf(List<ObservationTable.Conflict> conflicts, HeapLetters letters) {
        boolean corrected = false;
        for (int i = 0; i < Math.min(SUMS_LOOKED_AT, conflicts.size()) && !corrected; i++) {
            corrected = outcomes.correct(letters.heaps(conflicts.get(i).sum()));
        }
    }

    private MisereQuotient candidate(ObservationTable table) {
        int order = table.count();
        run.memory(tableBytes(order));
        int[] products = new int[order * order];
        int[] values = new int[order];
        List<int[]> words = new ArrayList<>();
        for (int y = 0; y < order; y++) {
            run.options(order);
            HeapWord word = table.word(y);
            words.add(outcomes.letters().heaps(word));
            values[y] = table.value(y);
            int last = lastLetter(word);
            int before = last < 0 ? 0 : table.kind(word.lessLetter(last));
            for (int x = 0; x < order; x++) {
                products[x * order + y] = last < 0 ? x : table.step(products[x * order + before], last);
            }
        }
        int[] images = new int[base.images().length + 1];
        for (int heap = 1; heap < images.length; heap++) {
            images[heap] = table.kind(outcomes.letters().word(heap));
        }
        return new MisereQuotient(new BipartiteMonoid(products, values, levels), images, words);
    }

    private static int lastLetter(HeapWord word) {
        for (int i = word.counts().length - 1; i >= 0; i--) {
            if (word.counts()[i] > 0) {
                return i;
            }
        }
        return -1;
    }

    private List<int[]> faults(MisereQuotient candidate, RecursionCheck check) {
        List<int[]> faults = List.of();
        for (int heap = 1; heap < candidate.images().length && faults.isEmpty(); heap++) {
            int[] options = candidate.options(set, heap);
            if (options.length > 0) {
                faults = check.add(heap, candidate.images()[heap], options);
            }
        }
        return faults;
    }

    /// Learns from sums at which the recursion of a candidate fails: tests from all of them, or that an
    /// assumption is wrong, and then the outcomes are others.
    ///
    /// @return whether anything was learned
    private boolean learnFrom(List<int[]> faults, ObservationTable table, MisereQuotient candidate) {
        boolean learned = false;
        for (int[] fault : faults) {
            Optional<int[]> test = misjudged(fault, candidate).map(word -> separating(word, table));
            if (test.isPresent()) {
                learned |= tests.stream().noneMatch(known -> Arrays.equals(known, test.get())) && tests.add(test.get());
            } else if (!learned) {
                return correct(fault);
            }
        }
        return learned;
    }

    private boolean correct(int[] fault) {
        boolean corrected = false;
        while (outcomes.correct(fault)) {
            corrected = true;
        }
        return corrected;
    }

    /// The sum or an option of it whose value in the candidate is not the assumed one.
    private Optional<HeapWord> misjudged(int[] sum, MisereQuotient candidate) {
        HeapLetters letters = outcomes.letters();
        List<HeapWord> words = new ArrayList<>();
        words.add(letters.word(sum));
        for (int i = 0; i < sum.length; i++) {
            HeapWord others = letters.word(MisereQuotient.without(sum, i));
            letters.options(sum[i]).forEach(option -> words.add(others.plus(option)));
        }
        return words.stream()
                .filter(word ->
                        outcomes.value(word) != candidate.monoid().value(candidate.element(letters.heaps(word))))
                .findFirst();
    }

    /// A test that tells apart two words which the candidate takes as one: what is left of a misjudged word
    /// where, read letter by letter, the outcome with the word of the element for what was read first
    /// differs.
    private int[] separating(HeapWord word, ObservationTable table) {
        HeapLetters letters = outcomes.letters();
        int right = outcomes.value(word);
        HeapWord rest = word;
        int kind = 0;
        for (int i = 0; i < letters.count(); i++) {
            while (rest.counts()[i] > 0) {
                rest = rest.lessLetter(i);
                int next = table.step(kind, i);
                if (outcomes.value(table.word(next), rest) != right) {
                    return letters.heaps(table.missingTest(table.word(kind).plusLetter(i), rest));
                }
                kind = next;
            }
        }
        return new int[0];
    }
}
