/// The one tree of expressions: what rules, theorems, forms and programs say of numbers. Names are resolved to slots,
/// numbers and conditions are told apart. Begin with [IntExpr] and [BoolExpr]; functions and operations are rows of
/// [org.grundy.lang.arithmetic]. May use the arithmetic and nothing else of the language.
@NullMarked
package org.grundy.lang.expression;

import org.jspecify.annotations.NullMarked;
