package org.grundy.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.swagger.v3.parser.OpenAPIV3Parser;
import io.swagger.v3.parser.core.models.SwaggerParseResult;
import java.net.URLEncoder;
import java.net.http.HttpRequest;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/// The description of the API as programs read it that make clients from it.
final class OpenApiDocumentTest extends ServedTest {
    private JsonNode document() {
        return asker.get("/openapi.json").json();
    }

    static List<String> documents() {
        return Thorough.part("descriptions of the API", 2, List.of("/openapi.json", "/openapi.zh.json"));
    }

    @ParameterizedTest
    @MethodSource("documents")
    void has_no_fault_in_the_eyes_of_the_parser_of_swagger(String path) {
        SwaggerParseResult read =
                new OpenAPIV3Parser().readContents(asker.get(path).text());
        assertThat(read.getMessages()).isEmpty();
        assertThat(read.getOpenAPI().getPaths()).containsKeys("/api/analyze", "/api/games/{game}");
        assertThat(read.getOpenAPI().getServers()).isNotEmpty();
    }

    @Tag(Thorough.TAG)
    @Test
    void is_found_faulty_where_it_is() {
        String faulty = asker.get("/openapi.json").text().replace("\"getAnalyze\"", "\"analyze\"");
        assertThat(new OpenAPIV3Parser().readContents(faulty).getMessages())
                .singleElement()
                .asString()
                .contains("operationId is repeated");
    }

    @Test
    void names_each_operation_once() {
        List<String> names = operations()
                .map(each -> each.says.get("operationId").asString())
                .toList();
        assertThat(names).doesNotHaveDuplicates().contains("analyze", "getAnalyze", "getGame", "getTopic");
    }

    @Test
    void says_which_fields_are_needed_and_which_are_one_of_few_words() {
        JsonNode question = document().get("components").get("schemas").get("AnalyzeQuestion");
        assertThat(question.get("required").toString()).isEqualTo("[\"expression\"]");
        JsonNode fields = question.get("properties");
        assertThat(fields.get("expression").get("type").asString()).isEqualTo("string");
        assertThat(fields.get("play").get("anyOf").get(0).get("enum").toString())
                .isEqualTo("[\"normal\",\"misere\"]");
        assertThat(fields.get("language").get("anyOf").get(0).get("enum").toString())
                .isEqualTo("[\"en\",\"zh\"]");
        assertThat(fields.get("time").get("anyOf").get(0).get("format").asString())
                .isEqualTo("int64");
    }

    /// Without a needed field each place says that it is missing.
    @TestFactory
    Stream<DynamicTest> a_field_that_is_needed_is_missed() {
        JsonNode schemas = document().get("components").get("schemas");
        return operations().filter(each -> each.method.equals("post")).flatMap(each -> {
            String name = each.content().get("schema").get("$ref").asString().replaceAll(".*/", "");
            return schemas.get(name)
                    .get("required")
                    .valueStream()
                    .limit(1)
                    .map(field -> DynamicTest.dynamicTest(each.path, () -> {
                        Asker.Answer answer =
                                asker.send(asker.request(each.path).POST(HttpRequest.BodyPublishers.ofString("{}")));
                        assertThat(answer.status()).isEqualTo(422);
                        assertThat(answer.json().get("detail").asString()).contains(field.asString());
                    }));
        });
    }

    @TestFactory
    Stream<DynamicTest> each_example_is_answered_as_described() {
        JsonNode document = document();
        return Thorough.part("operations with examples", 4, operations().toList()).stream()
                .map(each -> DynamicTest.dynamicTest(each.method + " " + each.path, () -> {
                    Asker.Answer answer = asker.send(
                            each.method.equals("get")
                                    ? asker.request(each.link()).GET()
                                    : asker.request(each.path)
                                            .POST(HttpRequest.BodyPublishers.ofString(each.content()
                                                    .get("example")
                                                    .toString())));
                    assertThat(answer.status()).as(answer.text()).isEqualTo(200);
                    JsonNode schema = each.says
                            .get("responses")
                            .get("200")
                            .get("content")
                            .get("application/json")
                            .get("schema");
                    assertThat(new SchemaFaults(document).of(answer.json(), schema, each.path))
                            .isEmpty();
                }));
    }

    private Stream<Operation> operations() {
        List<Operation> all = new ArrayList<>();
        for (Map.Entry<String, JsonNode> path : document().get("paths").properties()) {
            path.getValue()
                    .properties()
                    .forEach(method -> all.add(new Operation(path.getKey(), method.getKey(), method.getValue())));
        }
        return all.stream();
    }

    /// What a description says of one operation.
    private record Operation(String path, String method, JsonNode says) {
        JsonNode content() {
            return says.get("requestBody").get("content").get("application/json");
        }

        /// The address that the examples of its parameters make.
        String link() {
            String address = path;
            List<String> query = new ArrayList<>();
            for (JsonNode parameter : says.get("parameters")) {
                if (!parameter.has("example")) {
                    continue;
                }
                String name = parameter.get("name").asString();
                JsonNode example = parameter.get("example");
                if (parameter.get("in").asString().equals("path")) {
                    address = address.replace("{" + name + "}", encoded(example));
                } else if (example.isArray()) {
                    example.forEach(each -> query.add(name + "=" + encoded(each)));
                } else {
                    query.add(name + "=" + encoded(example));
                }
            }
            return address + (query.isEmpty() ? "" : "?" + String.join("&", query));
        }

        private static String encoded(JsonNode value) {
            return URLEncoder.encode(value.asString(), StandardCharsets.UTF_8);
        }
    }
}
