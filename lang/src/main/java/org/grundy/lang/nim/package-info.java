/// Expressions of nim arithmetic: what `grundy nimber` is asked.
///
/// Begin with [NimCalculator]. Depends on `lang` and the base's `value`.
@NullMarked
package org.grundy.lang.nim;

import org.jspecify.annotations.NullMarked;
