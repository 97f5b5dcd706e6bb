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
public record Guard(boolean loopback, int port, Optional<String> token) {
    private static final Set<String> OWN_NAMES = Set.of("localhost", "127.0.0.1", "[::1]");
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
        if (origin != null && !origin.equals("http://" + host)) {
            throw new Refused(ProblemKind.FOREIGN, "pages of " + origin + " may not ask here");
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
