package org.grundy.web.http;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.grundy.render.json.Json;

/// Answers for nobody: what a page asks first is worked on once while the server starts, so that the classes it needs
/// are there when somebody asks. Otherwise the first move would take some tenths of a second more.
public final class Rehearsal {
    /// In the order in which a page asks.
    private static final List<Map.Entry<String, String>> QUESTIONS = List.of(
            Map.entry("/api/play", "{\"expression\":\"nim(1,2,4)\"}"),
            Map.entry("/api/games", "{}"),
            Map.entry("/api/play", "{\"expression\":\"nim(1,2,4)\",\"reply\":100,\"values\":true}"),
            Map.entry("/api/analyze", "{\"expression\":\"nim(1,2,4)\"}"));

    private Rehearsal() {}

    /// Begins it in a thread of its own, which ends soon.
    public static void begin(List<Endpoint<?, ?, ?>> endpoints, Limits limits) {
        Thread.ofPlatform().daemon().name("rehearsal").start(() -> answer(endpoints, limits));
    }

    private static void answer(List<Endpoint<?, ?, ?>> endpoints, Limits limits) {
        QUESTIONS.forEach(question -> endpoints.stream()
                .filter(each -> each.path().equals(question.getKey()))
                .forEach(each -> answer(each, question.getValue(), limits)));
    }

    private static <Q extends Question, R, A> void answer(Endpoint<Q, R, A> endpoint, String text, Limits limits) {
        Q question = QuestionReader.parse(text.getBytes(StandardCharsets.UTF_8), endpoint.question());
        Json.of(endpoint.record().apply(question, endpoint.compute().apply(question, new Work(limits))));
    }
}
