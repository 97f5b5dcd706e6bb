package org.grundy.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import org.grundy.cli.Ran;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

final class NimberCommandTest {
    @Test
    void an_expression_is_answered_with_facts_about_the_nimber() {
        // 5 ⊗ 7 = 13: OEIS A051775; the inverse of 13 is 14: A051917.
        Ran ran = Ran.command("nimber", "5*7");
        assertThat(ran.exit()).isZero();
        assertThat(ran.out()).startsWith("5 ⊗ 7 = 13\n").contains("inverse: 14\n", "below 2^4");
        assertThat(Ran.command("nimber", "5", "*", "7", "--lang", "zh").out())
                .startsWith("5 ⊗ 7 = 13\n")
                .contains("逆元：14\n");
        assertThat(Ran.command("nimber", "3+3").out()).startsWith("3 ⊕ 3 = 0\n").doesNotContain("inverse");
    }

    @Test
    void orders_degrees_and_logarithms_are_told_in_words() {
        assertThat(Ran.command("nimber", "order(5)").out()).contains("= 15\n", "primitive: its powers");
        assertThat(Ran.command("nimber", "order(5^3)", "--lang", "zh").out()).contains("不是本原元");
        assertThat(Ran.command("nimber", "degree(40)").out()).contains("= 8\n");
        assertThat(Ran.command("nimber", "log(13,5)").out()).contains("= 3\n", "order of 5, which is 15");
        assertThat(Ran.command("nimber", "log(16,5)").out()).contains("16 is no power of 5");
    }

    /// The units below 2^128 have a subgroup of the prime order 67280421310721 (Landry 1880).
    @Test
    void a_logarithm_that_is_too_hard_is_undecided() {
        String power = "log((1e30)^7, 1e30)";
        Ran ran = Ran.command("nimber", power);
        assertThat(ran.exit()).isEqualTo(1);
        assertThat(ran.out()).contains("undecided", "67280421310721");
        JsonNode answer =
                new JsonMapper().readTree(Ran.command("nimber", power, "--json").out());
        assertThat(answer.get("result").asString()).isEqualTo("undecided");
        assertThat(answer.get("factor").asLong()).isEqualTo(67280421310721L);
    }

    @Test
    void the_answer_in_json_has_all_that_is_said_in_words() {
        JsonNode answer =
                new JsonMapper().readTree(Ran.command("nimber", "--json", "5*7").out());
        assertThat(answer.get("question").asString()).isEqualTo("5 ⊗ 7");
        assertThat(answer.get("result").asString()).isEqualTo("nimber");
        assertThat(answer.get("value").asInt()).isEqualTo(13);
        assertThat(answer.get("degree").asInt()).isEqualTo(4);
        assertThat(answer.get("inverse").asInt()).isEqualTo(14);
        JsonNode order = new JsonMapper()
                .readTree(Ran.command("nimber", "--json", "order(5)").out());
        assertThat(order.get("value").asInt()).isEqualTo(15);
        assertThat(order.get("primitive").asBoolean()).isTrue();
        JsonNode none = new JsonMapper()
                .readTree(Ran.command("nimber", "--json", "log(16,5)").out());
        assertThat(none.get("result").asString()).isEqualTo("none");
        assertThat(none.has("value")).isFalse();
    }

    @Test
    void nonsense_ends_with_two_and_a_caret() {
        Ran ran = Ran.command("nimber", "5/(3+3)");
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.out()).isEmpty();
        assertThat(ran.err()).contains("this is 0", "  5/(3+3)\n     ^^^\n");
    }
}
