package org.grundy.catalog.heap;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.catalog.Ask;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.grundy.solve.EntailingValues;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Test;

/// Section 13 of the theory.
class TopEntailsTest {
    private static final int LARGEST = Thorough.bound(900, 2505);

    @Test
    void the_loony_stacks_are_those_published() {
        // J. West, New values for Top Entails, in Games of No Chance (1996): 1 and 3, then 2403 and 2505
        EntailingValues<TopEntails.Stack> values =
                new EntailingValues<>(new TopEntails().game().rules(), new Run(Budget.standard()));
        List<Integer> loony = IntStream.rangeClosed(0, LARGEST)
                .filter(n -> values.value(new TopEntails().game().at(List.of(BigInteger.valueOf(n))))
                        .isEmpty())
                .boxed()
                .toList();
        assertThat(loony)
                .containsExactlyElementsOf(
                        Stream.of(1, 3, 2403, 2505).filter(n -> n <= LARGEST).toList());
    }

    @Test
    void a_stack_of_one_wins_whatever_else_is_there() {
        assertThat(Ask.normal("topentails(1) + nim(7)").outcome()).isEqualTo("N");
        assertThat(Ask.normal("topentails(1) + nim(7)").wins()).contains("0!");
        assertThat(Ask.normal("topentails(0!) + nim(7)").outcome()).isEqualTo("P");
    }

    @Test
    void sums_are_decided_as_by_playing_them_out() {
        Oracle oracle = new Oracle();
        for (int a = 0; a <= 6; a++) {
            for (int b = a; b <= 6; b++) {
                for (int nim = 0; nim <= 4; nim++) {
                    String written = "topentails(%d,%d) + nim(%d)".formatted(a, b, nim);
                    boolean wins = oracle.wins(new Table(List.of(a, b), -1, nim));
                    assertThat(Ask.normal(written).outcome()).as(written).isEqualTo(wins ? "N" : "P");
                    boolean answers = oracle.wins(new Table(List.of(a), b, nim));
                    String forced = "topentails(%d,%d!) + nim(%d)".formatted(a, b, nim);
                    assertThat(Ask.normal(forced).outcome()).as(forced).isEqualTo(answers ? "N" : "P");
                }
            }
        }
    }

    /// Stacks, the one that must be moved in or -1, and a heap of Nim.
    private record Table(List<Integer> stacks, int forced, int nim) {}

    /// Play to the letter.
    private static final class Oracle {
        private final Map<Table, Boolean> known = new HashMap<>();

        boolean wins(Table table) {
            Boolean answer = known.get(table);
            if (answer == null) {
                answer = options(table).stream().anyMatch(next -> !wins(next));
                known.put(table, answer);
            }
            return answer;
        }

        private static List<Table> options(Table table) {
            List<Table> all = new ArrayList<>();
            if (table.forced() >= 0) {
                in(table.forced(), table.stacks(), table.nim(), all);
                return all;
            }
            for (int i = 0; i < table.stacks().size(); i++) {
                List<Integer> others = new ArrayList<>(table.stacks());
                others.subList(i, i + 1).clear();
                in(table.stacks().get(i), others, table.nim(), all);
            }
            for (int left = 0; left < table.nim(); left++) {
                all.add(new Table(table.stacks(), -1, left));
            }
            return all;
        }

        private static void in(int stack, List<Integer> others, int nim, List<Table> all) {
            if (stack > 0) {
                all.add(new Table(others, stack - 1, nim));
            }
            for (int part = 1; part < stack; part++) {
                Integer[] stacks = others.toArray(new Integer[others.size() + 2]);
                stacks[others.size()] = part;
                stacks[others.size() + 1] = stack - part;
                Arrays.sort(stacks);
                all.add(new Table(List.of(stacks), -1, nim));
            }
        }
    }
}
