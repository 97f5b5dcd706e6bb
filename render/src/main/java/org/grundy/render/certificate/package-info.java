/// Certificates as files: their fields, and those of positions of boards with what the checker says of them.
///
/// Begin with [NimberCertificateRecord].
@NullMarked
package org.grundy.render.certificate;

import org.jspecify.annotations.NullMarked;
