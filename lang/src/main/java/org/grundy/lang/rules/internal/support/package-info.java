/// What rules keep while they are run: sets that are being made, and values that are used on lines. Begin with
/// [UsedValues].
@NullMarked
package org.grundy.lang.rules.internal.support;

import org.jspecify.annotations.NullMarked;
