/// Tests of the proofs by automata.
@NullMarked
package org.grundy.automata;

import org.jspecify.annotations.NullMarked;
