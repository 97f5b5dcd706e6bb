package org.grundy.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.grundy.catalog.Catalog;
import org.grundy.lang.Family;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

final class ApiTest extends ServedTest {
    @Test
    void all_games_of_the_catalogue_are_listed() {
        assertThat(answer("games", "{}")).hasSize(Catalog.library().families().size());
        assertThat(answer("games", "{\"word\":\"HDU-1846\"}").get(0).get("name").asString())
                .isEqualTo("bash");
    }

    @Test
    void a_game_is_shown_with_its_theorems() {
        assertThat(answer("show", "{\"game\":\"wythoff\"}").get("theorems")).isNotEmpty();
        assertThat(answer("show", "{\"game\":\"bash[4]\"}").get("name").asString())
                .isEqualTo("bash");
    }

    /// Bouton (1901): the nim sum of 3, 4 and 5 is 2.
    @Test
    void nim_3_4_5_has_value_2_and_one_winning_move() {
        JsonNode nim = answer("analyze", "{\"expression\":\"nim(3,4,5)\",\"line\":true}");
        assertThat(nim.get("outcome").asString()).isEqualTo("N");
        assertThat(nim.get("grundy").asInt()).isEqualTo(2);
        assertThat(nim.get("winningMoves")).hasSize(1);
        assertThat(nim.get("lineEnd").asString()).isEqualTo("over");
    }

    /// Smith (1966): from b a move to c lets the opponent end play, the one to a leads round.
    @Test
    void a_draw_has_the_moves_that_hold_it_and_a_reply_makes_one() {
        String asked = "{\"expression\":\"digraph[a>b,b>a,b>c,c>d](b)\"";
        JsonNode drawn = answer("analyze", asked + "}");
        assertThat(drawn.get("outcome").asString()).isEqualTo("D");
        assertThat(drawn.get("winningMoves")).isEmpty();
        assertThat(drawn.get("holdingMoves").toString())
                .isEqualTo("[[{\"component\":0,\"from\":\"b\",\"to\":[\"a\"]}]]");
        assertThat(drawn.get("holdingMovesAre").asString()).isEqualTo("complete");
        assertThat(drawn.get("holdingMovesCount").asInt()).isEqualTo(1);
        JsonNode game = answer("play", asked + ",\"reply\":100}");
        assertThat(game.get("replied").asString()).isEqualTo("drawing");
        assertThat(game.get("states").get(1).get("expression").asString()).endsWith("(a)");
    }

    @Test
    void a_reply_wins_a_won_game_and_says_so() {
        JsonNode game = answer("play", "{\"expression\":\"nim(3,4,5)\",\"moves\":[\"take 1 from 1\"],\"reply\":100}");
        assertThat(game.get("replied").asString()).isEqualTo("winning");
        assertThat(game.get("states")).hasSize(3);
        assertThat(game.get("mover").asString()).isEqualTo("first");
    }

    @Test
    void a_weak_player_draws_lots() {
        JsonNode game = answer("play", "{\"expression\":\"nim(3,4,5)\",\"reply\":0,\"language\":\"zh\"}");
        assertThat(game.get("replied").asString()).isEqualTo("careless");
        assertThat(game.get("repliedText").asString()).isEqualTo("随机选择");
    }

    @Test
    void the_last_move_wins_in_normal_play_and_loses_in_misere_play() {
        String moves = "\"moves\":[\"1 -> 0\"]";
        assertThat(answer("play", "{\"expression\":\"nim(1)\"," + moves + "}")
                        .get("winner")
                        .asString())
                .isEqualTo("first");
        assertThat(answer("play", "{\"expression\":\"nim(1)\",\"play\":\"misere\"," + moves + "}")
                        .get("winner")
                        .asString())
                .isEqualTo("second");
    }

    /// Wythoff (1907): (1,2) is lost, so the move to it from (1,3) wins.
    @Test
    void values_of_moves_say_what_is_left() {
        JsonNode game = answer("play", "{\"expression\":\"wythoff(1,3)\",\"values\":true}");
        for (JsonNode move : game.get("moves")) {
            boolean wins = move.get("move").asString().equals("(1,3) → (1,2)");
            assertThat(move.get("leaves").asString()).isEqualTo(wins ? "P" : "N");
            assertThat(move.get("grundy").asInt() == 0).isEqualTo(wins);
        }
    }

