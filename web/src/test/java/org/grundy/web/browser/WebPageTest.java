package org.grundy.web.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.InputStream;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.grundy.web.ServerSettings;
import org.grundy.web.WebServer;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The page as its readers use it.
final class WebPageTest {
    private static final int MOST_STEPS = 12;

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
        started.open(server.url());
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
        browser = Objects.requireNonNull(started);
        browser.size(1280, 900);
        browser.evaluate("localStorage.clear(); localStorage.setItem('grundy.lang', 'en');"
                + " localStorage.setItem('grundy.values', 'off'); localStorage.setItem('grundy.why', 'off')");
    }

    @AfterEach
    void nothing_went_wrong() {
        assertThat(browser.errors()).isEmpty();
    }

    private void show(String address) {
        browser.evaluate("document.getElementById('view').replaceChildren(); history.replaceState(null, '', '/');"
                + " location.hash = " + Browser.quoted(address));
        browser.until("document.querySelector('main h1')");
    }

    private void play(String expression) {
        show("#/play?e=" + URLEncoder.encode(expression, StandardCharsets.UTF_8));
        waitForTurn();
    }

    private void waitForTurn() {
        browser.until("/Your move|win/.test(document.querySelector('.status').innerText)");
    }

    private void waitFor(String status) {
        browser.until("document.querySelector('.status').innerText === '" + status + "'");
    }

    private static String cell(String id) {
        return "[data-cell='" + id + "']";
    }

    /// Positions of a kind of board each that are won by one move, made by choosing these cells.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "nim(3)|0",
                "kayles(2)|0 1",
                "grundy(3)|g1",
                "circle[2](2)|0 1",
                "turningturtles(1)|1",
                "acrostictwins((0,1))|0,1 0,0",
                "wythoff(2,2)|0,0",
                "euclid(2,4)|2,0",
                "marbles(1,1)|0,0",
                "chomp(1,2)|0,1",
                "cram(1,2)|0,0 0,1",
                "nodekayles(path 3)|2",
                "arckayles(a-b)|a-b",
                "hackenbush(0-a)|0-a",
                "geography(path 2, at 1)|2",
                "digraph[a>b](a)|b",
                "poset(a<b)|a",
                "staircase(1)|0.0",
                "stairs3389(0,1)|1.0 b0",
                "nimble(2)|0",
                "moore[2](1,2)|0.0 1.0",
                "countup[3](3)|3",
            })
    void a_game_is_won_by_mouse_and_by_keyboard_and_lost_in_the_sum_with_itself(String expression, String cells) {
        List<String> ids = List.of(cells.split(" "));
        play(expression);
        ids.forEach(id -> browser.click(cell("0.0:" + id)));
        waitFor("You win!");
        play(expression);
        ids.forEach(id -> chooseByKeys("0.0:" + id));
        waitFor("You win!");
        if (expression.startsWith("marbles")) {
            return; // the first marble that arrives wins, so two of them are no lost sum
        }
        play(expression + " + " + expression);
        ids.forEach(id -> browser.click(cell("0.0:" + id)));
        waitFor("The computer wins");
    }

    /// Walks to a cell with the arrow keys, as one who sees where it lies.
    private void chooseByKeys(String id) {
        browser.evaluate("document.querySelector('[role=gridcell][tabindex=\"0\"]').focus()");
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

    /// In Kayles one pin or two can be taken: the first choice is not a move yet, the same again is.
    @Test
    void a_choice_that_could_go_on_is_confirmed_or_given_up() {
        play("kayles(3)");
        browser.click(cell("0.0:1"));
        assertThat(browser.text(".status")).isEqualTo("Your move");
        chooseByKeys("0.0:1");
        browser.until("document.querySelectorAll('.history li').length === 3");
        play("kayles(3)");
        browser.click(cell("0.0:0"));
        browser.press("Escape");
        assertThat(browser.evaluate("document.querySelectorAll('.picked').length")
                        .asInt())
                .isZero();
    }

    @Test
    void moves_are_typed_taken_back_and_done_again_and_a_link_holds_them() {
        play("nim(3,4,5)");
        browser.write("#typed", "take 2 from 1");
        browser.press("Enter");
        browser.until("document.querySelectorAll('.history li').length === 3");
        waitForTurn();
        String link = browser.evaluate("location.hash").asString();
        browser.click(".buttons button:nth-child(1)");
        browser.until(
                "document.querySelector('.history [aria-current]').parentElement.previousElementSibling === null");
        browser.click(".buttons button:nth-child(2)");
        browser.until("document.querySelector('.history [aria-current]').parentElement.nextElementSibling === null");
        show(link);
        browser.until("document.querySelectorAll('.history li').length === 3");
        assertThat(browser.text(".history li:nth-child(2)")).contains("3 → 1 in the first heap");
    }

    @Test
    void a_typed_mistake_is_shown_with_its_place() {
        play("nim(3,4,5)");
        browser.write("#typed", "1: 3 -> 7");
        browser.press("Enter");
        browser.until("document.querySelector('[role=alert] mark')");
        browser.write("#expression", "nim(3,x)");
        browser.press("Enter");
        browser.until("document.querySelector('[role=alert] mark')?.innerText === 'x'");
    }

    /// Bouton (1901): of the moves from (3,4,5) only 3 → 1 leaves a nim sum of 0.
    @Test
    void values_stand_on_the_moves_and_the_xor_columns_say_why() {
        browser.evaluate("localStorage.setItem('grundy.values', 'grundy'); localStorage.setItem('grundy.why', 'on')");
        play("nim(3,4,5)");
        browser.until("document.querySelectorAll('.badge').length === 12");
        assertThat(browser.evaluate("document.querySelectorAll('.badge.win').length")
                        .asInt())
                .isEqualTo(1);
        assertThat(browser.evaluate("document.querySelector(\"[data-cell='0.0:1']\").getAttribute('aria-label')")
                        .asString())
                .contains("wins", "leaves Grundy value 0");
        browser.until("document.querySelector('.xor')");
        assertThat(browser.text(".xor .sum").replaceAll("\\s+", " ")).isEqualTo("xor 2 0 1 0");
    }

    @Test
    void the_page_speaks_chinese() {
        play("nim(1)");
        browser.click(".tools button");
        browser.until("document.querySelector('h1')?.innerText === '对局'");
        browser.until("document.querySelector('.status')?.innerText === '轮到你走'");
        browser.click(cell("0.0:0"));
        waitFor("你赢了！");
        assertThat(browser.evaluate("document.documentElement.lang").asString()).isEqualTo("zh-CN");
        browser.click(".tools button");
        browser.until("document.querySelector('h1')?.innerText === 'Play'");
    }

    @Test
    void rules_are_checked_as_they_are_typed_and_the_table_stands_beside() {
        show("#/rules");
        browser.until("document.querySelectorAll('.values .zero').length > 5");
        browser.write("#rules", "mine: n -> n - k");
        browser.until("document.querySelector('.marks mark')?.innerText === 'k'");
        assertThat(browser.text("#rules-said")).startsWith("Line 1, column 16");
        browser.write("#rules", "mine: n -> n - k for k in 1..2 if k <= n");
        browser.until("document.querySelectorAll('.values .zero').length === 14");
    }

    /// Guy and Smith (1956): the nim-sequence of Kayles has 14 exceptions.
    @Test
    void the_nim_sequence_of_kayles_is_plotted_with_its_exceptions() {
        show("#/sequence?code=kayles");
        browser.until("document.querySelectorAll('.chart .exception').length === 14");
        assertThat(browser.text(".verdict")).contains("period 12", "71");
        browser.evaluate("document.querySelector('.plot button').click()");
        browser.until("document.querySelectorAll('.chart .exception').length < 14");
    }

    @Test
    void a_map_of_wythoffs_game_is_walked_over_by_keys() {
        show("#/map?game=wythoff&to=12");
        browser.until("document.querySelector('canvas').width > 100");
        browser.evaluate("document.querySelector('canvas').focus()");
        browser.press("ArrowRight");
        browser.press("ArrowUp");
        browser.press("ArrowUp");
        browser.until("document.querySelector('.note').innerText.startsWith('(1, 2): 0')");
    }

    @Test
    void an_exercise_of_a_lesson_is_marked() {
        show("#/lessons?topic=wythoff");
        browser.until("document.querySelectorAll('.task').length >= 2");
        browser.click(".task button:nth-child(1)");
        browser.until("document.querySelector('.task .marked').classList.contains('lose')");
        browser.click(".task button:nth-child(2)");
        browser.until("document.querySelector('.task .marked').classList.contains('win')");
        assertThat(browser.text("article .help")).startsWith("1 of ");
        browser.evaluate("document.querySelector('.live summary').click()");
        browser.until("document.querySelector('.live .cell')");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"#/play?e=nim(3,4)%2Bcram(2,2)", "#/lessons?topic=nim", "#/sequence", "#/map", "#/rules", "#/api"
            })
    void axe_finds_nothing_serious(String address) throws IOException {
        browser.evaluate("localStorage.setItem('grundy.values', 'outcome'); localStorage.setItem('grundy.why', 'on')");
        try (InputStream script = Objects.requireNonNull(WebPageTest.class.getResourceAsStream("/axe.min.js"))) {
            show(address);
            browser.until("!/thinking/.test(document.querySelector('main').innerText)");
            browser.evaluate("if (!window.axe) {" + new String(script.readAllBytes(), StandardCharsets.UTF_8) + "}");
        }
        String found = browser.evaluate("axe.run().then(r => r.violations.filter(v => ['serious', 'critical']"
                        + ".includes(v.impact)).map(v => v.id + ': ' + v.nodes[0].html + ' ' + v.nodes[0].failureSummary)"
                        + ".join('\\n'))")
                .asString();
        assertThat(found).isEmpty();
    }
}
