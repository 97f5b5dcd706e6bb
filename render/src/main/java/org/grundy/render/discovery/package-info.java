/// Closed forms and what was discovered, in words and in the notation of rules.
///
/// Begin with [DiscoveryText].
@NullMarked
package org.grundy.render.discovery;

import org.jspecify.annotations.NullMarked;
