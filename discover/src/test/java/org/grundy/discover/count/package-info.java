/// Counts compared with recursion by hand.
@NullMarked
package org.grundy.discover.count;

import org.jspecify.annotations.NullMarked;
