/// Checks of certificates, by code of their own: nothing here is shared with what computed them.
///
/// Begin with [PeriodChecker]. Depends on `value`, `run`, `evidence` and `game`.
@NullMarked
package org.grundy.proof;

import org.jspecify.annotations.NullMarked;
