package org.grundy.site;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import org.grundy.testkit.Thorough;
import org.grundy.web.browser.Browser;
import org.grundy.web.browser.FileServer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.io.TempDir;

/// What a class does with the folder on a host that knows nothing but files, below a path of it.
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
final class VisitTest {
    private static final String PATH = "~teacher/grundy/";
    private static final int MOST_SCREENS = 40;

    @TempDir
    static Path root;

    private static FileServer host;
    private static Browser browser;

    @BeforeAll
    static void open() throws IOException, InterruptedException {
        Optional<Path> program = Browser.installed();
        assumeTrue(program.isPresent(), "no Chromium is installed");
        copy(FileServer.folder(), root.resolve(PATH));
        host = FileServer.of(root);
        browser = Browser.start(program.get());
        visit();
        browser.evaluate("localStorage.setItem('grundy.lang', 'en'); localStorage.setItem('grundy.strength', '100')");
    }

    private static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> all = Files.walk(from)) {
            all.filter(Files::isRegularFile).forEach(file -> {
                Path copy = to.resolve(from.relativize(file).toString());
                try {
                    Files.createDirectories(copy.getParent());
                    Files.copy(file, copy);
                } catch (IOException failed) {
                    throw new UncheckedIOException(failed);
                }
            });
        }
    }

    @AfterAll
    static void close() {
        if (browser != null) {
            browser.close();
            host.stop();
        }
    }

    private static void visit() {
        browser.open(host.url() + PATH);
    }

    /// Shows a view afresh.
    private static void show(String address) {
        browser.evaluate("document.getElementById('view').replaceChildren(); location.hash = '#/home'");
        browser.until("document.querySelector('.hero-board .cell')");
        browser.evaluate("location.hash = " + Browser.quoted(address));
        browser.until("document.querySelector('main h1') && !document.querySelector('.hero-board')");
    }

    private static void play(String question) {
        show("#/play?" + question);
        browser.until("/Your move/.test(document.querySelector('.status')?.textContent)");
    }

    private static void waitForReply(int states) {
        browser.until("document.querySelectorAll('.history li').length >= " + states
                + " && document.querySelector('.cell, .over-card')");
    }

    private static void waitForWin() {
        browser.until("/You win/.test(document.querySelector('.status').textContent)");
    }

    private static String cell(String id) {
        return "[data-cell='" + id + "']";
    }

    /// By hand: equal heaps are left after each move, whatever the computer does.
    @Test
    @Order(1)
    void a_game_is_won_with_the_mouse() {
        play("e=nim(1,2)");
        browser.click(cell("1.0:1"));
        waitForReply(3);
        browser.click(".cell");
        waitForWin();
    }

    @Tag(Thorough.TAG)
    @Test
    @Order(1)
    void a_game_is_won_with_the_keys() {
        play("e=nim(1,2)");
        walk("1.0:1");
        waitForReply(3);
        browser.evaluate("document.querySelector('#view .cell[tabindex=\"0\"]').focus()");
        browser.press("Enter");
        waitForWin();
    }

    /// By hand: one stone of the heap of two is taken; then each takes one of 1, 1, 1, and the computer the last.
    @Test
    @Tag(Thorough.TAG)
    @Order(1)
    void a_misere_sum_is_won() {
        play("e=nim(1,1)%20%2B%20nim(2)&play=misere");
        walk("2.0:1");
        waitForReply(3);
        browser.click(".cell");
        waitForReply(5);
        waitForWin();
    }

    /// Goes to a cell by the arrow keys, and chooses it.
    private static void walk(String id) {
        browser.evaluate("document.querySelector('#view .cell[tabindex=\"0\"]').focus()");
        for (int step = 0; step < MOST_SCREENS; step++) {
            String key = browser.evaluate("(() => { const a = document.activeElement, b = document.querySelector("
                            + Browser.quoted(cell(id)) + "); if (a === b) return 'Enter';"
                            + " const p = a.getBoundingClientRect(), q = b.getBoundingClientRect();"
                            + " return Math.abs(q.x - p.x) > Math.abs(q.y - p.y)"
                            + " ? q.x > p.x ? 'ArrowRight' : 'ArrowLeft' : q.y > p.y ? 'ArrowDown' : 'ArrowUp'; })()")
                    .asString();
            browser.press(key);
            if (key.equals("Enter")) {
                return;
            }
        }
        throw new AssertionError("not reached by the arrow keys: " + id);
    }

    /// By hand: multiples of 5 are lost.
    @Tag(Thorough.TAG)
    @Test
    @Order(1)
    void rules_of_ones_own_have_a_pattern_and_a_program() {
        show("#/rules");
        browser.write("#rules", "mine: n -> n - k for k in 1..4");
        browser.until("/mod 5/.test(document.querySelector('main').innerText)");
        browser.until("[...document.querySelectorAll('main button')].some(each => each.innerText === 'Python')");
        browser.evaluate(
                "[...document.querySelectorAll('main button')].find(each => each.innerText === 'Python').click()");
        browser.until("/def /.test(document.querySelector('main').innerText)");
    }

    @Test
    @Order(1)
    void a_lesson_is_read_to_its_end() {
        show("#/lessons?topic=nim");
        String next = ".lesson-nav .button:nth-child(2):not([hidden])";
        browser.until("document.querySelector('.lesson h1')");
        for (int screen = 1;
                browser.evaluate("document.querySelector('" + next + "') !== null")
                        .asBoolean();
                screen++) {
            assertThat(screen).isLessThan(MOST_SCREENS);
            browser.evaluate("document.querySelector('" + next + "').click()");
            browser.until("location.hash.endsWith('&at=" + (screen + 1)
                    + "') && document.querySelector('.lesson h1').innerText");
        }
        assertThat(browser.text(".lesson-text .button.main")).startsWith("Next chapter");
    }

    /// Guy and Smith (1956): seven pins of Kayles are worth 2, and 2 ⊕ 3 = 1.
    @Test
    @Order(1)
    void a_script_of_another_page_asks_the_package() {
        assertThat(browser.evaluate("import('./grundy.js').then(({ solve }) => solve('kayles(7) + nim(3)'))"
                                + ".then(({ outcome, grundy }) => outcome + ' ' + grundy)")
                        .asString())
                .isEqualTo("N 1");
        assertThat(browser.evaluate("import('./grundy.js').then(({ ask }) => ask('analyze', { expression: 'nim(3' }))"
                                + ".catch(({ problem }) => problem.status + ' ' + problem.field)")
                        .asString())
                .isEqualTo("422 expression");
    }

    @Test
    @Order(2)
    void it_can_be_installed() {
        browser.until("navigator.serviceWorker.controller");
        assertThat(browser.obstaclesToInstalling()).isEmpty();
    }

    @Tag(Thorough.TAG)
    @Test
    @Order(3)
    void a_new_version_serves_the_next_visit() throws IOException {
        browser.until("navigator.serviceWorker.controller");
        Path folder = root.resolve(PATH);
        replace(folder.resolve("index.html"), "<title>", "<meta name=\"edition\" content=\"second\"><title>");
        replace(folder.resolve("sw.js"), "const VERSION = '", "const VERSION = 'second ");
        visit();
        browser.until(
                "(caches.keys().then(names => { window.kept = names.join(); }), /^grundy [^,]*second/.test(window.kept))");
        visit();
        assertThat(browser.evaluate("document.querySelector('meta[name=edition]')?.content")
                        .asString())
                .isEqualTo("second");
    }

    private static void replace(Path file, String old, String other) throws IOException {
        String text = Files.readString(file);
        assertThat(text).contains(old);
        Files.writeString(file, text.replace(old, other));
    }

    @Test
    @Order(4)
    void it_is_played_when_the_host_is_gone() {
        host.stop();
        visit();
        play("e=nim(1,2)");
        assertThat(browser.evaluate("fetch('nothing-of-the-page').then(() => 'there', () => 'gone')")
                        .asString())
                .isEqualTo("gone");
    }
}
