/// Programs of games whose positions are lists, graphs and boards, from functions written once in each programming
/// language. Begin with [GameProgram].
@NullMarked
package org.grundy.render.program.game;

import org.jspecify.annotations.NullMarked;
