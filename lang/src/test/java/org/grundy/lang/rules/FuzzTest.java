package org.grundy.lang.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.grundy.analysis.Grundy;
import org.grundy.game.Convention;
import org.grundy.game.Sum;
import org.grundy.lang.ExpressionParser;
import org.grundy.lang.InputError;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.grundy.solve.Values;
import org.grundy.testkit.Seed;
import org.junit.jupiter.api.Test;

/// Random rule texts, most of them meaningless: each is compiled or refused with a place, and what compiles has the
/// same values in every way.
final class FuzzTest {
    private static final Budget SMALL = new Budget(2_000, Duration.ofMillis(500), 1 << 22);

    private static Optional<Rules> compiled(String text) {
        try {
            return Optional.of(Rules.compile(text));
        } catch (InputError error) {
            assertThat(error.span().start()).as(text).isBetween(0, text.length());
            assertThat(error.span().end()).as(text).isBetween(error.span().start(), text.length());
            assertThat(error.getMessage()).as(text).isNotBlank();
            assertThat(error.text().zh()).as(text).isNotBlank();
            return Optional.empty();
        }
    }

    @Test
    void random_games_are_solved_the_same_in_every_way_or_refused() {
        RandomGenerator random = Seed.of("FuzzTest games").generator();
        int solved = 0;
        for (int i = 0; i < 400; i++) {
            String text = new RandomRules(random).game();
            Optional<Rules> rules = compiled(text);
            if (rules.isPresent()) {
                solved += solve(rules.get(), text) ? 1 : 0;
            }
        }
        assertThat(solved).isGreaterThan(60);
    }

    private static boolean solve(Rules rules, String text) {
        int arity = rules.game("g").dimensions();
        State start = arity == 1 ? State.of(9) : arity == 2 ? State.of(7, 9) : State.of(3, 3, 4);
        List<Optional<String>> found = List.of(Way.values()).stream()
                .map(way -> value(rules, way, start))
                .toList();
        assertThat(found.stream().flatMap(Optional::stream).distinct().count())
                .as("%s gives %s", text, found)
                .isLessThanOrEqualTo(1);
        Sum sum = ExpressionParser.parse(rules.library(), "g(" + start + ")");
        try {
            Grundy.analyze(sum, Convention.NORMAL, SMALL);
        } catch (InputError error) {
            assertThat(error.getMessage()).as(text).contains("in g(");
        }
        return found.getFirst().isPresent();
    }

    /// The value, an error's sentence, or nothing where the budget was too small or a position comes again.
    private static Optional<String> value(Rules rules, Way way, State start) {
        Run run = new Run(SMALL);
        try {
            return run.attempt(() -> {
                        Values<State> values = way.values(rules.game("g"), start, run);
                        return Integer.toString(values.of(start));
                    })
                    .toOptional();
        } catch (InputError error) {
            return Optional.of(error.text().en());
        }
    }

    @Test
    void damaged_texts_are_refused_with_a_place() {
        RandomGenerator random = Seed.of("FuzzTest damage").generator();
        String words = "n->&[](){},;:.#=<>+-*/%^ 123forifinofeachwinwhenstatesunordered巴×\n\u0000\"'";
        for (int i = 0; i < 1500; i++) {
            StringBuilder text = new StringBuilder(new RandomRules(random).game());
            for (int damage = random.nextInt(1, 6); damage > 0; damage--) {
                int at = random.nextInt(text.length());
                int from = random.nextInt(words.length());
                String piece = words.substring(from, Math.min(words.length(), from + random.nextInt(4)));
                text.replace(at, Math.min(text.length(), at + random.nextInt(3)), piece);
            }
            compiled(text.toString());
        }
    }
}
