/// How a record is written as JSON: its members, and the text.
///
/// Begin with [JsonText]. It knows no record by name.
@NullMarked
package org.grundy.render.json.writer;

import org.jspecify.annotations.NullMarked;
