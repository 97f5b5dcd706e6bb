/// Games that are texts: rules in the rule language, words in both languages, closed forms as formulas of the language.
///
/// Begin with [TextGame]; the texts are the resources of this package, and `bash.rules` is the model. Depends on the
/// rule language and on the notations that all named games share.
@NullMarked
package org.grundy.catalog.text;

import org.jspecify.annotations.NullMarked;
