/// Games on rows and circles of cells.
///
/// Begin with [Treblecross] and [Circle].
@NullMarked
package org.grundy.catalog.row;

import org.jspecify.annotations.NullMarked;
