/// Files in which a search keeps what it proves: of numbered pieces, and of positions as they are written.
///
/// Begin with [NimberStore]. Depends on `heap.store` for its lock alone, and not on the search.
@NullMarked
package org.grundy.search.store;

import org.jspecify.annotations.NullMarked;
