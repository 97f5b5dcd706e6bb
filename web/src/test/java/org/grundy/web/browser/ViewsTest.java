package org.grundy.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// The views of the page beside the board.
final class ViewsTest extends PageTest {
    @Test
    void the_page_speaks_chinese() {
        page.play("nim(1)");
        browser.click(".tools button");
        browser.until("document.querySelector('h1')?.innerText === '尼姆博弈'");
        page.waitFor("轮到你走");
        browser.click(OpenPage.cell("0.0:0"));
        page.waitFor("你赢了！");
        assertThat(browser.evaluate("document.documentElement.lang").asString()).isEqualTo("zh-CN");
        browser.click(".tools button");
        browser.until("document.querySelector('h1')?.innerText === 'Nim'");
    }

    @Test
    void what_one_plays_for_and_how_stand_above_the_board_and_the_rules_behind_more() {
        page.play("nim(3)");
        assertThat(browser.text(".brief p"))
                .isEqualTo("Make the last move and you win. Touch a stone: you take it and every stone above it.");
        browser.evaluate("document.querySelector('.menu').open = true");
        browser.until("document.querySelector('.setup .known details')");
        browser.evaluate("document.querySelector('.setup .known details').open = true");
        browser.until("document.querySelector('.setup .known').innerText.includes('Bouton')");
        page.show("#/play?e=nim(3)&play=misere");
        browser.until("document.querySelector('.brief p')?.innerText.includes('the last move loses')");
    }

    @Test
    void two_clicks_at_once_are_one_move() {
        page.play("nim(5,6)");
        browser.evaluate("['1.0:2', '0.0:1'].forEach(cell => document.querySelector(`[data-cell='${cell}']`)"
                + ".dispatchEvent(new MouseEvent('click', { bubbles: true })))");
        page.waitForReply();
        assertThat(browser.text(".history")).contains("You: 6 → 2 in the second heap");
    }

    @Test
    void a_server_that_is_gone_is_told_of_and_asked_again() {
        page.needsServer();
        browser.evaluate("window.kept = fetch; window.fetch = async () => { throw new TypeError('gone'); }; 0");
        page.show("#/lessons?topic=nim");
        assertThat(browser.text("main [role=alert]")).contains("Is grundy serve still running?");
        browser.evaluate("window.fetch = window.kept; document.querySelector('main button').click()");
        browser.until("document.querySelector('.chapter-name')?.innerText.endsWith('Nim')");
    }

    @Test
    void rules_are_checked_as_they_are_typed_and_the_table_stands_beside() {
        page.show("#/rules");
        browser.until("document.querySelectorAll('.values .zero').length > 5");
        browser.write("#rules", "mine: n -> n - k");
        browser.until("document.querySelector('.marks mark')?.innerText === 'k'");
        assertThat(browser.text("#rules-said")).startsWith("Line 1, column 16");
        browser.write("#rules", "mine: n -> n - k for k in 1..2 if k <= n");
        browser.until("document.querySelectorAll('.values .zero').length === 34");
    }

    /// Guy and Smith (1956): the nim-sequence of Kayles has 14 exceptions.
    @Test
    void the_nim_sequence_of_kayles_is_plotted_with_its_exceptions() {
        page.show("#/sequence?code=kayles");
        browser.until("document.querySelectorAll('.chart .exception').length === 14");
        assertThat(browser.text(".verdict")).contains("period 12", "71");
        browser.evaluate("document.querySelector('.view-sequence .row button').click()");
        browser.until("document.querySelectorAll('.chart .exception').length < 14");
    }

    @Test
    void a_map_of_wythoffs_game_is_walked_over_by_keys() {
        page.show("#/map?game=wythoff&to=12");
        browser.until("document.querySelector('.legend .key')");
        browser.evaluate("document.querySelector('canvas').focus()");
        browser.press("ArrowRight");
        browser.press("ArrowUp");
        browser.press("ArrowUp");
        browser.until("document.querySelector('.map-tip').innerText.startsWith('(1, 2): 0')");
    }

