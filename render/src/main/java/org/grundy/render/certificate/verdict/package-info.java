/// What the checkers say of certificates: a JSON record and the words for each kind.
///
/// Begin with [VerdictWords].
@NullMarked
package org.grundy.render.certificate.verdict;

import org.jspecify.annotations.NullMarked;
