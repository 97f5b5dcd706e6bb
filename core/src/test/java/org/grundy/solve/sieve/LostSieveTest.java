package org.grundy.solve.sieve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.grundy.run.Run;
import org.grundy.testkit.Seed;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Test;

final class LostSieveTest {
    private static List<List<Integer>> sieved(List<TakenLine> lines, int to, boolean misere) {
        List<List<Integer>> found = new ArrayList<>();
        LostSieve.find(
                lines,
                to,
                misere,
                position -> found.add(Arrays.stream(position).boxed().toList()),
                Run.unlimited());
        return found;
    }

    /// All positions of a box, by trying every move.
    private static final class Naive {
        private final List<TakenLine> lines;
        private final int to;
        private final boolean misere;
        private final Map<List<Integer>, Boolean> lost = new HashMap<>();
        private final List<List<Integer>> found = new ArrayList<>();

        Naive(List<TakenLine> lines, int to, boolean misere) {
            this.lines = lines;
            this.to = to;
            this.misere = misere;
            fill(List.of());
        }

        private void fill(List<Integer> begun) {
            if (begun.size() == lines.getFirst().vector().size()) {
                lost.put(begun, lost(begun));
                if (lost.get(begun)) {
                    found.add(begun);
                }
                return;
            }
            for (int next = 0; next <= to; next++) {
                List<Integer> longer = new ArrayList<>(begun);
                longer.add(next);
                fill(longer);
            }
        }

        private boolean lost(List<Integer> position) {
            boolean any = false;
            for (TakenLine line : lines) {
                for (int multiple = 1; multiple <= to; multiple++) {
                    int times = multiple;
                    boolean allowed =
                            line.amounts().map(all -> all.contains(times)).orElse(true);
                    List<Integer> left = new ArrayList<>();
                    for (int i = 0; i < position.size(); i++) {
                        left.add(position.get(i) - times * line.vector().get(i));
                    }
                    if (allowed && left.stream().allMatch(each -> each >= 0)) {
                        any = true;
                        if (Boolean.TRUE.equals(lost.get(left))) {
                            return false;
                        }
                    }
                }
            }
            return any || !misere;
        }
    }

    @Test
    void random_moves_lose_where_trying_every_move_says_so() {
        RandomGenerator random = Seed.of("sieve").generator();
        for (int round = 0; round < Thorough.bound(50, 100); round++) {
            int places = random.nextInt(1, 4);
            int to = random.nextInt(1, places == 1 ? 150 : places == 2 ? 16 : 7);
            List<TakenLine> lines = new ArrayList<>();
            for (int i = random.nextInt(1, 5); i > 0; i--) {
                List<Integer> vector = new ArrayList<>();
                while (vector.stream().allMatch(each -> each == 0)) {
                    vector.clear();
                    for (int place = 0; place < places; place++) {
                        vector.add(random.nextInt(random.nextInt(1, 4)));
                    }
                }
                Optional<List<Integer>> amounts = random.nextInt(3) > 0
                        ? Optional.empty()
                        : Optional.of(
                                random.ints(random.nextInt(1, 4), 1, 6).boxed().toList());
                lines.add(new TakenLine(vector, amounts));
            }
            boolean misere = random.nextBoolean();
            assertThat(sieved(lines, to, misere))
                    .as("%s up to %d, misere %s", lines, to, misere)
                    .isEqualTo(new Naive(lines, to, misere).found);
        }
    }

    private static TakenLine line(Integer... vector) {
        return new TakenLine(List.of(vector), Optional.empty());
    }

    /// Project Euler 260: as many from one heap, from two or from all three. The problem says the sum for 100; the
    /// answer for 1000 is published.
    @Test
    void three_heaps_with_moves_in_several_at_once_give_the_published_sum() {
        List<TakenLine> lines = List.of(
                line(1, 0, 0),
                line(0, 1, 0),
                line(0, 0, 1),
                line(1, 1, 0),
                line(1, 0, 1),
                line(0, 1, 1),
                line(1, 1, 1));
        long[] sum = {0};
        LostSieve.find(
                lines,
                Thorough.bound(100, 1000),
                false,
                at -> sum[0] += at[0] <= at[1] && at[1] <= at[2] ? at[0] + at[1] + at[2] : 0,
                Run.unlimited());
        assertThat(sum[0]).isEqualTo(Thorough.bound(173895, 167542057));
    }
}
