package org.grundy.catalog.coin.turning;

import org.grundy.text.Messages;

/// The sentences of coin-turning games: those of every position, and those of each theorem.
public final class CoinWords {
    private static final Messages COMMON = Messages.NONE
            .and("coins.over", "There is no head: play is over.", "没有正面：游戏结束。")
            .and(
                    "coins.values",
                    "Heads and their values: {values}. The nim sum (xor) is {x}.",
                    "各正面及其值：{values}。异或和为 {x}。")
            .and(
                    "coins.lost",
                    "It is 0: whatever is turned makes it something else, and the other player can make it 0 again.",
                    "异或和为 0：无论怎么翻都会使它不为 0，而对手总能让它重新变为 0。")
            .and("coins.alone", "Turning the head at {coin} alone makes it 0.", "只翻位置 {coin} 的正面即可使它变为 0。")
            .and(
                    "coins.together",
                    "Turning the head at {coin} together with {others}, which are worth {sum} in all, makes it 0.",
                    "翻位置 {coin} 的正面，并同时翻 {others}（其值的异或和为 {sum}），即可使它变为 0。");

    /// For any family: the decomposition alone.
    public static final Messages ANY = COMMON.and(
                    "coins.statement",
                    "A position is worth the nim sum of the values of its heads, each taken alone; and a head alone is worth the mex of the nim sums of the sets of coins that can be turned together with it.",
                    "局面的值等于各个正面单独的值的异或和；单独一个正面的值，是能与它一起翻的各组硬币的值的异或和的 mex。")
            .and(
                    "coins.proof",
                    "Turning the head at x together with the set T changes the nim sum by g(x) ⊕ ⊕g(T), whether the coins of T were heads or tails. That is never 0, for g(x) is none of the nim sums of sets T. For a number Y below the nim sum X some head x has the highest bit of X ⊕ Y in its value; then g(x) ⊕ X ⊕ Y < g(x) is the nim sum of some T, and turning x and T leaves Y. So X is the mex of the options.",
                    "翻位置 x 的正面与集合 T，使异或和改变 g(x) ⊕ ⊕g(T)，与 T 中硬币原来的正反无关；它不为 0，因为 g(x) 不等于任何 T 的异或和。对小于异或和 X 的任何 Y，必有某个正面 x 的值含有 X ⊕ Y 的最高位；于是 g(x) ⊕ X ⊕ Y < g(x) 是某个 T 的异或和，翻 x 与 T 后剩下 Y。所以 X 就是各后继之值的 mex。")
            .and("coins.domain", "normal play; heads as far as single values are tabulated", "正常规则；正面的位置不超出单枚值表的范围")
            .and(
                    "coins.rule",
                    "The values of single heads are computed in order from the rules, each as the mex of what can be turned with it.",
                    "单个正面的值按规则依次算出：每个值是能与它一起翻的各组硬币的异或和的 mex。");

    public static final Messages TURTLES = COMMON.and(
                    "turtles.statement",
                    "The n-th coin from the left, the leftmost being the first, is worth n as a head: the game is Nim.",
                    "从左数第 n 枚硬币（最左为第 1 枚）为正面时值为 n：这就是尼姆博弈。")
            .and(
                    "turtles.proof",
                    "Alone it leaves 0, with a coin to its left that coin's value: by induction all of 0, …, n−1.",
                    "单独翻剩下 0，与左边某枚一起翻剩下那一枚的值：由归纳恰为 0、…、n−1。")
            .and("turtles.domain", "all places; normal play", "任意位置；正常规则")
            .and("turtles.rule", "The n-th coin from the left is worth n.", "从左数第 n 枚硬币的值为 n。");

    public static final Messages TWINS = COMMON.and(
                    "twins.statement",
                    "A head with n coins to its left is worth n: the game is Nim.",
                    "左边有 n 枚硬币的正面值为 n：这就是尼姆博弈。")
            .and(
                    "twins.proof",
                    "It must be turned together with one of those n, whose values are 0, …, n−1 by induction.",
                    "它必须与左边 n 枚之一同翻，由归纳它们的值为 0、…、n−1。")
            .and("twins.domain", "all places; normal play", "任意位置；正常规则")
            .and("twins.rule", "A head with n coins to its left is worth n.", "左边有 n 枚硬币的正面值为 n。");

    public static final Messages MOCK_TURTLES = COMMON.and(
                    "mockturtles.statement",
                    "A head with x coins to its left is worth the x-th odious number, counted from 0: 2x if x has an odd number of ones in binary, else 2x+1.",
                    "左边有 x 枚硬币的正面，其值是第 x 个（从 0 数起）奇数个 1 的数（odious）：x 的二进制中有奇数个 1 时为 2x，否则为 2x+1。")
            .and(
                    "mockturtles.proof",
                    "The nim sum of two odious numbers has an even number of ones, so no one or two odious numbers before the x-th make it. All smaller numbers are made: 0 by no coin, odious ones by one coin; for another number v let w = ⌊v/2⌋ and 2^k its highest power of two: v is the nim sum of the odious numbers of rank 2^k and w ⊕ 2^k.",
                    "两个 odious 数的异或有偶数个 1，所以排在第 x 个之前的一个或两个 odious 数得不到它。更小的数都能得到：0 不需硬币，odious 数用一枚；对其余的 v，令 w = ⌊v/2⌋，2^k 为 w 的最高位，则 v 是第 2^k 个与第 w ⊕ 2^k 个 odious 数的异或。")
            .and("mockturtles.domain", "all places; normal play", "任意位置；正常规则")
            .and(
                    "mockturtles.rule",
                    "A head with x coins to its left is worth the x-th odious number (an odd number of ones in binary), counted from 0.",
                    "左边有 x 枚硬币的正面，其值是第 x 个（从 0 数起）二进制中有奇数个 1 的数。");

