package org.grundy.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.random.RandomGenerator;
import java.util.stream.LongStream;
import org.grundy.run.Budget;
import org.grundy.run.Progress;
import org.grundy.run.Run;
import org.grundy.run.Solved;
import org.grundy.testkit.NaiveGrundy;
import org.grundy.testkit.Seed;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The search of couples against the definition, on random rules: options of piece n are sums of pieces below n.
final class NimberSearchTest {
    private static final int PIECES = 60;

    /// Random rules.
    ///
    /// @param options for each piece its options, each a sum of smaller pieces
    /// @param size what is said to be the size of every piece
    private record RandomRules(List<List<List<Long>>> options, int size) implements PieceRules {
        static RandomRules of(RandomGenerator random, int size) {
            List<List<List<Long>>> options = new ArrayList<>(List.of(List.of()));
            for (int piece = 1; piece <= PIECES; piece++) {
                List<List<Long>> of = new ArrayList<>();
                for (int i = random.nextInt(7); i > 0; i--) {
                    long bound = piece;
                    of.add(random.longs(random.nextInt(4), 0, bound)
                            .filter(part -> part > 0)
                            .boxed()
                            .toList());
                }
                options.add(of);
            }
            return new RandomRules(options, size);
        }

        @Override
        public void options(long piece, OptionList out) {
            for (List<Long> option : options.get((int) piece)) {
                option.forEach(out::piece);
                out.end();
            }
        }

        @Override
        public int size(long piece) {
            return size;
        }

        @Override
        public int effort(long piece) {
            return 1 + (int) (piece % 3);
        }

        @Override
        public boolean sharable() {
            return true;
        }

        NaiveGrundy<Long> oracle() {
            return new NaiveGrundy<>(piece -> options.get(piece.intValue()));
        }
    }

    @Test
    void a_search_tells_how_it_stands_and_when_it_is_over() {
        List<Progress> told = new ArrayList<>();
        AtomicLong seconds = new AtomicLong();
        Run run = new Run(Budget.UNLIMITED, told::add, () -> seconds.addAndGet(1_000_000_000));
        RandomRules rules =
                RandomRules.of(Seed.of("NimberSearchTest progress").generator(), SmallPieces.LARGEST_SIZE + 1);
        new NimberSearch(rules).value(new long[] {PIECES}, run);
        assertThat(told)
                .anySatisfy(progress -> assertThat(progress.search())
                        .hasValueSatisfying(search -> assertThat(search).isInstanceOf(Progress.Search.Couples.class)));
        run.clock();
        assertThat(told.getLast().search()).isEmpty();
    }

    @ParameterizedTest(name = "pieces of size {0}")
    @ValueSource(ints = {SmallPieces.LARGEST_SIZE, SmallPieces.LARGEST_SIZE + 1})
    void values_are_those_of_the_definition(int size) {
        RandomGenerator random = Seed.of("NimberSearchTest values " + size).generator();
        for (int round = 0; round < 200; round++) {
            RandomRules rules = RandomRules.of(random, size);
            NaiveGrundy<Long> oracle = rules.oracle();
            NimberSearch search = new NimberSearch(rules);
            for (long[] sum : sums(random)) {
                assertThat(search.value(sum, Run.unlimited())).isEqualTo(value(oracle, sum));
            }
        }
    }

    @Test
    void several_threads_find_the_same_values() {
        RandomGenerator random = Seed.of("NimberSearchTest threads").generator();
        for (int round = 0; round < Thorough.bound(10, 30); round++) {
            RandomRules rules = RandomRules.of(random, SmallPieces.LARGEST_SIZE + 1);
            NaiveGrundy<Long> oracle = rules.oracle();
            NimberSearch search = new NimberSearch(rules);
            Run run = new Run(Budget.UNLIMITED.withThreads(3));
            for (long[] sum : sums(random)) {
                assertThat(search.value(sum, run)).isEqualTo(value(oracle, sum));
            }
        }
    }

    /// Of a line of pieces, each with the one before it as its option, every second one is lost.
    @Test
    void long_play_needs_no_large_stack() throws InterruptedException {
        List<List<List<Long>>> line = new ArrayList<>(List.of(List.of(), List.of(List.of())));
        for (long piece = 2; piece <= 1400; piece++) {
            line.add(List.of(List.of(piece - 1)));
        }
        NimberSearch search = new NimberSearch(new RandomRules(line, SmallPieces.LARGEST_SIZE + 1));
        AtomicLong value = new AtomicLong(-1);
        Runnable work = () -> value.set(search.value(new long[] {1399}, Run.unlimited()));
        Thread small = new Thread(null, work, "small stack", 1 << 17);
        small.start();
        small.join();
        assertThat(value).hasValue(1);
    }

    @Test
    void threads_keep_to_the_limits_together() {
        RandomRules rules =
                RandomRules.of(Seed.of("NimberSearchTest limits").generator(), SmallPieces.LARGEST_SIZE + 1);
        Run run = new Run(Budget.UNLIMITED.withPositions(20).withThreads(2));
        long[] all = LongStream.rangeClosed(1, PIECES).toArray();
        assertThat(run.attempt(() -> new NimberSearch(rules).value(all, run))).isInstanceOf(Solved.Undecided.class);
        assertThat(run.spent()).isLessThanOrEqualTo(22);
    }

    @Test
    void a_sum_has_its_value_and_no_other() {
        RandomGenerator random = Seed.of("NimberSearchTest has").generator();
        for (int round = 0; round < 300; round++) {
            RandomRules rules = RandomRules.of(random, SmallPieces.LARGEST_SIZE + 1);
            NaiveGrundy<Long> oracle = rules.oracle();
            NimberSearch search = new NimberSearch(rules);
            for (long[] sum : sums(random)) {
                int asked = random.nextInt(8);
                assertThat(search.has(sum, asked, Run.unlimited()))
                        .as("whether %s is %d", List.of(sum), asked)
                        .isEqualTo(value(oracle, sum) == asked);
            }
        }
    }

    @Test
    void what_a_spent_budget_leaves_is_true_and_serves_the_next_question() {
        RandomGenerator random = Seed.of("NimberSearchTest budget").generator();
        for (int round = 0; round < 100; round++) {
            RandomRules rules = RandomRules.of(random, SmallPieces.LARGEST_SIZE + 1);
            NaiveGrundy<Long> oracle = rules.oracle();
            NimberSearch search = new NimberSearch(rules);
            int attempts = 0;
            Solved<Integer> solved;
            do {
                Run run = new Run(Budget.UNLIMITED.withPositions(++attempts));
                solved = run.attempt(() -> search.value(new long[] {PIECES}, run));
            } while (solved instanceof Solved.Undecided);
            assertThat(solved.toOptional()).contains(oracle.value((long) PIECES));
        }
    }

    private static List<long[]> sums(RandomGenerator random) {
        List<long[]> sums = new ArrayList<>();
        for (int i = 0; i < 10; i++) {
            sums.add(random.longs(1 + random.nextInt(3), 1, PIECES + 1).toArray());
        }
        return sums;
    }

    private static int value(NaiveGrundy<Long> oracle, long[] sum) {
        int value = 0;
        for (long piece : sum) {
            value ^= oracle.value(piece);
        }
        return value;
    }
}
