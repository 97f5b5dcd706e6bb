package org.grundy.web.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import org.grundy.web.ServerSettings;
import org.grundy.web.WebServer;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// The page as its readers use it.
final class PageTest {
    private static @Nullable WebServer server;
    private static @Nullable Browser started;
    private Browser browser;

    @BeforeAll
    static void start() throws IOException, InterruptedException {
        Optional<Path> program = Browser.installed();
        if (program.isEmpty()) {
            System.out.println("No Chromium is installed, so the page is NOT tested in a browser.");
        }
        assumeTrue(program.isPresent(), "no Chromium is installed");
        server = WebServer.start(ServerSettings.local(0));
        started = Browser.start(program.get());
    }

    @AfterAll
    static void stop() throws IOException {
        if (started != null) {
            started.close();
        }
        if (server != null) {
            server.close();
        }
    }

    @BeforeEach
    void reset() {
        browser = java.util.Objects.requireNonNull(started);
        browser.size(1280, 900);
        open("");
        browser.evaluate("localStorage.clear()");
    }

    @AfterEach
    void nothing_went_wrong() {
        assertThat(browser.errors()).isEmpty();
    }

    private void open(String address) {
        browser.open(java.util.Objects.requireNonNull(server).url() + address);
    }

    private void play(String expression, String more) {
        open("#/play?e=" + URLEncoder.encode(expression, StandardCharsets.UTF_8) + more);
        browser.until("document.querySelector('.status').innerText");
    }

    private static String cell(String id) {
        return "[data-cell='" + id + "']";
    }

    private void waitForTurn() {
        browser.until("/Your move|win|轮到你|赢/.test(document.querySelector('.status').innerText)");
    }

    /// 3 → 1 is the only winning move in (3,4,5); after it every reply of the computer loses.
    @Test
    void a_game_of_nim_is_won_with_the_mouse() {
        play("nim(1,1,2)", "");
        waitForTurn();
        browser.click(cell("2.0:0"));
        browser.until("document.querySelectorAll('.history li').length === 3");
        waitForTurn();
        String last = browser.evaluate("[...document.querySelectorAll('.cell')].length")
                .asString();
        assertThat(last).isEqualTo("1");
        browser.click(".cell");
        browser.until("document.querySelector('.status').innerText === 'You win!'");
    }
}
