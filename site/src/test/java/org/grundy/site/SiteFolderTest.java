package org.grundy.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.zip.Deflater;
import org.grundy.web.SiteFolder;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// The folder of the page is complete.
final class SiteFolderTest {
    private static final Map<String, byte[]> FILES =
            SiteFolder.files("1.2.3", Optional.empty()).orElseThrow();

    /// In the order in which the page takes them; a usual build makes the first alone.
    private static final List<String> ENGINES = List.of("engine.wasm", "engine.js");

    private static String text(String name) {
        return new String(FILES.get(name), StandardCharsets.UTF_8);
    }

    @Test
    void what_is_kept_for_the_time_without_a_network_is_all_of_the_page() {
        List<String> page = new ArrayList<>(FILES.keySet());
        page.removeAll(List.of("index.html", "sw.js", "grundy.js", "grundy.d.ts", "package.json"));
        page.removeAll(ENGINES);
        page.removeIf(name -> name.matches("preview/.*|(zh/)?(game/.*|lesson/.*|daily[.]html)"));
        assertThat(page).contains("js/main.js", "openapi.zh.json");
        assertThat(page).allSatisfy(name -> assertThat(text("sw.js")).contains("\"" + name + "\""));
        assertThat(text("sw.js")).doesNotContain("%VERSION%").contains("\"./\"");
    }

    /// The goal is 1.5 MB with brotli of quality 11, which the JDK lacks; `gzip -9` makes a third more of the same
    /// files.
    @Test
    void what_a_browser_fetches_has_the_weight_that_is_promised() {
        int all = FILES.entrySet().stream()
                .filter(file -> file.getKey().equals("index.html")
                        || file.getKey().equals("engine.wasm")
                        || text("sw.js").contains("\"" + file.getKey() + "\""))
                .mapToInt(file -> compressed(file.getValue()))
                .sum();
        assertThat(all).isBetween(1_000_000, 2_060_000);
    }

    private static int compressed(byte[] content) {
        Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION);
        deflater.setInput(content);
        deflater.finish();
        byte[] some = new byte[1 << 16];
        int length = 0;
        while (!deflater.finished()) {
            length += deflater.deflate(some);
        }
        deflater.end();
        return length;
    }

    @Test
    void of_the_engine_the_page_chooses_what_is_kept() {
        assertThat(FILES).containsKeys("engine.wasm");
        assertThat(text("index.html"))
                .contains("<meta name=\"engine\" content=\"" + String.join(" ", engines()) + "\">");
        assertThat(text("sw.js")).doesNotContain("\"engine.").contains("searchParams.get('engine')");
    }

    @Test
    void the_package_names_the_files_that_it_needs() {
        JsonNode described = JsonMapper.shared().readTree(text("package.json"));
        List<String> named = new ArrayList<>();
        described.get("files").forEach(file -> named.add(file.asString()));
        assertThat(FILES.keySet()).containsAll(named);
        assertThat(named).containsAll(engines()).contains("grundy.js", "js/engine/start.js");
        assertThat(described.at("/engines/node").asString()).isEqualTo(engines().size() > 1 ? ">=18" : ">=22");
        assertThat(text("grundy.js")).doesNotContain("%");
    }

    private static List<String> engines() {
        return ENGINES.stream().filter(FILES::containsKey).toList();
    }

    @Test
    void the_page_asks_no_host_but_its_own_and_makes_no_code_of_text() {
        assertThat(text("index.html"))
                .contains("default-src 'none'; script-src 'self' 'wasm-unsafe-eval';")
                .doesNotContain("http:", "https:", "=\"/");
    }

    @Test
    void previews_are_in_the_folder_but_not_kept() {
        assertThat(FILES).containsKeys("game/nim.html", "zh/lesson/mex.html", "daily.html", "preview/nim.png");
        assertThat(text("sw.js")).doesNotContain("preview/nim");
        assertThat(text("game/nim.html")).contains("content=\"../preview/nim.png\"");
        Map<String, byte[]> named =
                SiteFolder.files("", Optional.of("https://a.example/g/")).orElseThrow();
        assertThat(new String(named.get("zh/game/nim.html"), StandardCharsets.UTF_8))
                .contains("content=\"https://a.example/g/preview/nim.png\"", "https://a.example/g/zh/game/nim.html");
    }
}
