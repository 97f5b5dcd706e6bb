package org.grundy.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;

/// Many who ask at once, and those who are slow or leave. What is kept in memory is measured, so no other test runs
/// beside.
@Isolated
final class LoadTest {
    private static final int AT_ONCE = Thorough.bound(44, 200);
    /// Questions of each who asks; `-Dgrundy.load.rounds=60` keeps them at it for half a minute.
    private static final int ROUNDS = Integer.getInteger("grundy.load.rounds", Thorough.bound(1, 2));

    private static final long KEPT_BYTES = 16L << 20;

    /// Questions that are answered, and one that is refused, of all kinds.
    private static final List<Map.Entry<String, String>> QUESTIONS = List.of(
            Map.entry("play", "{\"expression\":\"nim(3,4,5)\",\"values\":true}"),
            Map.entry("play", "{\"expression\":\"kayles(9)+wythoff(3,5)\",\"reply\":100}"),
            Map.entry("analyze", "{\"expression\":\"nim(3,4,5)+kayles(20)\"}"),
            Map.entry("analyze", "{\"expression\":\"nim(3\"}"),
            Map.entry("table", "{\"game\":\"wythoff\",\"x\":[0,20],\"y\":[0,20]}"),
            Map.entry("sequence", "{\"code\":\"kayles\",\"to\":200}"),
            Map.entry("games", "{}"),
            Map.entry("lessons", "{\"topic\":\"nim\"}"),
            Map.entry("rules", "{\"rules\":\"a: n -> n - k for k in 1..3 if k <= n\"}"),
            Map.entry("graph", "{\"expression\":\"nim(1,3)\"}"),
            Map.entry("judge", "{\"problem\":\"HDU-1846\",\"input\":\"2 23 2 4 3\"}"));

    @Test
    void many_at_once_are_all_answered_and_nothing_of_them_is_kept() throws IOException {
        try (WebServer server = WebServer.start(ServerSettings.local(0))) {
            Asker asker = new Asker(server);
            assertThat(askAll(asker)).containsOnlyKeys("200", "422 analyze");
            long before = kept();
            assertThat(askAll(asker)).containsOnlyKeys("200", "422 analyze");
            awaitIdle(server);
            assertThat(kept() - before).isLessThan(KEPT_BYTES);
        }
    }

    /// How often each status came.
    private static Map<String, Integer> askAll(Asker asker) {
        Map<String, Integer> counts = new ConcurrentHashMap<>();
        try (ExecutorService people = Executors.newVirtualThreadPerTaskExecutor()) {
            IntStream.range(0, AT_ONCE)
                    .forEach(person -> people.execute(() -> {
                        for (int i = 0; i < ROUNDS; i++) {
                            Map.Entry<String, String> question = QUESTIONS.get((person + i) % QUESTIONS.size());
                            int status = asker.ask(question.getKey(), question.getValue())
                                    .status();
                            counts.merge(status == 200 ? "200" : status + " " + question.getKey(), 1, Integer::sum);
                        }
                    }));
        }
        return counts;
    }

    /// An answer is sent a moment before its work counts as ended.
    private static void awaitIdle(WebServer server) {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(10);
        while (server.busy() > 0 && System.nanoTime() < end) {
            Thread.onSpinWait();
        }
        assertThat(server.busy()).isZero();
    }

    /// Bytes that are still held after a collection.
    private static long kept() {
        System.gc();
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }

    /// Who sends a question piece by piece is waited for, and keeps nobody else from being answered.
    @Test
    void slow_clients_hold_up_nobody() throws IOException {
        try (WebServer server = WebServer.start(ServerSettings.local(0))) {
            Asker asker = new Asker(server);
            String question = "{\"expression\":\"nim(3,4,5)\"}";
            Socket[] slow = new Socket[50];
            for (int i = 0; i < slow.length; i++) {
                slow[i] = new Socket(InetAddress.getLoopbackAddress(), server.port());
                write(
                        slow[i],
                        "POST /api/analyze HTTP/1.1\r\nHost: localhost:" + server.port()
                                + "\r\nContent-Type: application/json\r\nContent-Length: " + question.length()
                                + "\r\n\r\n{");
            }
            assertThat(asker.ask("analyze", question).status()).isEqualTo(200);
            write(slow[0], question.substring(1));
            InputStream in = slow[0].getInputStream();
            assertThat(new String(in.readNBytes(15), StandardCharsets.US_ASCII)).isEqualTo("HTTP/1.1 200 OK");
            for (Socket each : slow) {
                each.close();
            }
            assertThat(asker.ask("analyze", question).status()).isEqualTo(200);
        }
    }

    private static void write(Socket socket, String text) throws IOException {
        socket.getOutputStream().write(text.getBytes(StandardCharsets.US_ASCII));
        socket.getOutputStream().flush();
    }
}
