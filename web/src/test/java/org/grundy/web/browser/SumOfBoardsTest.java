package org.grundy.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Boards of several games share the window, and an address that names no board leads on.
final class SumOfBoardsTest extends PageTest {
    private static final String SUM = "kayles(7) + nim(3) + cram(2,3)";

    @ParameterizedTest
    @CsvSource({"1280, 800, false", "390, 844, true"})
    void boards_of_a_sum_are_seen_whole(int width, int height, boolean stacked) {
        browser.size(width, height);
        page.play(SUM);
        assertThat(is("document.querySelector('.boards').classList.contains('stacked')"))
                .isEqualTo(stacked);
        assertThat(is("[...document.querySelectorAll('.boards .card')].every(card => {"
                        + " const a = card.getBoundingClientRect(), b = card.querySelector('.drawing').getBoundingClientRect();"
                        + " return !card.classList.contains('wide') && a.left <= b.left && b.right <= a.right; })"))
                .as("no board is scrolled, or cut at a side")
                .isTrue();
    }

    @Test
    void an_address_that_is_no_position_says_so_and_leads_to_the_games() {
        page.show("#/play?e=foo(3)");
        browser.until("document.querySelector('.fault')");
        assertThat(is("getComputedStyle(document.querySelector('.table')).display === 'none'"))
                .isTrue();
        assertThat(browser.text("[role=alert] a"))
                .as("the game whose name is nearest")
                .isEqualTo("NoGo");
        browser.click("[role=alert] a:last-child");
        browser.until("document.querySelector('.view-home')");
    }

    @Test
    void a_chapter_that_is_not_there_is_answered_by_those_that_are() {
        page.show("#/lessons?topic=zzz");
        browser.until("document.querySelectorAll('.chapters li').length > 20");
        assertThat(browser.text(".fault")).isEqualTo("There is no chapter “zzz”; these are all.");
    }

    /// Bouton (1901): no move wins from two equal heaps.
    @Test
    void where_there_is_no_puzzle_another_one_is_offered() {
        page.show("#/puzzles?e=nim(2,2)");
        browser.until("document.querySelector('.fault')");
        assertThat(is("document.querySelector('.stage').hidden")).isTrue();
        browser.click(".buttons .main");
        browser.until("document.querySelector('.cell') && !document.querySelector('.stage').hidden");
    }

    private boolean is(String expression) {
        return browser.evaluate(expression).asBoolean();
    }
}
