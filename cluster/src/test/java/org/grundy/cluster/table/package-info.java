/// Tests of tables that are cut into blocks.
@NullMarked
package org.grundy.cluster.table;

import org.jspecify.annotations.NullMarked;
