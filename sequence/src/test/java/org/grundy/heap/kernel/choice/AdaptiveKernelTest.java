package org.grundy.heap.kernel.choice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.random.RandomGenerator;
import org.grundy.heap.Sequences;
import org.grundy.heap.TakeAndBreakCode;
import org.grundy.heap.kernel.Kernel;
import org.grundy.heap.kernel.PlainKernel;
import org.grundy.heap.kernel.SequenceProfile;
import org.grundy.heap.kernel.SplitKernelType;
import org.grundy.heap.value.NimValues;
import org.grundy.run.Budget;
import org.grundy.run.Limit;
import org.grundy.run.Run;
import org.grundy.run.Solved;
import org.grundy.testkit.Seed;
import org.junit.jupiter.api.Test;

/// The choice among kernels, by the costs that their types tell.
final class AdaptiveKernelTest {
    private static final TakeAndBreakCode KAYLES = TakeAndBreakCode.of(0, 7, 7);
    private static final int BEGIN = 1024;

    private final List<String> made = new ArrayList<>();

    /// A plain kernel that tells some cost.
    private final class Costly implements SplitKernelType {
        private final String name;
        private final ToDoubleFunction<SequenceProfile> cost;
        private final long bytes;

        Costly(String name, double cost) {
            this(name, profile -> cost, 0);
        }

        /// @param bytes of its tables
        Costly(String name, ToDoubleFunction<SequenceProfile> cost, long bytes) {
            this.name = name;
            this.cost = cost;
            this.bytes = bytes;
        }

        @Override
        public String name() {
            return name;
        }

        @Override
        public double cost(SequenceProfile profile) {
            return cost.applyAsDouble(profile);
        }

