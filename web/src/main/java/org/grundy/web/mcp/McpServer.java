package org.grundy.web.mcp;

import static org.grundy.render.schema.RecordSchemas.ordered;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.grundy.render.Language;
import org.grundy.web.http.ApiMessages;
import org.grundy.web.http.Limits;
import org.grundy.web.http.Work;
import org.grundy.web.question.JsonInput;
import org.jspecify.annotations.Nullable;

/// A server of the Model Context Protocol (modelcontextprotocol.io) on two streams: it says which tools there are and
/// answers their calls, several at once. It keeps nothing from one call to the next.
public final class McpServer {
    private static final int LONGEST_LINE = 1 << 23;

    /// The versions of the protocol that are spoken, which are days. 2025-03-26, which has lists of messages in one
    /// line, is not among them.
    private static final List<String> VERSIONS = List.of("2025-11-25", "2025-06-18", "2024-11-05");

    private final List<Tool<?, ?>> tools;
    private final Limits limits;
    private final Language language;
    private final String version;

    /// @param tools that may be called
    /// @param limits of each call
    /// @param language of descriptions, and of answers to calls that ask for none
    /// @param version of this program
    public McpServer(List<Tool<?, ?>> tools, Limits limits, Language language, String version) {
        this.tools = List.copyOf(tools);
        this.limits = limits;
        this.language = language;
        this.version = version;
    }

    /// Reads messages until there are no more, and answers them. Calls that are not answered then have as long as one
    /// call may take.
    ///
    /// @param in lines of UTF-8
    /// @param out lines of UTF-8, written by several threads, one at a time; not closed
    /// @throws IOException if a line cannot be read
    public void serve(InputStream in, OutputStream out) throws IOException, InterruptedException {
        LineInput lines = new LineInput(in, LONGEST_LINE);
        LineOutput answers = new LineOutput(out);
        Calls calls = new Calls(limits);
        while (answered(lines, calls, answers)) {
            answers.check();
        }
        calls.end(limits.most().time());
        answers.check();
    }

    /// Answers the next message.
    ///
    /// @return whether there was one
    private boolean answered(LineInput lines, Calls calls, LineOutput out) throws IOException {
        try {
            Optional<String> line = lines.next();
            line.filter(text -> !text.isBlank()).ifPresent(text -> answer(Message.read(text), calls, out));
            return line.isPresent();
        } catch (RpcError error) {
            out.send(error.message());
            return true;
        }
    }

    private void answer(Message message, Calls calls, LineOutput out) {
        switch (message) {
            case Message.Request request when request.method().equals("tools/call") -> call(request, calls, out);
            case Message.Request request -> out.send(request.answer(result(request)));
            case Message.Notification note when note.method().equals("notifications/cancelled") -> cancel(note, calls);
            case Message.Notification note -> {} // such as notifications/initialized: there is nothing to be done
            case Message.Response response -> {} // nothing was asked
        }
    }

    private Map<String, Object> result(Message.Request request) {
        return switch (request.method()) {
            case "initialize" -> initialized(request);
            case "ping" -> Map.of();
            case "tools/list" -> listed(request);
            default -> throw request.error(RpcError.Code.METHOD_NOT_FOUND, "there is no method " + request.method());
        };
    }

    private Map<String, Object> initialized(Message.Request request) {
        String asked = text(request, "protocolVersion");
        return ordered(
                "protocolVersion",
                spokenWith(asked),
                "capabilities",
                Map.of("tools", Map.of("listChanged", false)),
                "serverInfo",
                ordered("name", "grundy", "title", "Grundy", "version", version),
                "instructions",
                language.of(ApiMessages.of("mcp.instructions")));
    }

    /// The version for a client that asks for one: that one, or the newest that is older, which the client is the most
    /// likely to know; the oldest where all are newer.
    private static String spokenWith(String asked) {
        return VERSIONS.stream()
                .filter(spoken -> spoken.compareTo(asked) <= 0)
                .findFirst()
                .orElse(VERSIONS.getLast());
    }

    private Map<String, Object> listed(Message.Request request) {
        if (request.parameters().get("cursor") != null) {
            throw request.error(RpcError.Code.INVALID_PARAMS, "all tools stand in one list: there is no cursor");
        }
        return Map.of(
                "tools",
                tools.stream().map(tool -> ToolDescription.of(tool, language)).toList());
    }

    private void call(Message.Request request, Calls calls, LineOutput out) {
        Tool<?, ?> tool = named(request);
        Map<String, ?> arguments = arguments(request);
        Work work = new Work(limits, ToldProgress.of(request, out));
        calls.begin(request, work, () -> ToolCall.answer(request, tool, arguments, work), out);
    }

    private Tool<?, ?> named(Message.Request request) {
        String name = text(request, "name");
        return tools.stream()
                .filter(tool -> tool.name().equals(name))
                .findFirst()
                .orElseThrow(() -> request.error(
                        RpcError.Code.INVALID_PARAMS,
                        "there is no tool " + name + "; the tools are "
                                + tools.stream().map(Tool::name).collect(Collectors.joining(", "))));
    }

    private Map<String, ?> arguments(Message.Request request) {
        Object given = request.parameters().get("arguments");
        Map<String, ?> arguments = given == null ? Map.of() : JsonInput.object(given);
        if (arguments == null) {
            throw request.error(RpcError.Code.INVALID_PARAMS, "\"arguments\" must be an object");
        }
        Map<String, @Nullable Object> speaking = new LinkedHashMap<>(arguments);
        speaking.putIfAbsent("language", language.code());
        return speaking;
    }

    private static void cancel(Message.Notification note, Calls calls) {
        Object id = note.parameters().get("requestId");
        if (id != null) {
            calls.cancel(id instanceof Integer number ? (Object) number.longValue() : id);
        }
    }

    private static String text(Message.Request request, String parameter) {
        if (request.parameters().get(parameter) instanceof String text) {
            return text;
        }
        throw request.error(RpcError.Code.INVALID_PARAMS, "\"" + parameter + "\" must be a text");
    }
}
