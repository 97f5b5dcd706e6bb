/// Tests of the page in a real browser.
@NullMarked
package org.grundy.web.browser;

import org.jspecify.annotations.NullMarked;
