/// What a question is: a record of fields, the marks that say what a field may hold, and JSON as it is read.
///
/// Begin with [Question]. Depends on texts and the languages of answers alone.
@NullMarked
package org.grundy.web.question;

import org.jspecify.annotations.NullMarked;
