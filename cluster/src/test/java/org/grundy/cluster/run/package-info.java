/// Tests of what stands in this package.
@NullMarked
package org.grundy.cluster.run;

import org.jspecify.annotations.NullMarked;
