package org.grundy.discover;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import org.grundy.analysis.Trial;
import org.grundy.catalog.Catalog;
import org.grundy.discover.form.Expression;
import org.grundy.discover.sample.Quantity;
import org.grundy.discover.sample.Subject;
import org.grundy.discover.sample.Variation;
import org.grundy.game.Play;
import org.grundy.game.Theorem;
import org.grundy.lang.Family;
import org.grundy.lang.NamedGame;
import org.grundy.run.Run;
import org.grundy.value.Outcome;
import org.junit.jupiter.api.Test;

/// Every game of the catalogue with a theorem, by its rules alone: a form is found that agrees with the
/// theorem beyond the table, or the game is listed here as one without.
final class CatalogueTest {
    private static final int LINE = 400;
    private static final int SQUARE = 60;
    private static final int SQUARE_LATER = 150;

    /// Games whose lost positions have no form that is known here, or whose table is too small to show it.
    private static final Set<String> NOT_FOUND = Set.of();

    /// What is found of a game is compared with its theorem on twice as many numbers and more.
    private static String judged(NamedGame<?> game) {
        Report report = Discovery.standard()
                .of(
                        Variation.of(Subject.of(game)),
                        Play.NORMAL,
                        OptionalInt.of(game.dimensions() == 1 ? LINE : SQUARE),
                        Run.unlimited());
        return report.finding(Quantity.LOST)
                .map(finding -> agrees(game, finding.form().expression()) ? "" : game.name() + " differs")
                .orElse(game.name());
    }

    private static <P> boolean agrees(NamedGame<P> game, Expression form) {
        Subject<P> subject = Subject.of(game);
        for (long[] numbers : later(game.dimensions(), game.least())) {
            P position = subject.at().apply(numbers).orElse(null);
            if (position == null) {
                continue;
            }
            for (Theorem<P> theorem : game.theorems()) {
                if (theorem.covers(position, Play.NORMAL)
                        && (form.value(numbers) == 1) != (theorem.outcome(position, Play.NORMAL) == Outcome.P)) {
                    return false;
                }
            }
        }
        return true;
    }

    private static List<long[]> later(int dimensions, int least) {
        List<long[]> all = new ArrayList<>();
        for (long x = least; x <= (dimensions == 1 ? 10 * LINE : SQUARE_LATER); x++) {
            if (dimensions == 1) {
                all.add(new long[] {x});
            }
            for (long y = least; dimensions == 2 && y <= SQUARE_LATER; y++) {
                all.add(new long[] {x, y});
            }
        }
        return all;
    }

    @Test
    void a_form_is_found_for_every_game_with_a_theorem_but_those_listed() {
        Set<String> without = new TreeSet<>();
        int found = 0;
        for (Family family : Catalog.library().families()) {
            for (Trial<?> trial : family.trials()) {
                if (trial.game() instanceof NamedGame<?> game && game.dimensions() > 0 && game.dimensions() < 3) {
                    String judged = judged(game);
                    found += judged.isEmpty() ? 1 : 0;
                    if (!judged.isEmpty()) {
                        without.add(judged);
                    }
                }
            }
        }
        assertThat(without).isEqualTo(new TreeSet<>(NOT_FOUND));
        assertThat(found).isGreaterThan(20);
    }
}
