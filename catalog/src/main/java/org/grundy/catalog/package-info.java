/// The named games, one file each: rules, theorem, notation, words in both languages.
///
/// Begin with [org.grundy.catalog.nim.Nim] and [org.grundy.catalog.heap.Bash]; [Catalog] lists them all.
/// Depends on the core and `lang`.
@NullMarked
package org.grundy.catalog;

import org.jspecify.annotations.NullMarked;
