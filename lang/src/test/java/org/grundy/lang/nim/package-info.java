/// Tests of nim expressions.
@NullMarked
package org.grundy.lang.nim;

import org.jspecify.annotations.NullMarked;
