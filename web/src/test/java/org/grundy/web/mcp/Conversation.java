package org.grundy.web.mcp;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.grundy.render.Language;
import org.grundy.web.api.Tools;
import org.grundy.web.http.Limits;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Lines to a server, and the messages that it answers with.
final class Conversation {
    private static final JsonMapper JSON = new JsonMapper();

    private Conversation() {}

    /// A server of all tools, in English.
    static McpServer server() {
        return new McpServer(Tools.all(), Limits.of(1, 1L << 28, Limits.WORK), Language.EN, "1.2.3");
    }

    /// The answers to some lines, in the order in which they came.
    static List<JsonNode> answers(String... lines) {
        return answers(server(), String.join("\n", lines).getBytes(StandardCharsets.UTF_8));
    }

    static List<JsonNode> answers(McpServer server, byte[] lines) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            server.serve(new ByteArrayInputStream(lines), out);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        } catch (InterruptedException stopped) {
            throw new IllegalStateException(stopped);
        }
        return out.toString(StandardCharsets.UTF_8).lines().map(JSON::readTree).toList();
    }

    /// The answer to one line.
    static JsonNode answer(String line) {
        return answers(line).getFirst();
    }

    /// A request.
    static String request(int id, String method, String parameters) {
        return "{\"jsonrpc\":\"2.0\",\"id\":" + id + ",\"method\":\"" + method + "\",\"params\":" + parameters + "}";
    }

    /// A call of a tool.
    static String call(int id, String tool, String arguments) {
        return request(id, "tools/call", "{\"name\":\"" + tool + "\",\"arguments\":" + arguments + "}");
    }

    /// The words that a call gives.
    static String words(JsonNode answer) {
        return answer.at("/result/content/0/text").asString();
    }
}
