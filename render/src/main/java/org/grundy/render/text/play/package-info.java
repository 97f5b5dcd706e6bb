/// A game in progress and best play in words.
///
/// Begin with [PlayText]. Depends on the words of moves in the package above, which does not know this one.
@NullMarked
package org.grundy.render.text.play;

import org.jspecify.annotations.NullMarked;
