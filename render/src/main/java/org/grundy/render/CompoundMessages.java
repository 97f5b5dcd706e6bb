package org.grundy.render;

import static org.grundy.text.Messages.entry;

import org.grundy.text.Messages;

/// The sentences on conventions: how each compound is played, and which statistic decides it.
///
/// Source of the rules: Conway, *On Numbers and Games* (1976), ch. 14.
final class CompoundMessages {
    /// All of them.
    static final Messages ALL = Messages.of(
            entry("play.NORMAL", "whoever cannot move loses", "无法走的人输"),
            entry("play.MISERE", "misère play: whoever cannot move wins", "反常规则：无法走的人赢"),
            entry("join.DISJUNCTIVE", "a move is made in one component", "每步只走一个子游戏"),
            entry("join.CONJUNCTIVE", "a move is made in every component", "每步走所有子游戏"),
            entry("join.SELECTIVE", "a move is made in one or more components", "每步走一个或多个子游戏"),
            entry("ending.LONG", "play ends when all components have ended", "所有子游戏都结束时整局结束"),
            entry("ending.SHORT", "play ends as soon as one component has ended", "任一子游戏结束时整局结束"),
            entry("ending.SJ", "play stops as soon as every component has Grundy value 0", "所有子游戏的 SG 值都为 0 时整局立即停止"),
            entry(
                    "sj.statement",
                    "Let play stop as soon as every component has Grundy value 0, and let whoever is to move then win, as in misère play. Then the player to move wins exactly when the nim sum is not 0 and some value is above 1, or the nim sum is 0 and no value is above 1.",
                    "若所有子游戏的 SG 值都为 0 时立即停止，且按反常规则此时轮到走的人获胜，则当且仅当异或和不为 0 且有值大于 1，或异或和为 0 且没有值大于 1 时，先手必胜。"),
            entry("sj.stopped", "Every component has value 0, so play has stopped.", "所有子游戏的值都为 0，整局已停止。"),
            entry(
                    "sj.normal",
                    "A sum that has stopped has nim sum 0, so in normal play the stop changes nothing: the player to move loses exactly when the nim sum is 0; it is {x}.",
                    "停止时异或和为 0，所以正常规则下这种停止不改变胜负：当且仅当异或和为 0 时先手必败；现在是 {x}。"),
            entry(
                    "sj.large",
                    "Some value is above 1, so by the SJ theorem the player to move loses exactly when the nim sum is 0; it is {x}.",
                    "有大于 1 的值，由 SJ 定理，当且仅当异或和为 0 时先手必败；现在是 {x}。"),
            entry(
                    "sj.small",
                    "No value is above 1, so by the SJ theorem the player to move loses exactly when the nim sum is 1; it is {x}.",
                    "没有大于 1 的值，由 SJ 定理，当且仅当异或和为 1 时先手必败；现在是 {x}。"),
            entry("compound.heading", "{statistic} of the components:", "各子游戏的{statistic}："),
            entry("compound.statistic", "{statistic} of {names}: {values}.", "{names} 的{statistic}：{values}。"),
            entry("statistic.FORECLOSED", "Foreclosed Grundy values", "截止值（foreclosed value）"),
            entry("statistic.MISERE_FORECLOSED", "Misère foreclosed Grundy values", "反常截止值"),
            entry("statistic.REMOTENESS", "Remoteness", "步数（remoteness，赢家求快、输家拖延）"),
            entry("statistic.MISERE_REMOTENESS", "Misère remoteness", "反常步数（remoteness）"),
            entry("statistic.SUSPENSE", "Suspense numbers", "悬念数（suspense，赢家拖延、输家求快）"),
            entry("statistic.MISERE_SUSPENSE", "Misère suspense numbers", "反常悬念数（suspense）"),
            entry("foreclosed.OVER", "over", "已结束"),
            entry("foreclosed.WON", "can be ended now", "可立即结束"),
            entry(
                    "compound.DISJUNCTIVE.SHORT.NORMAL",
                    "Whoever ends a component wins. If one is over already, the player to move has lost; if one can be ended now, the player to move wins; otherwise it is a loss exactly when the nim sum of the foreclosed values is 0.",
                    "谁结束一个子游戏谁赢。若已有子游戏结束，则轮到走的人已经输了；若有子游戏可立即结束，则先手赢；否则当且仅当截止值的异或和为 0 时先手必败。"),
            entry(
                    "compound.DISJUNCTIVE.SHORT.MISERE",
                    "Whoever ends a component loses. If one is over already, the player to move has won; otherwise it is a loss exactly when the nim sum of the foreclosed values is 0.",
                    "谁结束一个子游戏谁输。若已有子游戏结束，则轮到走的人已经赢了；否则当且仅当截止值的异或和为 0 时先手必败。"),
            entry(
                    "compound.CONJUNCTIVE.LONG.NORMAL",
                    "The component that lasts longest decides, so its winner delays and its loser hurries. The player to move wins exactly when the largest suspense number is odd.",
                    "持续最久的子游戏决定胜负，所以赢家拖延、输家求快。当且仅当最大的悬念数为奇数时先手必胜。"),
            entry(
                    "compound.CONJUNCTIVE.LONG.MISERE",
                    "The component that lasts longest decides, so its winner delays and its loser hurries. The player to move wins exactly when the largest suspense number is even.",
                    "持续最久的子游戏决定胜负，所以赢家拖延、输家求快。当且仅当最大的悬念数为偶数时先手必胜。"),
            entry(
                    "compound.CONJUNCTIVE.SHORT.NORMAL",
                    "The component that ends first decides, so its winner hurries and its loser delays. The player to move wins exactly when the least remoteness is odd.",
                    "最先结束的子游戏决定胜负，所以赢家求快、输家拖延。当且仅当最小的步数为奇数时先手必胜。"),
            entry(
                    "compound.CONJUNCTIVE.SHORT.MISERE",
                    "The component that ends first decides, so its winner hurries and its loser delays. The player to move wins exactly when the least remoteness is even.",
                    "最先结束的子游戏决定胜负，所以赢家求快、输家拖延。当且仅当最小的步数为偶数时先手必胜。"),
            entry(
                    "compound.SELECTIVE.LONG.NORMAL",
                    "The player to move wins exactly when some component played alone is a win (its remoteness is odd), by moving in all of those.",
                    "只要有一个子游戏单独玩时先手必胜（步数为奇数），先手就必胜：在每个这样的子游戏里都走一步；否则必败。"),
            entry(
                    "compound.SELECTIVE.LONG.MISERE",
                    "While two or more components are unfinished, play is decided as in normal play: the player to move wins exactly when one of them played alone is a win (its remoteness is odd). A single unfinished component is played by misère rules (won when its misère remoteness is even).",
                    "只要有两个或更多子游戏尚未结束，胜负就与正常规则相同：只要其中有一个单独玩时先手必胜（步数为奇数），先手就必胜，否则必败。只剩一个未结束的子游戏时，就按它自己的反常规则玩（反常步数为偶数时先手必胜）。"),
            entry(
                    "compound.SELECTIVE.SHORT.NORMAL",
                    "If a component is over, the player to move has lost. Otherwise it is a win exactly when some component played alone is one (its remoteness is odd).",
                    "若已有子游戏结束，则轮到走的人已经输了。否则，只要有一个子游戏单独玩时先手必胜（步数为奇数），先手就必胜；没有则必败。"),
            entry(
                    "compound.SELECTIVE.SHORT.MISERE",
                    "The player to move wins exactly when some component played alone by misère rules is a win (its misère remoteness is even; that of a component that is over is 0).",
                    "只要有一个子游戏按反常规则单独玩时先手必胜（反常步数为偶数；已结束的子游戏步数为 0），先手就必胜；没有则必败。"));

    private CompoundMessages() {}
}
