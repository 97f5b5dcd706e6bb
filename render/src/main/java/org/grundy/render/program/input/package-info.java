/// The format language: what the input of a judge's problem looks like, in a line such as `T*(n m)`. Begin with
/// [InputPattern]; [InputPlan] compares it with what a program needs, and [InputWords] says it in words. It depends on
/// nothing but texts.
@NullMarked
package org.grundy.render.program.input;

import org.jspecify.annotations.NullMarked;
