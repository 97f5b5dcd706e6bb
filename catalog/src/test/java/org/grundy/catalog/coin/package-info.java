/// Tests of the coin-turning games.
@NullMarked
package org.grundy.catalog.coin;

import org.jspecify.annotations.NullMarked;
