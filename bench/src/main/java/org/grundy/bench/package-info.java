/// Measurements with JMH, run by hand. Depends on the core and the catalogue.
@NullMarked
package org.grundy.bench;

import org.jspecify.annotations.NullMarked;
