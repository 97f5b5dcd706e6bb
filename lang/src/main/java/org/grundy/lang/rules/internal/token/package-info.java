/// Rule texts as words and signs: [org.grundy.lang.rules.internal.token.TokenStream] says where a statement ends.
@NullMarked
package org.grundy.lang.rules.internal.token;

import org.jspecify.annotations.NullMarked;
