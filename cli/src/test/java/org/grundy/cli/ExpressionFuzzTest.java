package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.analysis.Grundy;
import org.grundy.analysis.answer.Analysis;
import org.grundy.catalog.Catalog;
import org.grundy.game.Convention;
import org.grundy.game.Ending;
import org.grundy.game.Join;
import org.grundy.game.Play;
import org.grundy.game.Sum;
import org.grundy.lang.ExpressionParser;
import org.grundy.lang.Library;
import org.grundy.render.Language;
import org.grundy.render.json.AnswerRecord;
import org.grundy.render.json.Json;
import org.grundy.render.terminal.Paint;
import org.grundy.render.text.AnswerText;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.grundy.testkit.Damage;
import org.grundy.testkit.Fuzz;
import org.junit.jupiter.api.Test;

/// Sums of games of the catalogue, most of them damaged: each is analyzed within its budget, or refused
/// with a place.
final class ExpressionFuzzTest {
    private static final Budget SMALL =
            Budget.UNLIMITED.withPositions(1_000).withWork(10_000).withMemory(1 << 24);
    private static final Damage DAMAGE = new Damage(List.of(
            "(",
            ")",
            "[",
            "]",
            ",",
            ".",
            "..",
            "+",
            "*",
            "*5",
            "-",
            ">",
            ":",
            " at ",
            "x",
            "XX.",
            "a-b",
            "nim",
            "nim(1,2)",
            "（",
            "】",
            "、",
            "石",
            "\n",
            "\0",
            "😀"));

    private final Library library = Catalog.library();
    private final List<String> examples =
            library.families().stream().map(family -> family.entry().example()).toList();

    @Test
    void expressions_are_read_or_refused() {
        Fuzz.texts(
                "ExpressionFuzzTest read",
                400,
                1_000_000,
                this::expression,
                text -> Refusal.allow(() -> ExpressionParser.parse(library, text)));
    }

    @Test
    void expressions_are_answered_or_refused() {
        Fuzz.texts("ExpressionFuzzTest", 100, 100_000, this::expression, text -> Refusal.allow(() -> solved(text)));
    }

    private String expression(RandomGenerator random) {
        String sum = Stream.generate(() -> Damage.pick(examples, random))
                .limit(random.nextInt(4) == 0 ? 2 : 1)
                .collect(Collectors.joining(" + "));
        return random.nextInt(8) == 0 ? sum : DAMAGE.of(sum, Damage.pick(examples, random), random);
    }

    private void solved(String text) {
        Sum sum = ExpressionParser.parse(library, text);
        int hash = text.hashCode() >>> 8;
        Convention convention = convention(hash);
        Language language = hash % 2 == 0 ? Language.EN : Language.ZH;
        Run run = new Run(SMALL);
        Analysis analysis = Grundy.analyze(sum, convention, run);
        assertThat(run.spent()).isLessThanOrEqualTo(10 * SMALL.positions());
        assertThat(AnswerText.of(analysis, text, SMALL, language, Paint.NONE)).isNotBlank();
        assertThat(Json.of(AnswerRecord.of(analysis, text, language))).isNotBlank();
    }

    /// Normal play for half of the texts.
    private static Convention convention(int hash) {
        if (hash % 3 != 0) {
            return Convention.NORMAL;
        }
        Join[] joins = Join.values();
        Ending[] endings = Ending.values();
        Join join = joins[hash / 3 % joins.length];
        Ending ending = endings[hash / 9 % endings.length];
        Play play = hash / 27 % 2 == 0 ? Play.NORMAL : Play.MISERE;
        return ending == Ending.SJ
                ? new Convention(Join.DISJUNCTIVE, ending, play)
                : new Convention(join, ending, play);
    }
}
