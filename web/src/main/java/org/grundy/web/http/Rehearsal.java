package org.grundy.web.http;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.grundy.render.json.Json;

/// Answers for nobody: what a page asks first is worked on once while the server starts, so that the classes it needs
/// are
/// there when somebody asks. Otherwise the first move would take some tenths of a second more.
public final class Rehearsal {
    private static final Map<String, String> QUESTIONS = Map.of(
            "/api/games", "{}",
            "/api/play", "{\"expression\":\"nim(1,2,4)\",\"reply\":100,\"values\":true}",
            "/api/analyze", "{\"expression\":\"nim(1,2,4)\"}");

    private Rehearsal() {}

    /// Begins it in a thread of its own, which ends soon.
    public static void begin(List<Endpoint<?, ?, ?>> endpoints, Limits limits) {
        Thread.ofPlatform().daemon().name("rehearsal").start(() -> endpoints.forEach(each -> answer(each, limits)));
    }

    private static <Q extends Question, R, A> void answer(Endpoint<Q, R, A> endpoint, Limits limits) {
        String text = QUESTIONS.get(endpoint.path());
        if (text != null) {
            Q question = QuestionReader.parse(text.getBytes(StandardCharsets.UTF_8), endpoint.question());
            Json.of(endpoint.record().apply(question, endpoint.compute().apply(question, new Work(limits))));
        }
    }
}
