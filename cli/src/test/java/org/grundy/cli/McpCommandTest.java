package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// `grundy mcp` as an assistant uses it: what its tools take and give fits the schemas that it tells; the validator is
/// that of another project.
final class McpCommandTest {
    private static final JsonMapper JSON = new JsonMapper();
    private static final String BASH = "\"rules\":\"g(m): n -> n - k for k in 1..m\",\"vary\":[\"m=1..3\"]";

    /// Calls of every tool, as name and arguments.
    private static final List<List<String>> CALLS = List.of(
            List.of("games", "{}"),
            List.of("games", "{\"word\":\"kayles\"}"),
            List.of("show", "{\"game\":\"bash[3]\"}"),
            List.of("solve", "{\"expression\":\"kayles(7) + nim(3,4) + *4\",\"line\":true}"),
            List.of("solve", "{\"expression\":\"cram(9,11)\",\"positions\":100}"),
            List.of("solve", "{\"expression\":\"nim(1,2)\",\"join\":\"selective\",\"language\":\"zh\"}"),
            List.of("table", "{\"game\":\"wythoff\",\"x\":[0,4],\"y\":[0,4]}"),
            List.of("rules", "{\"rules\":\"g: n -> n - 1, n - 3\"}"),
            List.of("discover", "{" + BASH + ",\"to\":60}"),
            List.of("conjecture", "{\"condition\":\"n % (m+1) == 0\"," + BASH + "}"),
            List.of("conjecture", "{\"condition\":\"n % 3 == 0\",\"game\":\"kayles\"}"),
            List.of("export", "{" + BASH + ",\"program\":\"python\"}"),
            List.of("explain", "{}"),
            List.of("explain", "{\"topic\":\"wythoff\"}"));

    private static final Map<String, JsonNode> TOOLS = tools();

    private static String request(int id, String method, String parameters) {
        return "{\"jsonrpc\":\"2.0\",\"id\":" + id + ",\"method\":\"" + method + "\",\"params\":" + parameters + "}\n";
    }

    private static String call(int id, List<String> call) {
        return request(id, "tools/call", "{\"name\":\"" + call.getFirst() + "\",\"arguments\":" + call.getLast() + "}");
    }

    private static Map<String, JsonNode> tools() {
        Map<String, JsonNode> tools = new HashMap<>();
        JSON.readTree(Ran.reading(request(1, "tools/list", "{}"), "mcp").out())
                .at("/result/tools")
                .forEach(tool -> tools.put(tool.get("name").asString(), tool));
        return tools;
    }

    private static void fits(List<String> call, String part, String json) {
        JsonNode told = Objects.requireNonNull(TOOLS.get(call.getFirst()), call.getFirst());
        Schema schema = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(told.get(part).toString(), InputFormat.JSON);
        assertThat(schema.validate(json, InputFormat.JSON))
                .as(part + " of " + call)
                .isEmpty();
    }

    /// The answers of one run to all calls; they may come in any order.
    private static void answered(List<List<String>> calls) {
        StringBuilder lines = new StringBuilder();
        for (int i = 0; i < calls.size(); i++) {
            lines.append(call(i, calls.get(i)));
        }
        Ran ran = Ran.reading(lines.toString(), "mcp");
        assertThat(ran.exit()).isZero();
        assertThat(ran.err()).isEmpty();
        List<JsonNode> answers = ran.out().lines().map(JSON::readTree).toList();
        assertThat(answers).hasSize(calls.size());
        for (JsonNode answer : answers) {
            List<String> call = calls.get(answer.get("id").asInt());
            assertThat(answer.at("/result/content/0/text").asString())
                    .as(call.toString())
                    .isNotBlank();
            assertThat(answer.at("/result/isError").isMissingNode())
                    .as(call + ": " + answer)
                    .isTrue();
            fits(call, "inputSchema", call.getLast());
            fits(call, "outputSchema", answer.at("/result/structuredContent").toString());
        }
    }

    @Test
    void what_every_tool_takes_and_gives_fits_its_schemas() {
        answered(CALLS);
    }

    @Test
    void certificates_are_checked_whether_they_hold_or_were_changed(@TempDir Path folder) throws IOException {
        List<List<String>> calls = new ArrayList<>();
        for (String line : List.of("period 0.77", "quotient 0.23")) {
            String file = folder.resolve(line.replace(' ', '-')).toString();
            assertThat(Ran.command((line + " --certificate " + file).split(" ")).exit())
                    .isZero();
            String text = Files.readString(Path.of(file));
            for (String certificate : List.of(text, text.replaceFirst("\\d", "7"))) {
                calls.add(List.of("check", JSON.writeValueAsString(Map.of("certificate", certificate))));
            }
        }
        answered(calls.stream()
                .filter(call -> !call.getLast().contains("\\\"version\\\" : 7"))
                .toList());
    }

    @Test
    void descriptions_are_in_the_language_of_the_command() {
        assertThat(Ran.reading(request(1, "tools/list", "{}"), "mcp", "--lang", "zh")
                        .out())
                .contains("所有的游戏");
    }
}
