package org.grundy.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// A game that is pasted as a text is looked back on.
final class PastedGameTest extends PageTest {
    private void review(String text) {
        page.show("#/pasted");
        browser.write("#pasted", text);
        browser.click(".pasted button");
    }

    @Test
    void positions_line_by_line_are_a_game_whose_turning_point_is_shown() {
        review("nim(3,4,5)\nnim(1,4,5)\nnim(1,4)\nnim(4)\nnim(0)");
        browser.until("document.querySelector('.review h2')");
        assertThat(browser.text(".review h2")).contains("first player").contains("move 3");
        browser.until("/nim sum|xor/.test(document.querySelector('.review-why')?.innerText)");
    }

    @Test
    void a_line_that_is_no_move_is_named() {
        review("3 4 5\n1 4 5\n1 5 5");
        browser.until("document.querySelector('.pasted .fault').innerText");
        assertThat(browser.text(".pasted .fault"))
                .contains("Line 3: from nim(1) + nim(4) + nim(5) no move leads to nim(1,5,5)");
    }

    @Test
    void a_game_that_was_copied_can_be_pasted_in_again() {
        String text = browser.evaluate("import('/js/pasted.js').then(({ textOf }) => textOf({"
                        + " question: { expression: 'kayles(5)', play: 'misere' }, moves: ['5 -> 2 + 2', '2 -> 0'] }))")
                .asString();
        assertThat(text).isEqualTo("play: misere\nkayles(5)\n1. 5 -> 2 + 2\n2. 2 -> 0\n");
        review(text);
        browser.until("document.querySelectorAll('.turn-dot').length === 2");
    }

    /// By hand: from (3, 4, 4) the first heap leaves equal ones, and nothing is given away any more.
    @Test
    void moves_of_a_link_may_be_written_as_one_would_type_them() {
        page.show("#/play?e=nim(3,4,5)&m=5%20-%3E%204&m=3%20-%3E%200&m=4%20-%3E%201&m=4%20-%3E%201&review=1");
        browser.until("document.querySelectorAll('.turn-dot').length === 4");
        assertThat(browser.evaluate("document.querySelectorAll('.turn-dot.gave').length")
                        .asInt())
                .isEqualTo(1);
        assertThat(browser.text(".review-told")).contains("5 → 4 in the third heap");
    }
}
