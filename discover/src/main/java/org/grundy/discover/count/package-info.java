/// How many positions are lost, won or of a value, and sums over them, far beyond tables: by the forms of
/// [org.grundy.discover.Discovery]. Begin with [Counting].
@NullMarked
package org.grundy.discover.count;

import org.jspecify.annotations.NullMarked;
