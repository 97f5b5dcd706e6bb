/// What a question is: a record of fields, and the marks that say what a field may hold.
///
/// Begin with [Question]. Depends on the languages of answers alone.
@NullMarked
package org.grundy.web.question;

import org.jspecify.annotations.NullMarked;
