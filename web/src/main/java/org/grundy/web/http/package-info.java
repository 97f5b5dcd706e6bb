/// What any API needs of HTTP: who may ask, how much at once, problems, files.
///
/// Begin with [ApiHandler].
@NullMarked
package org.grundy.web.http;

import org.jspecify.annotations.NullMarked;
