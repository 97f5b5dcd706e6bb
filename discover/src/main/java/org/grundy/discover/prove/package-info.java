/// Whether a form holds for every position, and by which theorem. Begin with [Prover].
@NullMarked
package org.grundy.discover.prove;

import org.jspecify.annotations.NullMarked;
