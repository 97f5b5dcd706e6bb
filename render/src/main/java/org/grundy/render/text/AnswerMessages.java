package org.grundy.render.text;

import static org.grundy.text.Messages.entry;

import java.util.List;
import org.grundy.game.ReasonStep;
import org.grundy.render.Language;
import org.grundy.render.Sentences;
import org.grundy.text.Messages;

/// The sentences of answers, games, rules and tables.
final class AnswerMessages {
    /// All of them.
    static final Messages ALL = Messages.of(
            entry("winning.one", "Winning move", "取胜走法"),
            entry("holding.one", "Move that holds the draw", "保持平局的走法"),
            entry("holding.counted", "Moves that hold the draw: {count}", "保持平局的走法：{count} 种"),
            entry(
                    "holding.at-least",
                    "Moves that hold the draw: {known}, and perhaps others",
                    "保持平局的走法：至少有以下 {known} 种"),
            entry(
                    "holding.first-of-at-least",
                    "Moves that hold the draw: at least {known}, of which the first {listed}",
                    "保持平局的走法：至少 {known} 种，以下是其中前 {listed} 种"),
            entry("holding.uncounted", "Moves that hold the draw", "保持平局的走法"),
            entry("answer.none-found", "One exists, but none was found within the limits.", "必然存在，但在限制之内没有找到。"),
            entry("winning.at-least", "Winning moves: {known}, and perhaps others", "取胜走法：至少有以下 {known} 种"),
            entry(
                    "winning.first-of-at-least",
                    "Winning moves: at least {known}, of which the first {listed}",
                    "取胜走法：至少 {known} 种，以下是其中前 {listed} 种"),
            entry("winning.uncounted", "Winning moves", "取胜走法"),
            entry("answer.unnamed", "One exists, but the theorem does not name it.", "必然存在，但定理没有指出是哪一步。"),
            entry(
                    "answer.over",
                    "No move is needed: play is over and the player to move has won.",
                    "无需再走：对局已结束，轮到走的人获胜。"),
            entry("winning.counted", "Winning moves: {count}", "取胜走法：{count} 种"),
            entry("answer.first", ", of which the first {listed}", "，以下是其中前 {listed} 种"),
            entry(
                    "answer.cut",
                    "No more are listed, for time was over; --time gives more.",
                    "时间已到，其余未列出；可用 --time 放宽时间。"),
            entry("answer.why", "Why", "为什么"),
            entry("answer.evidence", "How this is known", "依据"),
            entry("error.place", "line {row}, column {column}:", "第 {row} 行，第 {column} 列："),
            entry("game.rules", "Rules", "规则"),
            entry("game.form", "Written", "写法"),
            entry("game.example", "Example: ", "示例："),
            entry("game.aliases", "also called ", "又名 "),
            entry("game.problems", "problems ", "题目 "),
            entry("game.theorem", "Theorem", "定理"),
            entry("game.proof", "Proof: ", "证明："),
            entry("game.domain", "Holds for: ", "适用范围："),
            entry("game.source", "Source: ", "出处："),
            entry("nim.inverse", "inverse: {inverse}", "逆元：{inverse}"),
            entry("nim.square", "square: {square}", "平方：{square}"),
            entry("nim.root", "square root: {root}", "平方根：{root}"),
            entry(
                    "nim.field",
                    "smallest field: the 2^{degree} nimbers below 2^{degree}",
                    "最小的域：小于 2^{degree} 的 2^{degree} 个尼姆数"),
            entry(
                    "nim.order-unknown",
                    "It depends on factors of Fermat numbers that are not known.",
                    "它取决于尚未知晓的费马数因子。"),
            entry(
                    "nim.primitive",
                    "primitive: its powers are all nimbers of its smallest field but 0",
                    "本原元：它的幂取遍其最小的域中除 0 外的所有尼姆数"),
            entry(
                    "nim.not-primitive",
                    "not primitive: its powers are not all nimbers of its smallest field but 0",
                    "不是本原元：它的幂不能取遍其最小的域中除 0 外的所有尼姆数"),
            entry(
                    "nim.logarithm",
                    "the least one: adding the order of {base}, which is {order}, gives the others",
                    "这是最小的一个：加上 {base} 的阶 {order} 的倍数得到其余的"),
            entry("nim.no-logarithm", ": there is none; {of} is no power of {base}", "：不存在；{of} 不是 {base} 的幂"),
            entry(
                    "nim.hard-logarithm",
                    ": undecided; the order of {base} has the factor {factor}, too large a group to search",
                    "：未判定；{base} 的阶有因子 {factor}，群太大而无法搜索"),
            entry("rules.list", "the list {list}", "列表 {list}"),
            entry("rules.numbers-and-list", "{numbers} and the list {list}", "{numbers} 和列表 {list}"),
            entry("rules.state", "state: {of}", "局面：{of}"),
            entry("rules.unordered", ", in any order", "，不分顺序"),
            entry("rules.one", "1 rule; ", "1 条规则；"),
            entry("rules.many", "{count} rules; ", "{count} 条规则；"),
            entry("rules.sum", "a move may leave a sum", "一步之后可以是多个局面之和"),
            entry("rules.one-state", "every move leaves one state", "每步之后恰有一个局面"),
            entry("rules.then", ", then ", "，其次 "),
            entry(
                    "rules.measured",
                    "every move lowers {order}: values are computed into a table in that order",
                    "每步都使 {order} 变小：按此顺序填表计算"),
            entry(
                    "rules.listed",
                    "states with a list are searched and remembered; if one can come again, play may be a draw",
                    "带列表的局面用记忆化搜索求解；若局面可以重复出现，则可能是平局"),
            entry(
                    "rules.unproved",
                    "it is not proved that \"{where}\" lowers anything: positions are searched and remembered, and if one can come again, play may be a draw",
                    "未能证明“{where}”使某个量变小：用记忆化搜索求解；若局面可以重复出现，则可能是平局"),
            entry("rules.up-to", "up to ", "到 "),
            entry("rules.table", "table ", "表的大小，"),
            entry("rules.unbounded", "none, for a number may grow without bound", "无，因为有的数可能无限增大"),
            entry("rules.too-large", "too large, so positions are searched", "过大，改用搜索"),
            entry("rules.cells", "{cells} cells, {kilobytes} KB or a little more", "{cells} 格，{kilobytes} KB 或略多"),
            entry("rules.convention", "played ", "玩法："),
            entry("rules.both", " and ", " 与 "),
            entry("rules.same", "{games} agree on {positions} positions", "{games} 在 {positions} 个局面上一致"),
            entry(
                    "rules.different",
                    "{one}{place} is {first}, but {other}{place} is {second}",
                    "{one}{place} 是 {first}，而 {other}{place} 是 {second}"),
            entry(
                    "rules.undecided",
                    "at {place} one of {games} is undecided within the budget",
                    "在 {place} 处，{games} 之一在限额内未能判定"),
            entry("table.OUTCOME", "P and N positions", "P 局面与 N 局面"),
            entry("table.GRUNDY", "Grundy values", "SG 值"),
            entry("table.MOVES", "number of winning moves", "取胜走法数"),
            entry("table.REMOTENESS", "remoteness", "步数（remoteness）"),
            entry("table.SUSPENSE", "suspense numbers", "悬念数（suspense）"),
            entry("table.lost", "P position", "P 局面（先手必败）"),
            entry("table.won", "N position", "N 局面（先手必胜）"),
            entry("table.drawn", "draw", "平局"),
            entry(
                    "table.infinite",
                    "no Grundy value: loony, or in a circle that can be kept up",
                    "没有 SG 值：loony，或处在可以一直维持的循环中"),
            entry("table.unknown", "no position, won at once, or not known", "不是局面、已经获胜，或未知"),
            entry("verify.no-claim", "speaks of no position of this range", "对此范围内的局面没有断言"),
            entry("verify.pass", "PASS", "通过"),
            entry("verify.fail", "FAIL", "不符"),
            entry(
                    "verify.passed",
                    "{positions} {positions|position|positions}, {claims} {claims|claim|claims}",
                    "{positions} 个局面，{claims} 条断言"),
            entry(
                    "verify.refuted",
                    "{expression}, {claim}: the theorem says {claimed}, search finds {found}",
                    "{expression}，{claim}：定理断言 {claimed}，搜索得到 {found}"),
            entry("verify.undecided", "UNDECIDED", "未判定"),
            entry(
                    "verify.unfinished",
                    "the budget was spent after {positions} {positions|position|positions}",
                    "限额在访问 {positions} 个局面后用尽"),
            entry(
                    "verify.summary",
                    "{checks} {checks|check|checks}, {positions} {positions|position|positions}, {claims} {claims|claim|claims}: ",
                    "共 {checks} 项检验，{positions} 个局面，{claims} 条断言："),
            entry(
                    "verify.none",
                    "There is nothing to compare: no theorem is known here, and values are found by the rules alone.",
                    "没有可比较的：这里没有已知的定理，值也只由规则求出。"),
            entry("verify.all", "all PASS", "全部通过"),
            entry("verify.failed", "{failed} FAIL", "{failed} 项不符"),
            entry("verify.open", ", {unfinished} undecided", "，{unfinished} 项未判定"),
            entry("xor.more", "… and {more} more", "……以及另外 {more} 项"));

    private AnswerMessages() {}

    /// A sentence in a language, with names and quantities in turn.
    static String say(Language language, String key, Object... namesAndQuantities) {
        return new Sentences(language, List.of(ALL)).of(ReasonStep.of(key, namesAndQuantities));
    }
}
