package org.grundy.lang.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.List;
import org.grundy.evidence.Evidence;
import org.grundy.game.Play;
import org.grundy.game.Theorem;
import org.grundy.text.InputError;
import org.junit.jupiter.api.Test;

/// What a file states of its game is compared with search, labelled as stated, and an error where it is wrong. The
/// game is that of C.-G. Bachet (1612).
final class FileStatementsTest {
    private static final String TEXT = """
        three(m = 3): n -> n - k  for k in 1..min(m, n)

        about three
            names      up to three
            theorem    three
            value      n mod (m + 1)
            tame
            moves      n -> n - (n - v) mod (m + 1)
            let        k = (n - misere) mod (m + 1)
            reason     three.take  if k > 0
                       Take {k}.
                   zh: 取 {k} 个。
        """;

    private static RuleGame game(String text, String name) {
        return RuleText.compile(text, "mine.rules").game(name);
    }

    private static Theorem<RuleState> stated(String name) {
        return game(TEXT, name).theorems().getFirst();
    }

    @Test
    void it_is_stated_in_the_file_and_compared_as_far_as_it_says() {
        assertThat(stated("three").evidence()).isEqualTo(new Evidence.ByStatement("three", "mine.rules", 200, 201));
        assertThat(stated("three").valuedWhere("0")).isEmpty();
    }

    @Test
    void value_outcome_moves_and_reason_follow_from_the_formula() {
        Theorem<RuleState> theorem = stated("three[5]");
        RuleState heap = RuleState.of(1_000_000_000_000_000_003L);
        assertThat(theorem.value(heap)).contains(BigInteger.valueOf(1));
        assertThat(theorem.winning(heap, Play.NORMAL).orElseThrow().options())
                .containsExactly(List.of(RuleState.of(1_000_000_000_000_000_002L)));
        assertThat(theorem.winning(heap, Play.MISERE).orElseThrow().options()).isEmpty();
        assertThat(theorem.reason(heap, Play.NORMAL))
                .singleElement()
                .satisfies(step -> assertThat(step.quantities()).containsEntry("k", BigInteger.ONE));
    }

    @Test
    void a_wrong_statement_is_an_error_with_the_first_counterexample() {
        String wrong = TEXT.replace("value      n mod (m + 1)", "value      n mod (m + 2)");
        RuleGame game = game(wrong, "three");
        assertThatThrownBy(game::theorems)
                .isInstanceOf(InputError.class)
                .hasMessage("mine.rules states something wrong: value of three[3](4) is 4, but search finds 0");
    }

    @Test
    void moves_that_leave_some_out_are_an_error_too() {
        String wrong = TEXT.replace("(n - v) mod (m + 1)", "1");
        RuleGame game = game(wrong, "three");
        assertThatThrownBy(game::theorems).isInstanceOf(InputError.class).hasMessageContaining("three[3](2)");
    }

    @Test
    void a_word_or_a_name_that_says_nothing_is_an_error_when_the_text_is_read() {
        assertThatThrownBy(() -> RuleText.compile(TEXT.replace(" tame", " tamed")))
                .isInstanceOf(InputError.class)
                .hasMessageStartingWith("\"tamed\" says nothing here");
        assertThatThrownBy(() -> RuleText.compile(TEXT.replace("mod (m + 1)", "mod (q + 1)")))
                .isInstanceOf(InputError.class)
                .hasMessageContaining("\"q\"");
        assertThatThrownBy(() -> RuleText.compile(TEXT.replace("about three", "about four")))
                .isInstanceOf(InputError.class)
                .hasMessageContaining("four");
    }

    @Test
    void the_rules_alone_are_there_for_those_who_prove() {
        assertThat(game(TEXT, "three").unstated().theorems()).isEmpty();
    }
}
