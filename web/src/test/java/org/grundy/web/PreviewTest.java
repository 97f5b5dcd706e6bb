package org.grundy.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.grundy.web.preview.Preview;
import org.grundy.web.preview.PreviewPage;
import org.grundy.web.preview.Previews;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What programs see that show a link with a title, a description and a picture.
final class PreviewTest extends ServedTest {
    private static final Pattern ROW = Pattern.compile("\\{ name: '(\\w+)'");

    @Test
    void every_preview_is_found_at_its_page_and_has_words() {
        assertThat(Previews.all()).hasSizeGreaterThan(170).allSatisfy(preview -> {
            assertThat(Previews.of(preview.file())).contains(preview);
            assertThat(preview.title()).isNotBlank();
            assertThat(preview.description()).hasSizeBetween(8, 260);
        });
    }

    @Test
    void every_game_of_the_gallery_has_a_page() {
        Stream<String> names = Stream.of("heaps", "rows", "boards", "graphs", "pairs", "coins", "races")
                .flatMap(group ->
                        ROW.matcher(file("page/js/games/" + group + ".js")).results())
                .map(row -> row.group(1));
        assertThat(names.toList())
                .hasSizeGreaterThan(60)
                .allSatisfy(name ->
                        assertThat(Previews.of("game/" + name + ".html")).isPresent());
    }

    @Test
    void the_server_names_itself_as_it_was_asked() {
        String own = "http://localhost:" + port() + "/";
        assertThat(asker.get("/game/nim.html").text())
                .contains("<meta property=\"og:title\" content=\"Nim\">")
                .contains("<meta property=\"og:url\" content=\"" + own + "game/nim.html\">")
                .contains("<meta property=\"og:image\" content=\"" + own + "preview/nim.png\">")
                .contains("<meta name=\"twitter:card\" content=\"summary_large_image\">")
                .contains("There are heaps of tokens.");
        assertThat(asker.get("/zh/lesson/sg.html").text())
                .contains("<html lang=\"zh-CN\" data-root=\"../../\" data-opens=\"lessons?topic=sg\">")
                .contains(own + "preview/lesson-sg.png");
        assertThat(asker.get("/").text())
                .contains("<meta property=\"og:image\" content=\"" + own + "preview/home.png\">");
    }

    @Test
    void behind_a_proxy_it_names_what_the_proxy_was_asked_for() {
        HttpResponse<String> answer = asker.response(asker.request("/daily.html")
                .setHeader("X-Forwarded-Host", "games.example")
                .setHeader("X-Forwarded-Proto", "https")
                .GET());
        assertThat(answer.body()).contains("content=\"https://games.example/preview/daily.png\"");
        HttpResponse<String> odd = asker.response(asker.request("/daily.html")
                .setHeader("X-Forwarded-Host", "a\"><b>")
                .GET());
        assertThat(odd.body()).contains("content=\"preview/daily.png\"").doesNotContain("<b>");
    }

    @Test
    void there_is_a_page_for_the_puzzle_of_any_day() {
        assertThat(asker.get("/daily/2026-02-28.html").text())
                .contains("Puzzle of 2026-02-28", "puzzles?day=2026-02-28");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"/daily/2026-02-30.html", "/game/none.html", "/lesson/none.html", "/zh/none.html", "/game.html"})
    void there_is_none_for_what_is_not_there(String path) {
        assertThat(asker.get(path).status()).isEqualTo(404);
    }

    @Test
    void a_picture_is_sent_as_one() {
        assertThat(asker.get("/preview/kayles.png").type()).isEqualTo("image/png");
    }

    @Test
    void words_with_signs_of_html_stay_words() {
        Preview poset = Previews.of("game/poset.html").orElseThrow();
        assertThat(poset.description()).contains("a<b");
        assertThat(PreviewPage.of(poset, Optional.empty())).contains("a&lt;b").doesNotContain("a<b", "og:url");
    }

    private static String file(String name) {
        try (InputStream in = Objects.requireNonNull(PreviewTest.class.getResourceAsStream(name), name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
