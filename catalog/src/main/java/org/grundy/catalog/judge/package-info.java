/// Problems of online judges: an input format and an output format around the catalogue's theorems. Those that
/// ask only who wins are rows of [WinLoseTable]; the others have a file each.
///
/// Begin with [Problem] and [Problems]. Depends on the catalogue.
@NullMarked
package org.grundy.catalog.judge;

import org.jspecify.annotations.NullMarked;
