package org.grundy.solve.graph;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.grundy.game.coding.CodeOrder;
import org.grundy.game.coding.Coding;
import org.grundy.game.coding.OptionCodes;
import org.grundy.run.Run;
import org.grundy.testkit.Seed;
import org.junit.jupiter.api.Test;

/// Numbers of codes, against a list in which each new code is appended.
final class CodeNumberingTest {
    /// Positions that are their own codes.
    private static final class Numbers implements Coding<Long> {
        @Override
        public long code(Long position) {
            return position;
        }

        @Override
        public Long decode(long code) {
            return code;
        }

        @Override
        public long size() {
            return Long.MAX_VALUE;
        }

        @Override
        public CodeOrder order() {
            throw new UnsupportedOperationException();
        }

        @Override
        public void options(long code, OptionCodes out) {
            out.to(code / 3);
        }
    }

    @Test
    void codes_are_numbered_as_they_are_met_whether_small_or_large_and_forgotten_from_a_number_on() {
        RandomGenerator random = Seed.of("CodeNumberingTest").generator();
        for (int likely : new int[] {1, 7, 64, 1000}) {
            CodeNumbering<Long> numbering = new CodeNumbering<>(new Numbers(), likely, Run.unlimited());
            List<Long> met = new ArrayList<>();
            for (int round = 0; round < 3_000; round++) {
                long code = random.nextLong() >>> 1 + random.nextInt(63);
                assertThat(numbering.find(code)).isEqualTo(met.indexOf(code));
                if (!met.contains(code)) {
                    met.add(code);
                }
                assertThat(numbering.number(code)).isEqualTo(met.indexOf(code));
                if (random.nextInt(500) == 0) {
                    int kept = random.nextInt(met.size());
                    numbering.cut(kept);
                    met = new ArrayList<>(met.subList(0, kept));
                }
                assertThat(numbering.size()).isEqualTo(met.size());
            }
        }
    }
}
