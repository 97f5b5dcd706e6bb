package org.grundy.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.HashSet;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.grundy.testkit.Seed;
import org.junit.jupiter.api.Test;

final class MexTest {
    private static int mex(Set<Integer> members) {
        int least = 0;
        while (members.contains(least)) {
            least++;
        }
        return least;
    }

    @Test
    void the_mex_of_random_sets_is_the_least_number_that_is_not_in_them() {
        RandomGenerator random = Seed.of("MexTest").generator();
        Mex mex = new Mex();
        for (int round = 0; round < 200; round++) {
            Set<Integer> members = new HashSet<>();
            mex.clear();
            for (int i = random.nextInt(300); i > 0; i--) {
                int member = random.nextInt(1 + random.nextInt(200));
                members.add(member);
                mex.add(member);
                assertThat(mex.result()).isEqualTo(mex(members));
            }
        }
    }

    /// 64 cells are there at first.
    @Test
    void a_member_may_be_just_inside_and_just_outside_the_cells() {
        Mex mex = new Mex();
        for (int member = 0; member < 130; member++) {
            assertThat(mex.result()).isEqualTo(member);
            mex.add(member);
        }
        assertThat(mex.result()).isEqualTo(130);
        mex.add(1_000);
        assertThat(mex.result()).isEqualTo(130);
        mex.clear();
        assertThat(mex.result()).isZero();
        mex.add(0);
        assertThat(mex.result()).isOne();
    }

    @Test
    void a_negative_member_is_refused() {
        assertThatExceptionOfType(ArrayIndexOutOfBoundsException.class).isThrownBy(() -> new Mex().add(-1));
    }
}
