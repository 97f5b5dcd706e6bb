@NullMarked
package org.grundy.web.http;

import org.jspecify.annotations.NullMarked;
