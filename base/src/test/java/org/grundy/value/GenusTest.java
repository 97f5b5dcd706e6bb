package org.grundy.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Symbols and sums as in *Winning Ways* (2001), vol. 2, ch. 13.
final class GenusTest {
    private static String symbol(Genus.Kind kind, int normal, Integer... misere) {
        return new Genus(normal, List.of(misere), kind).symbol();
    }

    @Test
    void a_heap_of_nim_is_written_by_its_size_alone() {
        assertThat(symbol(Genus.Kind.HEAP, 0, 1, 2, 0)).isEqualTo("0");
        assertThat(symbol(Genus.Kind.HEAP, 2, 2, 0)).isEqualTo("2");
    }

    @Test
    void a_firm_position_has_its_value_twice_and_others_have_all_superscripts() {
        assertThat(symbol(Genus.Kind.TAME, 0, 0, 2)).isEqualTo("0^0");
        assertThat(symbol(Genus.Kind.TAME, 1, 1, 3)).isEqualTo("1^1");
        assertThat(symbol(Genus.Kind.TAME, 0, 1, 2, 0)).isEqualTo("0^120");
        assertThat(symbol(Genus.Kind.WILD, 4, 1, 4, 6)).isEqualTo("4^146");
        assertThat(symbol(Genus.Kind.OPEN, 2, 2, 0, 2)).isEqualTo("2^202");
    }

    @Test
    void superscripts_above_9_are_parted_by_commas() {
        assertThat(symbol(Genus.Kind.WILD, 4, 9, 8, 9)).isEqualTo("4^989");
        assertThat(symbol(Genus.Kind.WILD, 4, 1, 10, 8)).isEqualTo("4^1,10,8");
    }

    @Test
    void the_first_superscript_is_the_misere_value_and_there_are_at_least_two() {
        assertThat(new Genus(4, List.of(1, 4, 6), Genus.Kind.WILD).misereValue())
                .isEqualTo(1);
        assertThat(new Genus(3, List.of(3, 1), Genus.Kind.HEAP).misere()).containsExactly(3, 1);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Genus(3, List.of(3), Genus.Kind.HEAP))
                .withMessageContaining("[3]");
    }

    private static Tame tame(int value, boolean fickle) {
        return new Tame(BigInteger.valueOf(value), fickle);
    }

    @Test
    void a_sum_is_fickle_if_all_its_parts_are() {
        assertThat(tame(1, true).plus(tame(1, true))).isEqualTo(Tame.ZERO);
        assertThat(tame(1, true).plus(tame(1, false))).isEqualTo(tame(0, false));
        assertThat(tame(5, false).plus(tame(3, false))).isEqualTo(tame(6, false));
        assertThat(Tame.ZERO.plus(tame(7, false))).isEqualTo(tame(7, false));
    }

    @Test
    void only_a_fickle_position_has_another_misere_value() {
        assertThat(Tame.ZERO.misere()).isEqualTo(BigInteger.ONE);
        assertThat(tame(1, true).misere()).isEqualTo(BigInteger.ZERO);
        assertThat(tame(1, false).misere()).isEqualTo(BigInteger.ONE);
        assertThat(tame(6, false).misere()).isEqualTo(BigInteger.valueOf(6));
    }

    @Test
    void no_tame_position_is_negative_or_fickle_and_above_1() {
        assertThatIllegalArgumentException().isThrownBy(() -> tame(-1, false)).withMessageContaining("-1");
        assertThatIllegalArgumentException().isThrownBy(() -> tame(2, true)).withMessageContaining("2 and fickle");
        assertThat(tame(2, false).fickle()).isFalse();
    }
}