    /// By hand: of the moves from (1, 2) only 2 → 1 leaves a lost position.
    @Test
    void the_graph_of_a_game_is_walked_over_by_keys_entered_and_left() {
        page.show("#/graph?e=nim(1,2)");
        browser.until("document.querySelectorAll('.graph .vertex').length === 5");
        assertThat(browser.evaluate("document.querySelectorAll('.graph .vertex.lose').length")
                        .asInt())
                .isEqualTo(2);
        assertThat(browser.evaluate("document.querySelectorAll('.graph .arc.good').length")
                        .asInt())
                .isEqualTo(1);
        browser.evaluate("document.querySelector('.graph .vertex.here').focus()");
        browser.press("ArrowDown");
        browser.until("/^nim/.test(document.activeElement.getAttribute('aria-label'))"
                + " && document.activeElement !== document.querySelector('.graph .vertex')");
        browser.press("Enter");
        browser.until("document.querySelectorAll('.graph .vertex').length < 5");
        browser.press("Escape");
        browser.until("document.querySelectorAll('.graph .vertex').length === 5");
        browser.evaluate("document.querySelector('details.below').open = true");
        assertThat(browser.text("details.below")).contains("1, 1", "P: the player to move loses");
    }

    /// Bouton (1901): from (1, 3) only 3 → 1 leaves a nim sum of 0.
    @Test
    void a_puzzle_is_marked_helped_with_and_followed_by_another() {
        page.show("#/puzzles?e=nim(1,3)");
        browser.until("document.querySelector('.cell')");
        assertThat(browser.text(".rules-line")).contains("Touch a stone");
        browser.click(OpenPage.cell("1.0:0"));
        browser.until("/^✕.*is answered by/.test(document.querySelector('.marked').innerText)");
        browser.click(".buttons button:nth-child(1)");
        browser.until("/one does/.test(document.querySelector('.marked').innerText)");
        browser.click(".buttons button:nth-child(1)");
        browser.until("document.querySelector('.ring')");
        browser.evaluate("document.querySelectorAll('.puzzle-side details').forEach(each => { each.open = true; })");
        browser.write("#typed", "3 -> 1");
        browser.press("Enter");
        browser.until("document.querySelector('.marked').classList.contains('win')");
        browser.until("document.querySelectorAll('.ring.pair').length === 2");
        assertThat(browser.text(".puzzle-side")).contains("do the same to its twin");
        browser.click(".buttons .main");
        browser.until("document.querySelector('.marked').innerText === ''");
        browser.write("#own", "nim(2,2)");
        browser.press("Enter");
        browser.until("/no puzzle/.test(document.querySelector('[role=alert]').innerText)");
    }

    /// The answers are those of the sample of the problem.
    /// By hand: whoever takes one or four loses from 0, 2, 5 and 7.
    @Test
    void the_api_is_described_in_chinese_too() {
        browser.evaluate("localStorage.setItem('grundy.lang', 'zh')");
        page.show("#/api");
        browser.until("/谁赢、怎么走/.test(document.querySelector('main').innerText)");
        assertThat(browser.text("main")).contains("用规则语言写的其他游戏").doesNotContain("disjunctive or");
        browser.evaluate("localStorage.setItem('grundy.lang', 'en')");
    }

    @Test
    void an_operation_of_the_api_is_tried_with_its_example_and_with_another() {
        page.show("#/api");
        String section = "document.querySelector('textarea[aria-label$=\"/api/nimber\"]').closest('section')";
        browser.until("document.querySelectorAll('nav button').length > 10");
        browser.evaluate(section + ".querySelector('button').click()");
        browser.until(section + ".querySelector('pre')?.innerText.includes('inv(3)')");
        browser.evaluate(section + ".querySelector('textarea').value = '{\"expression\": \"4*\"}'");
        browser.evaluate(section + ".querySelector('button').click()");
        browser.until(section + ".querySelector('pre')?.innerText.includes('/problems/input')");
    }

    /// Two vertices that lead to each other: nobody ever has to stop.
    /// Conway (1976): 4 ⊗ 4 = 6.
    @ParameterizedTest
    @MethodSource("narrow")
    void no_view_is_wider_than_a_phone(String address) {
        browser.size(390, 844);
        page.show(address);
        browser.until("!/thinking|Drawing|Looking/.test(document.querySelector('main').innerText)");
        assertThat(browser.evaluate("document.documentElement.scrollWidth").asInt())
                .isLessThanOrEqualTo(390);
    }

