package org.grundy.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// The page as it is used without a mouse.
final class KeyboardTest extends PageTest {
    /// What is pressed is drawn anew: a reader without a mouse must not stand at the top of the page afterwards.
    @Test
    void the_keyboard_stays_where_it_was() {
        page.play("nim(1,2)");
        page.chooseByKeys("1.0:1");
        page.waitForReply();
        assertThat(focused()).contains("heap");
        pressOn(".buttons button:nth-child(2)");
        browser.until("document.querySelector('.history li:first-child [aria-current]')");
        assertThat(focused()).isEqualTo("New game");
        pressOn(".switch");
        page.unfold();
        pressOn(".history li:last-child button");
        browser.until("document.querySelector('.history li:last-child [aria-current]')");
        assertThat(focused()).startsWith("Computer: ");
        pressOn(".tools button");
        page.waitFor("轮到你走");
        assertThat(focused()).isEqualTo("English");
    }

    /// A position may have hundreds of moves, and what stands behind their list must be near by the Tab key.
    @Test
    void the_moves_are_one_stop_of_the_tab_key_and_the_history_is_the_next() {
        page.analyze("nim(3,4,5)");
        browser.evaluate("document.querySelector('#typed').closest('form').querySelector('button').focus()");
        browser.press("Tab");
        browser.press("ArrowDown");
        assertThat(focused()).isEqualTo("3 → 1 in the first heap: take 2");
        browser.press("Tab");
        browser.press("Tab");
        assertThat(focused()).startsWith("Start nim(3)");
        browser.evaluate("document.querySelectorAll('.moves button')[1].focus()");
        browser.press("Enter");
        page.waitForReply();
        assertThat(browser.evaluate("document.querySelectorAll('.moves [tabindex=\"0\"]').length")
                        .asInt())
                .isEqualTo(1);
    }

    /// By hand: the start has twelve tokens.
    @Test
    void the_history_shows_the_board_as_it_was_to_who_walks_over_it_by_keys() {
        page.analyze("nim(3,4,5)");
        browser.write("#typed", "1: 3 -> 1");
        browser.press("Enter");
        page.waitForReply();
        int now = browser.evaluate("document.querySelectorAll('.piece').length").asInt();
        assertThat(now).isLessThan(12);
        browser.evaluate("document.querySelector('.history button').focus()");
        browser.until("document.querySelectorAll('.piece').length === 12");
        browser.evaluate("document.querySelector('.history button').blur()");
        browser.until("document.querySelectorAll('.piece').length === " + now);
    }

    private void pressOn(String button) {
        browser.evaluate("document.querySelector('" + button + "').focus()");
        browser.press("Enter");
    }

    private String focused() {
        return browser.evaluate("document.activeElement.getAttribute('aria-label') || document.activeElement.innerText")
                .asString();
    }
}
