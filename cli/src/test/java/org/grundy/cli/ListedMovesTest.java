package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Collections;
import java.util.concurrent.atomic.AtomicLong;
import org.grundy.analysis.Grundy;
import org.grundy.analysis.answer.Analysis;
import org.grundy.catalog.Catalog;
import org.grundy.game.Convention;
import org.grundy.game.Sum;
import org.grundy.lang.ExpressionParser;
import org.grundy.render.Language;
import org.grundy.render.ListedMoves;
import org.grundy.render.json.AnswerRecord;
import org.grundy.render.terminal.Paint;
import org.grundy.render.text.AnswerText;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Long lists of moves, and sums of many components.
final class ListedMovesTest {
    /// 1301 heaps of 1: whoever takes one of them wins, so there are 1301 winning moves.
    private static final String ODD = "nim(" + String.join(",", Collections.nCopies(1301, "1")) + ")";

    private static long moves(String out) {
        return out.lines().filter(line -> line.contains("→")).count();
    }

    @Test
    void a_hundred_of_many_winning_moves_are_listed_and_all_are_counted() {
        String out = Ran.command("solve", ODD).out();
        assertThat(out).contains("Winning moves: 1301, of which the first 100");
        assertThat(moves(out)).isEqualTo(100);
        assertThat(Ran.command("solve", ODD, "--lang", "zh").out()).contains("取胜走法：1301 种，以下是其中前 100 种");
    }

    @Test
    void all_lists_them_all() {
        String out = Ran.command("solve", ODD, "--all").out();
        assertThat(out).contains("Winning moves: 1301\n");
        assertThat(moves(out)).isEqualTo(1301);
    }

    @Test
    void json_lists_a_thousand_and_says_how_many_there_are() {
        JsonNode first =
                JsonMapper.shared().readTree(Ran.command("solve", ODD, "--json").out());
        assertThat(first.get("winningMoves").size()).isEqualTo(1000);
        assertThat(first.get("winningMovesCount").asInt()).isEqualTo(1301);
        assertThat(first.get("winningMovesAre").asString()).isEqualTo("partial");
        JsonNode all = JsonMapper.shared()
                .readTree(Ran.command("solve", ODD, "--json", "--all").out());
        assertThat(all.get("winningMoves").size()).isEqualTo(1301);
        assertThat(all.get("winningMovesAre").asString()).isEqualTo("complete");
    }

    @Test
    void the_list_ends_with_the_time_and_the_answer_says_so() {
        Sum sum = ExpressionParser.parse(Catalog.library(), ODD);
        Analysis analysis = Grundy.analyze(sum, Convention.NORMAL, Budget.UNLIMITED);
        AtomicLong looks = new AtomicLong();
        Run ten = new Run(
                Budget.UNLIMITED.withTime(Duration.ofMillis(11)),
                progress -> {},
                () -> looks.getAndIncrement() * 1_000_000);
        ListedMoves moves = new ListedMoves(Integer.MAX_VALUE, ten);
        String out = AnswerText.of(analysis, ODD, Budget.UNLIMITED, moves, Language.EN, Paint.NONE);
        assertThat(out).contains("Winning moves: 1301, of which the first 10", "time was over", "By theorem");
        assertThat(moves(out)).isEqualTo(10);
        AnswerRecord record = AnswerRecord.of(analysis, ODD, moves, Language.EN);
        assertThat(record.winningMoves()).hasSize(1);
        assertThat(record.winningMovesAre()).isEqualTo("partial");
    }

    @Test
    void misere_moves_of_wide_sums_are_those_of_bouton() {
        // 1301 heaps of 1 and a 2: one move leaves an odd number of ones and nothing else.
        String out = Ran.command("solve", ODD.replace(")", ",2)"), "--misere").out();
        assertThat(out).contains("Winning move\n").contains("2 → 0");
    }

    @Test
    void rules_that_always_allow_a_move_are_a_draw_at_once() {
        for (String misere : new String[] {"--lang=en", "--misere"}) {
            Ran ran =
                    Ran.command("solve", "-e", "g: n -> n+1; n -> n-2 if n >= 2", "g(3)", "--positions", "10", misere);
            assertThat(ran.exit()).isZero();
            assertThat(ran.out()).contains("Every position has a move, so play never ends, and nobody wins.");
        }
        assertThat(Ran.command("solve", "-e", "g: n -> n+1", "g(3)", "--lang", "zh")
                        .out())
                .contains("任何局面都有走法");
    }

    @Test
    void rules_that_may_end_are_searched() {
        assertThat(Ran.command("solve", "-e", "g: n -> n+1 if n < 5", "g(3)").out())
                .contains("P position");
        assertThat(Ran.command("solve", "-e", "g: n -> n+1; win when n = 5", "g(3)", "--positions", "1000")
                        .out())
                .doesNotContain("Every position has a move");
    }
}
