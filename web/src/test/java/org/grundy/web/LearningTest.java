package org.grundy.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// What learners ask for: puzzles, judges' problems and programs.
final class LearningTest extends ServedTest {
    /// Bouton (1901): of the twelve moves from (3,4,5) exactly one wins; the largest value is 5.
    @Test
    void a_puzzle_is_measured_and_made() {
        JsonNode nim = answer("puzzle", "{\"expression\":\"nim(3,4,5)\"}");
        assertThat(nim.get("moves").asInt()).isEqualTo(12);
        assertThat(nim.get("level").asString()).isEqualTo("medium");
        assertThat(answer("puzzle", "{\"level\":\"hard\"}").get("level").asString())
                .isEqualTo("hard");
    }

    /// The sample of the problem.
    @Test
    void a_judges_problem_is_answered_and_its_cases_can_be_opened() {
        JsonNode brave = answer("judge", "{\"problem\":\"HDU-1846\",\"input\":\"2\\n23 2\\n4 3\\n\"}");
        assertThat(brave.get("output").asString()).isEqualTo("first\nsecond\n");
        assertThat(brave.get("cases").get(1).get("expression").asString()).isEqualTo("bash[3](4)");
    }

    /// `OpenApiTest` asks for it, too.
    @Test
    @Tag(Thorough.TAG)
    void a_program_is_written_of_a_game() {
        assertThat(answer("export", "{\"game\":\"bash[3]\",\"program\":\"python\"}")
                        .get("text")
                        .asString())
                .contains("% 4");
    }

    @Tag(Thorough.TAG)
    @Test
    void a_program_is_written_of_rules() {
        assertThat(answer(
                                "export",
                                "{\"rules\":\"a: n -> n - 1 if n > 0; states n where n <= 30\",\"show\":\"grundy\"}")
                        .get("text")
                        .asString())
                .contains("#include");
    }

    /// Conway (1976), chapter 6: 4 ⊗ 4 = 6. Large numbers would be worked on for seconds that nobody could stop.
    @Tag(Thorough.TAG)
    @Test
    void nimbers_are_calculated_with_while_they_are_small() {
        assertThat(answer("nimber", "{\"expression\":\"4*4\"}").get("value").asInt())
                .isEqualTo(6);
        for (String large : List.of("1e30", "9".repeat(21), "1+".repeat(100) + "1")) {
            assertThat(asker.ask("nimber", "{\"expression\":\"" + large + "\"}").status())
                    .isEqualTo(422);
        }
    }
}
