/// Sentences in both languages, with names for the quantities to be filled in.
///
/// Begin with [BilingualText] and [Messages]. Depends on nothing.
@NullMarked
package org.grundy.text;

import org.jspecify.annotations.NullMarked;
