package org.grundy.web.http;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.grundy.render.json.Json;

/// One answer as it is written: a body, events, or a problem.
final class Answering {
    private static final int DONE = 200;
    private static final int UNCHANGED = 304;

    private final HttpExchange exchange;
    private boolean begun;

    Answering(HttpExchange exchange) {
        this.exchange = exchange;
        headers(exchange.getResponseHeaders());
    }

    /// What every answer says: what a browser may do with it, and that nothing is kept.
    private static void headers(Headers headers) {
        headers.set("Cache-Control", "no-store");
        headers.set("X-Content-Type-Options", "nosniff");
        headers.set("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'");
        headers.set("Cross-Origin-Resource-Policy", "same-origin");
        headers.set("Referrer-Policy", "no-referrer");
    }

    /// Writes an event of a stream.
    ///
    /// @throws IOException if nobody listens any more
    void event(String name, String json) throws IOException {
        if (!begun) {
            begun = true;
            exchange.getResponseHeaders().set("Content-Type", MediaTypes.EVENTS);
            exchange.sendResponseHeaders(DONE, 0);
        }
        String event = "event: " + name + "\ndata: " + json.strip().replace("\n", "\ndata: ") + "\n\n";
        exchange.getResponseBody().write(event.getBytes(StandardCharsets.UTF_8));
        exchange.getResponseBody().flush();
    }

    /// Writes the last event of a stream.
    void lastEvent(String name, String json) throws IOException {
        event(name, json);
        exchange.getResponseBody().close();
    }

    /// Writes the answer; one to a question that only reads may be kept, and is not sent to who has it already.
    void body(String type, byte[] bytes) throws IOException {
        begun = true;
        Headers headers = exchange.getResponseHeaders();
        if (Incoming.isRead(exchange)) {
            headers.set("Cache-Control", "no-cache");
            headers.add("Vary", "Accept");
            if (EntityTag.of(bytes).isKnownTo(exchange)) {
                exchange.sendResponseHeaders(UNCHANGED, -1);
                return;
            }
        }
        headers.set("Content-Type", type);
        send(DONE, bytes);
    }

    private void send(int status, byte[] bytes) throws IOException {
        if (Incoming.isHead(exchange)) {
            exchange.getResponseHeaders().set("Content-Length", Integer.toString(bytes.length));
            exchange.sendResponseHeaders(status, -1);
            return;
        }
        exchange.sendResponseHeaders(status, bytes.length == 0 ? -1 : bytes.length);
        exchange.getResponseBody().write(bytes);
        exchange.getResponseBody().close();
    }

    /// Writes why there is no answer; as the last event, where a stream has begun.
    void problem(ProblemRecord problem) throws IOException {
        String json = Json.of(problem);
        if (begun) {
            lastEvent("problem", json);
            return;
        }
        begun = true;
        Headers headers = exchange.getResponseHeaders();
        headers.set("Content-Type", ProblemRecord.MEDIA_TYPE);
        if (problem.status() == ProblemKind.BUSY.status()) {
            headers.set("Retry-After", "2");
        }
        if (problem.status() == ProblemKind.TOO_LONG.status()) {
            headers.set("Connection", "close");
        }
        send(problem.status(), json.getBytes(StandardCharsets.UTF_8));
    }
}
