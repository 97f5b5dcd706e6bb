/// What a game is: rulesets and their codings, sums, conventions, theorems.
///
/// Begin with [Ruleset], then [Game], [Sum] and [Convention]. Depends on `value`, `run` and `evidence`.
@NullMarked
package org.grundy.game;

import org.jspecify.annotations.NullMarked;
