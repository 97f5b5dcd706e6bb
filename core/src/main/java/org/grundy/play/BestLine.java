package org.grundy.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.run.Run;

/// Best play of both sides from a position on.
///
/// @param start the position from which it is played
/// @param moves the moves in turn, with what each is meant to do
/// @param end why there are no more
public record BestLine(PlayState start, List<Played> moves, End end) {
    /// Copies the list.
    public BestLine {
        moves = List.copyOf(moves);
    }

    /// Who has won when the line is played, if play is over then.
    public Optional<Player> winner() {
        return new Session(start, moves.stream().map(Played::turn).toList()).winner();
    }

    /// A move of the line.
    ///
    /// @param turn who made it and what it left
    /// @param plan what it is meant to do
    public record Played(Turn turn, MovePlan plan) {}

    /// Why a line ends.
    public enum End {
        /// Play is over.
        OVER,
        /// A position has come again, and so on for ever: a draw.
        REPEATED,
        /// The line is as long as was wanted.
        LENGTH,
        /// The budget is spent, or no move can be listed.
        SPENT
    }

    /// The line that an opponent plays against itself. Where its search for remoteness fails it is tried
    /// again only after some moves, ever more of them.
    ///
    /// @param longest the number of moves after which the line ends, at least 0
    /// @param run looked at before each move; an opponent's reply has budgets of its own, but no more than it
    ///     has left
    public static BestLine of(PlayState start, int longest, Opponent opponent, Run run) {
        Course course = new Course(start, opponent);
        while (!course.session.position().over()) {
            if (course.session.occurrences() > 1) {
                return course.ending(End.REPEATED);
            }
            if (course.moves.size() == longest) {
                return course.ending(End.LENGTH);
            }
            if (!hasTime(run) || !course.addMove(run)) {
                return course.ending(End.SPENT);
            }
        }
        return course.ending(End.OVER);
    }

    private static boolean hasTime(Run run) {
        return run.attempt(() -> {
                    run.clock();
                    return true;
                })
                .toOptional()
                .isPresent();
    }

    /// A line as it grows.
    private static final class Course {
        private final Opponent opponent;
        private final List<Played> moves = new ArrayList<>();
        private Session session;
        private int failures;
        private int pause;

        Course(PlayState start, Opponent opponent) {
            this.session = new Session(start, List.of());
            this.opponent = opponent;
        }

        /// Adds a move, if one can be found.
        boolean addMove(Run run) {
            Opponent mover = pause > 0 ? opponent.withoutSearch() : opponent;
            Optional<OpponentReply> reply = mover.within(run.share(1)).reply(session.position());
            reply.ifPresent(this::add);
            return reply.isPresent();
        }

        private void add(OpponentReply reply) {
            if (pause > 0) {
                pause--;
            } else if (!reply.plan().exact()) {
                pause = failures++;
            }
            session = session.after(reply.move());
            moves.add(new Played(session.turns().getLast(), reply.plan()));
        }

        BestLine ending(End end) {
            return new BestLine(session.start(), moves, end);
        }
    }
}
