/// Lost pairs on lines of quadratic slope, and the rules of Wythoff's games. Begin with [LineForm].
@NullMarked
package org.grundy.discover.prove.line;

import org.jspecify.annotations.NullMarked;
