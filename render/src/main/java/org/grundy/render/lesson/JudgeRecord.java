package org.grundy.render.lesson;

import java.util.List;
import org.grundy.game.Convention;
import org.grundy.game.Sum;
import org.grundy.render.json.Json;

/// The answer to the input of a judge's problem.
///
/// @param problem the judge and the number
/// @param title what is asked, in one line
/// @param output to the letter
/// @param cases the positions of the first cases, where they are sums that can be opened on a board
public record JudgeRecord(String problem, String title, String output, List<CaseRecord> cases) {
    /// A case.
    ///
    /// @param expression of the position
    /// @param join disjunctive, conjunctive or selective
    /// @param ending long, short or sj
    /// @param play normal or misere
    public record CaseRecord(String expression, String join, String ending, String play) {
        /// The record of a case.
        public static CaseRecord of(Sum sum, Convention convention) {
            return new CaseRecord(
                    sum.expression(),
                    Json.word(convention.join()),
                    Json.word(convention.ending()),
                    Json.word(convention.play()));
        }
    }
}
