package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

final class SolveLineTest {
    @Test
    void the_line_of_the_sources_is_printed() {
        // 博弈论入门, §1: n = 15, m = 3, the last mover loses; the first player leaves 13, 9, 5, 1.
        Ran solved = Ran.command("solve", "bash[3](15)", "--misere", "--line");
        assertThat(solved.exit()).isZero();
        assertThat(solved.out())
                .containsPattern("turn +player +move +left")
                .containsPattern("1 +first +15 → 13: take 2 +13\n")
                .containsPattern("3 +first .* 9\n")
                .containsPattern("5 +first .* 5\n")
                .containsPattern("7 +first .* 1\n")
                .containsPattern("8 +second +1 → 0: take 1 +0\n")
                .contains("Play is over: the first player wins.");
        assertThat(Ran.command("solve", "bash[3](15)", "--misere", "--line", "--lang", "zh")
                        .out())
                .containsPattern("回合 +走方 +走法 +剩余")
                .containsPattern("1 +先手 +15 → 13，取 2 个 +13\n")
                .contains("对局结束：先手胜。");
    }

    @Test
    void of_a_draw_the_line_speaks_of_no_winner() {
        assertThat(Ran.command("solve", "digraph[1>2,2>1](1)", "--line").out())
                .contains("a draw.")
                .contains("each move keeps the draw")
                .doesNotContain("the winner ends");
        assertThat(Ran.command("solve", "digraph[1>2,2>1](1)", "--line", "--lang", "zh")
                        .out())
                .contains("每一步都保持平局")
                .doesNotContain("胜方");
    }

    @Test
    void the_line_is_part_of_the_json_answer() {
        JsonNode answer = new JsonMapper()
                .readTree(Ran.command("solve", "bash[3](15)", "--misere", "--line", "--json")
                        .out());
        JsonNode line = answer.get("line");
        assertThat(line.size()).isEqualTo(8);
        assertThat(line.get(0).get("player").asString()).isEqualTo("first");
        assertThat(line.get(0).get("move").get(0).get("to").get(0).asInt()).isEqualTo(13);
        assertThat(line.get(0).get("left").asString()).isEqualTo("bash[3](13)");
        assertThat(line.get(0).get("plan").asString()).isEqualTo("winning");
        assertThat(line.get(1).get("plan").asString()).isEqualTo("delaying");
        assertThat(line.get(7).get("movesLeft").asInt()).isEqualTo(1);
        assertThat(answer.get("lineEnd").asString()).isEqualTo("over");
    }

    @Test
    void without_the_option_there_is_no_line() {
        assertThat(Ran.command("solve", "nim", "3", "--json").out()).doesNotContain("\"line\"");
    }

    @Test
    void a_line_too_long_to_show_ends_early_and_says_so() {
        String text = Ran.command("solve", "nim", "10^18", "10^18", "--line").out();
        assertThat(text.replaceAll("\\s+", " "))
                .contains("… after 100 moves play goes on.", "lost; heuristic: takes as little as possible");
    }
}
