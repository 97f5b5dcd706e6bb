/// Lost pairs on lines of quadratic slope, and the theorem on Wythoff's games. Begin with [FraenkelProver].
@NullMarked
package org.grundy.discover.prove.line;

import org.jspecify.annotations.NullMarked;
