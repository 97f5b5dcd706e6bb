/// Closed forms that are found, and those that are not.
@NullMarked
package org.grundy.discover;

import org.jspecify.annotations.NullMarked;