    /// The mex of {0, 1, 2} is 3.
    @Test
    void what_the_reader_prefers_is_remembered() {
        page.analyze("nim(3)");
        browser.evaluate("(() => { const s = document.querySelector('.analysis > .field select'); s.value = 'grundy';"
                + " s.dispatchEvent(new Event('change')); })()");
        browser.click(".tools button:last-child");
        String theme =
                browser.evaluate("document.documentElement.dataset.theme").asString();
        page.analyze("nim(3)");
        browser.until("document.querySelectorAll('.badge-text').length === 3");
        assertThat(browser.evaluate("localStorage.getItem('grundy.theme')").asString())
                .isEqualTo(theme);
    }

    /// 300 KB is what the page may weigh as it is sent.
    @Test
    void the_page_is_light() {
        for (String view : List.of("play", "lessons", "sequence", "map", "graph", "puzzles", "rules", "api")) {
            page.show("#/" + view);
        }
        int bytes = browser.evaluate("performance.getEntriesByType('resource')"
                        + ".filter(e => /[.](js|css|svg)$/.test(e.name)).map(e => e.encodedBodySize)"
                        + ".reduce((a, b) => a + b, 0)")
                .asInt();
        assertThat(bytes).isBetween(10_000, 300_000);
    }

    static List<String> narrow() {
        return Thorough.part(
                "views as narrow as a phone",
                4,
                List.of(
                        "#/home",
                        "#/boards",
                        "#/play?e=kayles(9)%2Bwythoff(9,12)",
                        "#/lessons?topic=euclid",
                        "#/sequence",
                        "#/map",
                        "#/graph?e=nim(3,4)",
                        "#/puzzles",
                        "#/pasted",
                        "#/rules",
                        "#/api"));
    }

    /// In a usual build a sixth of the views are looked at, each in one theme.
    static List<Arguments> themes() {
        return Thorough.part(
                "views in their themes",
                6,
                List.of(
                        Arguments.of("#/home", "light"),
                        Arguments.of("#/boards", "dark"),
                        Arguments.of("#/play?e=nim(3,4)%2Bcram(2,2)&analysis=1", "light"),
                        Arguments.of("#/lessons?topic=nim", "dark"),
                        Arguments.of("#/map", "dark"),
                        Arguments.of("#/sequence", "light"),
                        Arguments.of("#/graph", "light"),
                        Arguments.of("#/puzzles?e=nim(1,3)", "dark"),
                        Arguments.of("#/pasted", "light"),
                        Arguments.of("#/api", "dark"),
                        Arguments.of("#/rules", "light")));
    }

    @ParameterizedTest
    @MethodSource("themes")
    void axe_finds_nothing_serious(String address, String theme) throws IOException {
        try (InputStream script = Objects.requireNonNull(ViewsTest.class.getResourceAsStream("/axe.min.js"))) {
            page.show(address);
            browser.until("!/thinking/.test(document.querySelector('main').innerText)");
            browser.evaluate("if (!window.axe) {" + new String(script.readAllBytes(), StandardCharsets.UTF_8) + "}");
        }
        browser.evaluate("document.documentElement.dataset.theme = '" + theme + "'");
        assertThat(serious("axe.run()")).isEmpty();
        if (Thorough.bound(1, 2) == 2) {
            browser.evaluate(
                    "document.documentElement.dataset.theme = '" + (theme.equals("dark") ? "light" : "dark") + "'");
            assertThat(serious("axe.run({ runOnly: ['color-contrast'] })")).isEmpty();
        }
        browser.evaluate("document.documentElement.dataset.theme = 'light'");
    }

    private String serious(String run) {
        return browser.evaluate(run + ".then(r => r.violations.filter(v => ['serious', 'critical']"
                        + ".includes(v.impact)).map(v => v.id + ': ' + v.nodes[0].html + ' ' + v.nodes[0].failureSummary)"
                        + ".join('\\n'))")
                .asString();
    }
}
