package org.grundy.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.http.HttpRequest;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.run.Budget;
import org.grundy.web.http.Limits;
import org.grundy.web.http.Origins;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/// Who may ask, how, and how much.
final class GuardTest {
    private static final String QUESTION = "{\"expression\":\"nim(3,4,5)\"}";
    private static final String LONG = "{\"expression\":\"cram(9,9)\",\"time\":60000}";

    private static Limits limits(int atOnce, int waiting, int streams) {
        Budget budget = new Budget(1_000_000_000, Duration.ofSeconds(30), 1L << 27);
        return new Limits(1000, atOnce, waiting, streams, budget, budget);
    }

    private static ServerSettings settings(Optional<String> token, Limits limits) {
        return new ServerSettings(InetAddress.getLoopbackAddress(), 0, token, limits, Origins.NONE);
    }

    @ParameterizedTest
    @CsvSource({"POST,text/plain,415", "POST,'',415", "PUT,application/json,405", "DELETE,application/json,405"})
    void a_question_is_json_that_is_posted(String method, String type, int status) throws IOException {
        try (WebServer server = WebServer.start(ServerSettings.local(0))) {
            Asker asker = new Asker(server);
            HttpRequest.Builder request =
                    asker.request("/api/analyze").method(method, HttpRequest.BodyPublishers.ofString(QUESTION));
            Asker.Answer answer = asker.send(request.setHeader("Content-Type", type.isEmpty() ? "x/y" : type));
            assertThat(answer.status()).isEqualTo(status);
            assertThat(answer.type()).isEqualTo("application/problem+json");
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"expression\":|400",
                "[]|400",
                "null|400",
                "'\"a\"'|400",
                "{\"expresion\":\"nim(3)\"}|400",
                "{\"expression\":[3]}|400",
                "{\"expression\":\"nim(3)\"} x|400",
                "''|400",
            })
    void what_is_no_question_is_refused(String body, int status) throws IOException {
        try (WebServer server = WebServer.start(ServerSettings.local(0))) {
            assertThat(new Asker(server).ask("analyze", body).status()).isEqualTo(status);
        }
    }

    @Test
    void a_place_that_is_none_is_not_found() throws IOException {
        try (WebServer server = WebServer.start(ServerSettings.local(0))) {
            Asker asker = new Asker(server);
            assertThat(asker.ask("analyzer", QUESTION).status()).isEqualTo(404);
            assertThat(asker.get("/nothing.html").status()).isEqualTo(404);
            assertThat(asker.get("/js/../WebServer.class").status()).isEqualTo(404);
            assertThat(asker.get("/").text()).contains("<main");
        }
    }

    @Test
    void a_foreign_page_and_a_foreign_name_are_refused() throws IOException {
        try (WebServer server = WebServer.start(ServerSettings.local(0))) {
            Asker asker = new Asker(server);
            HttpRequest.Builder foreign = asker.request("/api/analyze")
                    .setHeader("Origin", "http://elsewhere.example")
                    .POST(HttpRequest.BodyPublishers.ofString(QUESTION));
            assertThat(asker.send(foreign).status()).isEqualTo(403);
            assertThat(raw(server, "GET / HTTP/1.1\r\nHost: elsewhere.example\r\n\r\n"))
                    .startsWith("HTTP/1.1 403");
            assertThat(raw(server, "GET / HTTP/1.1\r\nHost: localhost:1\r\n\r\n"))
                    .startsWith("HTTP/1.1 403");
        }
    }

