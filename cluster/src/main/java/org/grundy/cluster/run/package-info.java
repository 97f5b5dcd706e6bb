/// How a command reaches a cluster: where it runs, what it tells its reader, and a round of tasks.
///
/// Begin with [ClusterSession].
@NullMarked
package org.grundy.cluster.run;

import org.jspecify.annotations.NullMarked;
