/// Tests of the protocol of assistants: messages in, messages out.
@NullMarked
package org.grundy.web.mcp;

import org.jspecify.annotations.NullMarked;
