package org.grundy.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.grundy.game.Component;
import org.grundy.game.Game;
import org.grundy.game.Ruleset;
import org.grundy.game.Sum;
import org.grundy.heap.TakeAndBreakCode;
import org.grundy.heap.TakeAndBreakMoves;
import org.grundy.misere.tame.GenusSearch;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The oracle is the search of all positions that can follow, which knows no quotients.
final class HeapGenusTest {
    private static final int LARGEST = 14;

    private record Heaps(String name, Ruleset<BigInteger> rules) implements Game<BigInteger> {
        @Override
        public String write(BigInteger position) {
            return position.toString();
        }
    }

    private static Sum sum(String digits, long... heaps) {
        int[] code = digits.chars().map(digit -> digit - '0').toArray();
        Game<BigInteger> game = new Heaps(digits, TakeAndBreakMoves.rules(TakeAndBreakCode.of(code)));
        return Sum.of(Arrays.stream(heaps)
                .mapToObj(heap -> new Component<>(game, BigInteger.valueOf(heap)))
                .toArray(Component<?>[]::new));
    }

    private static HeapGenus byQuotient(Sum sum) {
        return HeapGenus.of(sum, BigInteger.ZERO, new Run(Budget.standard())).orElseThrow();
    }

    @ParameterizedTest
    @ValueSource(strings = {"077", "015", "007", "022", "053", "036"})
    void the_quotient_gives_the_values_that_search_gives(String code) {
        GenusSearch search = new GenusSearch(Run.unlimited());
        for (int heap = 1; heap <= LARGEST; heap++) {
            for (int other : List.of(0, 5)) {
                Sum sum = sum(code, heap, other);
                HeapGenus found = byQuotient(sum);
                List<Integer> misere = search.genus(sum).misere();
                assertThat(found.normal())
                        .as(code + sum)
                        .isEqualTo(search.genus(sum).normal());
                assertThat(IntStream.range(0, 6).mapToObj(k -> Math.min(at(misere, k), found.told())))
                        .as(code + sum)
                        .containsExactlyElementsOf(IntStream.range(0, 6)
                                .mapToObj(k -> at(found.misere(), k))
                                .toList());
            }
        }
    }

    /// Values alternate in the end, or stay too large to be told apart.
    private static int at(List<Integer> values, int k) {
        int last = values.size() - 1;
        if (k <= last) {
            return values.get(k);
        }
        boolean alternate = last > 0 && (values.get(last - 1) ^ 2) == values.get(last);
        return alternate && (k - last) % 2 == 1 ? values.get(last - 1) : values.get(last);
    }

    @Test
    void a_long_row_of_kayles_has_one_which_is_exact_where_its_values_are_small() {
        HeapGenus found = byQuotient(sum("077", 160));
        assertThat(found.normal()).isEqualTo(1);
        assertThat(found.misere()).containsExactly(1, 3);
        assertThat(byQuotient(sum("077", 162)).exact()).isFalse();
    }
}
