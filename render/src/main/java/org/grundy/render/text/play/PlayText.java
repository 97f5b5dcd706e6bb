package org.grundy.render.text.play;

import java.util.List;
import java.util.Optional;
import org.grundy.analysis.move.MoveList;
import org.grundy.game.Component;
import org.grundy.game.Convention;
import org.grundy.game.Move;
import org.grundy.game.Sum;
import org.grundy.play.OpponentReply;
import org.grundy.play.PlayState;
import org.grundy.play.Player;
import org.grundy.play.Session;
import org.grundy.render.Language;
import org.grundy.render.Sentences;
import org.grundy.render.terminal.DisplayWidth;
import org.grundy.render.terminal.Page;
import org.grundy.render.terminal.Paint;
import org.grundy.render.text.MoveNotation;
import org.grundy.render.text.MoveText;
import org.grundy.render.text.PositionPicture;
import org.grundy.run.Run;

/// What is said in a game against the computer.
///
/// @param language of the words
/// @param paint of the words
public record PlayText(Language language, Paint paint) {
    private static final int NAMED = 12;
    private static final int HELP_WIDTH = 18;

    /// What can be typed, with the key of what it does.
    private static final List<List<String>> TYPED = List.of(
            List.of("5", "number"),
            List.of("7 -> 3", "arrow"),
            List.of("7 -> 3 + 2", "parts"),
            List.of("2: 7 -> 3", "component"),
            List.of("take 4 from 2", "take"),
            List.of("take 1.2", "words"),
            List.of("1: -> 0; 2: -> 3", "several"),
            List.of("moves"),
            List.of("hint"),
            List.of("why"),
            List.of("values"),
            List.of("undo"),
            List.of("new"),
            List.of("quit"));

    /// The opening: what is played, how it is won, who begins.
    public String opening(Session session, Player you) {
        Page page = new Page(paint);
        page.paragraph(0, session.start().sum().expression(), paint::strong);
        page.paragraph(0, rules(session.start().convention(), session.start().sum()));
        page.paragraph(0, say("begin." + you));
        return page.toString();
    }

    private String rules(Convention convention, Sum sum) {
        String last = say("last-move." + convention.play());
        if (convention.ordinary()) {
            return last;
        }
        Sentences sentences = Sentences.of(sum, language);
        String join = sentences.of("join." + convention.join());
        String ending = sentences.of("ending." + convention.ending());
        String first = Character.toUpperCase(join.charAt(0)) + join.substring(1);
        return language.of(first + "; " + ending + ". " + last, first + "；" + ending + "。" + last);
    }

    /// The position.
    public String position(Session session) {
        return "\n" + PositionPicture.of(session.position().sum(), paint);
    }

    /// The moves with their numbers, or where they are too many some of the options of each component.
    public String moves(PlayState position, MoveList listed, Run run) {
        return listed.complete() ? notation(position.sum()).list(listed.moves(), paint) : options(position, run);
    }

    private MoveNotation notation(Sum sum) {
        return new MoveNotation(sum, language);
    }

    /// The move that a line names by the words in which moves are listed, or by the end of them.
    public Optional<Move> named(String line, PlayState position, List<Move> moves) {
        return notation(position.sum()).find(line.strip(), moves);
    }

    private String options(PlayState position, Run run) {
        Page page = new Page(paint);
        List<Component<?>> components = position.sum().components();
        for (int i = 0; i < components.size(); i++) {
            Component<?> component = components.get(i);
            Sum alone = Sum.of(component);
            MoveList some = new PlayState(alone, Convention.NORMAL).moves(NAMED, run);
            if (!some.moves().isEmpty()) {
                String place = components.size() == 1 ? "" : (i + 1) + ": ";
                String more = some.complete() ? "" : ", …";
                page.paragraph(2, place + notation(alone).options(some.moves()) + more);
            }
        }
        page.paragraph(2, say("play.too-many"), paint::faint);
        return page.toString();
    }

    /// How many moves there are, where they are not shown.
    public String count(MoveList listed) {
        int count = listed.moves().size();
        return "  "
                + paint.faint(
                        listed.complete() ? say("play.count", "count", count) : say("play.more-than", "count", count))
                + "\n";
    }

    /// The computer's move.
    public String reply(Sum before, OpponentReply reply) {
        return paint.strong(say("play.reply") + new MoveText(before, language).of(reply.move())) + "\n"
                + "  "
                + paint.faint(MovePlanText.of(reply.plan(), language)) + "\n";
    }

    /// The move that the computer would make for the player.
    public String hint(Sum sum, OpponentReply reply) {
        return say("play.hint")
                + paint.strong(notation(sum).of(reply.move()))
                + language.of(" — ", "——")
                + MovePlanText.of(reply.plan(), language)
                + "\n";
    }

    /// The end of a game.
    public String won(boolean byYou) {
        return byYou ? paint.good(say("play.you-win")) + "\n" : paint.bad(say("play.i-win")) + "\n";
    }

    /// The end of a game that goes round in circles.
    public String drawn() {
        return paint.open(say("play.drawn")) + "\n";
    }

    /// The reply where there is no hint.
    public String nothingListed() {
        return say("play.no-hint") + "\n";
    }

    /// The end of a game in which the computer finds no move to make.
    public String resigned() {
        return paint.good(say("play.resigned")) + "\n";
    }

    /// The commands after the end.
    public String afterwards() {
        return paint.faint(say("play.afterwards")) + "\n";
    }

    /// The farewell.
    public String goodbye(boolean over) {
        return over ? say("play.goodbye") + "\n" : say("play.unfinished") + "\n";
    }

    /// The reply where there is no move to undo.
    public String nothingToUndo() {
        return say("play.no-undo") + "\n";
    }

    /// The reply to a command that needs a game in progress.
    public String alreadyOver() {
        return say("play.over") + afterwards();
    }

    /// What can be typed.
    public String help() {
        Page page = new Page(paint);
        for (List<String> row : TYPED) {
            String typed = paint.strong(DisplayWidth.left(row.getFirst(), HELP_WIDTH));
            page.line(2, typed + say("help." + row.getLast()));
        }
        return page.toString();
    }

    private String say(String key, Object... namesAndQuantities) {
        return PlayMessages.say(language, key, namesAndQuantities);
    }
}
