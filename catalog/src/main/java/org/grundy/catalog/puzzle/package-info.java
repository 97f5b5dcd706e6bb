/// Puzzles with one winning move, drawn by lot from the games.
///
/// Begin with [PuzzleMaker]; which positions it draws stands in the table [PuzzleForm].
@NullMarked
package org.grundy.catalog.puzzle;

import org.jspecify.annotations.NullMarked;
