package org.grundy.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import org.grundy.cli.Ran;
import org.grundy.cli.console.ExitCode;
import org.grundy.run.Budget;
import org.grundy.testkit.OctalPeriod;
import org.grundy.testkit.ReferenceData;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

final class PeriodCommandTest {
    private static JsonNode json(String... arguments) {
        return JsonMapper.shared().readTree(Ran.command(arguments).out());
    }

    @Test
    void kayles_is_proved_by_168_values_and_has_14_exceptions() {
        // R. K. Guy and C. A. B. Smith, "The G-values of various games" (1956).
        JsonNode kayles = json("period", "kayles", "--json");
        assertThat(kayles.get("code").asString()).isEqualTo("0.77");
        assertThat(kayles.get("proved").asBoolean()).isTrue();
        assertThat(kayles.get("preperiod").asInt()).isEqualTo(71);
        assertThat(kayles.get("period").asInt()).isEqualTo(12);
        assertThat(kayles.get("bound").asInt()).isEqualTo(2 * 71 + 12 + 2);
        assertThat(kayles.get("values").asInt()).isEqualTo(168);
        assertThat(kayles.get("exceptions").toString())
                .isEqualTo("[0,3,6,9,11,15,18,21,22,28,34,39,57,70]")
                .isNotEqualTo(json("period", "0.07", "--json").get("exceptions").toString());
    }

    @Test
    void who_asks_for_more_heaps_is_given_the_work_for_them() {
        long usual = PeriodCommand.usual(10_000_001).work();
        assertThat(PeriodCommand.usual(1000).work())
                .isEqualTo(usual)
                .isEqualTo(Budget.standard().work());
        // period 0.354 --max 3e7 proves its period with 20 126 195 values: 98 steps for each, some 1.98e9.
        assertThat(PeriodCommand.usual(30_000_001).work()).isGreaterThan(1_980_000_000L);
    }

    @Test
    void published_periods_are_found() {
        for (OctalPeriod game : ReferenceData.octalPeriods()) {
            if (game.preperiod() < 1000) {
                JsonNode found = json("period", game.code(), "--json");
                assertThat(found.get("preperiod").asLong()).as(game.code()).isEqualTo(game.preperiod());
                assertThat(found.get("period").asLong()).as(game.code()).isEqualTo(game.period());
                assertThat(found.get("max").get("value").asInt())
                        .as(game.code())
                        .isEqualTo(game.maxGrundy());
                assertThat(found.get("max").get("at").asInt()).as(game.code()).isEqualTo(game.firstHeapWithMax());
            }
        }
    }

    @Test
    void what_is_not_proved_is_null_and_undecided() {
        Ran ran = Ran.command("period", "0.6", "--max", "2000", "--json");
        JsonNode officers = JsonMapper.shared().readTree(ran.out());
        assertThat(ran.exit()).isEqualTo(1);
        assertThat(officers.get("period").isNull()).isTrue();
        assertThat(officers.get("proved").asBoolean()).isFalse();
        assertThat(officers.get("values").asInt()).isEqualTo(2001);
    }

    /// 0.354 is not proved by the values that so much work computes (docs/octal-games.md).
    @ParameterizedTest
    @CsvSource({"--work, 1e5, 100000 steps of work", "--positions, 3000, 3000 positions"})
    void what_ended_without_a_proof_says_which_limit_ended_it(String option, String limit, String told) {
        Ran ran = Ran.command("period", "0.354", option, limit);
        assertThat(ran.exit()).isEqualTo(1);
        assertThat(ran.err()).contains(" of 10000001 values are there", told, "Spent: ", "of processor time");
    }

    @Test
    void what_ended_at_the_last_value_asked_for_met_no_limit() {
        assertThat(Ran.command("period", "0.354", "--max", "3000").err())
                .isEqualTo("grundy: exit code 1: the result says what is not known or does not hold\n");
    }