    static List<String> examples() {
        return Thorough.part(
                "moves that are sent back",
                16,
                Catalog.library().families().stream()
                        .map(Family::entry)
                        .map(entry -> entry.example())
                        .toList());
    }

    /// What the page does with a move: its text is sent back and must be read as that move.
    @ParameterizedTest
    @MethodSource("examples")
    void a_move_of_every_game_can_be_sent_back(String example) {
        JsonNode game = answer("play", JsonMapper.shared().writeValueAsString(java.util.Map.of("expression", example)));
        assertThat(game.get("moves")).isNotEmpty();
        JsonNode last = game.get("moves").get(game.get("moves").size() - 1);
        JsonNode after = answer(
                "play",
                JsonMapper.shared()
                        .writeValueAsString(java.util.Map.of(
                                "expression",
                                example,
                                "moves",
                                List.of(last.get("move").asString()))));
        assertThat(after.get("states").get(1).get("move").asString())
                .isEqualTo(last.get("move").asString());
    }

    /// Bouton (1901): (x, y, 5) is lost exactly when x xor y is 5.
    @Test
    void a_table_of_sums_in_which_numbers_vary_is_given() {
        JsonNode rows = answer("table", "{\"game\":\"nim(x,y,5)\",\"show\":\"outcome\",\"x\":[0,7],\"y\":[0,7]}")
                .get("values");
        for (int y = 0; y < 8; y++) {
            for (int x = 0; x < 8; x++) {
                assertThat(rows.get(y).get(x).asInt()).isEqualTo((x ^ y) == 5 ? 0 : 1);
            }
        }
    }

    @Test
    void a_table_is_given_as_json_picture_and_csv() {
        String question = "{\"game\":\"wythoff\",\"x\":[0,5],\"y\":[0,4]}";
        assertThat(answer("table", question).get("values")).hasSize(5);
        assertThat(asker.ask("table", question, "image/svg+xml").text()).contains("<svg");
        assertThat(asker.ask("table", question, "text/csv").text()).startsWith("x,y,");
        assertThat(asker.ask("table", question, "image/png").type()).isEqualTo("image/png");
    }

    /// By hand: from heaps of 1 and 2 five other positions can come; (1,1) and (0,0) are lost.
    @Test
    void the_graph_of_a_small_game_is_drawn_whole() {
        JsonNode graph = answer("graph", "{\"expression\":\"nim(1,2)\"}");
        assertThat(graph.get("whole").asBoolean()).isTrue();
        assertThat(graph.get("positions")).hasSize(5);
        assertThat(graph.get("moves")).hasSize(7);
        assertThat(graph.get("positions")
                        .valueStream()
                        .filter(each -> each.get("outcome").asString().equals("P"))
                        .map(each -> each.get("label").asString()))
                .containsExactlyInAnyOrder("1, 1", "0, 0");
        assertThat(asker.ask("graph", "{\"expression\":\"nim(1,2)\"}", "image/svg+xml")
                        .text())
                .startsWith("<svg");
        assertThat(asker.ask("graph", "{\"expression\":\"nim(1,2)\"}", "text/vnd.graphviz")
                        .text())
                .startsWith("digraph");
    }

    @Test
    void of_a_large_game_the_positions_nearby_are_drawn() {
        JsonNode graph = answer("graph", "{\"expression\":\"nim(9,9,9)\"}");
        assertThat(graph.get("whole").asBoolean()).isFalse();
        assertThat(graph.get("positions")).hasSizeBetween(28, 60);
        assertThat(graph.get("positions").get(0).get("followed").asBoolean()).isTrue();
        assertThat(graph.get("positions").get(27).get("followed").asBoolean()).isFalse();
        assertThat(answer("graph", "{\"expression\":\"nim(1000)\"}").get("positions"))
                .hasSize(60);
    }

