package org.grundy.misere.tame;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.grundy.game.Component;
import org.grundy.game.Game;
import org.grundy.game.HeapRules;
import org.grundy.game.Ruleset;
import org.grundy.game.Sum;
import org.grundy.heap.TakeAndBreakCode;
import org.grundy.heap.TakeAndBreakMoves;
import org.grundy.run.Run;
import org.junit.jupiter.api.Test;

final class GenusSearchTest {
    private record Heaps(String name, Ruleset<BigInteger> rules) implements Game<BigInteger> {
        @Override
        public String write(BigInteger position) {
            return position.toString();
        }
    }

    private static final Game<BigInteger> KAYLES =
            new Heaps("kayles", TakeAndBreakMoves.rules(TakeAndBreakCode.of(0, 7, 7)));

    private static final Game<BigInteger> NIM = new Heaps("nim", HeapRules.taking((n, out) -> {
        for (long left = 0; left < n; left++) {
            out.to(left);
        }
    }));

    private static String genus(Component<?>... components) {
        return new GenusSearch(Run.unlimited()).genus(Sum.of(components)).symbol();
    }

    private static Component<BigInteger> of(Game<BigInteger> game, int heap) {
        return new Component<>(game, BigInteger.valueOf(heap));
    }

    /// Source: Winning Ways, ch. 13, table of Kayles.
    @Test
    void the_table_of_kayles_begins_as_published() {
        List<String> symbols = new ArrayList<>();
        for (int row = 0; row <= 9; row++) {
            symbols.add(genus(of(KAYLES, row)));
        }
        assertThat(symbols).containsExactly("0", "1", "2", "3", "1", "4^146", "3", "2^2", "1^1", "4^046");
    }

    @Test
    void nim_heaps_are_themselves_and_their_sums_tame() {
        assertThat(genus(of(NIM, 5))).isEqualTo("5");
        assertThat(genus(of(NIM, 1), of(NIM, 2))).isEqualTo("3");
        assertThat(genus(of(NIM, 1), of(NIM, 1))).isEqualTo("0");
        assertThat(genus(of(NIM, 2), of(NIM, 2))).isEqualTo("0^0");
        assertThat(genus(of(NIM, 2), of(NIM, 3))).isEqualTo("1^1");
    }
}
