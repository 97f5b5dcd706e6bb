package org.grundy.heap.kernel.choice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.IntToLongFunction;
import java.util.random.RandomGenerator;
import org.grundy.heap.Sequences;
import org.grundy.heap.TakeAndBreakCode;
import org.grundy.heap.kernel.Kernel;
import org.grundy.heap.kernel.PlainKernel;
import org.grundy.heap.kernel.SplitKernelType;
import org.grundy.heap.value.NimValues;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.grundy.testkit.Seed;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// The choice among kernels, by a clock that the kernels themselves put forward.
final class AdaptiveKernelTest {
    private static final TakeAndBreakCode KAYLES = TakeAndBreakCode.of(0, 7, 7);
    private static final int BEGIN = 1024;

    private long now;

    @BeforeEach
    void set_the_clock() {
        now = 0;
    }

    /// A plain kernel that says it takes some time for each value.
    private final class Timed implements SplitKernelType {
        private final String name;
        private final IntToLongFunction time;
        private final long bytes;
        private int computed;

        Timed(String name, IntToLongFunction time) {
            this(name, time, 0);
        }

        /// @param bytes of its tables
        Timed(String name, IntToLongFunction time, long bytes) {
            this.name = name;
            this.time = time;
            this.bytes = bytes;
        }

        @Override
        public String name() {
            return name;
        }

        @Override
        public Kernel after(NimValues known, TakeAndBreakCode code, int threads) {
            PlainKernel plain = new PlainKernel(code);
            return new Kernel() {
                private long held;

                @Override
                public String name() {
                    return name;
                }

                @Override
                public long held() {
                    return held;
                }

                @Override
                public void extend(NimValues values, int to, Run run) {
                    run.memory(bytes - held);
                    held = bytes;
                    for (int n = values.size(); n < to; n++) {
                        now += time.applyAsLong(n);
                        computed++;
                    }
                    plain.extend(values, to, run);
                }
            };
        }
    }

    private AdaptiveKernel after(IntToLongFunction beginning, SplitKernelType... others) {
        return new AdaptiveKernel(KAYLES, new Timed("first", beginning), List.of(others), BEGIN, 1, () -> now);
    }

    private static String afterwards(Kernel kernel, int to) {
        kernel.extend(new NimValues(), to, Run.unlimited());
        return kernel.name();
    }

    @Test
    void one_whose_tables_need_more_memory_than_there_is_is_left_out_and_what_others_held_is_given_back() {
        Timed large = new Timed("large", n -> 1, 1_001);
        Timed slow = new Timed("slow", n -> 40_000, 900);
        Timed fast = new Timed("fast", n -> 100, 900);
        Kernel kernel = after(n -> 4_000, large, slow);
        Run run = new Run(Budget.UNLIMITED.withMemory(1_000));
        kernel.extend(new NimValues(), 6_000, run);
        assertThat(kernel.name()).isEqualTo("first");
        assertThat(afterwards(after(n -> 4_000, large, fast), 6_000)).isEqualTo("large");
        Kernel other = after(n -> 4_000, large, fast);
        other.extend(new NimValues(), 6_000, run);
        assertThat(other.name()).isEqualTo("fast");
    }

    @Test
    void the_fastest_goes_on() {
        Timed slow = new Timed("slow", n -> 1_000);
        Timed fast = new Timed("fast", n -> 100);
        assertThat(afterwards(after(n -> 4_000, slow, fast), 3000)).isEqualTo("fast");
        assertThat(afterwards(after(n -> 4_000, fast, slow), 3000)).isEqualTo("fast");
        assertThat(afterwards(after(n -> 4_000, new Timed("slowest", n -> 100_000), slow), 3000))
                .isEqualTo("slow");
    }

    @Test
    void where_all_others_are_slower_the_first_kernel_goes_on() {
        assertThat(afterwards(after(n -> 4_000, new Timed("a", n -> 20_000), new Timed("b", n -> 30_000)), 3000))
                .isEqualTo("first");
    }

    @Test
    void the_choice_is_made_again_as_the_sequence_grows() {
        Timed growing = new Timed("growing", n -> n / 4);
        Timed steady = new Timed("steady", n -> 1_600);
        Kernel kernel = after(n -> 4_000, growing, steady);
        NimValues values = new NimValues();
        kernel.extend(values, 3000, Run.unlimited());
        assertThat(kernel.name()).isEqualTo("growing");
        kernel.extend(values, 16_000, Run.unlimited());
        assertThat(kernel.name()).isEqualTo("steady");
    }

    @Test
    void a_kernel_that_is_compiled_during_its_trials_is_chosen_in_the_end() {
        Timed[] warming = new Timed[1];
        warming[0] = new Timed("warming", n -> Math.max(10, 100_000 - 150L * warming[0].computed));
        Kernel kernel = after(n -> 4_000, new Timed("steady", n -> 2_000), warming[0]);
        NimValues values = new NimValues();
        kernel.extend(values, 1500, Run.unlimited());
        assertThat(kernel.name()).isNotEqualTo("warming");
        kernel.extend(values, 10_000, Run.unlimited());
        assertThat(kernel.name()).isEqualTo("warming");
    }

    @Test
    void a_kernel_that_is_known_to_be_slow_is_left_out() {
        Timed slow = new Timed("slow", n -> 20_000);
        Timed fast = new Timed("fast", n -> 100);
        assertThat(afterwards(after(n -> 4_000, fast, slow), 4000)).isEqualTo("fast");
        int tried = slow.computed;
        assertThat(tried).isBetween(1, 3000);
        slow.computed = 0;
        assertThat(afterwards(after(n -> 4_000, fast, slow), 8_000)).isEqualTo("fast");
        assertThat(slow.computed).isLessThanOrEqualTo(2 * tried);
    }

    @Test
    void whatever_the_clock_says_the_values_are_the_same() {
        List<Integer> expected = Sequences.values(new PlainKernel(KAYLES), 4000);
        RandomGenerator random =
                Seed.of("whatever_the_clock_says_the_values_are_the_same").generator();
        for (int round = 0; round < 4; round++) {
            Kernel kernel = after(
                    n -> random.nextLong(1L << random.nextInt(30)),
                    KernelRegistry.SPARSE,
                    new Timed("other", n -> random.nextLong(1L << random.nextInt(30))));
            NimValues values = new NimValues();
            while (values.size() < 4000) {
                kernel.extend(values, values.size() + 1 + random.nextInt(700), Run.unlimited());
            }
            assertThat(Sequences.list(values, 4000)).isEqualTo(expected);
        }
    }
}
