package org.grundy.render.text;

import java.util.List;
import java.util.Map;
import org.grundy.analysis.move.MoveList;
import org.grundy.game.Component;
import org.grundy.game.Convention;
import org.grundy.game.Play;
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
import org.grundy.run.Run;

/// What is said in a game against the computer.
///
/// @param language of the words
/// @param paint of the words
public record PlayText(Language language, Paint paint) {
    private static final int NAMED = 12;

    /// The opening: what is played, how it is won, who begins.
    public String opening(Session session, Player you) {
        Page page = new Page(paint);
        page.paragraph(0, session.start().sum().expression(), paint::strong);
        page.paragraph(0, rules(session.start().convention(), session.start().sum()));
        page.paragraph(
                0,
                switch (you) {
                    case FIRST -> language.of("You move first. help shows what you can type.", "你先走。输入 help 查看可用的命令。");
                    case SECOND ->
                        language.of("You move second. help shows what you can type.", "你后走。输入 help 查看可用的命令。");
                });
        return page.toString();
    }

    private String rules(Convention convention, Sum sum) {
        String last = convention.play() == Play.NORMAL
                ? language.of("Whoever makes the last move wins.", "走最后一步者胜。")
                : language.of("Whoever makes the last move loses.", "走最后一步者负。");
        if (convention.ordinary()) {
            return last;
        }
        Sentences sentences = Sentences.of(sum, language);
        String join = sentences.of("join." + convention.join(), Map.of());
        String ending = sentences.of("ending." + convention.ending(), Map.of());
        return language.of(
                Character.toUpperCase(join.charAt(0)) + join.substring(1) + "; " + ending + ". " + last,
                join + "；" + ending + "。" + last);
    }

    /// The position.
    public String position(Session session) {
        return "\n" + PositionPicture.of(session.position().sum(), paint);
    }

    /// The moves with their numbers, or where they are too many some of the options of each component.
    public String moves(PlayState position, MoveList listed, Run run) {
        return listed.complete()
                ? new MoveNotation(position.sum()).list(listed.moves(), paint)
                : options(position, run);
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
                page.paragraph(2, place + new MoveNotation(alone).options(some.moves()) + more);
            }
        }
        page.paragraph(
                2,
                language.of(
                        "The moves are too many to be numbered; type one: from -> to.", "走法太多，没有编号；请直接输入“原局面 -> 新局面”。"),
                paint::faint);
        return page.toString();
    }

    /// How many moves there are, where they are not shown.
    public String count(MoveList listed) {
        int count = listed.moves().size();
        return "  "
                + paint.faint(
                        listed.complete()
                                ? language.of(count + " moves; moves lists them", "共 " + count + " 种走法；输入 moves 查看")
                                : language.of(
                                        "more than " + count + " moves; moves shows some",
                                        "走法超过 " + count + " 种；输入 moves 查看一部分"))
                + "\n";
    }

    /// The computer's move.
    public String reply(Sum before, OpponentReply reply) {
        return paint.strong(language.of("I play ", "我走 ") + new MoveText(before, language).of(reply.move())) + "\n"
                + "  "
                + paint.faint(MovePlanText.of(reply.plan(), language)) + "\n";
    }

    /// The move that the computer would make for the player.
    public String hint(Sum sum, OpponentReply reply) {
        return language.of("Hint: ", "提示：")
                + paint.strong(new MoveNotation(sum).of(reply.move()))
                + language.of(" — ", "——")
                + MovePlanText.of(reply.plan(), language)
                + "\n";
    }

    /// The end of a game.
    public String won(boolean byYou) {
        return byYou
                ? paint.good(language.of("Play is over: you win!", "对局结束：你赢了！")) + "\n"
                : paint.bad(language.of("Play is over: I win.", "对局结束：我赢了。")) + "\n";
    }

    /// The end of a game that goes round in circles.
    public String drawn() {
        return paint.open(language.of("The position has come for the third time: a draw.", "同一局面第三次出现：平局。")) + "\n";
    }

    /// There is no hint.
    public String nothingListed() {
        return language.of("I cannot list a single move in a position this large.", "局面太大，我连一步走法也列不出来。") + "\n";
    }

    /// The end of a game in which the computer finds no move to make.
    public String resigned() {
        return paint.good(language.of(
                        "I cannot list a single move in a position this large, so I give up: you win.",
                        "局面太大，我连一步走法也列不出来，只好认输：你赢了。"))
                + "\n";
    }

    /// What can be done after the end.
    public String afterwards() {
        return paint.faint(language.of("new, undo or quit", "可输入 new（再来一局）、undo（悔棋）或 quit（退出）")) + "\n";
    }

    /// The last words.
    public String goodbye(boolean over) {
        return over
                ? language.of("Goodbye.", "再见。") + "\n"
                : language.of("The game stays unfinished. Goodbye.", "对局未结束。再见。") + "\n";
    }

    /// There is no move to take back.
    public String nothingToUndo() {
        return language.of("You have not moved yet, so there is nothing to take back.", "你还没有走过，无法悔棋。") + "\n";
    }

    /// Something that only makes sense while the game goes on.
    public String alreadyOver() {
        return language.of("The game is over; ", "对局已结束；") + afterwards();
    }

    /// What can be typed.
    public String help() {
        Page page = new Page(paint);
        List<List<String>> rows = List.of(
                List.of("5", language.of("the move with this number in the list", "列表中这个编号的走法")),
                List.of("7 -> 3", language.of("from what stands there to what is left", "从原来的局面走到剩下的局面")),
                List.of(
                        "7 -> 3 + 2",
                        language.of("where a move leaves several parts; 0 is nothing", "剩下几个部分时；0 表示什么都不剩")),
                List.of("2: 7 -> 3", language.of("the same in component 2", "在第 2 部分这样走")),
                List.of("take 4 from 2", language.of("take 4 away from heap 2", "从第 2 堆取 4 个（也可写：从 2 取 4）")),
                List.of(
                        "1: -> 0; 2: -> 3",
                        language.of("several components at once, where that is allowed", "规则允许时同时走几个部分")),
                List.of("moves", language.of("lists the moves", "列出走法（也可输入：走法）")),
                List.of("hint", language.of("what I would play in your place", "换作我会怎么走（也可输入：提示）")),
                List.of("why", language.of("who wins here, and why", "这里谁赢、为什么（也可输入：为什么）")),
                List.of("undo", language.of("takes your last move back", "悔棋（也可输入：悔棋）")),
                List.of("new", language.of("begins the game again", "重新开始（也可输入：重来）")),
                List.of("quit", language.of("ends it", "退出（也可输入：退出）")));
        rows.forEach(row -> page.line(2, paint.strong(DisplayWidth.left(row.getFirst(), 18)) + row.get(1)));
        return page.toString();
    }
}
