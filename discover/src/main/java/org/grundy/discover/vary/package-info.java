/// The games and tables that a name and the parameters that vary ask for: `bash[m]` with `m=1..8`.
/// Begin with [NamedVariations].
@NullMarked
package org.grundy.discover.vary;

import org.jspecify.annotations.NullMarked;
