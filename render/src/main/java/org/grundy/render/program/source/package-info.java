/// Where programs of games come from: a form that was found, the rules, a table of values. Begin with [ProgramSource].
@NullMarked
package org.grundy.render.program.source;

import org.jspecify.annotations.NullMarked;
