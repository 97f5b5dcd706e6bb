package org.grundy.misere;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.grundy.heap.SequenceRules;
import org.grundy.heap.TakeAndBreakCode;
import org.grundy.misere.tame.HeapsOfRules;
import org.grundy.run.Run;
import org.junit.jupiter.api.Test;

/// The misère quotient of Dawson's Kayles, 0.07, to heap 34 is infinite: 2 + 4 + 25 with k of heap 34 and j of heap 30
/// is lost exactly if j ≤ k − 2, for every k from 2 on, so no two sums of heaps 34 alone are one element.
///
/// For k and c, a sum of heaps 31 to 33, let the *row* be the sequence, by j, of the sets of sums of smaller heaps
/// that are lost beside k · 34 + c + j · 30. No move leaves two heaps of 30. So an entry of a row follows from
/// entries at most one place away, in rows of k and of k − 1, and from nothing else; and rows are determined by
/// this, those of smaller c first. Let all rows of two k that follow each other repeat with period 2 at some places
/// in the middle, and be rows of k + 2 once two entries are inserted there. Then what is next to each entry is the
/// same before and after, and the rows of all larger k come by inserting entries at the same places again.
final class InfiniteQuotientTest {
    private static final int GROWN = 2;
    private static final int MOST = 18;

    /// The rows grow from this k on, and at these entries.
    private static final int FIRST = 13;

    private static final int FROM = 2;
    private static final int TO = 8;

    private final SumSets sets = new SumSets(Run.unlimited());
    private final ValueSets values = new ValueSets(sets, Run.unlimited());
    private final HeapLetters letters = new HeapLetters(
            new HeapsOfRules(
                    HeapGame.of(new SequenceRules.Coded(TakeAndBreakCode.of(0, 0, 7)))
                            .moves(),
                    Run.unlimited()),
            values);

    private record Pair(int first, int second) {}

    private int[] lost() {
        letters.take(34);
        assertThat(letters.heap(letters.count())).isEqualTo(34);
        return values.lostWith(MOST);
    }

    /// For each sum of heaps 31 to 33 its rows in two sets, which are those of two k.
    private void rows(Pair pair, Set<Pair> met, Set<Pair> rows) {
        int level = sets.level(pair.first);
        if (level == letters.letter(30)) {
            rows.add(pair);
        } else if (met.add(pair)) {
            for (int i = 0; i < places(pair); i++) {
                rows(new Pair(sets.part(pair.first, i), sets.part(pair.second, i)), met, rows);
            }
        }
    }

    /// From there on both sequences have only entries that they had at earlier places together.
    private int places(Pair pair) {
        return Math.max(sets.before(pair.first), sets.before(pair.second))
                + sets.period(pair.first) * sets.period(pair.second);
    }

    private void assertGrown(Pair rows) {
        for (int j = 0; j < TO; j++) {
            assertThat(sets.part(rows.second, j)).isEqualTo(sets.part(rows.first, j));
        }
        for (int j = FROM; j < TO; j++) {
            assertThat(sets.part(rows.first, j + GROWN)).isEqualTo(sets.part(rows.first, j));
        }
        for (int j = FROM; j < FROM + places(rows) + TO; j++) {
            assertThat(sets.part(rows.second, j + GROWN)).isEqualTo(sets.part(rows.first, j));
        }
    }

    @Test
    void rows_of_dawsons_kayles_grow_for_ever() {
        int[] lost = lost();
        for (int k : List.of(FIRST, FIRST + 1)) {
            Set<Pair> rows = new HashSet<>();
            rows(new Pair(lost[k], lost[k + GROWN]), new HashSet<>(), rows);
            assertThat(rows).hasSizeGreaterThan(1).allSatisfy(this::assertGrown);
        }
    }

    @Test
    void heaps_of_30_and_of_34_are_counted_against_each_other() {
        int[] lost = lost();
        for (int k = 2; k < MOST; k++) {
            int others = sets.withAll(lost[k], new int[] {letters.letter(2), letters.letter(4), letters.letter(25)});
            for (int j = 0; j < 2 * MOST; j++) {
                assertThat(sets.hasEmptySum(others)).as(k + ", " + j).isEqualTo(j <= k - 2);
                others = sets.with(others, letters.letter(30));
            }
        }
    }
}
