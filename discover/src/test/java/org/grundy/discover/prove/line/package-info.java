@NullMarked
package org.grundy.discover.prove.line;

import org.jspecify.annotations.NullMarked;
