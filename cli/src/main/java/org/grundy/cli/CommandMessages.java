package org.grundy.cli;

import static org.grundy.text.Messages.entry;

import org.grundy.text.Messages;

/// What the command line itself says besides answers and errors: notes, prompts and units of progress.
final class CommandMessages {
    /// All of them.
    static final Messages ALL = Messages.of(
            entry("progress.positions", "positions", "局面"),
            entry("progress.checks", "checks", "检验"),
            entry(
                    "progress.search",
                    "*{nimber}? {positions} positions, {speed}/s, ",
                    "*{nimber}？{positions} 个局面，{speed}/秒，"),
            entry(
                    "progress.couples",
                    "{known} known, proof {proof}:{disproof}, {left} left or more",
                    "已知 {known}，证明数 {proof}:{disproof}，至少还剩 {left}"),
            entry("progress.options", "{done} of {options} moves tried", "已试 {done}/{options} 种走法"),
            entry("play.prompt", "your move> ", "你走> "),
            entry("note", "grundy: {what}", "grundy：{what}"),
            entry(
                    "exit.undecided",
                    "grundy: exit code 1: the result says what is not known or does not hold",
                    "grundy：退出码 1：结果里说明了哪些未知或不成立"),
            entry(
                    "error.memory",
                    "grundy: the JVM has run out of memory; ask for less, or give it more with GRUNDY_JAVA_OPTS=-Xmx…",
                    "grundy：JVM 内存已耗尽；请缩小问题，或用 GRUNDY_JAVA_OPTS=-Xmx… 给它更多内存"),
            entry(
                    "error.internal",
                    "grundy: this is a fault of Grundy, not of your input: {fault}",
                    "grundy：这是 Grundy 的错误，不是输入的问题：{fault}"),
            entry("file.written", "wrote {file}", "已写入 {file}"),
            entry(
                    "output.cut",
                    "grundy: the text ends here, for time was over; --time gives more",
                    "grundy：时间已到，文本到此为止；可用 --time 放宽时间"),
            entry(
                    "output.fewer",
                    "grundy: not all values are listed, for time was over; --time gives more",
                    "grundy：时间已到，未列出全部的值；可用 --time 放宽时间"),
            entry(
                    "output.unprinted",
                    "grundy: nothing is printed, for time was over before all of it was there; --time gives more",
                    "grundy：时间已到，结果未能全部生成，因此没有输出；可用 --time 放宽时间"),
            entry(
                    "output.unwritten",
                    "grundy: {file} is not written, for time was over before all of it was there; --time gives more",
                    "grundy：时间已到，结果未能全部生成，因此未写入 {file}；可用 --time 放宽时间"),
            entry("check.undecided", "grundy: not decided. ", "grundy：未判定。"),
            entry(
                    "serve.stop",
                    "grundy: open this address in a browser; Ctrl-C ends it",
                    "grundy：请在浏览器中打开此地址；按 Ctrl-C 结束"),
            entry("table.unknown", "grundy: some values are not known. ", "grundy：有些值未知。"),
            entry(
                    "sequence.short",
                    "grundy: only {reached} of {count} values are there. ",
                    "grundy：{count} 个值中只算出了 {reached} 个。"),
            entry(
                    "sequence.crowded",
                    "There are values above 127 or more than 256 rare heaps: so many values need memory for all of them.",
                    "有大于 127 的值，或稀有堆超过 256 个：这么多值需要全部放在内存中。"),
            entry(
                    "genus.capped",
                    "grundy: not decided: misère values of {told} or more are not told apart. Without --json the others are shown.",
                    "grundy：未判定：不小于 {told} 的反常值没有进一步区分。不加 --json 时显示其余的值。"),
            entry(
                    "quotient.uncertified",
                    "grundy: no certificate was written, for they name the game by a code such as 0.77 or a set",
                    "grundy：没有写出证书：证书用代码（如 0.77）或集合指明游戏"),
            entry(
                    "store.cut",
                    "grundy: the store was damaged at its end: its last {bytes} bytes were cut off, all before is there",
                    "grundy：存储文件末尾已损坏：已截去最后 {bytes} 字节，之前的内容完好"),
            entry(
                    "store.large",
                    "grundy: the store is not used, for it cannot be read within the limits; --memory and --time give more",
                    "grundy：在限额内无法读完存储文件，因此未使用它；可用 --memory 或 --time 放宽限额"),
            entry(
                    "certificate.open",
                    "grundy: {file} was not written: who wins is not known, so there is nothing to prove",
                    "grundy：没有写出 {file}：胜负未知，没有可以证明的结论"),
            entry(
                    "certificate.none",
                    "grundy: {file} was not written: there are certificates only of values below 2^31, where all moves can be listed, no move forces the answer, and every play ends and is not too long",
                    "grundy：没有写出 {file}：只有值小于 2^31、走法能全部列出、没有强制应着且对局必定结束、不太长时，才有证书"),
            entry(
                    "certificate.unfinished",
                    "grundy: {file} was not written: the answer is known, but its certificate was not finished. ",
                    "grundy：没有写出 {file}：答案已知，但证书没有完成。"),
            entry(
                    "quotient.grown",
                    "grundy: order {order} from heap {heap} on; looking further",
                    "grundy：从堆 {heap} 起阶为 {order}；继续计算"),
            entry("quotient.short", "grundy: no further heap. ", "grundy：未能算到更大的堆。"),
            entry(
                    "survey.short",
                    "grundy: time was over, {time} of processor time, when {reached} of {count} codes were looked at; --time gives more, and --csv F"
                            + " keeps the rows and goes on later",
                    "grundy：时间已到（处理器时间 {time}），{count} 个代码中查看了 {reached} 个；可用 --time 放宽时间，或用 --csv F 保存各行、以后继续"),
            entry(
                    "survey.unkept",
                    "grundy: {what}; the survey goes on, and rows that the file cannot take are printed at the end",
                    "grundy：{what}；普查继续进行，文件写不下的行在最后打印"),
            entry(
                    "survey.short.file",
                    "grundy: time was over, {time} of processor time, when {reached} of {count} codes were looked at; the same command goes on",
                    "grundy：时间已到（处理器时间 {time}），{count} 个代码中查看了 {reached} 个；再次执行同一命令即可继续"),
            entry(
                    "period.unwritten",
                    "grundy: the proof rests on more values than check can hold in memory, so no certificate is written",
                    "grundy：证明所用的值超出 check 在内存中能保存的个数，因此不写证书"),
            entry("period.open", "grundy: no period is proved, so there is no certificate", "grundy：没有证明周期，因此没有证书"),
            entry(
                    "games.none",
                    "no game has \"{word}\" in its names, its title or its problems; grundy explain lists the topics of the theory",
                    "没有游戏的名字、简介或题号含有“{word}”；grundy explain 列出理论的各个主题"),
            entry(
                    "games.lesson",
                    "no game has \"{word}\" in its names, its title or its problems, but a lesson does: grundy explain {topic}",
                    "没有游戏的名字、简介或题号含有“{word}”，但有一课讲到它：grundy explain {topic}"),
            entry(
                    "export.none",
                    "grundy: no form found, so there is nothing to export; grundy discover shows what the table has",
                    "grundy：未找到规律，没有可导出的内容；grundy discover 显示表中的情况"),
            entry(
                    "export.values",
                    "grundy: no form is proved or checked; this program computes the values themselves (--template form"
                            + " for a guess)",
                    "grundy：没有已证明或已检验的公式；此程序直接计算各值（--template form 可导出猜测）"),
            entry(
                    "count.none",
                    "grundy: not answered: no form is found with which such positions can be counted, and the table would be too"
                            + " large; try a smaller --to, or --time",
                    "grundy：没有答案：未找到可用来计数的公式，而表又太大；请减小 --to，或用 --time 放宽时间"),
            entry("discover.undecided", "grundy: not all could be looked at. ", "grundy：未能全部查看。"),
            entry("discover.smaller", " Or a smaller table, with --to {size}.", "或者用较小的表：--to {size}。"));

    private CommandMessages() {}
}
