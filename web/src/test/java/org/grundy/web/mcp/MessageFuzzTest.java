package org.grundy.web.mcp;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.random.RandomGenerator;
import org.grundy.render.Language;
import org.grundy.run.Budget;
import org.grundy.testkit.Damage;
import org.grundy.testkit.Fuzz;
import org.grundy.web.api.Tools;
import org.grundy.web.http.Limits;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// Lines that are damaged messages: none is left without an answer that it should have, and none ends the server.
final class MessageFuzzTest {
    private static final Budget SMALL = Budget.UNLIMITED.withWork(10_000).withMemory(1 << 24);
    private static final McpServer SERVER =
            new McpServer(Tools.all(), new Limits(1 << 18, 1, 8, 1, SMALL, SMALL), Language.EN, "");
    private static final Damage DAMAGE =
            new Damage(List.of("{", "}", "[", "]", "\"", ",", ":", "null", "\\u0000", "\t"));
    private static final List<String> MESSAGES = List.of(
            Conversation.request(1, "initialize", "{\"protocolVersion\":\"2025-06-18\",\"capabilities\":{}}"),
            Conversation.request(2, "ping", "{}"),
            Conversation.request(3, "tools/list", "{}"),
            Conversation.call(4, "solve", "{\"expression\":\"nim(3,4)\",\"line\":true}"),
            Conversation.call(5, "table", "{\"game\":\"wythoff\",\"x\":[0,3],\"y\":[0,3]}"),
            Conversation.call(6, "check", "{\"certificate\":\"{\\\"format\\\":\\\"x\\\"}\",\"time\":5}"),
            Conversation.call(7, "conjecture", "{\"condition\":\"n = 0\",\"game\":\"nim\",\"to\":9}"),
            "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\",\"params\":{\"requestId\":4}}",
            "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}");

    @Test
    void damaged_lines_are_answered_or_passed_over() {
        Fuzz.texts("MessageFuzzTest", 100, 100_000, MessageFuzzTest::lines, MessageFuzzTest::tried);
    }

    private static String lines(RandomGenerator random) {
        String message = Damage.pick(MESSAGES, random);
        String damaged = random.nextInt(4) == 0 ? message : DAMAGE.of(message, Damage.pick(MESSAGES, random), random);
        return damaged.replace('\n', ' ');
    }

    private static void tried(String line) {
        String ping = Conversation.request(99, "ping", "{}");
        List<JsonNode> answers = Conversation.answers(SERVER, (line + "\n" + ping).getBytes(StandardCharsets.UTF_8));
        assertThat(answers).hasSizeBetween(1, 2);
        for (JsonNode answer : answers) {
            assertThat(answer.get("jsonrpc").asString()).isEqualTo("2.0");
            assertThat(answer.has("result") ^ answer.has("error")).isTrue();
            assertThat(answer.has("id")).isTrue();
        }
        assertThat(answers.stream()
                        .anyMatch(answer -> answer.get("id").toString().equals("99")))
                .isTrue();
    }
}
