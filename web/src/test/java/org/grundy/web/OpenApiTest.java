package org.grundy.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.grundy.testkit.Thorough;
import org.grundy.web.api.Endpoints;
import org.grundy.web.http.Link;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/// The description of the API and what the server really answers.
final class OpenApiTest {
    private static WebServer server;
    private static Asker asker;
    private static JsonNode description;

    @BeforeAll
    static void start() throws IOException {
        server = WebServer.start(ServerSettings.local(0));
        asker = new Asker(server);
        description = asker.get("/openapi.json").json();
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @Test
    void every_place_is_described() {
        List<String> paths = new ArrayList<>(description.get("paths").propertyNames());
        assertThat(paths)
                .containsExactlyElementsOf(Endpoints.all().stream()
                        .flatMap(place ->
                                Stream.concat(place.links().stream().map(Link::template), Stream.of(place.path())))
                        .distinct()
                        .toList());
    }

    /// Places and questions.
    static Stream<Arguments> questions() {
        return Thorough.part(
                        "answers as described",
                        4,
                        List.of(
                                "games|{\"word\":\"nim\"}",
                                "show|{\"game\":\"euclid\"}",
                                "analyze|{\"expression\":\"kayles(9)+nim(3)\",\"line\":true}",
                                "analyze|{\"expression\":\"cram(9,9)\",\"positions\":100}",
                                "analyze|{\"expression\":\"octal[0.77](10^18)\"}",
                                "play|{\"expression\":\"kayles(7)\",\"values\":true,\"reply\":100}",
                                "play|{\"expression\":\"nim(1)\",\"moves\":[\"1->0\"]}",
                                "graph|{\"expression\":\"kayles(4)\",\"moves\":[\"4 -> 3\"]}",
                                "table|{\"game\":\"wythoff\",\"x\":[0,3],\"y\":[0,3]}",
                                "table|{\"game\":\"kayles\",\"x\":[0,3]}",
                                "sequence|{\"code\":\"kayles\",\"to\":300}",
                                "period|{\"code\":\"0.77\"}",
                                "period|{\"code\":\"grundy\",\"max\":100}",
                                "rules|{\"rules\":\"a: n -> n - k for k in 1..n\"}",
                                "puzzle|{\"level\":\"medium\"}",
                                "judge|{\"problem\":\"HDU-1846\",\"input\":\"2 23 2 4 3\"}",
                                "export|{\"game\":\"bash[3]\"}",
                                "lessons|{}",
                                "lessons|{\"topic\":\"nim\",\"language\":\"zh\"}",
                                "discover|{\"game\":\"bash[3]\",\"to\":40}"))
                .stream()
                .map(line -> Arguments.of((Object[]) line.split("\\|", 2)));
    }

    @ParameterizedTest
    @MethodSource("questions")
    void an_answer_is_as_described(String place, String question) {
        Asker.Answer answer = asker.ask(place, question);
        assertThat(answer.status()).as(answer.text()).isEqualTo(200);
        JsonNode schema = content(place, "200").get("application/json").get("schema");
        assertThat(new SchemaFaults(description).of(answer.json(), schema, place))
                .isEmpty();
    }

    @Test
    void a_problem_is_as_described() {
        Asker.Answer answer = asker.ask("analyze", "{\"expression\":\"nim(\"}");
        JsonNode schema =
                content("analyze", "default").get("application/problem+json").get("schema");
        assertThat(new SchemaFaults(description).of(answer.json(), schema, "problem"))
                .isEmpty();
    }

    private static JsonNode content(String place, String status) {
        return description
                .get("paths")
                .get("/api/" + place)
                .get("post")
                .get("responses")
                .get(status)
                .get("content");
    }
}
