package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// Moves that force the answer to be in the same component.
final class EntailingPlayTest {
    @Test
    void an_answer_elsewhere_is_refused_and_the_forced_stack_named() {
        Ran ran = Ran.reading("moves\n2: 4 -> 3!\nquit\n", "play", "topentails(6!,4)");
        assertThat(ran.out())
                .contains("the last move forces the answer to be in component 1, topentails(6!)")
                .contains("6! → 5!")
                .doesNotContain("4 → 3!");
    }

    @Test
    void take_means_the_forced_stack_where_there_is_one() {
        Ran ran = Ran.reading("6! -> 2 + 4\nquit\n", "play", "topentails(6!,4)");
        assertThat(ran.out()).contains("I play ");
    }

    @Test
    void whoever_must_answer_in_an_empty_stack_has_lost() {
        Ran ran = Ran.reading("1 -> 0!\n", "play", "topentails(1,7)");
        assertThat(ran.out()).contains("Play is over: you win!");
    }
}
