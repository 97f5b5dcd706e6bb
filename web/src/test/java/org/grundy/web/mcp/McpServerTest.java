package org.grundy.web.mcp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.grundy.web.mcp.Conversation.answer;
import static org.grundy.web.mcp.Conversation.answers;
import static org.grundy.web.mcp.Conversation.call;
import static org.grundy.web.mcp.Conversation.request;
import static org.grundy.web.mcp.Conversation.words;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.grundy.render.Language;
import org.grundy.testkit.Thorough;
import org.grundy.web.api.Tools;
import org.grundy.web.http.Limits;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/// What a client of the Model Context Protocol is answered. Codes of errors: JSON-RPC 2.0, section 5.1.
final class McpServerTest {
    private static final String PING = request(7, "ping", "{}");

    private static int code(JsonNode answer) {
        return answer.at("/error/code").asInt();
    }

    @ParameterizedTest
    @CsvSource({
        "2025-11-25, 2025-11-25",
        "2025-06-18, 2025-06-18",
        "2024-11-05, 2024-11-05",
        "2025-03-26, 2024-11-05",
        "2031-01-01, 2025-11-25",
        "2024-10-07, 2024-11-05",
        "latest, 2025-11-25",
    })
    void a_client_gets_the_version_that_it_asks_for_or_the_newest_that_is_older(String asked, String spoken) {
        JsonNode answer = answer(request(
                1,
                "initialize",
                "{\"protocolVersion\":\"" + asked + "\",\"capabilities\":{},"
                        + "\"clientInfo\":{\"name\":\"t\",\"version\":\"0\"}}"));
        assertThat(answer.at("/result/protocolVersion").asString()).isEqualTo(spoken);
        assertThat(answer.at("/result/serverInfo/name").asString()).isEqualTo("grundy");
        assertThat(answer.at("/result/serverInfo/version").asString()).isEqualTo("1.2.3");
        assertThat(answer.at("/result/capabilities/tools").isObject()).isTrue();
        assertThat(answer.at("/result/instructions").asString()).contains("kayles(7)");
    }

    @Test
    void an_answer_repeats_the_id_of_its_request_and_its_type() {
        assertThat(answer(PING).toString()).isEqualTo("{\"jsonrpc\":\"2.0\",\"id\":7,\"result\":{}}");
        assertThat(answer(PING.replace("7", "\"7\"")).get("id").isString()).isTrue();
    }

    @Test
    void notifications_and_answers_are_not_answered() {
        assertThat(answers(
                        "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}",
                        "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\",\"params\":{\"requestId\":9}}",
                        "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/unheard\",\"params\":[]}",
                        "{\"jsonrpc\":\"2.0\",\"id\":3,\"result\":{}}",
                        "",
                        "   "))
                .isEmpty();
    }

    @Test
    void every_tool_says_what_goes_in_and_what_comes_out() {
        JsonNode tools = answer(request(1, "tools/list", "{}")).at("/result/tools");
        assertThat(tools.valueStream().map(tool -> tool.get("name").asString()))
                .containsExactly(
                        "games",
                        "show",
                        "solve",
                        "table",
                        "rules",
                        "discover",
                        "conjecture",
                        "export",
                        "check",
                        "explain");
        for (JsonNode tool : tools) {
            assertThat(tool.get("description").asString()).isNotBlank();
            assertThat(tool.at("/outputSchema/type").asString()).isEqualTo("object");
            JsonNode fields = tool.at("/inputSchema/properties");
            assertThat(fields.propertyNames()).contains("language");
            for (JsonNode field : fields) {
                assertThat(field.get("description").asString()).isNotBlank();
                assertThat(field.get("type").asString()).isIn("string", "boolean", "integer", "array");
            }
        }
        JsonNode solve = tools.get(2);
        assertThat(solve.at("/inputSchema/required").toString()).isEqualTo("[\"expression\"]");
    }

    @Test
    void every_tool_that_searches_takes_a_budget() {
        JsonNode tools = answer(request(1, "tools/list", "{}")).at("/result/tools");
        for (JsonNode tool : tools) {
            boolean looksUp = List.of("games", "show", "rules", "explain")
                    .contains(tool.get("name").asString());
            assertThat(tool.at("/inputSchema/properties").propertyNames())
                    .as(tool.get("name").asString())
                    .satisfies(fields -> assertThat(fields.containsAll(List.of("positions", "time")))
                            .isEqualTo(!looksUp));
        }
    }

