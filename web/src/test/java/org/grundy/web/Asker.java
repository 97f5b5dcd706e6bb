package org.grundy.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Asks a server as a program would.
final class Asker {
    private final HttpClient client =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private final WebServer server;

    Asker(WebServer server) {
        this.server = server;
    }

    /// An answer as it came.
    record Answer(int status, String type, String text) {
        JsonNode json() {
            return JsonMapper.shared().readTree(text);
        }
    }

    /// A question to a place of the API.
    Answer ask(String place, String question) {
        return send(request("/api/" + place).POST(HttpRequest.BodyPublishers.ofString(question)));
    }

    /// The answer to a question that has one.
    JsonNode answer(String place, String question) {
        Answer answer = ask(place, question);
        assertThat(answer.status()).as(answer.text()).isEqualTo(200);
        return answer.json();
    }

    /// A question for an answer of another type.
    Answer ask(String place, String question, String accept) {
        return send(request("/api/" + place)
                .setHeader("Accept", accept)
                .POST(HttpRequest.BodyPublishers.ofString(question)));
    }

    /// A file.
    Answer get(String path) {
        return send(request(path).GET());
    }

    HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create("http://localhost:" + server.port() + path))
                .setHeader("Content-Type", "application/json");
    }

    Answer send(HttpRequest.Builder request) {
        HttpResponse<String> response = response(request);
        return new Answer(
                response.statusCode(),
                response.headers().firstValue("Content-Type").orElse(""),
                response.body());
    }

    /// An answer with its headers.
    HttpResponse<String> response(HttpRequest.Builder request) {
        try {
            return client.send(request.build(), HttpResponse.BodyHandlers.ofString());
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(interrupted);
        }
    }
}
