/// Samples of statements: an input is read by a format as programs read it, its cases are answered by the engine, and
/// formats are guessed under which the answers are those of the sample. Begin with [FormatGuess].
@NullMarked
package org.grundy.render.program.sample;

import org.jspecify.annotations.NullMarked;