    /// A board of 25 cells has more positions than one.
    @Test
    void a_budget_ends_a_call() {
        JsonNode answer = answer(call(1, "solve", "{\"expression\":\"cram(5,5)\",\"positions\":1}"));
        assertThat(answer.at("/result/structuredContent/limit/limit").asString())
                .isEqualTo("positions");
        JsonNode found = answer(
                call(
                        2,
                        "discover",
                        "{\"rules\":\"g: (a, b) -> (a - k, b) for k in 1..a; (a, b) -> (a, b - k) for k in 1..b\",\"positions\":1}"));
        assertThat(found.at("/result/structuredContent/answers/0/limit/limit").asString())
                .isEqualTo("positions");
    }

    @Test
    void tools_are_described_in_chinese_where_that_is_wanted_and_answer_so() {
        McpServer server = new McpServer(Tools.all(), Limits.of(1, 1L << 28, Limits.WORK), Language.ZH, "");
        String lines = request(1, "tools/list", "{}") + "\n" + call(2, "solve", "{\"expression\":\"nim(1,2)\"}") + "\n"
                + call(3, "solve", "{\"expression\":\"nim(1,2)\",\"language\":\"en\"}");
        List<JsonNode> answers = answers(server, lines.getBytes(StandardCharsets.UTF_8));
        assertThat(answers.getFirst().at("/result/tools/0/description").asString())
                .isEqualTo("所有的游戏");
        assertThat(words(answers.get(1))).contains("先手必胜");
        assertThat(words(answers.get(2))).contains("the player to move wins");
    }

    @Test
    void a_call_gives_words_and_the_record() {
        JsonNode answer = answer(call(1, "solve", "{\"expression\":\"nim(3,4,5)\"}"));
        assertThat(words(answer)).contains("N position: the player to move wins. Grundy value 2.");
        assertThat(answer.at("/result/structuredContent/outcome").asString()).isEqualTo("N");
        assertThat(answer.at("/result/structuredContent/grundy").asInt()).isEqualTo(2);
        assertThat(answer.at("/result/isError").isMissingNode()).isTrue();
    }

    @Test
    void a_list_of_records_stands_in_an_object() {
        JsonNode answer = answer(call(1, "games", "{\"word\":\"wythoff\"}"));
        assertThat(answer.at("/result/structuredContent/answers/0/name").asString())
                .isEqualTo("wythoff");
    }

    /// The form is that of a table by Bash: the lost heaps are the multiples of m + 1.
    @Tag(Thorough.TAG)
    @Test
    void a_guess_is_tried() {
        String rules = "\"rules\":\"g(m): n -> n - k for k in 1..m\",\"vary\":[\"m=1..4\"]";
        JsonNode right = answer(call(1, "conjecture", "{\"condition\":\"n % (m+1) == 0\"," + rules + "}"));
        assertThat(right.at("/result/structuredContent/result").asString()).isEqualTo("proved");
        JsonNode wrong = answer(call(1, "conjecture", "{\"condition\":\"n % (m+2) == 0\"," + rules + "}"));
        assertThat(wrong.at("/result/structuredContent/result").asString()).isEqualTo("wrong");
        assertThat(words(wrong)).startsWith("Wrong at");
    }

