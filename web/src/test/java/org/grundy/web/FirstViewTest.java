package org.grundy.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// What the page's head names, so that a browser need not find out about it file by file.
final class FirstViewTest {
    private static final Pattern NAMED = Pattern.compile("<link rel=\"modulepreload\" href=\"(.+?)\">");
    private static final Pattern IMPORTED = Pattern.compile("from '\\./(.+?)'|from '\\.\\./(.+?)'");

    @Test
    void the_head_names_every_module_of_the_view_that_is_shown_first() throws IOException {
        Deque<String> waiting = new ArrayDeque<>(List.of("js/main.js", "js/home.js"));
        Set<String> needed = new TreeSet<>();
        while (!waiting.isEmpty()) {
            String module = waiting.remove();
            if (needed.add(module)) {
                String folder = module.substring(0, module.lastIndexOf('/') + 1);
                waiting.addAll(IMPORTED.matcher(file(module))
                        .results()
                        .map(found -> imported(folder, found))
                        .toList());
            }
        }
        needed.remove("js/main.js"); // the script itself
        assertThat(NAMED.matcher(file("index.html")).results().map(found -> found.group(1)))
                .containsExactlyInAnyOrderElementsOf(needed);
    }

    private static String imported(String folder, MatchResult found) {
        return found.group(1) != null ? folder + found.group(1) : "js/" + found.group(2);
    }

    private static String file(String name) throws IOException {
        try (InputStream in = Objects.requireNonNull(FirstViewTest.class.getResourceAsStream("page/" + name), name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
