package org.grundy.render.program;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;
import java.util.function.UnaryOperator;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.discover.sample.Variation;
import org.grundy.discover.vary.NamedVariations;
import org.grundy.game.Play;
import org.grundy.lang.Library;
import org.grundy.lang.rules.RuleText;

/// A problem of an online judge: its rules as a contestant writes them, and the game played out.
///
/// @param id the judge and the number
/// @param rules in the rule language
/// @param vary parameters that vary, such as `k=3..14`; empty if there are none
/// @param played the game by its statement
/// @param start the state in which play begins, for the numbers of a position and the parameters
/// @param asked what the problem needs: who wins, or values for a sum of heaps
/// @param answer what the editorials say, for the numbers and parameters: a value, or 1 for lost and 0 for won; empty
///     where there is no closed form
record ContestProblem(
        String id,
        String rules,
        String vary,
        PlayedGame played,
        UnaryOperator<int[]> start,
        SampledQuantity asked,
        Optional<ToLongFunction<long[]>> answer) {
    /// A problem in which whoever cannot move loses, and only who wins is asked.
    static ContestProblem of(String id, String rules, PlayedGame.Moves moves) {
        return new ContestProblem(
                id, rules, "", new PlayedGame(moves, false), state -> state, SampledQuantity.LOST, Optional.empty());
    }

    /// The same in misère play.
    ContestProblem misere() {
        return new ContestProblem(id, rules, vary, new PlayedGame(played.moves(), true), start, asked, answer);
    }

    /// The same with parameters that vary.
    ContestProblem varied(String ranges) {
        return new ContestProblem(id, rules, ranges, played, start, asked, answer);
    }

    /// The same with states that have other numbers than positions.
    ContestProblem from(UnaryOperator<int[]> state) {
        return new ContestProblem(id, rules, vary, played, state, asked, answer);
    }

    /// The same with the lost positions as editorials give them.
    ContestProblem lost(Predicate<long[]> condition) {
        return new ContestProblem(
                id,
                rules,
                vary,
                played,
                start,
                SampledQuantity.LOST,
                Optional.of(state -> condition.test(state) ? 1 : 0));
    }

    /// The same where values are asked, for a sum.
    ContestProblem valued() {
        return new ContestProblem(id, rules, vary, played, start, SampledQuantity.GRUNDY, answer);
    }

    /// The same with the values as editorials give them.
    ContestProblem valued(ToLongFunction<long[]> value) {
        return new ContestProblem(id, rules, vary, played, start, SampledQuantity.GRUNDY, Optional.of(value));
    }

    /// Whether a closed form is known, and small enough numbers to compute with it.
    boolean isAnswered() {
        return answer.isPresent();
    }

    /// How many parameters vary.
    int parameters() {
        return vary.isEmpty() ? 0 : vary.split(",").length;
    }

    Play play() {
        return played.misere() ? Play.MISERE : Play.NORMAL;
    }

    /// The games with all choices of parameters.
    Variation variation() {
        RuleText text = RuleText.compile(rules);
        Library library = text.before(new Library(List.of()));
        return NamedVariations.all(name(), library, vary.isEmpty() ? List.of() : List.of(vary.split(",")))
                .getFirst();
    }

    private String name() {
        return rules.substring(
                0, rules.indexOf(rules.substring(0, rules.indexOf(':')).contains("(") ? '(' : ':'));
    }
}
