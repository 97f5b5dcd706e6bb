/// Tests of what texts say of games.
@NullMarked
package org.grundy.lang.rules.described;

import org.jspecify.annotations.NullMarked;
