/// The Model Context Protocol, by which assistants call tools: messages of JSON-RPC 2.0 on two streams, a line each.
///
/// Begin with [McpServer]. What the tools are is said in `org.grundy.web.api`; here nothing is known of games.
@NullMarked
package org.grundy.web.mcp;

import org.jspecify.annotations.NullMarked;
