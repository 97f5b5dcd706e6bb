/// From the written tree to the checked one, with an error for everything that cannot be meant. Begin with
/// [GameChecker].
@NullMarked
package org.grundy.lang.rules.internal.check;

import org.jspecify.annotations.NullMarked;
