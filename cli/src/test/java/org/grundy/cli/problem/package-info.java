/// Tests of the rules of docs/problems.md: statements of problems played out, without sums or values.
@NullMarked
package org.grundy.cli.problem;

import org.jspecify.annotations.NullMarked;
