/// Families of forms that are made of the digits of a number. Begin with [DigitsFamily].
@NullMarked
package org.grundy.discover.family.digits;

import org.jspecify.annotations.NullMarked;
