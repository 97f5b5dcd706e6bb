/// What a text says of a game beside its rules: names, sentences in both languages, theorems whose closed form is a
/// formula of the language. The games of the catalogue that are texts and the files of users say it alike.
///
/// Begin with [GameDescription] and [StatedTheorem]. Depends on the rule language.
@NullMarked
package org.grundy.lang.rules.described;

import org.jspecify.annotations.NullMarked;
