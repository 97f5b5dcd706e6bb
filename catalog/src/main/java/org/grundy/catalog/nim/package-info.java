/// Nim and games that are Nim in disguise.
///
/// Begin with [Nim], the model of a game's file.
@NullMarked
package org.grundy.catalog.nim;

import org.jspecify.annotations.NullMarked;
