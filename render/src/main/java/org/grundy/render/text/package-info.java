/// Objects in words, in both languages.
///
/// Begin with [AnswerText].
@NullMarked
package org.grundy.render.text;

import org.jspecify.annotations.NullMarked;
