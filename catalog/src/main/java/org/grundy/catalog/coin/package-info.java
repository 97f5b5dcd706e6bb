/// Coin-turning games: coins lie in a row or on a board, a move turns some of them, and of those the last
/// one must go from heads to tails.
///
/// Begin with [CoinRuleSet], which is all that a game needs to know of single coins, then [HeadsPosition],
/// [CoinRules] and [CoinTheorem]; [CoinTurning] reads any family, the other families are the named ones.
/// Depends on the core and `lang`.
@NullMarked
package org.grundy.catalog.coin;

import org.jspecify.annotations.NullMarked;
