package org.grundy.web.http;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// The other sites whose pages may ask, after the Fetch standard (CORS).
///
/// @param names such as `https://games.example`; `*` for all
public record Origins(Set<String> names) {
    /// No site but the server's own.
    public static final Origins NONE = new Origins(Set.of());

    private static final String ALL = "*";
    private static final int NOTHING_TO_SAY = 204;

    /// Copies the set.
    public Origins {
        names = Set.copyOf(names);
    }

    /// Whether any site may ask.
    boolean all() {
        return names.contains(ALL);
    }

    /// Whether pages of a site may ask.
    boolean allow(String origin) {
        return all() || names.contains(origin);
    }

    /// Says in an answer who may read it.
    ///
    /// @param foreign the other site that asks and may; null where none does
    void say(HttpExchange exchange, @Nullable String foreign) {
        if (names.isEmpty()) {
            return;
        }
        Headers headers = exchange.getResponseHeaders();
        headers.add("Vary", "Origin");
        if (foreign != null) {
            headers.set("Access-Control-Allow-Origin", all() ? ALL : foreign);
            headers.set("Access-Control-Expose-Headers", "ETag, Retry-After");
        }
    }

    /// Whether a browser asks here what a page of an allowed site may send.
    boolean isPreflight(HttpExchange exchange) {
        return exchange.getRequestMethod().equals("OPTIONS")
                && exchange.getRequestHeaders().containsKey("Access-Control-Request-Method")
                && exchange.getResponseHeaders().containsKey("Access-Control-Allow-Origin");
    }

    /// Answers it.
    void preflight(HttpExchange exchange) throws IOException {
        Headers headers = exchange.getResponseHeaders();
        headers.set("Access-Control-Allow-Methods", "GET, HEAD, POST");
        headers.set("Access-Control-Allow-Headers", "Content-Type, Authorization, If-None-Match");
        headers.set("Access-Control-Max-Age", "600");
        if (exchange.getRequestHeaders().containsKey("Access-Control-Request-Private-Network")) {
            headers.set("Access-Control-Allow-Private-Network", "true");
        }
        exchange.sendResponseHeaders(NOTHING_TO_SAY, -1);
    }
}
