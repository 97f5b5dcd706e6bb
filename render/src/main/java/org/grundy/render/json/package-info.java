/// Objects as JSON: records whose components are the fields, in that order.
///
/// Begin with [Json]. Integers beyond 2^53−1 are strings, because many readers of JSON would round them.
@NullMarked
package org.grundy.render.json;

import org.jspecify.annotations.NullMarked;
