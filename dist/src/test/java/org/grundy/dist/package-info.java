/// Tests of what is installed, run after it was packed.
@NullMarked
package org.grundy.dist;

import org.jspecify.annotations.NullMarked;
