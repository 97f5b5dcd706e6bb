/// A game in progress: whose turn it is, what was played, which moves are legal, a perfect opponent, best
/// play to the end.
///
/// Begin with [Session] and [Opponent]. Depends on all other packages of the core.
@NullMarked
package org.grundy.play;

import org.jspecify.annotations.NullMarked;
