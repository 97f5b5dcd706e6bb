/// The description of the API after OpenAPI, made from its places and their records.
///
/// Begin with [OpenApi]. Stands above `web.http`, which knows nothing of it.
@NullMarked
package org.grundy.web.openapi;

import org.jspecify.annotations.NullMarked;
