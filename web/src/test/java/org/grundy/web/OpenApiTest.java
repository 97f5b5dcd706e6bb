package org.grundy.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.grundy.web.api.Endpoints;
import org.grundy.web.http.Endpoint;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
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
                .containsExactlyElementsOf(
                        Endpoints.all().stream().map(Endpoint::path).toList());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
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
                "discover|{\"game\":\"bash[3]\",\"to\":40}",
            })
    void an_answer_is_as_described(String place, String question) {
        Asker.Answer answer = asker.ask(place, question);
        assertThat(answer.status()).as(answer.text()).isEqualTo(200);
        JsonNode schema = content(place, "200").get("application/json").get("schema");
        assertThat(faults(answer.json(), schema, place)).isEmpty();
    }

    @Test
    void a_problem_is_as_described() {
        Asker.Answer answer = asker.ask("analyze", "{\"expression\":\"nim(\"}");
        JsonNode schema =
                content("analyze", "default").get("application/problem+json").get("schema");
        assertThat(faults(answer.json(), schema, "problem")).isEmpty();
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

    /// What in a value differs from a schema.
    private static List<String> faults(JsonNode value, JsonNode schema, String at) {
        if (schema.has("$ref")) {
            String name = schema.get("$ref").asString().replaceAll(".*/", "");
            return faults(value, description.get("components").get("schemas").get(name), at);
        }
        if (schema.has("anyOf")) {
            boolean fits = false;
            for (JsonNode each : schema.get("anyOf")) {
                fits |= faults(value, each, at).isEmpty();
            }
            return fits ? List.of() : faults(value, schema.get("anyOf").get(0), at);
        }
        return schema.has("type") ? typed(value, schema, at) : List.of();
    }

    private static List<String> typed(JsonNode value, JsonNode schema, String at) {
        List<String> faults = new ArrayList<>();
        if (!isOfType(value, schema.get("type"))) {
            faults.add(at + " is " + value + ", not of type " + schema.get("type"));
        } else if (value.isArray()) {
            for (JsonNode item : value) {
                faults.addAll(faults(item, schema.get("items"), at + "[]"));
            }
        } else if (value.isObject() && schema.has("properties")) {
            faults.addAll(fields(value, schema, at));
        }
        return faults;
    }

    private static List<String> fields(JsonNode value, JsonNode schema, String at) {
        List<String> faults = new ArrayList<>();
        for (JsonNode name : schema.get("required")) {
            if (!value.has(name.asString())) {
                faults.add(at + " lacks " + name);
            }
        }
        for (String name : value.propertyNames()) {
            JsonNode known = schema.get("properties").get(name);
            if (known == null) {
                faults.add(at + " has an unknown field " + name);
            } else {
                faults.addAll(faults(value.get(name), known, at + "." + name));
            }
        }
        return faults;
    }

    private static boolean isOfType(JsonNode value, JsonNode type) {
        if (type.isArray()) {
            boolean any = false;
            for (JsonNode each : type) {
                any |= isOfType(value, each);
            }
            return any;
        }
        return switch (type.asString()) {
            case "object" -> value.isObject();
            case "array" -> value.isArray();
            case "string" -> value.isString();
            case "integer" -> value.isIntegralNumber();
            case "number" -> value.isNumber();
            case "boolean" -> value.isBoolean();
            case "null" -> value.isNull();
            default -> false;
        };
    }
}
