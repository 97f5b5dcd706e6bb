/// Sums in misère play, one class for each theory that decides some of them.
///
/// Begin with [MisereSum], which tries them in turn. Depends on `misere` and on what is before it in the core, and on
/// `analysis.answer`, `analysis.move` and `analysis.sum`.
@NullMarked
package org.grundy.analysis.misere;

import org.jspecify.annotations.NullMarked;
