/// Tables of values computed by the engine, cut into a part on which forms are fitted and a part held out.
/// Begin with [Samples].
@NullMarked
package org.grundy.discover.sample;

import org.jspecify.annotations.NullMarked;
