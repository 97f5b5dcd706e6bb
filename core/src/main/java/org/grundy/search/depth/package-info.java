/// Search of boards that rarely fall apart: the moves of a board as a graph of those that exclude each other, one
/// nimber after the other, depth first. Begin with [org.grundy.search.depth.MoveGraphSearch].
@NullMarked
package org.grundy.search.depth;

import org.jspecify.annotations.NullMarked;
