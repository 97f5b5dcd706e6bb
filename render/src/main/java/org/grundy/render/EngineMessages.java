package org.grundy.render;

import static org.grundy.text.Messages.entry;

import org.grundy.text.Messages;

/// The sentences for what the engine itself says: reasons that need no game, moves, evidence, limits. A
/// game's words come first, so a game may say any of these in its own way.
public final class EngineMessages {
    /// All of them.
    public static final Messages ALL = Messages.of(
                    entry("outcome.N", "N position: the player to move wins.", "N 局面：先手必胜。"),
                    entry("outcome.P", "P position: the player to move loses.", "P 局面：先手必败。"),
                    entry("outcome.D", "D position: a draw, neither player can force a win.", "D 局面：平局，双方都无法强行取胜。"),
                    entry("outcome.unknown", "Undecided: it is not known who wins.", "未判定：尚不知道谁赢。"),
                    entry("value", "Grundy value {value}.", "SG 值（Grundy 值）为 {value}。"),
                    entry("value.unknown", "Its Grundy value is not known.", "其 SG 值未知。"),
                    entry("value.none", "It has no Grundy value.", "它没有 SG 值。"),
                    entry(
                            "value.excluded",
                            "Its Grundy value is not known; it is proved not to be {values}.",
                            "其 SG 值未知；已证明不是 {values}。"),
                    entry(
                            "value.mex",
                            "{expression} has Grundy value {value}: the least number that none of its options has (mex), computed from the rules.",
                            "{expression} 的 SG 值为 {value}：即所有后继的值中没有出现的最小自然数（mex），由规则算出。"),
                    entry(
                            "value.period",
                            "From {from} on the values repeat with period {period}: {n} has the same value as {same}, which is {value}.",
                            "从 {from} 起值以 {period} 为周期重复：{n} 与 {same} 的值相同，为 {value}。"),
                    entry(
                            "won.at-once",
                            "By its rules whoever is to move wins at once in {expression}.",
                            "按规则，轮到走的一方在 {expression} 处立即获胜。"),
                    entry(
                            "lost.at-once",
                            "By its rules play is over in {expression}: the move that led there has won.",
                            "按规则，{expression} 处对局已结束：走到这里的一方已获胜。"),
                    entry("loopy.labels", "Labels of {names}: {labels}.", "{names} 的标号：{labels}。"),
                    entry("sum.columns", "The nim sum (xor) of {values} is {x}.", "{values} 的异或和为 {x}。"),
                    entry(
                            "sum.zero",
                            "The nim sum (xor) of the values is 0: every move makes it something else, and the opponent can make it 0 again.",
                            "各值的异或和为 0：无论怎么走都会使它不为 0，而对手总能让它重新变为 0。"),
                    entry(
                            "sum.nonzero",
                            "The nim sum (xor) of the values is {x}, not 0: a winning move changes one value v to v xor {x}, so that it becomes 0.",
                            "各值的异或和为 {x}，不为 0：取胜的走法是把某个值 v 变成 v xor {x}，使异或和变为 0。"),
                    entry(
                            "tame.statement",
                            "A position is tame if it and all that can follow have in misère play the value of normal play (firm), or the other one of 0 and 1 (fickle). In misère play a sum of tame positions is lost exactly when its nim sum is 1 where all are fickle, and exactly when it is 0 where some are firm.",
                            "若一个局面及其后的所有局面在反常规则下的值都与正常规则相同（稳定，firm），或是 0 与 1 互换（可变，fickle），则称它是驯良的（tame）。反常规则下，驯良局面之和在全部可变时，当且仅当异或和为 1 时必败；有稳定的子游戏时，当且仅当异或和为 0 时必败。"),
                    entry(
                            "tame.fickle",
                            "Every component is fickle: its value is 0 or 1, and misère play exchanges the two. So the player to move loses exactly when the nim sum is 1; it is {x}.",
                            "所有子游戏都是可变的（fickle）：值只有 0 或 1，反常规则下两者互换。因此当且仅当异或和为 1 时先手必败；现在是 {x}。"),
                    entry(
                            "tame.firm",
                            "Components that are firm (the same in normal and misère play): {firm}. With at least one, misère play is decided as normal play: the player to move loses exactly when the nim sum is 0; it is {x}.",
                            "稳定的（firm，正常与反常规则下值相同）子游戏有 {firm} 个。只要至少有一个，反常规则的胜负就与正常规则一样：当且仅当异或和为 0 时先手必败；现在是 {x}。"),
                    entry(
                            "misere.tame",
                            "Tame, so that their values decide as long as all is tame: {names}, with values {values}.",
                            "驯良（tame）的子游戏：{names}，值为 {values}；若所有子游戏都驯良，胜负由这些值决定。"),
                    entry(
                            "misere.wild",
                            "Wild: {names}. No theorem on sums applies where a component is wild, so all positions that can follow must be searched, and they are more than the limit allows.",
                            "不驯良（wild）的子游戏：{names}。只要有不驯良的子游戏，关于和的定理就不适用，必须搜索此后所有可能的局面，而它们超出了限制。"),
                    entry(
                            "misere.quotient.lost",
                            "In every misère sum of these heaps, each may be replaced: {factors}. Together they are worth {product}, which is lost for the player to move.",
                            "在这些堆的任何反常和中，各堆可以替换为：{factors}。合起来相当于 {product}，先手必败。"),
                    entry(
                            "misere.quotient.won",
                            "In every misère sum of these heaps, each may be replaced: {factors}. Together they are worth {product}, which is won by the player to move.",
                            "在这些堆的任何反常和中，各堆可以替换为：{factors}。合起来相当于 {product}，先手必胜。"),
                    entry(
                            "misere.mixed.lost",
                            "In every misère sum of these positions and of what can follow them, each may be replaced: {factors}. Together they are worth {product}, which is lost for the player to move.",
                            "在这些局面及其后续局面的任何反常和中，各个局面可以替换为：{factors}。合起来相当于 {product}，先手必败。"),
                    entry(
                            "misere.mixed.won",
                            "In every misère sum of these positions and of what can follow them, each may be replaced: {factors}. Together they are worth {product}, which is won by the player to move.",
                            "在这些局面及其后续局面的任何反常和中，各个局面可以替换为：{factors}。合起来相当于 {product}，先手必胜。"),
                    entry(
                            "misere.nim",
                            "The misère Grundy value of {others} is {value}: beside a heap of {value} of Nim it is lost for the player to move, and beside every larger heap it is won by leaving {value}.",
                            "{others} 的反常 SG 值是 {value}：旁边的尼姆堆为 {value} 时先手必败；更大的尼姆堆都是先手必胜，取到剩 {value} 即可。"),
                    entry(
                            "misere.move.one",
                            "A winning move of {heap}: take {taken} and leave the rest.",
                            "{heap} 的取胜走法：取 {taken} 个，余下不拆分。"),
                    entry(
                            "misere.move.small",
                            "All winning moves of {heap} that take {taken} and leave a + b with a ≤ b, a < {from}: a is one of {parts}.",
                            "{heap} 的取胜走法中，取 {taken} 个、留下 a + b（a ≤ b，a < {from}）的全部：a 为 {parts} 之一。"),
                    entry(
                            "misere.move.class",
                            "All winning moves of {heap} that take {taken} and leave a + b with a ≤ b, a ≥ {from}: a mod {period} is one of {residues}.",
                            "{heap} 的取胜走法中，取 {taken} 个、留下 a + b（a ≤ b，a ≥ {from}）的全部：a 除以 {period} 的余数为 {residues} 之一。"),
                    entry(
                            "misere.large",
                            "Beside a heap of {first} of Nim, the misère Grundy value of {others} is {value}: with just one further heap, that of {value}, the player to move loses; here it is {second}. The values were computed beside heaps of 0, 1, 2, … until they were proved to repeat: from {from} on a heap larger by {period} has a value larger by {period}.",
                            "旁边有 {first} 个石子的尼姆堆时，{others} 的反常 SG 值是 {value}：再加一个堆，只有恰为 {value} 时先手必败；现在是 {second}。逐一求出旁边的堆为 0、1、2……时的值，直到证明它们重复：从 {from} 起，堆大 {period}，值也大 {period}。"),
                    entry(
                            "misere.one",
                            "Beside a heap of {first} of Nim, the misère Grundy value of {others} is {value}: the player to move loses exactly if that is 0. The values were computed beside heaps of 0, 1, 2, … until they were proved to repeat: from {from} on a heap larger by {period} has a value larger by {period}.",
                            "旁边有 {first} 个石子的尼姆堆时，{others} 的反常 SG 值是 {value}：当且仅当它为 0 时先手必败。逐一求出旁边的堆为 0、1、2……时的值，直到证明它们重复：从 {from} 起，堆大 {period}，值也大 {period}。"),
                    entry(
                            "misere.growth",
                            "A misère quotient of all positions that can follow would decide: it had {order} elements after {positions} of them, and was growing when its part of the limit was spent.",
                            "此后所有可能局面的反常商可以判定胜负：处理了 {positions} 个局面后它有 {order} 个元素，用完分给它的限额时仍在增大。"),
                    entry(
                            "misere.huge",
                            "No search goes through all that can follow {heap}, so none was begun.",
                            "{heap} 之后可能的局面太多，无法逐一搜索，因此没有搜索。"),
                    entry(
                            "quotient.all",
                            "By the misère quotient of {rules}: order {order}, proved for all heaps by those up to {heaps}.",
                            "由 {rules} 的反常商：阶为 {order}，由不超过 {heaps} 的堆对所有堆作了证明。"),
                    entry(
                            "quotient.to",
                            "By the misère quotient of the heaps of {rules} up to {heaps}: order {order}, proved for all their sums.",
                            "由 {rules} 中不超过 {heaps} 的堆的反常商：阶为 {order}，对这些堆的一切和作了证明。"),
                    entry(
                            "quotient.mixed",
                            "By the misère quotient of the {positions} positions of components that can follow: order {order}, proved for all their sums.",
                            "由此后可能出现的 {positions} 个子游戏局面的反常商：阶为 {order}，对它们的一切和作了证明。"),
                    entry(
                            "search.whole",
                            "The positions that can follow were searched as far as the answer needs: {positions}.",
                            "搜索了此后可能出现的局面，得出答案共需 {positions} 个。"),
                    entry("limit.POSITIONS", "The limit of {limit} positions was reached.", "已达到 {limit} 个局面的上限。"),
                    entry("limit.WORK", "The limit of {limit} steps of work was reached.", "已达到 {limit} 步的工作量上限。"),
                    entry("limit.TIME", "The limit of {limit} was reached.", "已达到 {limit} 的时限。"),
                    entry(
                            "spent",
                            " Spent: {positions} {positions|position|positions}, {work} {work|step|steps} of work{time}.",
                            "已用：{positions} 个局面、{work} 步工作量{time}。"),
                    entry("spent.time", ", {time} of processor time", "、{time} 处理器时间"),
                    entry("bytes", "{count} bytes", "{count} B"),
                    entry("limit.MEMORY", "The next table would not fit {limit} of memory.", "下一张表超出了 {limit} 的内存上限。"),
                    entry("limit.STOPPED", "The computation was stopped.", "计算被中止。"),
                    entry(
                            "limit.METHOD",
                            "No theorem covers this question, and search does not answer it: the options are too many to be listed, or some moves force the answer.",
                            "没有定理覆盖这个问题，搜索也无法解答：走法太多而无法列出，或者有的走法强制对手的应着。"),
                    entry(
                            "limit.LOOPY",
                            "A position can come again in this game, and this question is answered only where every play ends.",
                            "这个游戏中的局面可能重复出现，而此问题只对必定结束的对局有解答。"),
                    entry(
                            "try.LOOPY",
                            "Normal play of an ordinary sum can be asked of such a game.",
                            "对这类游戏可以询问普通和的正常规则。"),
                    entry(
                            "loopy.heading",
                            "Labels of the components (a number, or ∞ with the numbers that can be reached):",
                            "各子游戏的标号（一个数，或 ∞ 及其可到达的数）："),
                    entry(
                            "loopy.P",
                            "All labels are finite and their nim sum is 0: whatever is done, the opponent can make it 0 again, and nearer the end.",
                            "所有标号都有限且异或和为 0：无论怎么走，对手都能使它重新变为 0，并且更接近结束。"),
                    entry(
                            "loopy.N",
                            "A move leads to labels that are all finite with nim sum 0. The moves are listed with the quickest first: whoever always takes the first cannot be led round in circles.",
                            "有一步可以使所有标号有限且异或和为 0。走法按最快的在前列出：总走第一种的人不会陷入循环。"),
                    entry(
                            "loopy.D",
                            "No move leads to labels that are all finite with nim sum 0. A move holds the draw if it leaves two or more labels ∞, or one ∞ that cannot reach the nim sum of the others: the opponent has no such move either, and play can go on for ever. Every other move loses.",
                            "没有一步能使所有标号有限且异或和为 0。若一步之后至少有两个 ∞，或恰有一个 ∞ 而它到不了其余标号的异或和，这一步就保持平局：对手同样没有取胜走法，对局可以无限进行下去。其他走法都会输。"),
                    entry(
                            "loopy.endless",
                            "Every position has a move, so play never ends, and nobody wins.",
                            "任何局面都有走法，因此对局永不结束，没有人获胜。"),
                    entry(
                            "search.loopy.N",
                            "Positions can come again. The moves are listed with the quickest first: whoever always takes the first cannot be led round in circles.",
                            "局面可以重复出现。走法按最快的在前列出：总走第一种的人不会陷入循环。"),
                    entry(
                            "search.loopy.P",
                            "Positions can come again, but whatever is done, the opponent can force an end that wins.",
                            "局面可以重复出现，但无论怎么走，对手都能强行走到使自己获胜的终局。"),
                    entry(
                            "search.loopy.D",
                            "Positions can come again. Working backwards from the ends of play reaches neither this position nor those to which the moves that hold the draw lead, so play can go on for ever. Every other move loses.",
                            "局面可以重复出现。从终局往回推，推不到这个局面，也推不到保持平局的走法所到的局面，因此对局可以无限进行下去。其他走法都会输。"),
                    entry(
                            "entailing.heading",
                            "Values of the components (a number, ∞ for a loony one, ! where the next move must be made):",
                            "各子游戏的值（一个数；∞ 表示 loony；! 表示下一步必须在此走）："),
                    entry("entailing.values", "Values of {names}: {values}.", "{names} 的值：{values}。"),
                    entry(
                            "entailing.forced",
                            "The next move must be made in the component marked with !, so that one and the nim sum of the others decide.",
                            "下一步必须在标有 ! 的子游戏走，因此胜负取决于这个子游戏和其余子游戏的异或和。"),
                    entry(
                            "entailing.loony",
                            "A loony component is a win for whoever moves next, whatever the other components are.",
                            "有 loony 子游戏时，无论其余子游戏如何，先手必胜。"),
                    entry(
                            "entailing.nimbers",
                            "No component is loony, so the values decide as in Nim: the player to move loses exactly when their nim sum (xor) is 0.",
                            "没有 loony 子游戏，胜负与尼姆相同：当且仅当各值的异或和为 0 时先手必败。"),
                    entry("try.POSITIONS", "Try a larger limit: --positions {more}.", "可尝试更大的上限：--positions {more}。"),
                    entry(
                            "try.WORK",
                            "Try more work: --work {more}; or give a time.",
                            "可尝试更大的工作量：--work {more}；或给定时间。"),
                    entry("try.TIME", "Try more time: --time {more}.", "可尝试更长的时间：--time {more}。"),
                    entry(
                            "try.value",
                            "Try --only value, which spends all of the time on it.",
                            "可尝试 --only value，把全部时间用来求它。"),
                    entry(
                            "try.board",
                            "A board may be searched by several threads, --threads 2; and --store DIR keeps what is proved, so that the next run goes on from there.",
                            "棋盘可用多个线程搜索：--threads 2；--store 目录 会保存已证明的结论，下次从那里接着搜索。"),
                    entry("try.MEMORY", "Try more memory: --memory {more}.", "可尝试更多的内存：--memory {more}。"),
                    entry("try.STOPPED", "Ask again and let it finish.", "请重新提问并等待其完成。"),
                    entry("try.METHOD", "Try a smaller position of the same game.", "可尝试同一游戏的较小局面。"),
                    entry(
                            "known.value",
                            "Known so far: {expression} has Grundy value {value}.",
                            "目前已知：{expression} 的 SG 值为 {value}。"),
                    entry("theorem", "By theorem: {source}.", "由定理：{source}。"),
                    entry(
                            "search",
                            "By search of {positions} {positions|position|positions}.",
                            "由搜索：访问了 {positions} 个局面。"),
                    entry(
                            "table",
                            "By a table of {positions} values, computed in order from the rules.",
                            "由表：按规则依次算出 {positions} 个值。"),
                    entry(
                            "period",
                            "By a proved period of {rules}: G(n + {period}) = G(n) for all n ≥ {preperiod}; it was checked for all n < {checked}.",
                            "由已证明的周期（{rules}）：对所有 n ≥ {preperiod}，G(n + {period}) = G(n)；已对所有 n < {checked} 验证。"),
                    entry(
                            "period.saltus",
                            "By a proved period of {rules}: G(n + {period}) = G(n) + {saltus} for all n ≥ {preperiod}; it was checked for all n < {checked}.",
                            "由已证明的周期（{rules}）：对所有 n ≥ {preperiod}，G(n + {period}) = G(n) + {saltus}；已对所有 n < {checked} 验证。"),
                    entry(
                            "period.finite-subtraction",
                            "That is enough because each value depends only on as many values before it as the largest number that may be taken.",
                            "这已足够：每个值只取决于它前面若干个值，个数等于允许取的最大数。"),
                    entry(
                            "period.guy-smith",
                            "That is enough by the theorem of Guy and Smith (The G-values of various games, 1956).",
                            "由 Guy 与 Smith 的定理（The G-values of various games，1956），这已足够。"),
                    entry(
                            "period.all-but",
                            "That is enough by the theorem on all-but subtraction sets (Winning Ways, ch. 4).",
                            "由“除有限个外都可取”的减法集定理（Winning Ways，第 4 章），这已足够。"),
                    entry("move.take", "take {k}", "取 {k} 个"),
                    entry("move.split", "split", "分开"),
                    entry("move.first", "take {k} from the first", "从第一个中取 {k}"),
                    entry("move.second", "take {k} from the second", "从第二个中取 {k}"),
                    entry("move.both", "take {k} from both", "从两个中各取 {k}"),
                    entry("move.pair", "take {k} from the first and {l} from the second", "从第一个中取 {k}，从第二个中取 {l}"),
                    entry("move.nothing", "nothing", "空"),
                    entry("place.heap", "in the {ordinal} heap", "第 {ordinal} 堆"),
                    entry("place.component", "in the {ordinal} component", "第 {ordinal} 个子游戏"))
            .and(CompoundMessages.ALL);

    private EngineMessages() {}
}
