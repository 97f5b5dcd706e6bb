package org.grundy.cluster.choice;

import java.io.Serializable;
import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;
import org.grundy.cluster.run.ClusterRules;
import org.grundy.discover.Conjecture;
import org.grundy.discover.sample.Variation;
import org.grundy.discover.vary.NamedVariations;
import org.grundy.evidence.Checksum;
import org.grundy.game.Play;
import org.grundy.lang.Library;
import org.grundy.run.Budget;
import org.grundy.run.Run;

/// What is asked of each choice of parameters.
///
/// @param rules the text of rules that are known beside the catalogue, or empty
/// @param game as in an expression, without the parameters that vary
/// @param guess which positions are lost or what the Grundy values are; empty where a form is looked for
/// @param misere whether that play is asked for, whatever the rules say
/// @param to the largest number of a position, or 0 for a size that suits each game
/// @param positions how many may be visited for a choice
/// @param seconds how long a choice may take, or 0 for as long as it takes
public record ChoiceQuestion(
        String rules, String game, String guess, boolean misere, int to, long positions, long seconds)
        implements Serializable {
    /// The largest number of choices in one question.
    public static final int MOST_CHOICES = 100_000;

    /// The choices of parameters, as texts such as `m=3`.
    ///
    /// @param vary a text for each parameter, such as `m=1..8`
    /// @throws org.grundy.text.InputError if there are too many, or a text is no range
    public static List<List<String>> choices(List<String> vary) {
        return NamedVariations.choices(vary, MOST_CHOICES);
    }

    /// The same question within other limits has the same hash: they decide only what is not known yet.
    String hash() {
        return Checksum.of(String.join("\n", "1", rules, game, guess, Boolean.toString(misere), Integer.toString(to)));
    }

    /// The limits for a choice.
    Run run() {
        Budget budget = Budget.standard().withPositions(positions).withWork(Long.MAX_VALUE);
        return new Run(seconds == 0 ? budget : budget.timed(Duration.ofSeconds(seconds)));
    }

    /// The tables of a choice: first of positions as they are written, last of states.
    ///
    /// @throws org.grundy.text.InputError if there is no such game
    List<Variation> tables(List<String> choice) {
        return NamedVariations.all(game, library(), choice);
    }

    /// All games: those of the rules, then those of the catalogue.
    Library library() {
        return ClusterRules.library(rules);
    }

    /// The guess about the games of a choice.
    ///
    /// @throws org.grundy.text.InputError if it cannot be read
    Conjecture conjecture(List<String> choice) {
        return Conjecture.about(tables(choice), guess, this::play);
    }

    Play play(Variation games) {
        return misere
                ? Play.MISERE
                : games.members().getFirst().sampled().game().convention().play();
    }

    OptionalInt bound() {
        return to == 0 ? OptionalInt.empty() : OptionalInt.of(to);
    }
}
