package org.grundy.misere;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.heap.SequenceRules;
import org.grundy.heap.SubtractionSet;
import org.grundy.misere.tame.ClosedSet;
import org.grundy.misere.tame.HeapsOfRules;
import org.grundy.run.Run;
import org.junit.jupiter.api.Test;

/// What a table of words and tests is charged for, where a heap is added to those of a game in which 1 to 5 are
/// taken: a table may have very many kinds and tests of which all values are known, and going through them is work
/// as well.
final class ObservationTableTest {
    private static final int SMALLER = 4;

    private final Run run = Run.unlimited();
    private final ClosedSet heaps = new HeapsOfRules(
            HeapGame.of(new SequenceRules.Taken(SubtractionSet.of(1, 2, 3, 4, 5)))
                    .moves(),
            run);
    private final AssumedOutcomes outcomes = new AssumedOutcomes(smallerHeaps(), heaps, BipartiteMonoid.OUTCOMES, run);
    private final List<HeapWord> tests = tests();
    private final ObservationTable table = new ObservationTable(outcomes, tests, Optional.empty(), run);

    private MisereQuotient smallerHeaps() {
        QuotientSearch search = new QuotientSearch(heaps, run);
        while (search.quotient().largest() < SMALLER) {
            search.next();
        }
        return search.quotient();
    }

    /// No letter, one, and two.
    private List<HeapWord> tests() {
        HeapWord empty = outcomes.letters().empty();
        List<HeapWord> tests = new ArrayList<>(List.of(empty));
        for (int i = 0; i < outcomes.letters().count(); i++) {
            tests.add(empty.plusLetter(i));
            for (int j = 0; j <= i; j++) {
                tests.add(empty.plusLetter(i).plusLetter(j));
            }
        }
        return tests;
    }

    private long work(Runnable piece) {
        long before = run.work();
        piece.run();
        return run.work() - before;
    }

    @Test
    void tests_that_are_needed_divide_all_kinds_and_each_division_is_charged() {
        List<HeapWord> needed = new ArrayList<>();
        long work = work(() -> needed.addAll(table.neededTests()));
        assertThat(needed).isNotEmpty();
        assertThat(work).isGreaterThanOrEqualTo((long) needed.size() * table.count());
    }

    @Test
    void tests_that_are_needed_tell_all_kinds_apart() {
        ObservationTable fewer = new ObservationTable(outcomes, table.neededTests(), Optional.of(table), run);
        assertThat(fewer.count()).isEqualTo(table.count());
    }

    @Test
    void values_of_an_earlier_table_are_charged_as_they_are_copied() {
        long work = work(() -> new ObservationTable(outcomes, tests, Optional.of(table), run));
        assertThat(work).isGreaterThanOrEqualTo((long) tests.size() * table.count());
    }

    @Test
    void the_orders_of_two_letters_are_charged_for_each_kind() {
        long work = work(() -> table.conflicts(1));
        assertThat(work).isGreaterThanOrEqualTo(table.count());
    }
}
