package org.grundy.web.http;

import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import org.grundy.web.question.Question;

/// How a question comes: with POST as JSON, or with GET in the address where the place is linked.
///
/// @param posted whether it may come with POST
/// @param link by which it may come with GET
record Incoming(boolean posted, Optional<Link> link) {
    /// Refuses paths that lead elsewhere.
    ///
    /// @throws Refused if this is one
    void checkPath(HttpExchange exchange) {
        String path = exchange.getRequestURI().getPath();
        boolean here = posted && path.equals(exchange.getHttpContext().getPath());
        if (!here && link.filter(each -> each.matches(path)).isEmpty()) {
            throw new Refused(ProblemKind.NOT_FOUND, "there is nothing at " + path);
        }
    }

    /// Whether an exchange only reads, so that its answer may be kept.
    static boolean isRead(HttpExchange exchange) {
        return exchange.getRequestMethod().equals("GET") || isHead(exchange);
    }

    static boolean isHead(HttpExchange exchange) {
        return exchange.getRequestMethod().equals("HEAD");
    }

    /// The question.
    ///
    /// @throws Refused if it comes in another way, is too long, or is none
    <Q extends Question> Q question(HttpExchange exchange, Class<Q> type, int mostBytes) throws IOException {
        if (isRead(exchange) && link.isPresent()) {
            return fromAddress(exchange, link.get(), type, mostBytes);
        }
        if (posted && exchange.getRequestMethod().equals("POST")) {
            return QuestionReader.parse(body(exchange, mostBytes), type);
        }
        String ways = link.isEmpty() ? "POST" : posted ? "GET, HEAD, POST" : "GET, HEAD";
        exchange.getResponseHeaders().set("Allow", ways);
        throw new Refused(
                ProblemKind.METHOD,
                "questions are sent here with " + ways.replace("HEAD, ", "") + ", not " + exchange.getRequestMethod());
    }

    private static <Q extends Question> Q fromAddress(HttpExchange exchange, Link link, Class<Q> type, int mostBytes) {
        String query = exchange.getRequestURI().getRawQuery();
        if (query != null && query.length() > mostBytes) {
            throw tooLong(mostBytes);
        }
        String path = exchange.getRequestURI().getPath();
        Map<String, String> named = link.field()
                .map(field -> Map.of(field, path.substring(link.context().length())))
                .orElse(Map.of());
        return QueryReader.read(query, named, type);
    }

    /// The body of a POST. The type is asked for, because a page of another site cannot send it without asking first.
    private static String body(HttpExchange exchange, int mostBytes) throws IOException {
        String media = exchange.getRequestHeaders().getFirst("Content-Type");
        if (media == null || !media.startsWith(MediaTypes.JSON)) {
            throw new Refused(ProblemKind.MEDIA_TYPE, "send the question with Content-Type: application/json");
        }
        byte[] body = exchange.getRequestBody().readNBytes(mostBytes + 1);
        if (body.length > mostBytes) {
            throw tooLong(mostBytes);
        }
        return new String(body, StandardCharsets.UTF_8);
    }

    private static Refused tooLong(int mostBytes) {
        return new Refused(ProblemKind.TOO_LONG, "a question has at most " + mostBytes + " bytes");
    }
}
