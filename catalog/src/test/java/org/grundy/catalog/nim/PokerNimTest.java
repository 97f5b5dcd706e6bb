package org.grundy.catalog.nim;

import static org.assertj.core.api.Assertions.assertThat;

import org.grundy.catalog.Ask;
import org.junit.jupiter.api.Test;

class PokerNimTest {
    @Test
    void the_reserve_changes_no_value() {
        assertThat(Ask.normal("pokernim(3,4,5)").value()).isEqualTo("2");
        assertThat(Ask.normal("pokernim(3,4,5, reserve 100)").value()).isEqualTo("2");
    }

    @Test
    void additions_that_make_the_nim_sum_vanish_win_as_well() {
        assertThat(Ask.normal("pokernim(3,4,5, reserve 1)").wins()).containsExactly("1,4,5,reserve 1");
        assertThat(Ask.normal("pokernim(3,4,5, reserve 2)").wins())
                .containsExactly("1,4,5,reserve 2", "3,5,6,reserve 0", "3,4,7,reserve 0");
    }

    @Test
    void misere_play_is_as_in_nim() {
        assertThat(Ask.misere("pokernim(1,1,1, reserve 5)").outcome()).isEqualTo("P");
        assertThat(Ask.misere("pokernim(0, reserve 2)").outcome()).isEqualTo("N");
        assertThat(Ask.misere("pokernim(0, reserve 2)").wins()).containsExactly("1,reserve 1");
    }

    @Test
    void heaps_beyond_any_list_of_options_are_answered() {
        Ask ask = Ask.normal("pokernim(10^30, 7, reserve 9)");
        assertThat(ask.complete()).isTrue();
        assertThat(ask.wins()).containsExactly("7,7,reserve 9");
    }
}
