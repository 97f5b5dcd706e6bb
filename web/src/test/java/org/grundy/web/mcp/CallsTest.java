package org.grundy.web.mcp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.grundy.web.mcp.Conversation.call;
import static org.grundy.web.mcp.Conversation.request;
import static org.grundy.web.mcp.Conversation.words;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.function.BiFunction;
import org.grundy.render.Language;
import org.grundy.run.Run;
import org.grundy.text.BilingualText;
import org.grundy.web.http.Limits;
import org.grundy.web.http.Work;
import org.grundy.web.question.Question;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Calls that go on while others come in: they are cancelled, told of, and answered when they are done.
final class CallsTest {
    private static final BilingualText SUMMARY = new BilingualText("a test", "测试");

    private final CountDownLatch begun = new CountDownLatch(1);
    private final CountDownLatch released = new CountDownLatch(1);
    private final CountDownLatch stopped = new CountDownLatch(1);

    private record Empty(@Nullable String language) implements Question {}

    private record Told(int number) {}

    /// Works until it is stopped.
    private String endless(Empty question, Work work) {
        Run run = work.run();
        begun.countDown();
        run.attempt(() -> {
            while (true) {
                run.position();
                run.clock();
            }
        });
        stopped.countDown();
        return "stopped";
    }

    /// Works until it is released.
    private String held(Empty question, Work work) {
        begun.countDown();
        try {
            released.await();
        } catch (InterruptedException end) {
            Thread.currentThread().interrupt();
        }
        return "held";
    }

    private static String broken(Empty question, Work work) {
        throw new IllegalStateException("a fault");
    }

    private static Tool<Empty, String> tool(String name, BiFunction<Empty, Work, String> compute) {
        return new Tool<>(
                name,
                SUMMARY,
                Empty.class,
                Tool.Answer.one(Told.class),
                compute,
                (question, result) -> Map.of("number", 1),
                (question, result) -> result);
    }

    private McpServer server() {
        return new McpServer(
                List.of(
                        tool("endless", this::endless),
                        tool("held", this::held),
                        tool("broken", CallsTest::broken),
                        tool("long", (question, work) -> "x".repeat(4_000_000))),
                Limits.of(2, 1L << 28, Limits.WORK),
                Language.EN,
                "");
    }

    /// A server that is written to line by line.
    private final class Dialogue implements AutoCloseable {
        private final PipedOutputStream lines = new PipedOutputStream();
        private final ByteArrayOutputStream out = new ByteArrayOutputStream();
        private final FutureTask<Boolean> serving;

        Dialogue() throws IOException {
            PipedInputStream in = new PipedInputStream(lines, 1 << 16);
            serving = new FutureTask<>(() -> {
                server().serve(in, out);
                return true;
            });
            Thread.ofPlatform().daemon().start(serving);
        }

        void say(String line) throws IOException {
            lines.write((line + "\n").getBytes(StandardCharsets.UTF_8));
            lines.flush();
        }

        /// All answers, when the server has ended.
        List<JsonNode> answers() throws Exception {
            close();
            assertThat(((Future<Boolean>) serving).get()).isTrue();
            return out.toString(StandardCharsets.UTF_8)
                    .lines()
                    .map(new JsonMapper()::readTree)
                    .toList();
        }

        @Override
        public void close() throws IOException {
            lines.close();
        }
    }

    private static String cancel(String id) {
        return "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\",\"params\":{\"requestId\":" + id + "}}";
    }

    @Test
    void a_call_that_is_cancelled_stops_and_is_not_answered() throws Exception {
        try (Dialogue dialogue = new Dialogue()) {
            dialogue.say(call(1, "endless", "{}"));
            begun.await();
            dialogue.say(cancel("1"));
            stopped.await();
            dialogue.say(request(2, "ping", "{}"));
            List<JsonNode> answers = dialogue.answers();
            assertThat(answers).hasSize(1);
            assertThat(answers.getFirst().get("id").asInt()).isEqualTo(2);
        }
    }

    @Test
    void other_messages_are_answered_while_a_call_goes_on_and_it_is_answered_in_the_end() throws Exception {
        try (Dialogue dialogue = new Dialogue()) {
            dialogue.say(call(1, "held", "{}"));
            begun.await();
            dialogue.say(call(2, "broken", "{}"));
            dialogue.say(cancel("\"1\""));
            dialogue.say(call(1, "held", "{}"));
            dialogue.say(request(3, "ping", "{}"));
            while (!dialogue.out.toString(StandardCharsets.UTF_8).contains("\"id\" : 3")) {
                Thread.sleep(5);
            }
            released.countDown();
            List<JsonNode> answers = dialogue.answers();
            assertThat(answers).hasSize(4);
            assertThat(answers.stream().filter(each -> each.get("id").asInt() == 1 && each.has("result")))
                    .singleElement()
                    .satisfies(last -> assertThat(words(last)).isEqualTo("held"));
            assertThat(answers.stream().filter(each -> each.get("id").asInt() == 1 && each.has("error")))
                    .singleElement()
                    .satisfies(
                            twice -> assertThat(twice.at("/error/code").asInt()).isEqualTo(-32600));
        }
    }

    @Test
    void a_fault_of_the_engine_is_an_internal_error() throws Exception {
        try (Dialogue dialogue = new Dialogue()) {
            dialogue.say(call(1, "broken", "{}"));
            JsonNode answer = dialogue.answers().getFirst();
            assertThat(answer.at("/error/code").asInt()).isEqualTo(-32603);
            assertThat(answer.at("/error/message").asString()).contains("IllegalStateException");
        }
    }

    @Test
    void an_answer_that_no_client_would_take_is_not_given() throws Exception {
        try (Dialogue dialogue = new Dialogue()) {
            dialogue.say(call(1, "long", "{}"));
            JsonNode answer = dialogue.answers().getFirst();
            assertThat(answer.at("/result/isError").asBoolean()).isTrue();
            assertThat(words(answer)).endsWith("ask for less");
        }
    }

    @Test
    void progress_is_told_with_the_token_of_the_call_in_numbers_that_rise() throws Exception {
        try (Dialogue dialogue = new Dialogue()) {
            dialogue.say(request(1, "tools/call", "{\"name\":\"endless\",\"_meta\":{\"progressToken\":\"t\"}}"));
            while (dialogue.out.toString(StandardCharsets.UTF_8).lines().count() < 2) {
                Thread.sleep(5);
            }
            dialogue.say(cancel("1"));
            List<JsonNode> told = dialogue.answers();
            assertThat(told).allSatisfy(each -> {
                assertThat(each.get("method").asString()).isEqualTo("notifications/progress");
                assertThat(each.at("/params/progressToken").asString()).isEqualTo("t");
            });
            assertThat(told.stream().map(each -> each.at("/params/progress").asLong()))
                    .isSorted()
                    .doesNotHaveDuplicates();
        }
    }
}
