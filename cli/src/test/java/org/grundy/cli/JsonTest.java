package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

final class JsonTest {
    private static JsonNode json(String... arguments) {
        Ran ran = Ran.command(arguments);
        assertThat(ran.err()).isEmpty();
        return new JsonMapper().readTree(ran.out());
    }

    @Test
    void an_answer_has_these_fields_in_this_order() {
        JsonNode answer = json("solve", "nim", "3", "4", "5", "--json");
        assertThat(answer.propertyNames())
                .containsExactly(
                        "version",
                        "expression",
                        "convention",
                        "outcome",
                        "grundy",
                        "winningMoves",
                        "winningMovesAre",
                        "winningMovesCount",
                        "evidence",
                        "reason");
        assertThat(answer.get("expression").asString()).isEqualTo("nim(3,4,5)");
        assertThat(answer.get("outcome").asString()).isEqualTo("N");
        assertThat(answer.get("grundy").asInt()).isEqualTo(2);
        assertThat(answer.get("winningMoves").toString()).isEqualTo("[[{\"component\":0,\"from\":3,\"to\":[1]}]]");
        assertThat(answer.get("winningMovesAre").asString()).isEqualTo("complete");
        assertThat(answer.get("winningMovesCount").asInt()).isEqualTo(1);
        assertThat(answer.get("evidence").size()).isEqualTo(3);
        assertThat(answer.get("evidence").get(2).get("component").asInt()).isEqualTo(2);
        assertThat(answer.get("evidence").get(2).get("kind").asString()).isEqualTo("theorem");
    }

    @Test
    void a_sum_of_different_games_lists_its_moves_in_the_order_of_components() {
        // Kayles 7 has value 2, Wythoff (3,5) is a P position: 2 xor 0 xor 4 = 6.
        JsonNode answer = json("solve", "kayles(7) + wythoff(3,5) + *4", "--json");
        assertThat(answer.get("grundy").asInt()).isEqualTo(6);
        assertThat(answer.get("winningMoves").toString())
                .isEqualTo("[[{\"component\":0,\"from\":7,\"to\":[5]}],"
                        + "[{\"component\":1,\"from\":[3,5],\"to\":[[3,3]]}],"
                        + "[{\"component\":2,\"from\":4,\"to\":[2]}]]");
    }

    @Test
    void a_value_that_the_convention_does_not_define_is_null() {
        JsonNode answer = json("solve", "bash[3](15)", "--misere", "--json");
        assertThat(answer.get("grundy").isNull()).isTrue();
        assertThat(answer.get("convention").asString()).isEqualTo("disjunctive long misere");
    }

    @Test
    void integers_beyond_two_to_the_53rd_are_strings() {
        JsonNode answer = json("solve", "nim(9007199254740991, 9007199254740992)", "--json");
        JsonNode move = answer.get("winningMoves").get(0).get(0);
        assertThat(move.get("from").isString()).isTrue();
        assertThat(move.get("from").asString()).isEqualTo("9007199254740992");
        assertThat(move.get("to").get(0).isIntegralNumber()).isTrue();
        assertThat(move.get("to").get(0).asLong()).isEqualTo(9007199254740991L);
    }

    @Test
    void a_split_leaves_several_positions_and_a_board_is_a_string() {
        assertThat(json("solve", "kayles(5)", "--json")
                        .get("winningMoves")
                        .get(0)
                        .get(0)
                        .get("to")
                        .toString())
                .isEqualTo("[2,2]");
        JsonNode board =
                json("solve", "chomp(2,3)", "--json").get("winningMoves").get(0).get(0);
        assertThat(board.get("from").isString()).isTrue();
    }

    @Test
    void moves_in_several_components_are_counted_and_the_first_listed() {
        // A selective sum of won heaps is won by emptying all of them; there is one way.
        JsonNode answer = json("solve", "nim(3,4)", "--join", "selective", "--json");
        assertThat(answer.get("winningMovesAre").asString()).isEqualTo("product");
        assertThat(answer.get("winningMovesCount").asInt()).isEqualTo(1);
        assertThat(answer.get("winningMoves").get(0).size()).isEqualTo(2);
    }

    @Test
    void what_is_undecided_says_so_and_names_the_limit() {
        Ran ran = Ran.command("solve", "kayles(60)", "--misere", "--positions", "50", "--json");
        assertThat(ran.exit()).isEqualTo(1);
        JsonNode answer = new JsonMapper().readTree(ran.out());
        assertThat(answer.get("outcome").asString()).isEqualTo("undecided");
        assertThat(answer.get("winningMovesAre").asString()).isEqualTo("unknown");
        assertThat(answer.get("winningMovesCount").isNull()).isTrue();
        assertThat(answer.get("limit").get("limit").asString()).isEqualTo("positions");
    }

    @Test
    void a_period_is_evidence_with_its_data() {
        // Kayles has period 12 and preperiod 72: Winning Ways, ch. 4.
        JsonNode evidence =
                json("solve", "octal[0.77](10^12)", "--json").get("evidence").get(0);
        assertThat(evidence.get("kind").asString()).isEqualTo("period");
        assertThat(evidence.get("period").get("period").asInt()).isEqualTo(12);
    }

    @Test
    void a_list_of_games_a_game_and_a_check_are_json_too() {
        assertThat(json("games", "威佐夫", "--json").get(0).get("name").asString()).isEqualTo("wythoff");
        JsonNode game = json("show", "nim", "--json");
        assertThat(game.get("rules").get("zh").asString()).containsPattern("\\p{IsHan}");
        assertThat(game.get("theorems").get(0).get("statement").get("en").asString())
                .contains("Grundy value n");
        JsonNode check =
                new JsonMapper().readTree(PrintedJson.of("verify bash").out()).get(0);
        assertThat(check.get("result").asString()).isEqualTo("pass");
        assertThat(check.get("positions").asInt()).isEqualTo(121);
    }

    @Test
    void a_table_is_a_list_or_a_list_of_lists() {
        assertThat(json("table", "bash[3]", "--to", "5", "--json").get("values").toString())
                .isEqualTo("[0,1,2,3,0,1]");
        JsonNode pairs = json("table", "wythoff", "--x", "1..2", "--y", "0..1", "--json");
        assertThat(pairs.get("values").toString()).isEqualTo("[[1,2],[2,0]]");
        assertThat(pairs.get("y").get("to").asInt()).isEqualTo(1);
    }
}
