package org.grundy.automata;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.grundy.run.Run;
import org.grundy.testkit.Seed;
import org.junit.jupiter.api.Test;

final class ReversedAutomatonTest {
    @Test
    void random_automata_say_the_same_read_from_either_end() {
        RandomGenerator random = Seed.of("ReversedAutomatonTest").generator();
        for (int i = 0; i < 40; i++) {
            int base = random.nextInt(2, 5);
            int states = random.nextInt(1, 5);
            List<List<Integer>> next = new ArrayList<>();
            List<Long> output = new ArrayList<>();
            for (int state = 0; state < states; state++) {
                next.add(random.ints(base, 0, states).boxed().toList());
                output.add(random.nextLong(3));
            }
            AutomaticSet ones = ReversedAutomaton.of(base, next, output, value -> value == 1, Run.unlimited());
            for (int n = 0; n < 300; n++) {
                assertThat(ones.contains(n)).isEqualTo(read(base, next, output, n) == 1);
            }
        }
    }

    private static long read(int base, List<List<Integer>> next, List<Long> output, int number) {
        int state = 0;
        for (int left = number; left > 0; left /= base) {
            state = next.get(state).get(left % base);
        }
        return output.get(state);
    }
}
