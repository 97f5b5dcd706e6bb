package org.grundy.web.browser;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// A connection to a page of a browser, by the Chrome DevTools Protocol.
final class DevTools implements AutoCloseable {
    private static final long SECONDS = 30;

    private final WebSocket socket;
    private final AtomicInteger last = new AtomicInteger();
    private final Map<Integer, CompletableFuture<JsonNode>> waiting = new ConcurrentHashMap<>();
    private final List<JsonNode> events = new CopyOnWriteArrayList<>();

    DevTools(URI page) {
        this.socket = HttpClient.newHttpClient()
                .newWebSocketBuilder()
                .buildAsync(page, new Listener())
                .join();
    }

    /// Sends a command and waits for its result.
    JsonNode send(String method, Map<String, ?> parameters) {
        int id = last.incrementAndGet();
        CompletableFuture<JsonNode> answer = new CompletableFuture<>();
        waiting.put(id, answer);
        String text = JsonMapper.shared().writeValueAsString(Map.of("id", id, "method", method, "params", parameters));
        socket.sendText(text, true).join();
        JsonNode reply = answer.orTimeout(SECONDS, TimeUnit.SECONDS).join();
        if (reply.has("error")) {
            throw new IllegalStateException(method + ": " + reply.get("error"));
        }
        return reply.get("result");
    }

    /// The events of a method so far.
    List<JsonNode> events(String method) {
        return events.stream()
                .filter(event -> event.get("method").asString().equals(method))
                .toList();
    }

    /// Forgets the events so far.
    void forget() {
        events.clear();
    }

    @Override
    public void close() {
        socket.abort();
    }

    private final class Listener implements WebSocket.Listener {
        private final StringBuilder message = new StringBuilder();

        @Override
        public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean isLast) {
            message.append(data);
            if (isLast) {
                take(JsonMapper.shared().readTree(message.toString()));
                message.setLength(0);
            }
            from.request(1);
            return CompletableFuture.completedFuture(null);
        }

        private void take(JsonNode message) {
            CompletableFuture<JsonNode> answer =
                    message.has("id") ? waiting.remove(message.get("id").asInt()) : null;
            if (answer != null) {
                answer.complete(message);
            } else {
                events.add(message);
            }
        }
    }
}
