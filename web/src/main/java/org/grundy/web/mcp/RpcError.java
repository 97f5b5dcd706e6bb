package org.grundy.web.mcp;

import static org.grundy.render.schema.RecordSchemas.ordered;

import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Ends a request with an error of JSON-RPC 2.0: the message, and not what a tool was asked, is at fault.
final class RpcError extends RuntimeException {
    private static final long serialVersionUID = 1;
    private final transient @Nullable Object id;
    private final Code code;

    /// The kinds of errors, after section 5.1 of JSON-RPC 2.0; the last is of this server.
    enum Code {
        /// A line is no JSON.
        PARSE_ERROR(-32700),
        /// It is JSON, and no message.
        INVALID_REQUEST(-32600),
        /// There is no such method.
        METHOD_NOT_FOUND(-32601),
        /// The parameters are not those of the method, or name nothing that there is.
        INVALID_PARAMS(-32602),
        /// The engine is at fault.
        INTERNAL_ERROR(-32603),
        /// Too many calls are waiting.
        BUSY(-32000);

        private final int number;

        Code(int number) {
            this.number = number;
        }
    }

    /// @param id of the request; null where it cannot be told
    RpcError(@Nullable Object id, Code code, String detail) {
        super(detail, null, false, false);
        this.id = id;
        this.code = code;
    }

    /// As the message that answers the request.
    Map<String, Object> message() {
        Map<String, Object> error = ordered("code", code.number, "message", String.valueOf(getMessage()));
        return ordered("jsonrpc", Message.VERSION, "id", Optional.ofNullable(id), "error", error);
    }
}
