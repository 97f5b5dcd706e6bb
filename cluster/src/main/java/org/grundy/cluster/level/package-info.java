/// Results that are computed level by level: what is said of each level when it is complete.
///
/// Begin with [LevelManifest]. Depends on `run` and `store`.
@NullMarked
package org.grundy.cluster.level;

import org.jspecify.annotations.NullMarked;
