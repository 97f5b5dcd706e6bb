package org.grundy.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// What a reader comes for, done from the beginning to the end: by mouse, by keyboard and with a finger
/// on a phone, in both languages.
final class ReaderTasksTest extends PageTest {
    private static final int TALL = 844;
    private static final int NARROW = 390;

    /// How the reader points.
    private enum Hand {
        MOUSE,
        KEYS,
        PHONE
    }

    /// A reader.
    ///
    /// @param hand how moves are made
    /// @param language of the page
    record Reader(Hand hand, String language) {}

    static List<Reader> readers() {
        return Thorough.part(
                "readers with their tasks",
                6,
                List.of(
                        new Reader(Hand.MOUSE, "en"),
                        new Reader(Hand.KEYS, "zh"),
                        new Reader(Hand.PHONE, "en"),
                        new Reader(Hand.MOUSE, "zh"),
                        new Reader(Hand.KEYS, "en"),
                        new Reader(Hand.PHONE, "zh")));
    }

    private void sit(Reader reader) {
        if (reader.hand() == Hand.PHONE) {
            browser.size(NARROW, TALL);
        }
        browser.evaluate("localStorage.setItem('grundy.lang', '" + reader.language() + "')");
        page.show("#/home");
        browser.until("document.querySelector('.hero-board .cell')");
    }

    private void move(Reader reader, String cell) {
        browser.until("document.querySelector(\"" + OpenPage.cell(cell) + "\")");
        switch (reader.hand()) {
            case KEYS -> page.chooseByKeys(cell);
            case MOUSE -> browser.click(OpenPage.cell(cell));
            case PHONE -> {
                browser.tap(OpenPage.cell(cell));
                browser.tap(".commit:not([hidden])");
            }
        }
    }

    private void states(int count) {
        browser.until("document.querySelectorAll('.history li').length >= " + count
                + " && document.querySelector('.cell, .over-card')");
    }

    /// Bouton (1901): 3 → 1 leaves a nim sum of 0. What is told of the first move is two sentences.
    @ParameterizedTest
    @MethodSource("readers")
    void a_first_move_on_home_is_carried_to_the_table(Reader reader) {
        sit(reader);
        move(reader, "0.0:1");
        browser.until("location.hash.startsWith('#/play')");
        states(3);
        assertThat(browser.evaluate("decodeURIComponent(location.hash)").asString())
                .contains("nim(3,4,5)", "m=");
    }

    /// By hand: equal heaps are left after each move, whatever the computer does.
    @ParameterizedTest
    @MethodSource("readers")
    void a_nim_is_won_by_leaving_equal_heaps(Reader reader) {
        sit(reader);
        page.show("#/play?e=nim(1,2)");
        move(reader, "1.0:1");
        states(3);
        move(
                reader,
                browser.evaluate("document.querySelector('.cell').dataset.cell").asString());
        browser.until("/You win|你赢了/.test(document.querySelector('.status').textContent)");
    }

    /// By hand: the second heap should have been left as large as the first.
    @ParameterizedTest
    @MethodSource("readers")
    void who_has_lost_finds_the_move_that_gave_the_win_away_and_a_better_one(Reader reader) {
        sit(reader);
        page.show("#/play?e=nim(1,2)");
        move(reader, "1.0:0");
        browser.until("document.querySelector('.over-card .main')");
        press(reader, ".over-card .main");
        browser.until("document.querySelector('.turn-dot.gave')?.innerText === '1'");
        browser.until("document.querySelector('.review-why')?.innerText");
        press(reader, ".review-told button");
        browser.until("document.querySelector('.cell.lit')?.dataset.cell === '1.0:1'");
    }

    /// By hand: a multiple of 4, or equal heaps, are left.
    @ParameterizedTest
    @MethodSource("readers")
    void three_puzzles_are_solved_one_after_the_other(Reader reader) {
        sit(reader);
        for (String puzzle : List.of("nim(1,3) 1.0:1", "bash[3](6) 0.0:4", "nim(2,5) 1.0:2")) {
            String[] parts = puzzle.split(" ", -1);
            page.show("#/puzzles?e=" + parts[0]);
            move(reader, parts[1]);
            browser.until("document.querySelector('.marked').classList.contains('win')");
            browser.until("document.querySelector('.puzzle-side .panel p')?.innerText");
        }
    }

    /// By hand: multiples of 5 are lost.
    @ParameterizedTest
    @MethodSource("readers")
    void rules_of_ones_own_become_a_program(Reader reader) {
        sit(reader);
        page.show("#/rules");
        browser.until("document.querySelector('#rules')");
        browser.write("#rules", "mine: n -> n - k for k in 1..4");
        browser.until("/mod 5/.test(document.querySelector('main').innerText)");
        browser.until("[...document.querySelectorAll('main button')].some(each => each.innerText === 'Python')");
        browser.evaluate(
                "[...document.querySelectorAll('main button')].find(each => each.innerText === 'Python').id = 'python'");
        press(reader, "#python");
        browser.until("/def /.test(document.querySelector('main').innerText)");
    }

    /// A link holds a game; who opens it sees the game where it was left.
    @ParameterizedTest
    @MethodSource("readers")
    void a_link_that_is_opened_by_somebody_else_shows_the_game(Reader reader) {
        sit(reader);
        page.show("#/play?e=nim(3,4,5)");
        move(reader, "0.0:1");
        states(3);
        String link = browser.evaluate("location.hash").asString();
        browser.evaluate("localStorage.clear(); localStorage.setItem('grundy.lang', 'zh')");
        page.show(link);
        states(3);
        assertThat(browser.evaluate("location.hash").asString()).isEqualTo(link);
        assertThat(browser.text("main h1")).isEqualTo("尼姆博弈");
    }

    private void press(Reader reader, String button) {
        if (reader.hand() == Hand.KEYS) {
            browser.evaluate("document.querySelector(" + Browser.quoted(button) + ").focus()");
            browser.press("Enter");
        } else if (reader.hand() == Hand.PHONE) {
            browser.tap(button);
        } else {
            browser.click(button);
        }
    }
}
