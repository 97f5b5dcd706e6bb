package org.grundy.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.grundy.cli.Main;
import org.grundy.cli.console.Console;
import org.grundy.web.SiteFolder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The folder of the page: complete, and written only where nothing else is lost.
final class SiteFolderTest {
    private static final Map<String, byte[]> FILES = SiteFolder.files("1.2.3").orElseThrow();

    private static String text(String name) {
        return new String(FILES.get(name), StandardCharsets.UTF_8);
    }

    private static String printed(String... words) {
        List<String> english = new ArrayList<>(List.of(words));
        english.addAll(List.of("--lang", "en"));
        return Main.printed(english, Console.ofProcess());
    }

    @Test
    void what_is_kept_for_the_time_without_a_network_is_all_of_the_page() {
        List<String> page = new ArrayList<>(FILES.keySet());
        page.removeAll(List.of("index.html", "sw.js", "grundy.js", "grundy.d.ts", "package.json"));
        assertThat(page).contains("engine.wasm", "js/main.js", "openapi.zh.json");
        assertThat(page).allSatisfy(name -> assertThat(text("sw.js")).contains("\"" + name + "\""));
        assertThat(text("sw.js")).doesNotContain("%VERSION%").contains("\"./\"");
    }

    @Test
    void the_page_asks_no_host_but_its_own_and_makes_no_code_of_text() {
        assertThat(text("index.html"))
                .contains("default-src 'none'; script-src 'self' 'wasm-unsafe-eval';")
                .doesNotContain("http:", "https:", "=\"/");
    }

    @Test
    void a_folder_is_made_and_a_former_site_in_it_is_replaced(@TempDir Path root) throws IOException {
        Path folder = root.resolve("new");
        assertThat(printed("site", folder.toString())).contains(FILES.size() + " files");
        Files.writeString(folder.resolve("index.html"), "old");
        printed("site", folder.toString());
        assertThat(Files.readString(folder.resolve("index.html"))).isEqualTo(text("index.html"));
    }

    @Test
    void files_that_are_no_former_site_are_left_alone(@TempDir Path root) throws IOException {
        Files.writeString(root.resolve("thesis.tex"), "mine");
        assertThat(printed("site", root.toString())).contains("there are files in");
        assertThat(root.resolve("index.html")).doesNotExist();
    }
}
