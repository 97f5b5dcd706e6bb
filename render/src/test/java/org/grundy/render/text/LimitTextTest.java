package org.grundy.render.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.grundy.render.EngineMessages;
import org.grundy.render.Language;
import org.grundy.render.Sentences;
import org.grundy.run.Budget;
import org.grundy.run.Limit;
import org.grundy.run.Solved;
import org.junit.jupiter.api.Test;

final class LimitTextTest {
    private static final Budget BUDGET = Budget.UNLIMITED
            .withPositions(1000)
            .withWork(6_000)
            .withTime(Duration.ofSeconds(90))
            .withMemory(3L << 29);

    private static LimitText text(Limit limit) {
        return new LimitText(
                new Solved.Undecided<>(limit, 77, 7_000),
                BUDGET,
                new Sentences(Language.EN, List.of(EngineMessages.ALL)),
                Optional.of(Duration.ofMillis(12_345)));
    }

    @Test
    void the_advice_is_ten_times_the_limit_in_words_that_the_options_take() {
        assertThat(text(Limit.POSITIONS).advice()).contains("--positions 10000.");
        assertThat(text(Limit.WORK).advice()).contains("--work 60000");
        assertThat(text(Limit.TIME).advice()).contains("--time 15m.");
        assertThat(text(Limit.MEMORY).advice()).contains("--memory 15g.");
    }

    @Test
    void the_advice_is_what_is_needed_where_that_is_known() {
        LimitText text = new LimitText(
                new Solved.Undecided<>(Limit.POSITIONS, 0, 0, 3_042_312_350L),
                BUDGET,
                new Sentences(Language.EN, List.of(EngineMessages.ALL)));
        assertThat(text.advice()).contains("--positions 4000000000.");
    }

    @Test
    void the_sentence_names_the_limit_and_what_was_spent() {
        assertThat(text(Limit.TIME).sentence())
                .isEqualTo("The limit of 90s was reached. Spent: 77 positions, 7000 steps of work, 12.4 s of processor"
                        + " time.");
        assertThat(text(Limit.LOOPY).sentence()).doesNotContain("Spent");
        assertThat(text(Limit.MEMORY).sentence()).contains("1.5g");
    }
}
