/// Misère quotients in words, as JSON records, and for the program GAP.
///
/// Begin with [QuotientText].
@NullMarked
package org.grundy.render.misere;

import org.jspecify.annotations.NullMarked;
