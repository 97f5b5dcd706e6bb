package org.grundy.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.Optional;
import java.util.Set;
import org.grundy.web.http.Limits;
import org.grundy.web.http.Origins;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Pages of other sites that are allowed to ask.
final class OriginsTest {
    private static final String SITE = "https://games.example";

    private static WebServer server(Optional<String> token, String... origins) throws IOException {
        return WebServer.start(new ServerSettings(
                InetAddress.getLoopbackAddress(), 0, token, Limits.standard(), new Origins(Set.of(origins))));
    }

    private static String header(HttpResponse<String> answer, String name) {
        return answer.headers().firstValue(name).orElse("");
    }

    private static HttpRequest.Builder preflight(Asker asker, String origin) {
        return asker.request("/api/analyze")
                .setHeader("Origin", origin)
                .setHeader("Access-Control-Request-Method", "POST")
                .setHeader("Access-Control-Request-Headers", "authorization,content-type")
                .method("OPTIONS", HttpRequest.BodyPublishers.noBody());
    }

    @ParameterizedTest
    @CsvSource({"https://games.example,https://games.example", "*,*"})
    void may_read_answers_and_problems(String allowed, String said) throws IOException {
        try (WebServer server = server(Optional.empty(), allowed)) {
            Asker asker = new Asker(server);
            for (String path : new String[] {"/api/games/nim", "/api/games/nosuchgame", "/openapi.json"}) {
                HttpResponse<String> answer = asker.response(
                        asker.request(path).setHeader("Origin", SITE).GET());
                assertThat(header(answer, "Access-Control-Allow-Origin")).isEqualTo(said);
                assertThat(answer.headers().allValues("Vary")).contains("Origin");
            }
            HttpRequest.Builder question = asker.request("/api/analyze")
                    .setHeader("Origin", SITE)
                    .POST(HttpRequest.BodyPublishers.ofString("{\"expression\":\"nim(3)\"}"));
            assertThat(asker.response(question).statusCode()).isEqualTo(200);
        }
    }

    @Test
    void are_told_before_what_they_may_send_and_need_no_token_for_that() throws IOException {
        try (WebServer server = server(Optional.of("5ec2e7"), SITE)) {
            Asker asker = new Asker(server);
            HttpResponse<String> answer = asker.response(preflight(asker, SITE));
            assertThat(answer.statusCode()).isEqualTo(204);
            assertThat(header(answer, "Access-Control-Allow-Origin")).isEqualTo(SITE);
            assertThat(header(answer, "Access-Control-Allow-Methods")).contains("GET", "POST");
            assertThat(header(answer, "Access-Control-Allow-Headers")).contains("Content-Type", "Authorization");
            HttpRequest.Builder question =
                    asker.request("/api/games").setHeader("Origin", SITE).GET();
            assertThat(asker.response(question).statusCode()).isEqualTo(401);
        }
    }

    @Test
    void are_no_others_than_those_named() throws IOException {
        try (WebServer server = server(Optional.empty(), SITE)) {
            Asker asker = new Asker(server);
            for (String other : new String[] {"https://elsewhere.example", "http://games.example", "null"}) {
                HttpResponse<String> answer = asker.response(preflight(asker, other));
                assertThat(answer.statusCode()).isEqualTo(403);
                assertThat(header(answer, "Access-Control-Allow-Origin")).isEmpty();
            }
        }
    }

    @Test
    void are_none_unless_they_are_named() throws IOException {
        try (WebServer server = WebServer.start(ServerSettings.local(0))) {
            Asker asker = new Asker(server);
            assertThat(asker.response(preflight(asker, SITE)).statusCode()).isEqualTo(403);
            HttpResponse<String> own = asker.response(preflight(asker, "http://localhost:" + server.port()));
            assertThat(own.statusCode()).isEqualTo(405);
        }
    }
}