    @Test
    void a_limit_is_told_where_it_leaves_nothing_to_tell() {
        JsonNode answer = answer(
                call(1, "conjecture", "{\"condition\":\"n % 4 = 0\",\"game\":\"lasker\",\"to\":300,\"positions\":1}"));
        assertThat(answer.at("/result/isError").asBoolean()).isTrue();
        assertThat(words(answer)).contains("within the limits of one question (positions)");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            solve   | {"expression":"kayls(7)"}  | the nearest name is kayles
            solve   | {"expression":"kayls(7)"}  | expression: »kayls«(7)
            solve   | {"expresion":"kayles(7)"}  | there is no field "expresion"; the fields are expression, rules,
            solve   | {"expression":7}           | the field "expression" must be a text
            solve   | {}                         | the field "expression" is missing
            check   | {"certificate":"no"}       | this is no JSON: see line 1
            explain | {"topic":"nothing"}        | there is no lesson on "nothing"
            """)
    void a_question_that_cannot_be_answered_is_told_to_the_assistant(String tool, String arguments, String words) {
        JsonNode answer = answer(call(1, tool, arguments));
        assertThat(answer.at("/result/isError").asBoolean()).isTrue();
        assertThat(words(answer)).contains(words);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            {"jsonrpc":"2.0","id":1,"method":"resources/list"}                         | -32601 | there is no method resources/list
            {"jsonrpc":"2.0","id":1,"method":"initialize","params":{}}                 | -32602 | "protocolVersion" must be a text
            {"jsonrpc":"2.0","id":1,"method":"ping","params":[1]}                      | -32602 | "params" must be an object
            {"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"cursor":"a"}}     | -32602 | there is no cursor
            {"jsonrpc":"2.0","id":1,"method":"tools/call"}                             | -32602 | "name" must be a text
            {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"x"}}       | -32602 | there is no tool x; the tools are games, show,
            {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"solve","arguments":[]}} | -32602 | "arguments" must be an object
            {"jsonrpc":"1.0","id":1,"method":"ping"}                                   | -32600 | "jsonrpc" must be "2.0"
            {"jsonrpc":"2.0","id":1}                                                   | -32600 | "method" must be a text
            """)
    void a_request_that_is_wrong_is_answered_with_its_code(String line, int code, String detail) {
        JsonNode answer = answer(line);
        assertThat(answer.get("id").asInt()).isEqualTo(1);
        assertThat(code(answer)).isEqualTo(code);
        assertThat(answer.at("/error/message").asString()).contains(detail);
        assertThat(answer.has("result")).isFalse();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            {"jsonrpc":                                          | -32700
            ping                                                 | -32700
            {"jsonrpc":"2.0","id":1,"method":"ping"} x           | -32700
            []                                                   | -32600
            [{"jsonrpc":"2.0","id":1,"method":"ping"}]           | -32600
            7                                                    | -32600
            {"jsonrpc":"2.0","id":null,"method":"ping"}          | -32600
            {"jsonrpc":"2.0","id":1.5,"method":"ping"}           | -32600
            {"jsonrpc":"2.0","id":9007199254740993,"method":"ping"} | -32600
            {"jsonrpc":"2.0","id":[1],"method":"ping"}           | -32600
            """)
    void a_line_that_is_no_request_is_answered_without_an_id_and_the_next_one_as_ever(String line, int code) {
        List<JsonNode> answers = answers(line, PING);
        assertThat(answers).hasSize(2);
        assertThat(answers.getFirst().get("id").isNull()).isTrue();
        assertThat(code(answers.getFirst())).isEqualTo(code);
        assertThat(answers.getLast().get("id").asInt()).isEqualTo(7);
    }

    @Test
    void lines_that_are_too_long_too_deep_or_no_utf_8_are_passed_over() {
        byte[] bytes = (PING + "\nx\n" + PING).getBytes(StandardCharsets.UTF_8);
        bytes[PING.length() + 1] = (byte) 0xff;
        List<JsonNode> damaged = answers(Conversation.server(), bytes);
        assertThat(damaged).hasSize(3);
        assertThat(code(damaged.get(1))).isEqualTo(-32700);
        List<JsonNode> others = answers("[".repeat(1_000_000), "\"" + "x".repeat(1 << 23) + "\"", PING);
        assertThat(others.stream().map(McpServerTest::code)).containsExactly(-32700, -32600, 0);
    }

    @Test
    void lines_may_end_as_those_of_windows_do() {
        assertThat(answers(PING + "\r", PING + "\r")).hasSize(2);
    }

    @Test
    void what_cannot_be_written_ends_the_server() {
        OutputStream broken = new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException("broken");
            }
        };
        byte[] lines = (PING + "\n").repeat(3).getBytes(StandardCharsets.UTF_8);
        assertThatThrownBy(() -> Conversation.server().serve(new ByteArrayInputStream(lines), broken))
                .isInstanceOf(UncheckedIOException.class)
                .hasMessageContaining("broken");
    }
}
