/// The front door: what is known of a sum.
///
/// Begin with [Grundy] and [Analysis]. Depends on all packages of the core but `play`.
@NullMarked
package org.grundy.analysis;

import org.jspecify.annotations.NullMarked;
