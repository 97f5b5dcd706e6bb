package org.grundy.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.ResourceLock;
import tools.jackson.databind.JsonNode;

/// A client that knows the API by its description alone, that of Swagger UI, calls every operation by its name: it
/// makes addresses, parameters and bodies of what is described, and nobody wrote them for Grundy.
@ResourceLock(OpenPage.LOCK)
final class DescribedClientTest {
    private static final String CLIENT = "/META-INF/resources/webjars/swagger-ui/5.34.1/swagger-ui-bundle.js";

    private static Browser browser;

    @BeforeAll
    static void open() throws IOException, InterruptedException {
        OpenPage page = OpenPage.shared();
        page.needsServer();
        browser = page.browser();
        page.reset();
        try (InputStream script = Objects.requireNonNull(DescribedClientTest.class.getResourceAsStream(CLIENT))) {
            browser.evaluate(new String(script.readAllBytes(), StandardCharsets.UTF_8) + "\n;0");
        }
        browser.evaluate("""
                (async () => {
                    const spec = await (await fetch('/openapi.json')).json();
                    const place = document.createElement('div');
                    const { fn } = SwaggerUIBundle({ spec, domNode: place }).getSystem();
                    window.described = spec;
                    window.called = async (operationId, parameters, requestBody) => {
                        const { status, body } = await fn.execute({
                            spec, operationId, parameters, requestBody,
                            requestContentType: 'application/json', responseContentType: 'application/json',
                            contextUrl: location.href,
                        }).catch(refused => refused);
                        return { status, body };
                    };
                })()""");
    }

    private static JsonNode called(String operation, String parameters, String body) {
        return browser.evaluate("called('" + operation + "', " + parameters + ", " + body + ")");
    }

    /// Values: C. L. Bouton's nim sum, and the first values of Wythoff's game (OEIS A004481).
    @Test
    void an_operation_is_called_by_its_name() {
        assertThat(called("analyze", "{}", "{ expression: 'nim(3,4,5)' }")
                        .at("/body/grundy")
                        .asInt())
                .isEqualTo(3 ^ 4 ^ 5);
        assertThat(called("getTable", "{ game: 'wythoff', x: [0, 2], y: [0, 1] }", "undefined")
                        .at("/body/values")
                        .toString())
                .isEqualTo("[[0,1,2],[1,2,0]]");
        assertThat(called("getGame", "{ game: 'nosuchgame' }", "undefined")
                        .get("status")
                        .asInt())
                .isNotEqualTo(200);
    }

    @Test
    void every_operation_answers_its_example() {
        JsonNode answers = browser.evaluate("""
                Promise.all(Object.values(described.paths).flatMap(path => Object.values(path)).map(async operation => {
                    const parameters = {};
                    for (const { name, example } of operation.parameters ?? []) {
                        if (example !== undefined) parameters[name] = example;
                    }
                    const body = operation.requestBody?.content['application/json'].example;
                    const { status, body: answer } = await called(operation.operationId, parameters, body);
                    return { name: operation.operationId, status, answered: typeof answer === 'object' };
                }))""");
        List<String> faults = new ArrayList<>();
        Set<String> names = new HashSet<>();
        for (JsonNode each : answers) {
            if (!names.add(each.get("name").asString())
                    || each.get("status").asInt() != 200
                    || !each.get("answered").asBoolean()) {
                faults.add(each.toString());
            }
        }
        assertThat(faults).isEmpty();
        assertThat(names).hasSizeGreaterThan(20).contains("discover", "getLessons");
    }
}
