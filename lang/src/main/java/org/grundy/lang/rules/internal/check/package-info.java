/// From the syntax tree to the checked tree, with an error for everything invalid. Begin with
/// [GameChecker].
@NullMarked
package org.grundy.lang.rules.internal.check;

import org.jspecify.annotations.NullMarked;
