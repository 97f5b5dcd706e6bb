/// Certificates as files, of periods and of positions of boards, with what the checkers say of them.
///
/// Begin with [CertificateRecord].
@NullMarked
package org.grundy.render.certificate;

import org.jspecify.annotations.NullMarked;
