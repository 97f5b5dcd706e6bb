/// Certificates as files, of periods, misère quotients, tame positions and positions of boards, with what the
/// checkers say of them: a record, a reader and the words of the verdict for each kind.
///
/// Begin with [Certificate].
@NullMarked
package org.grundy.render.certificate;

import org.jspecify.annotations.NullMarked;
