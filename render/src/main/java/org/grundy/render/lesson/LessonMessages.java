package org.grundy.render.lesson;

import static org.grundy.text.Messages.entry;

import java.util.List;
import org.grundy.game.ReasonStep;
import org.grundy.render.Language;
import org.grundy.render.Sentences;
import org.grundy.text.Messages;

/// The sentences around lessons, and of options as they are taught.
final class LessonMessages {
    /// All of them.
    static final Messages ALL = Messages.of(
            entry("section.DEFINITION", "Definition", "定义"),
            entry("section.THEOREM", "Theorem", "定理"),
            entry("section.PROOF", "Proof", "证明"),
            entry("section.EXAMPLE", "Example", "示例"),
            entry("section.REMARK", "Remark", "说明"),
            entry("section.EXERCISES", "Exercises", "练习"),
            entry("section.GO_ON", "Go on with", "继续"),
            entry("names", "also called {names}", "又名 {names}"),
            entry("names.file", "Also: ", "又名："),
            entry("answer", "Answer", "答案"),
            entry("answers", "The answers: {command}", "看答案：{command}"),
            entry("list", "grundy explain TOPIC shows one of them.", "grundy explain 主题 显示其中一课。"),
            entry("options.all", "Options: {count}", "后继：{count} 个"),
            entry("options.first", "Options: the first {count}", "后继：前 {count} 个"),
            entry("options.won", "{sign} = the opponent wins there at once; not counted", "{sign} = 对手在那里立即获胜，不计入"),
            entry("options.none", "There is no move: mex {} = 0.", "没有后继：mex {} = 0。"),
            entry("options.none-counts", "No option counts: mex {} = 0.", "没有计入的后继：mex {} = 0。"),
            entry("options.mex.0", "0 is not there: mex {set} = 0.", "0 不在其中：mex {set} = 0。"),
            entry("options.mex.1", "0 is there, 1 is not: mex {set} = 1.", "0 在其中，1 不在：mex {set} = 1。"),
            entry("options.mex.2", "0 and 1 are there, 2 is not: mex {set} = 2.", "0 和 1 在其中，2 不在：mex {set} = 2。"),
            entry(
                    "options.mex",
                    "0 to {last} are there, {mex} is not: mex {set} = {mex}.",
                    "0 到 {last} 都在其中，{mex} 不在：mex {set} = {mex}。"),
            entry("options.lost", "An option is lost for the opponent, so this position is won.", "有一个后继是必败点，所以这里必胜。"),
            entry(
                    "options.all-won",
                    "Every option is won for the opponent, so this position is lost.",
                    "所有后继都是必胜点，所以这里必败。"),
            entry("page.title", "The theory", "理论"),
            entry("page.opening", """
                    [中文](theory.zh.md)

                    Each chapter is a lesson of the command line: `grundy explain pn` shows the first one with its examples
                    run, `grundy explain pn --answers` with the answers too. This page is made from the lessons by
                    `grundy explain --book`.
                    """, """
                    [English](theory.md)

                    每一章就是命令行里的一课：`grundy explain pn` 显示第一课，并当场运行其中的例子；加上 `--answers` 还显示练习答案。
                    本页由 `grundy explain --book --lang zh` 从各课生成。
                    """));

    private LessonMessages() {}

    /// A sentence in a language, with names and quantities in turn.
    static String say(Language language, String key, Object... namesAndQuantities) {
        return new Sentences(language, List.of(ALL)).of(ReasonStep.of(key, namesAndQuantities));
    }
}
