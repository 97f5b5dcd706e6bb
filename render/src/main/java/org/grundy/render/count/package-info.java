/// Counts of positions in words and as records. Begin with [CountText].
@NullMarked
package org.grundy.render.count;

import org.jspecify.annotations.NullMarked;
