/// Tests of budgets and of the runs that keep to them.
@NullMarked
package org.grundy.run;

import org.jspecify.annotations.NullMarked;
