package org.grundy.catalog;

import java.util.List;
import java.util.Optional;
import org.grundy.catalog.judge.Problem;
import org.grundy.catalog.judge.ProblemText;
import org.grundy.game.Convention;

/// A problem as what a program of its own is made from: rules, what varies, how its input is read, its answers.
///
/// @param game as in an expression, without the parameters that vary
/// @param rules the text of the game's rules where it is not in the library; else empty
/// @param vary a text for each parameter that the input gives
/// @param misere whether whoever cannot move wins
/// @param input the format of the input; empty for positions up to its end
/// @param won the line for a won position; `{i}` stands for the number of the case
/// @param lost the line for a lost one
public record ProblemProgram(
        String game, String rules, List<String> vary, boolean misere, String input, String won, String lost) {
    /// What a problem's program is made from; empty if there is none.
    public static Optional<ProblemProgram> of(Problem problem) {
        ProblemText text = ProblemText.of(problem.id());
        return text.about("game")
                .map(game -> new ProblemProgram(
                        game,
                        text.about("rules").orElse(""),
                        text.parts("vary"),
                        problem.convention().equals(Convention.MISERE),
                        text.about("input").orElse(""),
                        answers(problem, text).getFirst(),
                        answers(problem, text).getLast()));
    }

    /// The lines for a won and a lost start: those of the problem, unless the program's starts are others, as where the
    /// first move only lays the board out, or winning moves are printed.
    private static List<String> answers(Problem problem, ProblemText text) {
        return text.about("answers").map(both -> List.of(both.split("\\|"))).orElseGet(problem::answerLines);
    }
}