        @Override
        public Kernel after(NimValues known, TakeAndBreakCode code, int threads) {
            made.add(name);
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
                    plain.extend(values, to, run);
                }
            };
        }
    }

    private AdaptiveKernel after(double beginning, SplitKernelType... others) {
        return new AdaptiveKernel(KAYLES, new Costly("first", beginning), List.of(others), BEGIN, 1);
    }

    private static String afterwards(Kernel kernel, int to) {
        kernel.extend(new NimValues(), to, Run.unlimited());
        return kernel.name();
    }

    @Test
    void the_first_kernel_computes_the_first_values() {
        assertThat(afterwards(after(4_000, new Costly("cheap", 1)), BEGIN)).isEqualTo("first");
        assertThat(made).containsExactly("first");
    }

    @Test
    void the_cheapest_goes_on_whatever_their_order() {
        Costly dear = new Costly("dear", 1_000);
        Costly cheap = new Costly("cheap", 100);
        assertThat(afterwards(after(4_000, dear, cheap), 3000)).isEqualTo("cheap");
        assertThat(afterwards(after(4_000, cheap, dear), 3000)).isEqualTo("cheap");
        assertThat(made).doesNotContain("dear");
    }

    @Test
    void where_all_others_cost_more_or_hardly_less_the_first_kernel_goes_on() {
        assertThat(afterwards(after(4_000, new Costly("dear", 20_000), new Costly("like", 3_900)), 3000))
                .isEqualTo("first");
    }

    @Test
    void one_of_infinite_cost_is_not_chosen() {
        assertThat(afterwards(
                        after(Double.POSITIVE_INFINITY, new Costly("never", profile -> Double.POSITIVE_INFINITY, 0)),
                        3000))
                .isEqualTo("first");
    }

    @Test
    void the_choice_is_made_again_as_the_sequence_grows() {
        Costly growing = new Costly("growing", profile -> profile.size() / 4.0, 0);
        Kernel kernel = after(4_000, growing, new Costly("steady", 1_600));
        NimValues values = new NimValues();
        kernel.extend(values, 3000, Run.unlimited());
        assertThat(kernel.name()).isEqualTo("growing");
        kernel.extend(values, 16_000, Run.unlimited());
        assertThat(kernel.name()).isEqualTo("steady");
    }

    @Test
    void one_whose_tables_need_more_memory_than_there_is_is_left_out_and_what_the_one_before_held_is_given_back() {
        Costly large = new Costly("large", profile -> 1, 1_001);
        Costly small = new Costly("small", profile -> profile.size() < 2_000 ? 100 : 4_000, 900);
        Costly next = new Costly("next", profile -> profile.size() < 2_000 ? 3_000 : 100, 900);
        Run run = new Run(Budget.UNLIMITED.withMemory(1_900));
        Kernel kernel = new AdaptiveKernel(
                KAYLES,
                new Costly("first", 4_000),
                List.of(new Costly("large", profile -> 1, 1_901), small, next),
                BEGIN,
                1);
        kernel.extend(new NimValues(), 6_000, run);
        assertThat(kernel.name()).isEqualTo("next");
        assertThat(run.attempt(() -> {
                    run.memory(1_000);
                    return true;
                }))
                .isInstanceOf(Solved.Done.class);
        assertThat(afterwards(after(4_000, large, small), 1_500)).isEqualTo("large");
    }

    @Test
    void another_limit_ends_the_run_while_a_kernel_takes_over() {
        Run run = new Run(Budget.UNLIMITED.withPositions(BEGIN + 10));
        Kernel kernel = after(4_000, new Costly("cheap", 1));
        NimValues values = new NimValues();
        Solved<Boolean> end = run.attempt(() -> {
            kernel.extend(values, 3000, run);
            return true;
        });
        assertThat(end)
                .isInstanceOfSatisfying(
                        Solved.Undecided.class,
                        undecided -> assertThat(undecided.limit()).isEqualTo(Limit.POSITIONS));
        kernel.extend(values, 3000, Run.unlimited());
        assertThat(kernel.name()).isEqualTo("cheap");
    }

    @Test
    void a_kernel_needs_a_thread() {
        assertThatThrownBy(() -> new AdaptiveKernel(KAYLES, KernelRegistry.PLAIN, List.of(), BEGIN, 0))
                .isInstanceOf(IllegalArgumentException.class);
    }

    /// Kernels and what they charge are the same in each run of the same calls.
    @Test
    void the_same_sequence_is_computed_by_the_same_kernels_with_the_same_work() {
        TakeAndBreakCode officers = TakeAndBreakCode.of(0, 6);
        List<String> first = history(officers);
        assertThat(first).anyMatch(each -> each.startsWith("sparse"));
        assertThat(history(officers)).isEqualTo(first);
    }

    private static List<String> history(TakeAndBreakCode code) {
        Kernel kernel = new AdaptiveKernel(
                code, KernelRegistry.PLAIN, List.of(KernelRegistry.SPARSE, KernelRegistry.BITSET), BEGIN, 1);
        NimValues values = new NimValues();
        Run run = Run.unlimited();
        List<String> history = new ArrayList<>();
        for (int to = 1000; to <= 20_000; to += 1000) {
            kernel.extend(values, to, run);
            history.add(kernel.name() + " " + values.size() + " " + run.work());
        }
        return history;
    }

    @Test
    void whatever_the_costs_say_the_values_are_the_same() {
        List<Integer> expected = Sequences.values(new PlainKernel(KAYLES), 4000);
        RandomGenerator random =
                Seed.of("whatever_the_costs_say_the_values_are_the_same").generator();
        for (int round = 0; round < 4; round++) {
            Kernel kernel = after(
                    random.nextInt(1, 10_000),
                    KernelRegistry.SPARSE,
                    new Costly("other", profile -> random.nextInt(1, 10_000), 0));
            NimValues values = new NimValues();
            while (values.size() < 4000) {
                kernel.extend(values, values.size() + 1 + random.nextInt(700), Run.unlimited());
            }
            assertThat(Sequences.list(values, 4000)).isEqualTo(expected);
        }
    }
}
