/// Search of large boards that fall apart into pieces: Grundy values by proof numbers on couples. Begin with
/// [org.grundy.search.NimberSearch].
@NullMarked
package org.grundy.search;

import org.jspecify.annotations.NullMarked;
