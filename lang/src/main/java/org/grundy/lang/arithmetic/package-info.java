/// Exact arithmetic of 64 bits and more, and the functions of numbers that rules and forms have: a row each in
/// [org.grundy.lang.arithmetic.NumberFunction].
@NullMarked
package org.grundy.lang.arithmetic;

import org.jspecify.annotations.NullMarked;
