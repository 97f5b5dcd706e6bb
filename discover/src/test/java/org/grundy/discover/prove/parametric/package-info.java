@NullMarked
package org.grundy.discover.prove.parametric;

import org.jspecify.annotations.NullMarked;
