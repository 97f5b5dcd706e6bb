/// Tests of the records of JSON.
@NullMarked
package org.grundy.render.json;

import org.jspecify.annotations.NullMarked;
