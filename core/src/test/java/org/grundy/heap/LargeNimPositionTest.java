package org.grundy.heap;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.grundy.testkit.Seed;
import org.grundy.value.Outcome;
import org.junit.jupiter.api.Test;

final class LargeNimPositionTest {
    @Test
    void three_four_five_is_won_by_making_three_one() {
        LargeNimPosition heaps = LargeNimPosition.of(new long[] {3, 4, 5});
        assertThat(heaps.outcome()).isEqualTo(Outcome.N);
        assertThat(heaps.nimSum()).isEqualTo(2);
        assertThat(heaps.count()).isEqualTo(1);
        assertThat(heaps.winning()).containsExactly(new LargeNimPosition.Move(0, 1));
    }

    @Test
    void equal_heaps_are_lost() {
        LargeNimPosition heaps = LargeNimPosition.of(new long[] {7, 7});
        assertThat(heaps.outcome()).isEqualTo(Outcome.P);
        assertThat(heaps.winning()).isEmpty();
    }

    @Test
    void moves_agree_with_the_definition_at_many_lengths() {
        RandomGenerator random = Seed.of("moves_agree").generator();
        for (int length : new int[] {0, 1, 2, 63, 64, 65, 127, 128, 129, 1000, 4096, 70_001}) {
            int bits = 1 + random.nextInt(63);
            long[] heaps =
                    random.longs(length).map(heap -> heap >>> (64 - bits)).toArray();
            long nimSum = IntStream.range(0, length).mapToLong(i -> heaps[i]).reduce(0, (a, b) -> a ^ b);
            List<LargeNimPosition.Move> moves = IntStream.range(0, length)
                    .filter(i -> (heaps[i] ^ nimSum) < heaps[i])
                    .mapToObj(i -> new LargeNimPosition.Move(i, heaps[i] ^ nimSum))
                    .toList();
            LargeNimPosition position = LargeNimPosition.of(heaps);
            assertThat(position.nimSum()).isEqualTo(nimSum);
            assertThat(position.count()).isEqualTo(moves.size());
            assertThat(position.winning().toList()).isEqualTo(moves);
        }
    }
}
