package org.grundy.site;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.grundy.catalog.Catalog;
import org.grundy.web.api.Endpoints;
import org.grundy.web.browser.Browser;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// The list of what the engine in the page answers with no server: every place of the API by its example, and of every
/// game who wins, why, its moves and its rules. Clusters, folders of stored values and threads have no place in the
/// API.
final class StaticAnswersTest {
    private static final int ANSWERED = 200;

    private record Named(String what, String path, String question) {}

    @Test
    void every_place_and_every_game_is_answered_without_a_server() throws IOException, InterruptedException {
        List<String> apologies = new ArrayList<>();
        try (StaticPage page = StaticPage.open()) {
            page.startEngine("engine.wasm", 0);
            for (Named each : all()) {
                JsonNode answer = page.browser()
                        .evaluate("(({ status, text }) => ({ status, text: text.slice(0, 500) }))(engine("
                                + Browser.quoted(each.path) + ", " + Browser.quoted(each.question) + "))");
                if (answer.get("status").asInt() != ANSWERED) {
                    apologies.add(each + ": " + answer.get("text").asString());
                }
            }
        }
        System.out.println("answered without a server: "
                + all().stream().map(Named::what).distinct().collect(joining("; ")));
        assertThat(apologies).isEmpty();
    }

    private static List<Named> all() {
        List<Named> all = new ArrayList<>();
        Endpoints.all().forEach(place -> all.add(new Named(place.summary().en(), place.path(), place.example())));
        Catalog.library().families().forEach(family -> {
            String name = family.entry().name();
            for (String path : List.of("/api/analyze", "/api/play")) {
                all.add(new Named(
                        name, path, question("expression", family.entry().example())));
            }
            all.add(new Named(name, "/api/show", question("game", name)));
        });
        return all;
    }

    private static String question(String field, String value) {
        return JsonMapper.shared().createObjectNode().put(field, value).toString();
    }
}
