package org.grundy.web.http;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Who may ask.
///
/// A page of another site must not be able to ask a server on its reader's machine, neither directly (then the
/// `Origin` is foreign) nor by a name of its own that it lets point here (then the `Host` is). Where others can reach
/// the server every question needs the token.
///
/// @param loopback whether only this machine can reach it; then only its own names are right
/// @param port that it listens on
/// @param token that every question must carry, if one is wanted
/// @param origins the other sites whose pages may ask
public record Guard(boolean loopback, int port, Optional<String> token, Origins origins) {
    private static final Set<String> OWN_NAMES = Set.of("localhost", "127.0.0.1", "[::1]");
    private static final Set<String> ELSEWHERE = Set.of("cross-site", "same-site");
    private static final String BEARER = "Bearer ";

    /// Refuses requests under a foreign name or from a foreign site.
    ///
    /// @throws RuntimeException if it is refused; the handlers know it
    void checkOrigin(HttpExchange exchange) {
        Headers headers = exchange.getRequestHeaders();
        String host = headers.getFirst("Host");
        if (host == null || (loopback && !isOwn(host))) {
            throw new Refused(ProblemKind.FOREIGN, "this server does not answer under the name " + host);
        }
        String origin = headers.getFirst("Origin");
        boolean foreign = origin != null && !origin.equals("http://" + host);
        if (foreign && !origins.allow(origin)) {
            throw new Refused(ProblemKind.FOREIGN, "pages of " + origin + " may not ask here");
        }
        origins.say(exchange, foreign ? origin : null);
    }

    /// Refuses a question in an address that a page of another site has a browser load unasked, as an image or in a
    /// frame; such a request tells of no origin. A link that somebody follows is answered.
    ///
    /// @throws RuntimeException if it is refused; the handlers know it
    void checkEmbedding(HttpExchange exchange) {
        Headers headers = exchange.getRequestHeaders();
        boolean elsewhere = ELSEWHERE.contains(String.valueOf(headers.getFirst("Sec-Fetch-Site")));
        boolean followed = "navigate".equals(headers.getFirst("Sec-Fetch-Mode"))
                && "document".equals(headers.getFirst("Sec-Fetch-Dest"));
        if (elsewhere && !followed && !headers.containsKey("Origin") && !origins.all()) {
            throw new Refused(ProblemKind.FOREIGN, "pages of other sites may not load answers from here");
        }
    }

    private boolean isOwn(String host) {
        int colon = host.lastIndexOf(':');
        boolean named = colon > host.lastIndexOf(']');
        String name = named ? host.substring(0, colon) : host;
        String asked = named ? host.substring(colon + 1) : "80";
        return OWN_NAMES.contains(name) && asked.equals(Integer.toString(port));
    }

    /// Refuses questions without the token.
    ///
    /// @throws RuntimeException if it is refused; the handlers know it
    void checkToken(HttpExchange exchange) {
        if (token.isPresent() && !matches(exchange.getRequestHeaders().getFirst("Authorization"), token.get())) {
            throw new Refused(
                    ProblemKind.NO_TOKEN,
                    "send the header Authorization: Bearer and the token that the server printed");
        }
    }

    /// Compares in a time that does not tell how much of it is right.
    private static boolean matches(@Nullable String header, String token) {
        return header != null
                && header.startsWith(BEARER)
                && MessageDigest.isEqual(
                        header.substring(BEARER.length()).getBytes(StandardCharsets.UTF_8),
                        token.getBytes(StandardCharsets.UTF_8));
    }
}
