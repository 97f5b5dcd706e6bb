package org.grundy.web.browser;

import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import org.grundy.web.ServerSettings;
import org.grundy.web.WebServer;
import org.jspecify.annotations.Nullable;

/// The page of a server, open in a browser. The server is Grundy's, or one that only gives the files of the folder
/// which the system property `grundy.page` names, the page with the engine in it.
///
/// @param server that is asked, stopped by this
/// @param browser in which it is open
record OpenPage(Runnable server, Browser browser) {
    /// Held by each class of tests that uses the page: it is one for all.
    static final String LOCK = "page";

    private static final int MOST_STEPS = 12;

    /// One for all tests: a browser takes longer to start than most of them take.
    private static @Nullable OpenPage opened;

    /// The page; the tests are left out, with a word on the output, where there is no browser.
    static synchronized OpenPage shared() throws IOException, InterruptedException {
        OpenPage known = opened == null ? start() : opened;
        opened = known;
        return known;
    }

    private static OpenPage start() throws IOException, InterruptedException {
        Optional<Path> program = Browser.installed();
        if (program.isEmpty()) {
            System.out.println("No Chromium is installed, so the page is NOT tested in a browser.");
        }
        assumeTrue(program.isPresent(), "no Chromium is installed");
        Browser browser = Browser.start(program.get());
        OpenPage page = new OpenPage(served(browser), browser);
        Runtime.getRuntime().addShutdownHook(new Thread(page::close));
        return page;
    }

    /// Leaves a test out where the engine is in the page, because it changes what a server answers.
    void needsServer() {
        assumeFalse(FileServer.isWanted(), "there is no server behind this page");
    }

    private static Runnable served(Browser browser) throws IOException {
        if (FileServer.isWanted()) {
            FileServer files = FileServer.start();
            browser.open(files.url());
            return files::stop;
        }
        WebServer server = WebServer.start(ServerSettings.local(0));
        browser.open(server.url());
        return server::close;
    }

    /// As for a reader who comes for the first time, in English, and plays against the best.
    void reset() {
        browser.size(1280, 900);
        browser.quiet();
        browser.evaluate("localStorage.clear(); localStorage.setItem('grundy.lang', 'en');"
                + " localStorage.setItem('grundy.strength', '100')");
    }

    /// Shows a view.
    void show(String address) {
        browser.evaluate("document.getElementById('view').replaceChildren(); history.replaceState(null, '', '/');"
                + " location.hash = " + Browser.quoted(address));
        browser.until("document.querySelector('main h1')");
    }

    /// Begins a game, in which the player moves first.
    void play(String expression) {
        show("#/play?e=" + URLEncoder.encode(expression, StandardCharsets.UTF_8));
        waitForTurn();
    }

    /// Waits until the computer has replied to the first move. That the player is to move does not say so: it stands
    /// there until the server has answered to the move.
    void waitForReply() {
        browser.until("document.querySelectorAll('.history li').length === 3");
        waitForTurn();
    }

    /// Begins a game with analysis and all its lists open.
    void analyze(String expression) {
        show("#/play?analysis=1&e=" + URLEncoder.encode(expression, StandardCharsets.UTF_8));
        waitForTurn();
        unfold();
    }

    /// Opens all lists of the analysis.
    void unfold() {
        browser.evaluate("document.querySelectorAll('.analysis > details').forEach(each => { each.open = true; })");
    }

    private void waitForTurn() {
        browser.until("/Your move|win/.test(document.querySelector('.status')?.textContent)");
    }

    /// Waits for the words that say how the game stands.
    void waitFor(String status) {
        browser.until("document.querySelector('.status').textContent === '" + status + "'");
    }

    /// The selector of a cell.
    static String cell(String id) {
        return "[data-cell='" + id + "']";
    }

    /// Walks to a cell with the arrow keys, as one who sees where it lies.
    void chooseByKeys(String id) {
        browser.evaluate("document.querySelector('#view .cell[tabindex=\"0\"]').focus()");
        for (int step = 0; step < MOST_STEPS; step++) {
            String key = browser.evaluate("(() => { const a = document.activeElement, b = document.querySelector("
                            + Browser.quoted(cell(id)) + "); if (a === b) return 'Enter';"
                            + " const p = a.getBoundingClientRect(), q = b.getBoundingClientRect();"
                            + " const dx = q.x + q.width / 2 - p.x - p.width / 2,"
                            + " dy = q.y + q.height / 2 - p.y - p.height / 2;"
                            + " return Math.abs(dx) > Math.abs(dy) ? dx > 0 ? 'ArrowRight' : 'ArrowLeft'"
                            + " : dy > 0 ? 'ArrowDown' : 'ArrowUp'; })()")
                    .asString();
            browser.press(key);
            if (key.equals("Enter")) {
                return;
            }
        }
        throw new AssertionError("not reached by the arrow keys: " + id);
    }

    private void close() {
        browser.close();
        server.run();
    }
}
