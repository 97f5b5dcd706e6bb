package org.grundy.web.http;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.BiFunction;
import org.grundy.run.Budget;
import org.grundy.text.BilingualText;
import org.grundy.web.question.Question;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/// A server with one thread, and a question whose work heeds nobody.
@Timeout(60)
final class EndlessQuestionTest {
    private static final BilingualText SUMMARY = new BilingualText("a question of a test", "测试用的问题");

    /// What is asked.
    ///
    /// @param language of the answer
    record Asked(@Nullable String language) implements Question {}

    private final CountDownLatch end = new CountDownLatch(1);

    private static Endpoint<Asked, String, String> endpoint(String path, BiFunction<Asked, Work, String> answer) {
        return Endpoint.of(path, SUMMARY, Asked.class, String.class, answer);
    }

    private String endless(Asked question, Work work) {
        work.run();
        try {
            end.await();
        } catch (InterruptedException closing) {
            Thread.currentThread().interrupt();
        }
        return "late";
    }

    private HttpServer server(Workers workers, ExecutorService connections) throws IOException {
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        Guard guard = new Guard(true, server.getAddress().getPort(), Optional.empty(), Origins.NONE);
        List<Endpoint<Asked, String, String>> endpoints = List.of(
                endpoint("/endless", this::endless),
                endpoint("/searched", (question, work) -> "found"),
                endpoint("/listed", (question, work) -> "listed").lookingUp());
        endpoints.forEach(each -> ApiHandler.serve(server, each, guard, workers));
        server.setExecutor(connections);
        server.start();
        return server;
    }

    private static HttpRequest question(HttpServer server, String path) {
        URI place = URI.create("http://localhost:" + server.getAddress().getPort() + path);
        return HttpRequest.newBuilder(place)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString("{}"))
                .build();
    }

    private static String ask(HttpClient client, HttpServer server, String path)
            throws IOException, InterruptedException {
        return client.send(question(server, path), HttpResponse.BodyHandlers.ofString())
                .body();
    }

    private static Limits limits(Duration most) {
        Budget budget = Budget.UNLIMITED.timed(most);
        return new Limits(1000, 1, 10, 1, budget, budget);
    }

    @Test
    void is_left_after_its_limit_and_the_next_is_answered() throws Exception {
        try (ExecutorService connections = Executors.newVirtualThreadPerTaskExecutor();
                HttpClient client = HttpClient.newHttpClient();
                Workers workers = new Workers(limits(Duration.ofMillis(1)), Duration.ofMillis(1))) {
            HttpServer server = server(workers, connections);
            assertThat(ask(client, server, "/endless")).contains("/problems/endless", "504");
            assertThat(ask(client, server, "/searched")).contains("found");
            end.countDown();
            server.stop(0);
        }
    }

    @Test
    void keeps_no_question_waiting_that_is_looked_up() throws Exception {
        try (ExecutorService connections = Executors.newVirtualThreadPerTaskExecutor();
                HttpClient client = HttpClient.newHttpClient();
                Workers workers = new Workers(limits(Duration.ofHours(1)))) {
            HttpServer server = server(workers, connections);
            var endless = client.sendAsync(question(server, "/endless"), HttpResponse.BodyHandlers.ofString());
            while (workers.busy() == 0) {
                Thread.onSpinWait();
            }
            assertThat(ask(client, server, "/listed")).contains("listed");
            assertThat(endless).isNotDone();
            end.countDown();
            assertThat(endless.get().body()).contains("late");
            server.stop(0);
        }
    }
}
