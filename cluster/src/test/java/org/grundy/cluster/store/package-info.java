/// Tests of what stands in this package.
@NullMarked
package org.grundy.cluster.store;

import org.jspecify.annotations.NullMarked;
