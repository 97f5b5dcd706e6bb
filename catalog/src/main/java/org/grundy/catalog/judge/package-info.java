/// Problems of online judges, one file each: an input format and an output format around the catalogue's
/// theorems.
///
/// Begin with [Problem] and [Problems]. Depends on the catalogue.
@NullMarked
package org.grundy.catalog.judge;

import org.jspecify.annotations.NullMarked;
