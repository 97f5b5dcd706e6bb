package org.grundy.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.IntStream;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.catalog.game.HeapNotation;
import org.grundy.catalog.pair.Bomb;
import org.grundy.catalog.pair.Euclid;
import org.grundy.catalog.pair.Rival;
import org.grundy.game.HeapRules;
import org.grundy.game.Pair;
import org.grundy.game.Play;
import org.grundy.game.Valuation;
import org.grundy.lang.Entry;
import org.grundy.run.Run;
import org.grundy.text.BilingualText;
import org.grundy.text.Messages;
import org.grundy.verify.TheoremVerifier;
import org.grundy.verify.Verdict;
import org.grundy.verify.VerificationCase;
import org.junit.jupiter.api.Test;

/// Claims of the sources that are incomplete or that need a condition, and what holds instead; rows as in
/// `docs/errata.md`, from `theory.md` §1. Claims that are wrong are refuted as rival theorems in
/// [org.grundy.catalog.pair.RivalsTest].
class ErrataTest {
    /// A position whose only option is a Nim heap of two: value 0, but lost in misère play, for the heap of
    /// two is won.
    @Test
    void row_7_nim_sums_alone_do_not_decide_misere_sums() {
        HeapRules rules = HeapRules.taking((n, out) -> {
            for (long left = n == 3 ? 2 : 0; left < n; left++) {
                out.to(left);
            }
        });
        Entry entry = new Entry(
                "onlytwo", List.of(), List.of(), "", "", new BilingualText("", ""), new BilingualText("", ""));
        CatalogGame<BigInteger> game =
                new CatalogGame<>(entry, "onlytwo", rules, List.of(), new HeapNotation(entry.form()), Messages.NONE);
        Rival<BigInteger> rival = Rival.outcomes(
                "misère: won if some value is above 1 and the nim sum is not 0, or none is and it is 0",
                Play.MISERE,
                n -> true,
                n -> n.equals(BigInteger.ONE));
        assertThat(TheoremVerifier.check(VerificationCase.heaps(game, 3), rival, Run.unlimited()))
                .isEqualTo(new Verdict.Refuted("onlytwo(3)", "outcome MISERE", "N", "P"));
    }

    @Test
    void row_8_a_terminal_position_is_won_in_misere_play() {
        assertThat(Ask.normal("nim(0)").outcome()).isEqualTo("P");
        assertThat(Ask.misere("nim(0)").outcome()).isEqualTo("N");
    }

    @Test
    void row_9_the_circle_needs_two_coins_a_move_and_at_least_one_coin() {
        assertThat(Ask.normal("circle[1](7)").outcome()).isEqualTo("N");
        assertThat(Ask.normal("circle[1](8)").outcome()).isEqualTo("P");
        assertThat(Ask.normal("circle[3](0)").outcome()).isEqualTo("P");
    }

    @Test
    void row_10_the_order_of_a_subtraction_set_does_not_matter() {
        for (int n = 0; n <= 5; n++) {
            assertThat(Ask.normal("subtraction[3,1](" + n + ")").value()).isEqualTo(Integer.toString(n % 2));
        }
    }

    @Test
    void row_11_the_program_for_multiples_spoils_its_table_or_runs_off_it() {
        assertThat(MultiplesProgram.rightEntries(1)).isEqualTo(31);
        assertThat(MultiplesProgram.rightEntries(4)).isEqualTo(83);
        assertThat(MultiplesProgram.rightEntries(10)).isEqualTo(196);
        for (int k : new int[] {2, 3, 5}) {
            assertThatThrownBy(() -> MultiplesProgram.table(k))
                    .isInstanceOf(ArrayIndexOutOfBoundsException.class)
                    .hasMessageContaining("100000");
        }
    }

    @Test
    void row_11_the_sequence_of_lost_heaps_does_not_overflow() {
        // the first power of two beyond 32 bits, and a heap of twenty digits
        assertThat(Ask.normal("multiple[1](4294967296)").outcome()).isEqualTo("P");
        assertThat(Ask.normal("multiple[1](4294967297)").wins()).contains("4294967296;1");
        assertThat(Ask.normal("multiple[10](12345678901234567890)").outcome()).isEqualTo("N");
    }

    @Test
    void row_14_euclids_game_has_a_closed_form() {
        Rival<Pair> closedForm = Rival.outcomes(
                "Euclid: won if a = b or b² − ab − a² > 0",
                Play.NORMAL,
                pair -> pair.x().signum() > 0 && pair.x().compareTo(pair.y()) <= 0,
                pair -> lost(pair.x().longValueExact(), pair.y().longValueExact()));
        assertThat(TheoremVerifier.check(
                        VerificationCase.cells(new Euclid().game(), 0, 120), closedForm, Run.unlimited()))
                .isInstanceOf(Verdict.Passed.class);
    }

    @Test
    void row_14_the_closed_form_needs_a_number_that_is_not_zero() {
        assertThat(Ask.normal("euclid(0,3)").outcome()).isEqualTo("P");
        assertThat(lost(0, 3)).isFalse();
        assertThat(Ask.normal("euclid(0,0)").outcome()).isEqualTo("P");
        assertThat(lost(0, 0)).isFalse();
    }

    private static boolean lost(long a, long b) {
        return a != b && b * b - a * b - a * a < 0;
    }

    @Test
    void row_17_only_a_heap_that_becomes_smaller_can_be_made_the_nim_sum_of_the_others() {
        // (1,2,4): only the heap of 4 can become 1 ⊕ 2 = 3
        assertThat(Ask.normal("nim(1,2,4)").wins()).containsExactly("3");
    }

    @Test
    void row_18_empty_heaps_do_not_matter_in_misere_nim() {
        assertThat(Ask.misere("nim(0,1)").outcome()).isEqualTo("P");
        assertThat(Ask.misere("nim(0,0,3)").outcome()).isEqualTo("N");
        assertThat(Ask.misere("nim(0,0)").outcome()).isEqualTo("N");
    }

    @Test
    void row_19_a_remainder_of_zero_is_a_loss_in_bash() {
        assertThat(IntStream.rangeClosed(0, 20)
                        .filter(n -> Ask.normal("bash[4](" + n + ")").outcome().equals("P")))
                .containsExactly(0, 5, 10, 15, 20);
    }

    @Test
    void row_20_no_value_of_a_bomb_on_fifty_by_fifty_is_above_364() {
        Valuation<Pair> table = new Bomb().game().valuation().orElseThrow();
        IntStream values = IntStream.range(0, 2500)
                .map(i -> table.value(Pair.of(1 + i / 50, 1 + i % 50), Run.unlimited())
                        .grundy()
                        .intValueExact());
        assertThat(values.max()).hasValue(364);
    }

    @Test
    void row_21_a_nim_move_makes_the_heap_smaller_but_not_always_less_than_the_highest_bit() {
        // (7,5): the nim sum is 2, and the winning move leaves 5, which is not below 2
        assertThat(Ask.normal("nim(7,5)").wins()).containsExactly("5");
        for (int heap = 1; heap < 64; heap++) {
            for (int sum = 1; sum < 64; sum++) {
                if ((heap & Integer.highestOneBit(sum)) != 0) {
                    assertThat(heap ^ sum).isLessThan(heap);
                }
            }
        }
    }
}
