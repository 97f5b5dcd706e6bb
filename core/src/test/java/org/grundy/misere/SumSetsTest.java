package org.grundy.misere;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.grundy.run.Budget;
import org.grundy.run.Limit;
import org.grundy.run.Run;
import org.grundy.run.Solved;
import org.grundy.testkit.Seed;
import org.junit.jupiter.api.Test;

/// Compared with sets that are listed: sequences have at most 3 parts before a period of at most 2, so sums of
/// less than 6 of each letter say all.
final class SumSetsTest {
    private static final int LETTERS = 3;
    private static final int BELOW = 6;
    private static final int SUMS = BELOW * BELOW * BELOW;

    private final SumSets sets = new SumSets(Run.unlimited());

    SumSetsTest() {
        for (int letter = 1; letter <= LETTERS; letter++) {
            assertThat(sets.addLetter()).isEqualTo(letter);
        }
    }

    private int random(int level, RandomGenerator random) {
        if (level == 0) {
            return random.nextBoolean() ? SumSets.EMPTY_SUM : SumSets.NONE;
        }
        int before = random.nextInt(4);
        int period = 1 + random.nextInt(2);
        int[] parts = new int[before + period];
        Arrays.setAll(parts, i -> random(level - 1, random));
        return sets.set(level, before, period, parts);
    }

    private boolean has(int set, int... counts) {
        int rest = set;
        for (int letter = LETTERS; letter > 0; letter--) {
            rest = sets.part(rest, counts[letter - 1]);
        }
        return rest == SumSets.EMPTY_SUM;
    }

    private BitSet listed(int set, int... more) {
        BitSet sums = new BitSet();
        for (int i = 0; i < SUMS; i++) {
            int[] counts = {i % BELOW, i / BELOW % BELOW, i / BELOW / BELOW};
            for (int letter : more) {
                counts[letter - 1]++;
            }
            sums.set(i, has(set, counts));
        }
        return sums;
    }

    @Test
    void equal_sets_have_equal_numbers() {
        RandomGenerator random = Seed.of("SumSetsTest equal").generator();
        Map<BitSet, Integer> known = new HashMap<>();
        for (int i = 0; i < 2000; i++) {
            int set = random(LETTERS, random);
            BitSet sums = listed(set);
            assertThat(known.getOrDefault(sums, set)).isEqualTo(set);
            known.put(sums, set);
        }
        assertThat(known.values()).doesNotHaveDuplicates();
        assertThat(listed(sets.empty(LETTERS)).isEmpty()).isTrue();
        assertThat(listed(sets.full(LETTERS)).cardinality()).isEqualTo(SUMS);
        assertThat(listed(sets.emptySum(LETTERS)).stream()).containsExactly(0);
    }

    @Test
    void unions_and_sets_beside_letters_have_the_sums_that_they_should() {
        RandomGenerator random = Seed.of("SumSetsTest unions").generator();
        for (int i = 0; i < 500; i++) {
            int first = random(LETTERS, random);
            int second = random(LETTERS, random);
            BitSet both = listed(first);
            both.or(listed(second));
            assertThat(listed(sets.union(first, second))).isEqualTo(both);
            assertThat(sets.union(second, first)).isEqualTo(sets.union(first, second));
            assertThat(sets.hasEmptySum(first)).isEqualTo(has(first, 0, 0, 0));
            for (int letter = 1; letter <= LETTERS; letter++) {
                assertThat(listed(sets.with(first, letter))).isEqualTo(listed(first, letter));
            }
            assertThat(listed(sets.withAll(first, new int[] {1, 3, 3}))).isEqualTo(listed(first, 1, 3, 3));
        }
    }

    @Test
    void sets_and_memory_are_charged_and_too_many_letters_are_given_up() {
        for (Budget budget : new Budget[] {
            Budget.UNLIMITED.withPositions(1000),
            Budget.UNLIMITED.withWork(1000),
            Budget.UNLIMITED.withMemory(1000),
            Budget.UNLIMITED
        }) {
            Run run = new Run(budget);
            Solved<Boolean> end = run.attempt(() -> {
                SumSets many = new SumSets(run);
                while (true) {
                    many.emptySum(many.addLetter());
                }
            });
            assertThat(end)
                    .isInstanceOfSatisfying(
                            Solved.Undecided.class,
                            undecided -> assertThat(undecided.limit())
                                    .isEqualTo(
                                            budget.equals(Budget.UNLIMITED)
                                                    ? Limit.METHOD
                                                    : budget.positions() == 1000
                                                            ? Limit.POSITIONS
                                                            : budget.work() == 1000 ? Limit.WORK : Limit.MEMORY));
        }
    }
}
