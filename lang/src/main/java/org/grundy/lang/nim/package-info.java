/// Expressions of nim arithmetic: what `grundy nimber` is asked.
///
/// Begin with [NimCalculator]. Depends on `lang` and the core's `value`.
@NullMarked
package org.grundy.lang.nim;

import org.jspecify.annotations.NullMarked;
