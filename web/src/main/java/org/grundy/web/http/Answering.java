package org.grundy.web.http;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import org.grundy.render.json.Json;

/// One answer as it is written: signs that work goes on, then the body or a problem.
final class Answering {
    private static final int DONE = 200;

    private final HttpExchange exchange;
    private boolean begun;
    private boolean events;

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

    /// Writes a sign that work goes on.
    ///
    /// @throws IOException if nobody listens any more
    void sign(String type, String sign) throws IOException {
        begin(type, 0);
        events = type.equals(MediaTypes.EVENTS);
        OutputStream out = exchange.getResponseBody();
        out.write(sign.getBytes(StandardCharsets.UTF_8));
        out.flush();
    }

    /// An event of a stream.
    static String event(String name, String json) {
        return "event: " + name + "\ndata: " + json.strip().replace("\n", "\ndata: ") + "\n\n";
    }

    /// Writes the answer.
    void body(String type, byte[] bytes) throws IOException {
        begin(type, bytes.length == 0 ? -1 : bytes.length);
        exchange.getResponseBody().write(bytes);
        exchange.getResponseBody().close();
    }

    private void begin(String type, long length) throws IOException {
        if (!begun) {
            begun = true;
            exchange.getResponseHeaders().set("Content-Type", type);
            exchange.sendResponseHeaders(DONE, length);
        }
    }

    /// Writes why there is no answer. Where the answer has begun as a success already, the problem stands in its place;
    /// its `type` and `status` tell it from an answer.
    void problem(ProblemRecord problem) throws IOException {
        String json = Json.of(problem);
        if (begun) {
            String rest = events ? event("problem", json) : json;
            body(MediaTypes.JSON, rest.getBytes(StandardCharsets.UTF_8));
            return;
        }
        begun = true;
        byte[] bytes = json.getBytes(StandardCharsets.UTF_8);
        Headers headers = exchange.getResponseHeaders();
        headers.set("Content-Type", ProblemRecord.MEDIA_TYPE);
        if (problem.status() == ProblemKind.BUSY.status()) {
            headers.set("Retry-After", "2");
        }
        if (problem.status() == ProblemKind.METHOD.status()) {
            headers.set("Allow", "POST");
        }
        if (problem.status() == ProblemKind.TOO_LONG.status()) {
            headers.set("Connection", "close");
        }
        if (exchange.getRequestMethod().equals("HEAD")) {
            exchange.sendResponseHeaders(problem.status(), -1);
            return;
        }
        exchange.sendResponseHeaders(problem.status(), bytes.length);
        exchange.getResponseBody().write(bytes);
        exchange.getResponseBody().close();
    }
}
