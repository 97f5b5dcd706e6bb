package org.grundy.render.json;

import java.util.List;
import org.grundy.lang.rules.Explanation;
import org.grundy.lang.rules.RuleFamily;
import org.grundy.render.json.writer.OmittedIfNull;
import org.jspecify.annotations.Nullable;

/// What was understood of a game given by rules.
///
/// @param name of the game
/// @param form how a position is written
/// @param example an expression that can be solved
/// @param parameters their names
/// @param values of the parameters to begin with, as they are written between brackets: their defaults, or small ones;
///     a set is in braces
/// @param numbers the names of a state's numbers
/// @param list the name of a state's list, left out if it has none
/// @param unordered whether the order of the numbers, or of the list, does not matter
/// @param rules how many rules there are
/// @param measures by which it ends, the first that a move changes falling; empty if that is not proved
/// @param unproved the part of the text for which that could not be proved, left out if there is none
/// @param splits whether a move may leave other than exactly one state
/// @param convention how sums are played
@OmittedIfNull
public record ExplanationRecord(
        String name,
        String form,
        String example,
        List<String> parameters,
        List<String> values,
        List<String> numbers,
        @Nullable String list,
        boolean unordered,
        int rules,
        List<String> measures,
        @Nullable String unproved,
        boolean splits,
        String convention) {
    /// The record of a game.
    public static ExplanationRecord of(RuleFamily family) {
        Explanation explanation = family.explanation();
        return new ExplanationRecord(
                family.entry().name(),
                explanation.form(),
                family.entry().example(),
                family.parameters(),
                family.usualValues(),
                explanation.numbers(),
                explanation.list().orElse(null),
                explanation.unordered(),
                explanation.rules(),
                explanation.measures(),
                explanation.unproved().orElse(null),
                explanation.splits(),
                AnswerRecord.convention(explanation.convention()));
    }
}
