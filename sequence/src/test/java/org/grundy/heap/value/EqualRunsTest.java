package org.grundy.heap.value;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import org.grundy.testkit.Seed;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

final class EqualRunsTest {
    @Test
    void runs_compared_one_by_one_are_equal_where_those_of_the_library_are() {
        RandomGenerator random = Seed.of("equal runs").generator();
        int equal = 0;
        for (int i = 0; i < 10_000; i++) {
            int[] ints = random.ints(20, 0, 2).toArray();
            char[] chars = new char[ints.length];
            for (int n = 0; n < ints.length; n++) {
                chars[n] = (char) ints[n];
            }
            int first = random.nextInt(15);
            int second = random.nextInt(15);
            int count = random.nextInt(6);
            boolean expected = Arrays.equals(
                    Arrays.copyOfRange(ints, first, first + count), Arrays.copyOfRange(ints, second, second + count));
            assertThat(EqualRuns.oneByOne(ints, first, second, count)).isEqualTo(expected);
            assertThat(EqualRuns.oneByOne(chars, first, second, count)).isEqualTo(expected);
            assertThat(EqualRuns.of(ints, first, second, count)).isEqualTo(expected);
            assertThat(EqualRuns.of(chars, first, second, count)).isEqualTo(expected);
            equal += expected && count > 0 ? 1 : 0;
        }
        assertThat(equal).isBetween(1000, 9000);
    }

    /// Two gigabytes: as many values of two bytes as `sequence 0.6 --to 1.1e9` holds.
    @Tag(Thorough.TAG)
    @Test
    void runs_behind_the_first_two_gigabytes_are_compared_in_their_array() {
        char[] values = new char[(1 << 30) + 100];
        int end = values.length;
        for (int i = 1; i <= 90; i++) {
            values[end - i] = (char) (i % 30 + 1);
        }
        assertThat(EqualRuns.of(values, end - 30, end - 60, 30)).isTrue();
        assertThat(EqualRuns.of(values, end - 31, end - 60, 30)).isFalse();
        assertThat(EqualRuns.of(values, 0, end - 30, 30)).isFalse();
    }
}
