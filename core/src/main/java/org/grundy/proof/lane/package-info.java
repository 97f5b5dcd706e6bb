/// Several heaps at once, each in a lane of a word of 64 bits.
///
/// Begin with [OptionLanes]. Depends on nothing.
@NullMarked
package org.grundy.proof.lane;

import org.jspecify.annotations.NullMarked;
