/// Files on any file system that Hadoop knows: written whole or not at all, with the same bytes for the same content.
///
/// Begin with [Storage].
@NullMarked
package org.grundy.cluster.store;

import org.jspecify.annotations.NullMarked;
