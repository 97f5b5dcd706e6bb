package org.grundy.render.program;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicLong;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.discover.vary.AskedGames;
import org.grundy.game.Play;
import org.grundy.lang.rules.RuleText;
import org.grundy.render.Language;
import org.grundy.render.program.input.AskedMoves;
import org.grundy.render.program.input.InputFormat;
import org.grundy.render.program.source.ProgramSource;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Whoever writes a program looks at the rules, which may have loops without end.
final class ExportLimitsTest {
    private static String exported(String rules, Run run) {
        AskedGames asked = new AskedGames("g", RuleText.compile(rules).library(), List.of());
        return new ProgramSource(
                        ProgramLanguage.CPP,
                        SampledQuantity.LOST,
                        Play.NORMAL,
                        asked.games().getFirst(),
                        false,
                        false,
                        AskedMoves.NONE,
                        false,
                        Language.EN,
                        game -> Optional.empty(),
                        Optional.empty(),
                        run)
                .values(asked, OptionalInt.empty(), Optional.empty(), false)
                .orElseThrow()
                .text(true, InputFormat.PLAIN);
    }

    /// A clock by which each look at it takes a millisecond.
    private static Run run() {
        AtomicLong looks = new AtomicLong();
        return new Run(Budget.UNLIMITED.withTime(Duration.ofMillis(50)), told -> {}, () -> looks.addAndGet(1_000_000));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "g: n -> n - 1 for i in 1..1000000000, j in 1..1000000000 if i = j + 1000000000",
                "g: n -> n - 1 for j in 1..1000000000, i in divisors(999999999989) if i = 7",
                "g: a[] -> remove(a, 0) for i in 1..1000000000, j in 1..1000000000 if i = j + 1000000000",
            })
    void a_program_of_rules_with_a_loop_without_end_is_written_within_the_time(String rules) {
        assertThat(exported(rules, run()))
                .contains("From the rules, by definition")
                .doesNotContain("moves from each");
    }

    @Test
    void the_moves_from_the_largest_state_are_counted_where_that_is_soon_done() {
        assertThat(exported("g: n -> n - k for k in 1..min(n, 7)", Run.unlimited()))
                .contains("with up to 7 moves from each");
    }
}
