/// JSON schemas of records, made from their components. Begin with [RecordSchemas].
@NullMarked
package org.grundy.render.schema;

import org.jspecify.annotations.NullMarked;
