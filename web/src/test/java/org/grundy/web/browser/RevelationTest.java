package org.grundy.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// What a board tells, and when: nothing, then hints, then where the game turned, then all.
final class RevelationTest extends PageTest {
    @Test
    void a_board_opens_with_nothing_told_until_analysis_is_asked_for() {
        page.play("nim(3,4,5)");
        assertThat(browser.evaluate("document.querySelectorAll('.badge').length")
                        .asInt())
                .isZero();
        assertThat(browser.text("main")).doesNotContain("wins", "loses", "->", "→");
        browser.click(".switch");
        browser.until("document.querySelectorAll('.badge').length === 12");
        browser.click(".switch");
        browser.until("document.querySelectorAll('.badge').length === 0");
    }

    /// Bouton (1901): of the moves from (3,4,5) only 3 → 1 leaves a nim sum of 0.
    @Test
    void the_third_hint_alone_names_the_move() {
        page.play("nim(3,4,5)");
        browser.click(".buttons button:nth-child(1)");
        browser.until("document.querySelector('.note').innerText === 'You can win from here.'");
        browser.click(".buttons button:nth-child(1)");
        browser.until("/^Only one move wins/.test(document.querySelector('.note').innerText)");
        browser.click(".buttons button:nth-child(1)");
        browser.until("/3 → 1 in the first heap/.test(document.querySelector('.note').innerText)");
    }

    /// By hand: 2 → 1 would have left two equal heaps.
    @Test
    void after_a_game_the_move_that_gave_the_win_away_is_shown_with_a_better_one() {
        page.play("nim(1,2)");
        browser.click(OpenPage.cell("1.0:0"));
        page.waitFor("The computer wins");
        browser.click(".over-card .main");
        browser.until("document.querySelector('.turn-dot.gave')");
        assertThat(browser.text(".review h2")).isEqualTo("You gave the win away at move 1.");
        browser.click(".review-told button");
        browser.until("document.querySelector('.cell.lit')");
    }

    /// Bouton (1901): of the moves from (3,4,5) only 3 → 1 leaves a nim sum of 0.
    @Test
    void values_stand_on_the_moves_and_the_xor_columns_say_why() {
        browser.evaluate("localStorage.setItem('grundy.values', 'grundy')");
        page.analyze("nim(3,4,5)");
        browser.until("document.querySelectorAll('.badge').length === 12");
        assertThat(browser.evaluate("document.querySelectorAll('.badge.win').length")
                        .asInt())
                .isEqualTo(1);
        assertThat(browser.evaluate("document.querySelector(\"[data-cell='0.0:1']\").getAttribute('aria-label')")
                        .asString())
                .contains("wins", "leaves Grundy value 0");
        browser.until("document.querySelectorAll('.rods .paired').length === 4");
        assertThat(browser.text(".xor-rods p")).startsWith("2 left without a partner.");
    }

    /// In a selective compound remoteness decides, and the xor of remotenesses means nothing.
    @Test
    void only_grundy_values_are_added_in_columns() {
        page.show("#/play?e=kayles(5)%2Bgrundy(6)&join=selective&ending=short&analysis=1");
        browser.until("/Remoteness of/.test(document.querySelector('.explained').innerText)");
        assertThat(browser.evaluate("document.querySelectorAll('.xor, .rods').length")
                        .asInt())
                .isZero();
    }
}
