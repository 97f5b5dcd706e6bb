package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// What is said of draws: which moves hold them, and why.
final class DrawnAnswerTest {
    /// The wheel of docs/language.md with a way off it that loses.
    private static final String WHEEL = "wheel: n -> (n + 1) % 3 if n < 3; 0 -> 8; 8 -> 7";

    private static String out(String... arguments) {
        Ran ran = Ran.command(arguments);
        assertThat(ran.exit()).as(ran.err()).isZero();
        return ran.out();
    }

    @Test
    void the_one_move_that_holds_a_draw_is_named_and_the_one_that_loses_is_not() {
        String text = out("solve", "-e", WHEEL, "wheel(0)");
        assertThat(text).contains("Move that holds the draw\n  0 → 1\n", "Every other move loses.");
        assertThat(text).doesNotContain("→ 8");
        assertThat(out("solve", "-e", WHEEL, "wheel(0)", "--lang", "zh")).contains("保持平局的走法\n  0 → 1\n", "这一步就保持平局");
    }

    @Test
    void several_are_counted() {
        assertThat(out("solve", "digraph[a>b>a](a) + nim(2)")).contains("Moves that hold the draw: 3\n");
        assertThat(out("solve", "digraph[a>b>a](a) + nim(2)", "--lang", "zh")).contains("保持平局的走法：3 种\n");
    }

    @Test
    void where_rules_have_no_end_of_play_every_move_holds_the_draw() {
        assertThat(out("solve", "-e", "g: n -> n + 1; n -> n - 2 if n >= 2", "g(3)"))
                .contains("Moves that hold the draw: 2\n", "3 → 4", "3 → 1");
    }

    @Test
    void of_very_many_the_first_are_listed_and_it_is_said_that_there_may_be_others() {
        String sum = "digraph[a>b>a](a) + digraph[a>b>a](a) + nim(10^18)";
        assertThat(out("solve", sum)).contains("Moves that hold the draw: at least ", ", of which the first 100\n");
        assertThat(out("solve", sum, "--lang", "zh")).contains("保持平局的走法：至少 ", "，以下是其中前 100 种\n");
        JsonNode answer = JsonMapper.shared().readTree(out("solve", sum, "--json"));
        assertThat(answer.get("holdingMoves")).hasSize(1000);
        assertThat(answer.get("holdingMovesAre").asString()).isEqualTo("partial");
        assertThat(answer.has("holdingMovesCount")).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"--misere", "--join=conjunctive", "--join=selective", "--ending=short"})
    void under_every_convention_the_moves_are_listed_with_the_reason(String convention) {
        assertThat(out("solve", "digraph[a>b>a](a) + digraph[a>b>c>a](a)", convention))
                .containsPattern("Moves? that holds? the draw")
                .contains("Positions can come again.", "→")
                .doesNotContain("Winning move");
    }

    @Test
    void a_position_that_is_not_drawn_has_no_such_fields() {
        JsonNode answer = JsonMapper.shared().readTree(out("solve", "digraph[a>b,b>a,b>c](a)", "--json"));
        assertThat(answer.get("outcome").asString()).isEqualTo("P");
        assertThat(answer.has("holdingMoves")).isFalse();
        assertThat(answer.has("holdingMovesAre")).isFalse();
    }

    @Test
    void who_asks_for_the_winner_alone_gets_no_moves() {
        assertThat(out("solve", "digraph[a>b>a](a)", "--only", "winner")).doesNotContain("a → b");
    }

    /// The second of these rules splits, so that the sum is searched as a whole.
    @ParameterizedTest
    @ValueSource(strings = {WHEEL, "wheel: 0 -> 1; 1 -> 0; 2 -> 0 & 3; 3 -> 4"})
    void a_draw_has_no_grundy_value_and_it_is_not_said_that_it_is_unknown(String rules) {
        assertThat(out("solve", "-e", rules, "wheel(2)", "--only", "value")).contains("It has no Grundy value.");
        assertThat(out("solve", "-e", rules, "wheel(2)", "--only", "value", "--lang", "zh"))
                .contains("它没有 SG 值。");
        assertThat(out("solve", "-e", rules, "wheel(2)")).doesNotContain("not known");
    }

    @Test
    void a_sum_that_is_won_by_an_infinite_label_has_none_either() {
        assertThat(out("solve", "digraph[a>b,b>a,b>c,c>d](b) + nim(1)", "--only", "value"))
                .contains("N position", "It has no Grundy value.")
                .doesNotContain("Known so far");
    }
}
