package org.grundy.render.program;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.grundy.catalog.Catalog;
import org.grundy.catalog.text.RuleTexts;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.discover.vary.AskedGames;
import org.grundy.game.Play;
import org.grundy.lang.rules.RuleState;
import org.grundy.render.Language;
import org.grundy.render.program.input.AskedMoves;
import org.grundy.render.program.input.InputFormat;
import org.grundy.render.program.source.ProgramSource;
import org.grundy.run.Run;
import org.junit.jupiter.api.io.TempDir;

/// Programs for sums in misère play, against play by the definition.
final class MisereSumProgramTest {
    @TempDir
    private Path folder;

    private static final RuleSubject ROWS = new RuleSubject(
            "rows: n -> [i] & [n - k - i] for k in 1..n, i in 0..n-k",
            SampledQuantity.LOST,
            Play.MISERE,
            List.of(),
            5,
            true);
    private static final RuleSubject KAYLES = new RuleSubject(
            "k: n -> [i] & [n-1-i] for i in 0..n-1; n -> [i] & [n-2-i] for i in 0..n-2",
            SampledQuantity.LOST,
            Play.MISERE,
            List.of(),
            9,
            false);

    /// The answers, worked out once for all languages.
    private static final Sums OF_ROWS = Sums.of(ROWS, 4);

    private static final Sums OF_KAYLES = Sums.of(KAYLES, 7);

    /// HDU 2509: whoever takes the last loses, with several rows in each case; a row may also be split.
    @ProgramTest
    void sums_in_misere_play_are_answered_by_what_is_firm_and_what_is_fickle_or_by_a_quotient(ProgramLanguage language)
            throws IOException, InterruptedException {
        InputFormat sums = new InputFormat("T*(sum k*position)", "Yes", "No");
        checkSums(OF_ROWS, language, ROWS.program(language).text(true, sums));
        AskedGames asked = new AskedGames("kayles", Catalog.library(), List.of());
        SourceText quotient = new ProgramSource(
                        language,
                        SampledQuantity.LOST,
                        Play.MISERE,
                        asked.games().getFirst(),
                        false,
                        true,
                        AskedMoves.NONE,
                        false,
                        Language.EN,
                        RuleTexts::of,
                        Optional.empty(),
                        Run.unlimited())
                .values(asked, OptionalInt.empty(), Optional.empty(), false)
                .orElseThrow();
        String text = quotient.text(true, sums);
        assertThat(text).contains("misère quotient has 40 elements");
        checkSums(OF_KAYLES, language, text);
    }

    /// Sums of three as a judge gives them, and their answers by the definition.
    private record Sums(List<String> asked, List<String> expected) {
        static Sums of(RuleSubject subject, int to) {
            Sums sums = new Sums(new ArrayList<>(), new ArrayList<>());
            Map<List<RuleState>, Integer> known = new HashMap<>();
            for (int a = 0; a < to; a++) {
                for (int b = a; b < to; b++) {
                    for (int c = b; c <= to; c++) {
                        sums.asked.add("3 " + a + " " + b + " " + c);
                        List<RuleState> sum = List.of(RuleState.of(a), RuleState.of(b), RuleState.of(c));
                        boolean lost = DefinedValues.misereLost(subject.open(), sum, known) == 1;
                        sums.expected.add(lost ? "No" : "Yes");
                    }
                }
            }
            return sums;
        }
    }

    private void checkSums(Sums sums, ProgramLanguage language, String program)
            throws IOException, InterruptedException {
        String input = sums.asked().size() + "\n" + String.join("\n", sums.asked()) + "\n";
        assertThat(new Compiled(folder).run(language, program, input)).isEqualTo(sums.expected());
    }
}
