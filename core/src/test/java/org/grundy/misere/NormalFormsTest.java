package org.grundy.misere;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Map;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.heap.SequenceRules;
import org.grundy.heap.SubtractionSet;
import org.grundy.misere.tame.ClosedSet;
import org.grundy.misere.tame.HeapsOfRules;
import org.grundy.run.Run;
import org.grundy.testkit.Seed;
import org.junit.jupiter.api.Test;

/// The heaps of a game in which 1, 2 or 3 are taken, every heap a letter though the quotient has a word for
/// almost all: so many letters that their counts do not fit one number.
final class NormalFormsTest {
    private static final int LARGEST = 81;

    private final Run run = Run.unlimited();
    private final ClosedSet heaps = new HeapsOfRules(
            HeapGame.of(new SequenceRules.Taken(SubtractionSet.of(1, 2, 3))).moves(), run);
    private final MisereQuotient base = smallerHeaps();
    private final HeapLetters letters = new HeapLetters(
            base, heaps, IntStream.range(3, LARGEST).boxed().collect(Collectors.toCollection(TreeSet::new)), Map.of());
    private final NormalForms forms = new NormalForms(base, letters, Map.of());

    private MisereQuotient smallerHeaps() {
        QuotientSearch search = new QuotientSearch(heaps, run);
        while (search.quotient().largest() < LARGEST - 1) {
            search.next();
        }
        return search.quotient();
    }

    /// Source: Bouton 1901 on misère Nim, and T. S. Ferguson, "On sums of graph games with last player losing"
    /// (1974): heaps count modulo 4.
    private static boolean lost(int... sum) {
        int[] values = Arrays.stream(sum).map(heap -> heap % 4).toArray();
        int xor = Arrays.stream(values).reduce(0, (a, b) -> a ^ b);
        return Arrays.stream(values).allMatch(value -> value <= 1) ? xor == 1 : xor == 0;
    }

    @Test
    void words_of_more_letters_than_fit_one_number_are_searched() {
        assertThat(forms.width()).isGreaterThan(1);
        WordSearch search = new WordSearch(base, letters, forms, BipartiteMonoid.OUTCOMES, run);
        RandomGenerator random = Seed.of("NormalFormsTest").generator();
        for (int i = 0; i < 100; i++) {
            int[] sum = {LARGEST, heap(random), heap(random), heap(random)};
            assertThat(search.value(forms.packed(letters.word(sum))) == 0)
                    .as(Arrays.toString(sum))
                    .isEqualTo(lost(sum));
        }
    }

    private static int heap(RandomGenerator random) {
        return 1 + random.nextInt(LARGEST);
    }

    @Test
    void letters_are_added_and_taken_away_in_every_number() {
        long[] left = new long[forms.width()];
        long[] again = new long[forms.width()];
        for (int letter = 0; letter < letters.count(); letter++) {
            long[] one = forms.packed(letters.empty().plusLetter(letter));
            assertThat(forms.count(one, letter)).isEqualTo(1);
            forms.less(one, letter, left);
            assertThat(left).containsOnly(0);
            forms.plus(left, new int[] {letter, 1}, again);
            assertThat(again).isEqualTo(one);
        }
    }
}
