/// What the commands print as JSON, as a schema. Begin with [PrintedRecords].
@NullMarked
package org.grundy.cli.schema;

import org.jspecify.annotations.NullMarked;
