/// The list of the named games, which have one file each: rules, theorem, notation, words in both languages.
///
/// Begin with [org.grundy.catalog.text.TextGame] and [org.grundy.catalog.nim.Nim]; [Catalog] lists them all.
/// Stands above all packages below it, which do not know it; depends on the core and `lang`.
@NullMarked
package org.grundy.catalog;

import org.jspecify.annotations.NullMarked;
