/// Tests of tables of values.
@NullMarked
package org.grundy.discover.sample;

import org.jspecify.annotations.NullMarked;
