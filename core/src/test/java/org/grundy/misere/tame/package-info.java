/// Tests of genera.
@NullMarked
package org.grundy.misere.tame;

import org.jspecify.annotations.NullMarked;
