/// The rules about modules, packages and names that the compiler cannot check.
@NullMarked
package org.grundy.architecture;

import org.jspecify.annotations.NullMarked;
