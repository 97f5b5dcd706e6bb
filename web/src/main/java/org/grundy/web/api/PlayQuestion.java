package org.grundy.web.api;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.ThreadLocalRandom;
import org.grundy.analysis.move.MoveList;
import org.grundy.game.Ending;
import org.grundy.game.Join;
import org.grundy.game.Play;
import org.grundy.play.MovePlan;
import org.grundy.play.MoveValue;
import org.grundy.play.Opponent;
import org.grundy.play.OpponentReply;
import org.grundy.play.Session;
import org.grundy.render.json.PlayRecord;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.grundy.web.http.Work;
import org.grundy.web.question.Choice;
import org.grundy.web.question.FieldError;
import org.grundy.web.question.Needed;
import org.grundy.web.question.Question;
import org.jspecify.annotations.Nullable;

record PlayQuestion(
        @Needed @Nullable String expression,

        @Nullable String rules,
        @Choice(Join.class) @Nullable String join,
        @Choice(Ending.class) @Nullable String ending,
        @Choice(Play.class) @Nullable String play,

        @Nullable List<String> moves,

        @Nullable Integer reply,

        @Nullable Boolean values,

        @Nullable String language)
        implements Question {
    private static final int PERFECT = 100;
    private static final long LISTING = 20_000_000;
    private static final long VALUES = 25_000_000;
    private static final long SEARCH = 4_000_000;
    private static final long SEARCHED = 300_000;
    private static final int SHOWN_OF_MANY = 200;

    PlayRecord answer(Work work) {
        checkReply();
        Session session = PlayedGame.of(expression, rules, join, ending, play, moves, work);
        MovePlan plan = null;
        if (reply != null && !isOver(session)) {
            Optional<OpponentReply> chosen = Opponent.quick()
                    .within(work.budget())
                    .reply(session.position(), reply, ThreadLocalRandom.current(), work::run);
            if (chosen.isPresent()) {
                plan = chosen.get().plan();
                session = session.after(chosen.get().move());
            }
        }
        return record(session, plan, work);
    }

    private void checkReply() {
        if (reply != null && (reply < 0 || reply > PERFECT)) {
            throw new FieldError("reply", "reply is %s, but must be 0 to 100", "reply 是 %s，但应在 0 到 100 之间", reply);
        }
    }

    private static boolean isOver(Session session) {
        return session.position().over() || session.occurrences() >= PlayRecord.DRAWN;
    }

    private PlayRecord record(Session session, @Nullable MovePlan plan, Work work) {
        Budget usual = work.budget();
        MoveList listed =
                isOver(session) ? new MoveList(List.of(), true) : listed(session, work.run(usual.withWork(LISTING)));
        return PlayRecord.of(session, valued(session, listed, usual, work), listed.complete(), plan, speaks());
    }

    /// The moves; of one component with so many that no board shows them only some, for each is written in words.
    private static MoveList listed(Session session, Run run) {
        MoveList found = session.position().moves(PlayedGame.MOST_MOVES, run);
        boolean alone = session.position().sum().components().size() == 1;
        return alone && !found.complete() && found.moves().size() > SHOWN_OF_MANY
                ? new MoveList(found.moves().subList(0, SHOWN_OF_MANY), false)
                : found;
    }

    private List<MoveValue> valued(Session session, MoveList listed, Budget usual, Work work) {
        if (Boolean.TRUE.equals(values)) {
            Run analysis = work.run(usual.withWork(VALUES));
            Run search = work.run(usual.withPositions(SEARCHED).withWork(SEARCH));
            return MoveValue.of(session.position(), listed.moves(), search, analysis);
        }
        return listed.moves().stream()
                .map(move -> new MoveValue(move, Optional.empty(), Optional.empty(), OptionalInt.empty()))
                .toList();
    }
}
