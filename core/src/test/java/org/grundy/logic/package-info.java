/// Tests of formulas.
@NullMarked
package org.grundy.logic;

import org.jspecify.annotations.NullMarked;
