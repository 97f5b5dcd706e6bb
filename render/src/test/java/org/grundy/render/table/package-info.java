/// Tests of tables.
@NullMarked
package org.grundy.render.table;

import org.jspecify.annotations.NullMarked;
