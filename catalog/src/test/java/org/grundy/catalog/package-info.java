/// Tests of the named games: each theorem against search, published examples, rivals that must be refuted.
@NullMarked
package org.grundy.catalog;

import org.jspecify.annotations.NullMarked;
