/// The named sets that compiled rules ask for. Begin with [NamedSets].
@NullMarked
package org.grundy.lang.rules.internal.support;

import org.jspecify.annotations.NullMarked;
