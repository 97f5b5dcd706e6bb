package org.grundy.web.api;

import java.util.List;
import org.grundy.analysis.move.MoveList;
import org.grundy.game.Convention;
import org.grundy.game.Move;
import org.grundy.game.Sum;
import org.grundy.lang.ExpressionParser;
import org.grundy.lang.Library;
import org.grundy.lang.move.MoveParser;
import org.grundy.lang.move.MoveToPosition;
import org.grundy.play.PlayState;
import org.grundy.play.Session;
import org.grundy.run.Run;
import org.grundy.text.InputError;
import org.grundy.web.http.Work;
import org.grundy.web.question.FieldError;
import org.jspecify.annotations.Nullable;

/// A game as it is asked about: its start, how it is played, and its moves as they are typed. The server keeps none, so
/// they are made again for each question.
final class PlayedGame {
    /// The largest number of moves listed of a position.
    static final int MOST_MOVES = 1000;

    private static final int LONGEST = 1000;

    private PlayedGame() {}

    /// The game after its moves.
    ///
    /// @throws InputError if a text cannot be read, or a move is not legal
    static Session of(
            @Nullable String expression,
            @Nullable String rules,
            @Nullable String join,
            @Nullable String ending,
            @Nullable String play,
            @Nullable List<String> moves,
            Work work) {
        Library library = Asked.library(rules);
        Sum sum = ExpressionParser.parse(library, Asked.needed("expression", expression));
        Convention convention = Asked.convention(sum, join, ending, play);
        return after(Session.of(sum, convention), moves == null ? List.of() : moves, library, work);
    }

    private static Session after(Session start, List<String> made, Library library, Work work) {
        if (made.size() > LONGEST) {
            throw new FieldError("moves", "a game has at most %s moves here", "此处一局最多 %s 步", LONGEST);
        }
        Run run = work.run();
        Session session = start;
        for (String typed : made) {
            MoveList listed = session.position().moves(MOST_MOVES, run);
            session = session.after(move(typed, session.position(), listed, library, run));
        }
        return session;
    }

    /// A move as it is typed, or told by the position that it leads to.
    private static Move move(String typed, PlayState position, MoveList listed, Library library, Run run) {
        return MoveToPosition.isMeant(typed)
                ? new MoveToPosition(position, listed.moves(), library).read(typed)
                : new MoveParser(position, listed.complete() ? listed.moves() : List.of(), run).read(typed);
    }
}
