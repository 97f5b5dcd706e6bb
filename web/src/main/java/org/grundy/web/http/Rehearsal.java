package org.grundy.web.http;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.grundy.web.question.Question;

/// Answers for nobody: what a page asks first is worked on once while the server starts, so that the classes it needs
/// are there when somebody asks; then a sum, for what other games need; and a file is fetched through the network, the
/// way of everything that is asked. Otherwise the first move would take some tenths of a second more. Moves of several
/// games are then answered again and again for a moment, whenever nobody is being answered, until the JVM has compiled
/// what answers them. What is learnt is the JVM's, so that only the first server in one rehearses.
public final class Rehearsal {
    private static final int PATIENCE_MILLIS = 5000;

    /// In the order in which a page asks; the last is of no page.
    private static final List<Map.Entry<String, String>> QUESTIONS = List.of(
            Map.entry("/api/play", "{\"expression\":\"nim(1,2,4)\"}"),
            Map.entry("/api/games", "{}"),
            Map.entry("/api/play", "{\"expression\":\"nim(1,2,4)\",\"reply\":100,\"values\":true}"),
            Map.entry("/api/analyze", "{\"expression\":\"nim(1,2,4)\"}"),
            Map.entry("/api/play", "{\"expression\":\"kayles(7) + wythoff(3,5)\",\"reply\":100,\"values\":true}"));

    private static final Duration REPEATED = Duration.ofMillis(900);
    private static final int PAUSE_MILLIS = 5;

    /// A sum of which Kayles is known by its period, pairs with many moves, and heaps: what other games share with
    /// them.
    private static final List<String> REPLIES = Stream.of(
                    "kayles(30) + wythoff(9,12)", "wythoff(400,700)", "nim(20,30,10)", "wythoff(34,55)")
            .map(game -> "{\"expression\":\"" + game + "\",\"reply\":100}")
            .toList();

    private static final AtomicBoolean BEGUN = new AtomicBoolean();

    private Rehearsal() {}

    /// Begins it in a thread of its own, which ends soon; does nothing where a server of this JVM has begun it.
    ///
    /// @param address where the server listens
    /// @param port on which it listens
    public static void begin(List<Endpoint<?, ?, ?>> endpoints, Workers workers, InetAddress address, int port) {
        if (BEGUN.getAndSet(true)) {
            return;
        }
        Thread.ofPlatform().daemon().name("rehearsal").start(() -> {
            QUESTIONS.forEach(question -> answer(endpoints, question.getKey(), question.getValue(), workers.limits()));
            fetch(address, port);
            repeat(endpoints, workers);
        });
    }

    private static void repeat(List<Endpoint<?, ?, ?>> endpoints, Workers workers) {
        long end = System.nanoTime() + REPEATED.toNanos();
        for (int i = 0; System.nanoTime() < end; i++) {
            if (workers.busy() == 0) {
                answer(endpoints, "/api/play", REPLIES.get(i % REPLIES.size()), workers.limits());
            } else {
                pause();
            }
        }
    }

    private static void pause() {
        try {
            Thread.sleep(PAUSE_MILLIS);
        } catch (InterruptedException closing) {
            Thread.currentThread().interrupt();
        }
    }

    /// Fetches a file as a browser does. A question would take a place from somebody's.
    private static void fetch(InetAddress address, int port) {
        String request = "GET /icon.svg HTTP/1.1\r\nHost: localhost:" + port + "\r\nConnection: close\r\n\r\n";
        InetAddress reached = address.isAnyLocalAddress() ? InetAddress.getLoopbackAddress() : address;
        try (Socket socket = new Socket(reached, port)) {
            socket.setSoTimeout(PATIENCE_MILLIS);
            socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
            socket.getInputStream().readAllBytes();
        } catch (IOException closing) {
            // Then nobody asks any more.
        }
    }

    private static void answer(List<Endpoint<?, ?, ?>> endpoints, String path, String question, Limits limits) {
        endpoints.stream().filter(each -> each.path().equals(path)).forEach(each -> answer(each, question, limits));
    }

    private static <Q extends Question, R, A> void answer(Endpoint<Q, R, A> endpoint, String text, Limits limits) {
        endpoint.json(QuestionReader.parse(text, endpoint.question()), new Work(limits));
    }
}