    public static final Messages TRIPLETS = COMMON.and(
                    "triplets.statement",
                    "The two leftmost coins are worth 0; a head with x ≥ 2 coins to its left is worth the odious number of rank x−2, counted from 0.",
                    "最左两枚硬币的值为 0；左边有 x ≥ 2 枚硬币的正面，其值是第 x−2 个（从 0 数起）二进制中有奇数个 1 的数。")
            .and(
                    "triplets.proof",
                    "From the third coin on play as in Mock Turtles; the two worthless coins fill up a move of one or two coins to three.",
                    "从第三枚起与假海龟游戏相同；最左两枚值为 0 的硬币可把翻一枚或两枚的走法补足为三枚。")
            .and("triplets.domain", "all places; normal play", "任意位置；正常规则")
            .and(
                    "triplets.rule",
                    "The two leftmost coins are worth 0, the others the odious numbers (an odd number of ones in binary) in order.",
                    "最左两枚的值为 0，其余依次为二进制中有奇数个 1 的数。");

    public static final Messages RULER = COMMON.and(
                    "ruler.statement",
                    "The n-th coin from the left, the leftmost being the first, is worth the largest power of two that divides n.",
                    "从左数第 n 枚硬币（最左为第 1 枚）的值是整除 n 的最大的 2 的幂。")
            .and(
                    "ruler.proof",
                    "The nim sum of the first m values is m ⊕ ⌊m/2⌋, Gray's code, so the coins m+1, …, n−1 are worth the code of m ⊕ (n−1). With 2^k the largest power of two in n the runs of less than 2^k coins give the codes of 0, …, 2^k−1, which are just these numbers; and no run gives 2^k, for it would have to begin behind n.",
                    "前 m 个值的异或和是格雷码 m ⊕ ⌊m/2⌋，所以第 m+1 到第 n−1 枚的异或和是 m ⊕ (n−1) 的格雷码。设 2^k 为整除 n 的最大的 2 的幂：不足 2^k 枚的各段给出 0、…、2^k−1 的格雷码，恰好就是这些数；而没有一段给出 2^k，因为那一段须从 n 之后开始。")
            .and("ruler.domain", "all places; normal play", "任意位置；正常规则")
            .and(
                    "ruler.rule",
                    "The n-th coin from the left is worth the largest power of two that divides n.",
                    "从左数第 n 枚硬币的值是整除 n 的最大的 2 的幂。")
            .and(
                    "ruler.run",
                    "Turning all coins from {start} to {coin} makes it 0.",
                    "翻从 {start} 到 {coin} 的所有硬币即可使它变为 0。");

    public static final Messages TARTAN = COMMON.and(
                    "tartan.statement",
                    "Tartan theorem: a head at (x,y) is worth the nim product of what a head at x is worth in the first game and a head at y in the second.",
                    "Tartan 定理：位于 (x,y) 的正面，其值是第一个游戏中 x 处正面的值与第二个游戏中 y 处正面的值的尼姆积。")
            .and(
                    "tartan.proof",
                    "By the distributive law a move that changes the value of x by p and that of y by q changes the value of (x,y) by p⊗q. Neither p nor q can be 0, so the value does change; and all numbers below a⊗b are a⊗b ⊕ p⊗q for some p and q that make a and b smaller, as the definition of the nim product says; such moves exist in both games.",
                    "由分配律，使 x 的值改变 p、使 y 的值改变 q 的走法，使 (x,y) 的值改变 p⊗q。p 与 q 都不为 0，所以值必定改变；而按 尼姆积的定义，小于 a⊗b 的每个数都是 a⊗b ⊕ p⊗q，其中 p、q 使 a、b 变小；这样的走法在两个游戏中都存在。")
            .and(
                    "tartan.domain",
                    "normal play; all places where the values of both games are known",
                    "正常规则；两个游戏的值都已知的所有位置")
            .and(
                    "tartan.rule",
                    "A head at (x,y) is worth the nim product of the values of x and y in the two games (Tartan theorem).",
                    "位于 (x,y) 的正面，其值是 x 与 y 在两个游戏中的值的尼姆积（Tartan 定理）。");

    public static final Messages ACROSTIC = COMMON.and(
                    "acrostic.statement", "A head at (x,y) is worth x ⊕ y.", "位于 (x,y) 的正面值为 x ⊕ y。")
            .and(
                    "acrostic.proof",
                    "The other coin turned is at (i,y) with i < x or at (x,j) with j < y. So a head is the sum of two Nim heaps of x and y.",
                    "同翻的另一枚位于 (i,y)（i < x）或 (x,j)（j < y）。所以一个正面就是大小为 x 与 y 的两堆尼姆之和。")
            .and("acrostic.domain", "all places; normal play", "任意位置；正常规则")
            .and("acrostic.rule", "A head at (x,y) is worth x ⊕ y.", "位于 (x,y) 的正面值为 x ⊕ y。");

    private CoinWords() {}
}
