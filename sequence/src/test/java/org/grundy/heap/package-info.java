/// Tests of nim-sequences, their kernels and their periods.
@NullMarked
package org.grundy.heap;

import org.jspecify.annotations.NullMarked;