    /// Guy and Smith (1956): Kayles has period 12, and the last exception is 70.
    @Test
    void the_period_of_kayles_is_proved() {
        JsonNode kayles = answer("period", "{\"code\":\"kayles\"}");
        assertThat(kayles.get("proved").asBoolean()).isTrue();
        assertThat(kayles.get("period").asInt()).isEqualTo(12);
        assertThat(kayles.get("preperiod").asInt()).isEqualTo(71);
        assertThat(answer("sequence", "{\"code\":\"0.77\",\"to\":20}").get("values"))
                .hasSize(21);
    }

    @Test
    void progress_comes_as_events_before_the_answer() {
        Asker.Answer stream = asker.ask("analyze", "{\"expression\":\"nim(3,4,5)\"}", "text/event-stream");
        assertThat(stream.type()).isEqualTo("text/event-stream");
        assertThat(stream.text()).contains("event: answer\ndata: {").endsWith("\n\n");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "analyze|{\"expression\":\"nim(3,4\"}|expression|3",
                "analyze|{\"expression\":\"nimm(3)\"}|expression|0",
                "play|{\"expression\":\"nim(3)\",\"moves\":[\"3 -> 2\",\"2 -> 7\"]}|moves[1]|5",
                "rules|{\"rules\":\"a: n -> n - k\"}|rules|12",
                "sequence|{\"code\":\"0.9x\"}|code|3",
                "analyze|{\"expression\":\"nim(3)\",\"play\":\"miser\"}|play|0",
                "discover|{\"game\":\"bash[m]\",\"vary\":[\"m=1..x\"]}|vary[0]|5",
            })
    void a_fault_in_a_text_is_told_with_its_place(String place, String question, String field, int start) {
        Asker.Answer answer = asker.ask(place, question);
        assertThat(answer.status()).isEqualTo(422);
        assertThat(answer.type()).isEqualTo("application/problem+json");
        assertThat(answer.json().get("field").asString()).isEqualTo(field);
        assertThat(answer.json().get("start").asInt()).isEqualTo(start);
    }

    @Test
    void a_fault_is_told_in_the_language_asked_for() {
        String detail = asker.ask("analyze", "{\"expression\":\"nimm(3)\",\"language\":\"zh\"}")
                .json()
                .get("detail")
                .asString();
        assertThat(detail).contains("没有名为“nimm”的游戏");
    }

    static Stream<String> refusedQuestions() {
        return Stream.of(
                "analyze|{}",
                "analyze|{\"expression\":\"nim(3)\",\"play\":\"reverse\"}",
                "play|{\"expression\":\"nim(3)\",\"reply\":101}",
                "table|{\"game\":\"nodekayles\"}",
                "table|{\"game\":\"wythoff\",\"x\":[5,2]}",
                "table|{\"game\":\"wythoff\",\"x\":[0,99999],\"y\":[0,99999]}",
                "table|{\"game\":\"nim\",\"play\":\"misere\",\"show\":\"grundy\"}",
                "sequence|{\"code\":\"kayles\",\"to\":2000000000}",
                "sequence|{\"code\":\"kayles\",\"from\":9,\"to\":5}",
                "discover|{}",
                "puzzle|{\"expression\":\"nim(2,2)\"}",
                "judge|{\"problem\":\"HDU-1\",\"input\":\"1\"}",
                "judge|{\"problem\":\"HDU-1846\",\"input\":\"x\"}",
                "export|{\"game\":\"bash[3]\",\"words\":[\"won\"]}",
                "puzzle|{\"level\":\"impossible\"}",
                "show|{}",
                "analyze|{\"expression\":\"nodekayles(file:/etc/passwd)\"}");
    }

    @ParameterizedTest
    @MethodSource("refusedQuestions")
    void what_is_not_allowed_is_refused_with_a_sentence(String question) {
        String[] parts = question.split("\\|", 2);
        Asker.Answer answer = asker.ask(parts[0], parts[1]);
        assertThat(answer.status()).as(answer.text()).isEqualTo(422);
        assertThat(answer.json().get("detail").asString()).isNotBlank();
    }

    @Test
    void a_question_beyond_the_limits_ends_undecided() {
        JsonNode cram = answer("analyze", "{\"expression\":\"cram(9,9)\",\"positions\":1000}");
        assertThat(cram.get("outcome").asString()).isEqualTo("undecided");
        assertThat(cram.get("limit").get("limit").asString()).isEqualTo("positions");
    }
}
