package org.grundy.web.mcp;

import java.util.Map;
import org.grundy.render.schema.RecordSchemas;
import org.grundy.web.question.JsonInput;
import org.jspecify.annotations.Nullable;

/// A message that came in, after JSON-RPC 2.0. One line holds one of them: lists of messages, which a version of the
/// protocol knew, are refused.
sealed interface Message {
    /// The version of JSON-RPC that every message names.
    String VERSION = "2.0";

    /// What is to be answered.
    ///
    /// @param id a text or an integer, which the answer repeats
    record Request(Object id, String method, Map<String, ?> parameters) implements Message {
        /// The message that answers it.
        Map<String, Object> answer(Map<String, Object> result) {
            return RecordSchemas.ordered("jsonrpc", VERSION, "id", id, "result", result);
        }

        /// What ends it with an error.
        RpcError error(RpcError.Code code, String detail) {
            return new RpcError(id, code, detail);
        }
    }

    /// What is told, and not answered.
    record Notification(String method, Map<String, ?> parameters) implements Message {}

    /// An answer, though nothing was asked.
    record Response() implements Message {}

    /// The message that a line is.
    ///
    /// @throws RpcError if it is none
    static Message read(String line) {
        Map<String, ?> members = JsonInput.object(JsonInput.value(
                line, "a message", why -> new RpcError(null, RpcError.Code.PARSE_ERROR, "the line " + why)));
        if (members == null) {
            throw new RpcError(null, RpcError.Code.INVALID_REQUEST, "a line must be one JSON object: one message");
        }
        Object id = members.containsKey("id") ? id(members.get("id")) : null;
        if (!VERSION.equals(members.get("jsonrpc"))) {
            throw new RpcError(id, RpcError.Code.INVALID_REQUEST, "\"jsonrpc\" must be \"2.0\"");
        }
        if (members.get("method") instanceof String method) {
            return id == null ? notification(method, members) : request(id, method, members);
        }
        if (members.containsKey("result") || members.containsKey("error")) {
            return new Response();
        }
        throw new RpcError(id, RpcError.Code.INVALID_REQUEST, "\"method\" must be a text");
    }

    private static Object id(@Nullable Object json) {
        return switch (json) {
            case String text -> text;
            case Integer number -> number.longValue();
            case Long number when Math.abs(number) < 1L << 53 -> number;
            case null, default ->
                throw new RpcError(
                        null, RpcError.Code.INVALID_REQUEST, "\"id\" must be a text or an integer of at most 53 bits");
        };
    }

    private static Message notification(String method, Map<String, ?> members) {
        Map<String, ?> parameters = JsonInput.object(members.get("params"));
        return new Notification(method, parameters == null ? Map.of() : parameters);
    }

    private static Message request(Object id, String method, Map<String, ?> members) {
        Object given = members.get("params");
        Map<String, ?> parameters = given == null ? Map.of() : JsonInput.object(given);
        if (parameters == null) {
            throw new RpcError(id, RpcError.Code.INVALID_PARAMS, "\"params\" must be an object");
        }
        return new Request(id, method, parameters);
    }
}
