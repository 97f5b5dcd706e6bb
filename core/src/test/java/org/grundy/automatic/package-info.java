/// Tests of the proofs by automata.
@NullMarked
package org.grundy.automatic;

import org.jspecify.annotations.NullMarked;
