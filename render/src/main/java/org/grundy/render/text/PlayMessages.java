package org.grundy.render.text;

import static org.grundy.text.Messages.entry;

import java.util.List;
import org.grundy.game.ReasonStep;
import org.grundy.render.Language;
import org.grundy.render.Sentences;
import org.grundy.text.Messages;

/// The sentences of play against the computer, and of best play.
final class PlayMessages {
    /// All of them.
    static final Messages ALL = Messages.of(
            entry("line.heading", "Best play", "最优走法"),
            entry("line.turn", "turn", "回合"),
            entry("line.player", "player", "走方"),
            entry("line.move", "move", "走法"),
            entry("line.left", "left", "剩余"),
            entry("player.FIRST", "first", "先手"),
            entry("player.SECOND", "second", "后手"),
            entry("line.OVER", "Play is over: the {winner} player wins.", "对局结束：{winner}胜。"),
            entry("line.REPEATED", "The position comes again, and so on for ever: a draw.", "局面重复出现，可无限循环：平局。"),
            entry("line.LENGTH", "… after {count} moves play goes on.", "……{count} 步之后对局仍在继续。"),
            entry("line.SPENT", "… the budget was spent here, after {count} moves.", "……限额在此用完，共 {count} 步。"),
            entry("line.exact", "Exact: the winner ends as soon, the loser as late as possible.", "精确：胜方尽快结束，败方尽量拖延。"),
            entry(
                    "line.rough",
                    "In {rough} of {moves} moves how long play can last was not searched. First of them: {first}.",
                    "{moves} 步中有 {rough} 步未搜索对局能持续多久。其中第一步：{first}。"),
            entry(
                    "plan.delaying",
                    "lost; holds out as long as possible (exact: {moves} left, this one included)",
                    "必败，但拖得最久（精确：连这一步还有 {moves}）"),
            entry("plan.move", "1 move", "1 步"),
            entry("plan.moves", "{count} moves", "{count} 步"),
            entry("plan.drawing", "keeps the draw", "保持平局"),
            entry("plan.hoping", "lost; heuristic: {heuristic}", "必败；启发式：{heuristic}"),
            entry("plan.careless", "drawn by lot", "随机选择"),
            entry("plan.guessing", "it is not known who wins; heuristic: {heuristic}", "胜负未知；启发式：{heuristic}"),
            entry("plan.winning", "wins (exact: at most {moves} left, this one included)", "必胜（精确：连这一步最多还有 {moves}）"),
            entry("plan.winning-some-time", "wins (how soon was not searched)", "必胜（未搜索还需几步）"),
            entry("heuristic.LEAST_TAKEN", "takes as little as possible", "取得尽量少"),
            entry("heuristic.MOST_OPTIONS", "leaves as many moves as possible", "留下尽量多的走法"),
            entry("begin.FIRST", "You move first. help shows what you can type.", "你先走。输入 help 查看可用的命令。"),
            entry("begin.SECOND", "You move second. help shows what you can type.", "你后走。输入 help 查看可用的命令。"),
            entry("last-move.NORMAL", "Whoever makes the last move wins.", "走最后一步者胜。"),
            entry("last-move.MISERE", "Whoever makes the last move loses.", "走最后一步者负。"),
            entry(
                    "play.too-many",
                    "The moves are too many to be numbered; type one as it stands here, or as from -> to.",
                    "走法太多，没有编号；请照这里的写法输入，或写成“原局面 -> 新局面”。"),
            entry("play.count", "{count} moves; moves lists them", "共 {count} 种走法；输入 moves 查看"),
            entry("play.more-than", "more than {count} moves; moves shows some", "走法超过 {count} 种；输入 moves 查看一部分"),
            entry("play.reply", "I play ", "我走 "),
            entry("play.hint", "Hint: ", "提示："),
            entry("play.you-win", "Play is over: you win!", "对局结束：你赢了！"),
            entry("play.i-win", "Play is over: I win.", "对局结束：我赢了。"),
            entry("play.drawn", "The position has come for the third time: a draw.", "同一局面第三次出现：平局。"),
            entry("play.no-hint", "I cannot list a single move in a position this large.", "局面太大，我连一步走法也列不出来。"),
            entry(
                    "play.resigned",
                    "I cannot list a single move in a position this large, so I give up: you win.",
                    "局面太大，我连一步走法也列不出来，只好认输：你赢了。"),
            entry("play.afterwards", "new, undo or quit", "可输入 new（再来一局）、undo（悔棋）或 quit（退出）"),
            entry("play.goodbye", "Goodbye.", "再见。"),
            entry("play.unfinished", "The game stays unfinished. Goodbye.", "对局未结束。再见。"),
            entry("play.no-undo", "You have not moved yet, so there is nothing to take back.", "你还没有走过，无法悔棋。"),
            entry("play.over", "The game is over; ", "对局已结束；"),
            entry("help.number", "the move with this number in the list", "列表中这个编号的走法"),
            entry("help.arrow", "from what stands there to what is left", "从原来的局面走到剩下的局面"),
            entry("help.parts", "where a move leaves several parts; 0 is nothing", "剩下几个部分时；0 表示什么都不剩"),
            entry("help.component", "the same in component 2", "在第 2 部分这样走"),
            entry("help.take", "take 4 away from heap 2", "从第 2 堆取 4 个（也可写：从 2 取 4）"),
            entry("help.words", "what a move does, as in the list; its end, 1.2, is enough", "列表中走法的文字；只写结尾 1.2 也可以"),
            entry("help.several", "several components at once, where that is allowed", "规则允许时同时走几个部分"),
            entry("help.moves", "lists the moves", "列出走法（也可输入：走法）"),
            entry("help.hint", "what I would play in your place", "换作我会怎么走（也可输入：提示）"),
            entry("help.why", "who wins here, and why", "这里谁赢、为什么（也可输入：为什么）"),
            entry("help.values", "every option with its value", "每个后继的值（也可输入：值）"),
            entry("help.undo", "takes your last move back", "悔棋（也可输入：悔棋）"),
            entry("help.new", "begins the game again", "重新开始（也可输入：重来）"),
            entry("help.quit", "ends it", "退出（也可输入：退出）"));

    private PlayMessages() {}

    /// A sentence in a language, with names and quantities in turn.
    static String say(Language language, String key, Object... namesAndQuantities) {
        return new Sentences(language, List.of(ALL)).of(ReasonStep.of(key, namesAndQuantities));
    }
}