    private static String raw(WebServer server, String request) throws IOException {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
            OutputStream out = socket.getOutputStream();
            out.write(request.getBytes(StandardCharsets.US_ASCII));
            out.flush();
            InputStream in = socket.getInputStream();
            return new String(in.readNBytes(12), StandardCharsets.US_ASCII);
        }
    }

    @Test
    void the_page_may_load_nothing_from_elsewhere() throws IOException, InterruptedException {
        try (WebServer server = WebServer.start(ServerSettings.local(0))) {
            var response = java.net.http.HttpClient.newHttpClient()
                    .send(
                            new Asker(server).request("/").GET().build(),
                            java.net.http.HttpResponse.BodyHandlers.discarding());
            assertThat(response.headers().firstValue("Content-Security-Policy").orElse(""))
                    .contains("default-src 'none'", "script-src 'self'")
                    .doesNotContain("unsafe", "http");
        }
    }

    @Test
    void only_a_board_that_is_to_be_embedded_may_stand_in_a_frame() throws IOException, InterruptedException {
        try (WebServer server = WebServer.start(ServerSettings.local(0))) {
            assertThat(policy(server, "/")).endsWith("frame-ancestors 'none'");
            assertThat(policy(server, "/?embed")).endsWith("frame-ancestors *");
            assertThat(policy(server, "/?embedded=1")).endsWith("frame-ancestors 'none'");
        }
    }

    private static String policy(WebServer server, String path) throws IOException, InterruptedException {
        return java.net.http.HttpClient.newHttpClient()
                .send(
                        new Asker(server).request(path).GET().build(),
                        java.net.http.HttpResponse.BodyHandlers.discarding())
                .headers()
                .firstValue("Content-Security-Policy")
                .orElse("");
    }

    @Test
    void a_server_that_others_reach_wants_a_token() throws IOException {
        assertThatThrownBy(() -> new ServerSettings(
                        InetAddress.getByName("0.0.0.0"), 0, Optional.empty(), Limits.standard(), Origins.NONE))
                .isInstanceOf(IllegalArgumentException.class);
        try (WebServer server = WebServer.start(settings(Optional.of("5ec2e7"), Limits.standard()))) {
            Asker asker = new Asker(server);
            assertThat(server.url()).endsWith("/#token=5ec2e7");
            assertThat(asker.ask("analyze", QUESTION).status()).isEqualTo(401);
            HttpRequest.Builder known = asker.request("/api/analyze")
                    .setHeader("Authorization", "Bearer 5ec2e7")
                    .POST(HttpRequest.BodyPublishers.ofString(QUESTION));
            assertThat(asker.send(known).status()).isEqualTo(200);
        }
    }

    @Test
    void a_question_that_is_too_long_is_refused() throws IOException {
        try (WebServer server = WebServer.start(settings(Optional.empty(), limits(2, 2, 2)))) {
            String question = "{\"expression\":\"" + "nim(1)+".repeat(1000) + "nim(1)\"}";
            assertThat(new Asker(server).ask("analyze", question).status()).isEqualTo(413);
        }
    }

    @Test
    void a_stream_that_nobody_waits_for_any_more_is_stopped() throws Exception {
        try (WebServer server = WebServer.start(settings(Optional.empty(), limits(1, 0, 1)))) {
            try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
                ask(socket, server, LONG);
                await(() -> server.busy() == 1);
                assertThat(new Asker(server).ask("analyze", QUESTION).status()).isEqualTo(503);
            }
            await(() -> server.busy() == 0);
            assertThat(new Asker(server).ask("analyze", QUESTION).status()).isEqualTo(200);
        }
    }

    @Test
    void no_more_streams_are_open_than_allowed() throws Exception {
        try (WebServer server = WebServer.start(settings(Optional.empty(), limits(2, 2, 0)))) {
            assertThat(new Asker(server)
                            .ask("analyze", QUESTION, "text/event-stream")
                            .status())
                    .isEqualTo(503);
            assertThat(new Asker(server).ask("analyze", QUESTION, "image/png").status())
                    .isEqualTo(406);
        }
    }

    @Test
    void the_input_of_a_problem_is_answered_within_the_limits_of_a_question() throws IOException {
        try (WebServer server = serverOf(Budget.UNLIMITED.withPositions(100_000))) {
            Asker.Answer answer = new Asker(server).ask("judge", tables());
            assertThat(answer.status()).isEqualTo(422);
            assertThat(answer.json().get("detail").asString()).contains("more than one question may cost");
        }
    }

    @Test
    void a_stream_tells_of_progress_and_then_of_a_limit_that_is_reached() throws IOException {
        // So long that the server tells of progress also where it gets no processor for a second.
        try (WebServer server = serverOf(Budget.UNLIMITED.withTime(Duration.ofSeconds(2)))) {
            Asker.Answer stream = new Asker(server).ask("judge", tables(), "text/event-stream");
            assertThat(stream.text()).startsWith("event: progress").contains("event: problem\ndata: {");
        }
    }

    @Test
    void an_answer_that_fails_late_has_the_status_of_its_problem() throws IOException {
        try (WebServer server = serverOf(Budget.UNLIMITED.withTime(Duration.ofMillis(1200)))) {
            Asker.Answer answer = new Asker(server).ask("judge", tables());
            assertThat(answer.status()).isEqualTo(422);
            assertThat(answer.type()).isEqualTo("application/problem+json");
            JsonNode problem = answer.json();
            assertThat(problem.get("type").asString()).isEqualTo("/problems/input");
            assertThat(problem.get("status").asInt()).isEqualTo(422);
        }
    }

    private static WebServer serverOf(Budget budget) throws IOException {
        return WebServer.start(settings(Optional.empty(), new Limits(6000, 1, 1, 1, budget, budget)));
    }

    /// Ninety sets of numbers, each of which needs a table of ten million values of its own: many seconds' work.
    private static String tables() {
        return "{\"problem\":\"HDU-1536\",\"input\":\""
                + IntStream.rangeClosed(100, 189)
                        .mapToObj(k -> "4 " + k + " 1000" + k + " 2300" + k + " 4700" + k + " 1 1 9999999 ")
                        .collect(Collectors.joining())
                + "\"}";
    }

    private static void ask(Socket socket, WebServer server, String question) throws IOException {
        String head = "POST /api/analyze HTTP/1.1\r\nHost: localhost:" + server.port()
                + "\r\nContent-Type: application/json\r\nAccept: text/event-stream\r\nContent-Length: "
                + question.length()
                + "\r\n\r\n";
        socket.getOutputStream().write((head + question).getBytes(StandardCharsets.US_ASCII));
        socket.getOutputStream().flush();
    }

    private static void await(java.util.function.BooleanSupplier condition) throws InterruptedException {
        for (int i = 0; i < 1000 && !condition.getAsBoolean(); i++) {
            Thread.sleep(10);
        }
        assertThat(condition.getAsBoolean()).isTrue();
    }
}
