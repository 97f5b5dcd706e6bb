/// Checkers of certificates, independent of the code that computed them.
///
/// Begin with [PeriodChecker]. Depends on `value`, `run`, `evidence` and `game`.
@NullMarked
package org.grundy.proof;

import org.jspecify.annotations.NullMarked;