    @ParameterizedTest
    @CsvSource({"0.8, 3, 1", "0.C, 2, 1", "0.:3, 1, 1", "4.:3, 4, 4"})
    void an_arithmetic_period_of_a_code_is_observed_and_not_proved(String code, int period, int saltus) {
        JsonNode found = json("period", code, "--max", "400", "--json");
        assertThat(found.get("proved").asBoolean()).isFalse();
        assertThat(found.get("observed").get("period").asInt()).isEqualTo(period);
        assertThat(found.get("observed").get("saltus").asInt()).isEqualTo(saltus);
    }

    @Test
    void an_arithmetic_period_of_an_all_but_game_is_proved() {
        // All but 1: the values are 0, 0, 1, 1, 2, 2, ….
        JsonNode found = json("period", "allbut[1]", "--json");
        assertThat(found.get("proved").asBoolean()).isTrue();
        assertThat(found.get("period").asInt()).isEqualTo(2);
        assertThat(found.get("saltus").asInt()).isEqualTo(1);
    }

    @Tag(Thorough.TAG)
    @Test
    void a_theorem_on_all_values_is_not_denied() {
        Ran lasker = Ran.command("period", "lasker");
        assertThat(lasker.out())
                .contains("The value of every heap is known nevertheless", "Brettspiele", "G(n + 4) = G(n) + 4")
                .doesNotContain("No theorem");
        assertThat(Ran.command("period", "lasker", "--lang", "zh").out()).contains("每一堆的值都是已知的");
        assertThat(json("period", "lasker", "--json").get("theorem").asString()).isEqualTo("lasker");
        assertThat(json("period", "lasker", "--json", "--max", "300")
                        .get("values")
                        .asInt())
                .isEqualTo(301);
    }

    @Tag(Thorough.TAG)
    @ParameterizedTest
    @ValueSource(strings = {"4.[3]", "grundy"})
    void where_no_theorem_applies_few_values_are_looked_at(String game) {
        Ran ran = Ran.command("period", game);
        assertThat(ran.exit()).isEqualTo(ExitCode.UNDECIDED.code());
        assertThat(ran.out()).contains("by the first 10000 values", "No theorem proves a period");
    }

    @Test
    void all_exceptions_are_counted_and_a_thousand_listed() {
        // 0.156 has period 349 and preperiod 3479: Guy and Smith (1956).
        JsonNode found = json("period", "0.156", "--json");
        int count = found.get("exceptionCount").asInt();
        assertThat(count).isGreaterThan(1000);
        assertThat(found.get("exceptions").size()).isEqualTo(1000);
        assertThat(json("period", "0.156", "--json", "--all").get("exceptions").size())
                .isEqualTo(count);
    }

    @Test
    void words_say_what_was_compared_in_both_languages() {
        assertThat(Ran.command("period", "0.137").out())
                .contains("period 34 from n = 52 on  proved", "52 ≤ n < 141", "0, 14, 16, 17, 31, 34, 51.");
        assertThat(Ran.command("period", "0.137", "--lang", "zh").out()).contains("从 n = 52 起周期为 34", "已证明");
        assertThat(Ran.command("period", "4u.0", "--max", "300").out()).contains("No theorem proves a period");
    }

    @Test
    void a_range_of_amounts_and_rules_that_are_a_code_have_sequences_too() {
        assertThat(Ran.command("period", "bash[3]").out()).contains("period 4 from n = 0");
        assertThat(Ran.command("period", "take[2..5]").out()).contains("period 7 from n = 0");
        // Kayles, Guy and Smith (1956), as rules; the first game of a text needs no name
        assertThat(Ran.command(
                                "period",
                                "-e",
                                "pins: n -> n - 1 if n >= 1; n -> n - 2 if n >= 2;"
                                        + " n -> a & n - 1 - a for a in 1..n-2; n -> a & n - 2 - a for a in 1..n-3")
                        .out())
                .contains("pins (0.77)  period 12 from n = 71 on");
        assertThat(Ran.command("sequence").err()).contains("name a game");
    }
}
