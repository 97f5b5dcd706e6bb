package org.grundy.catalog.pair;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.catalog.Ask;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.game.Pair;
import org.junit.jupiter.api.Test;

/// Euclid's game in both forms. Statements from `theory.md` §8 [O1–O7].
class EuclidTest {
    @Test
    void the_golden_ratio_decides() {
        // [O1]: 5/3 is below φ only for (3,4); 8/5 = 1.6 < φ < 13/8 = 1.625
        assertThat(Ask.normal("euclid(3,4)").outcome()).isEqualTo("P");
        assertThat(Ask.normal("euclid(5,8)").outcome()).isEqualTo("P");
        assertThat(Ask.normal("euclid(8,13)").outcome()).isEqualTo("N");
        assertThat(Ask.normal("euclid(4,4)").outcome()).isEqualTo("N");
    }

    @Test
    void the_only_winning_move_is_found() {
        // [O2]: 19 = 3·5 + 4, and (4,5) is lost
        assertThat(Ask.normal("euclid(19,5)").wins()).containsExactly("4,5");
        assertThat(Ask.normal("euclid(24,15)").outcome()).isEqualTo("P");
        assertThat(Ask.normal("euclid(25,7)").wins()).containsExactly("11,7");
    }

    @Test
    void in_grossmans_form_equal_numbers_end_play() {
        // [O5]
        assertThat(Ask.normal("grossman(4,4)").outcome()).isEqualTo("P");
        assertThat(Ask.normal("grossman(4,12)").wins()).containsExactly("4,4");
        assertThat(Ask.normal("grossman(5,8)").outcome()).isEqualTo("P");
    }

    @Test
    void grossmans_values_are_those_of_nivasch() {
        // [O3]: ⌊b/a − a/b⌋ = ⌊(b²−a²)/(ab)⌋
        CatalogGame<Pair> game = new Grossman().game();
        for (long a = 1; a <= 150; a++) {
            for (long b = a; b <= 300; b++) {
                assertThat(game.theorems().getFirst().value(Pair.of(a, b)))
                        .contains(BigInteger.valueOf((b * b - a * a) / (a * b)));
            }
        }
    }

    /// The closed form with its correction is an observation without a proof [O4]; the theorem does without
    /// it.
    @Test
    void an_observed_closed_form_of_euclids_values_holds_for_small_numbers() {
        CatalogGame<Pair> game = new Euclid().game();
        for (long a = 1; a <= 150; a++) {
            for (long b = a; b <= 300; b++) {
                long observed = (b * b - a * a) / (a * b) + correction(a, b);
                Optional<BigInteger> value = game.theorems().getFirst().value(Pair.of(a, b));
                assertThat(value).contains(BigInteger.valueOf(observed));
            }
        }
    }

    private static long correction(long a, long b) {
        List<Long> quotients = new ArrayList<>();
        for (long small = a, large = b; small > 0; ) {
            quotients.add(large / small);
            long rest = large % small;
            large = small;
            small = rest;
        }
        boolean equal = quotients.stream().distinct().count() == 1;
        return !equal ? 0 : quotients.size() % 2 == 1 ? 1 : -1;
    }

    @Test
    void misere_play_is_lost_below_the_golden_ratio_equal_numbers_included() {
        // [O7]
        assertThat(Ask.misere("euclid(4,4)").outcome()).isEqualTo("P");
        assertThat(Ask.misere("euclid(0,4)").outcome()).isEqualTo("N");
        assertThat(Ask.misere("euclid(8,4)").wins()).containsExactly("4,4");
    }

    @Test
    void misere_play_of_grossmans_form_differs_at_fibonacci_multiples_only() {
        // [O7]
        assertThat(Ask.misere("grossman(2,2)").outcome()).isEqualTo("N");
        assertThat(Ask.normal("grossman(6,10)").outcome()).isEqualTo("N");
        assertThat(Ask.misere("grossman(6,10)").outcome()).isEqualTo("P");
        assertThat(Ask.normal("grossman(10,16)").outcome()).isEqualTo("P");
        assertThat(Ask.misere("grossman(10,16)").outcome()).isEqualTo("N");
        assertThat(Ask.misere("grossman(6,11)").outcome())
                .isEqualTo(Ask.normal("grossman(6,11)").outcome());
    }

    @Test
    void numbers_of_a_thousand_digits_are_decided_with_their_value() {
        Ask ask = Ask.normal("euclid(10^1000,10^999)");
        assertThat(ask.value()).isEqualTo("10");
        assertThat(ask.wins()).hasSize(1);
        assertThat(Ask.normal("euclid(10^1000,7)").outcome()).isEqualTo("N");
    }
}
