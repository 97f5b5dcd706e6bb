package org.grundy.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// The addresses that are given to others, and the way from them into the page.
final class SharedLinkTest extends PageTest {
    private static final String COPY = "navigator.clipboard.writeText = async text => { window.copied = text; }";

    /// Follows a link from the page of the lessons.
    private void follow(String address) {
        page.show("#/lessons?topic=nim");
        browser.evaluate("location.href = " + Browser.quoted(address));
        browser.until("location.pathname === '/' && location.hash.startsWith('#/p')");
    }

    @Test
    void the_page_of_a_game_opens_its_board_and_the_way_back_leads_past_it() {
        follow("/game/kayles.html");
        browser.until("/Your move/.test(document.querySelector('.status')?.textContent)");
        assertThat(browser.text(".brief h1")).isEqualTo("Kayles");
        browser.evaluate("history.back()");
        browser.until("location.hash === '#/lessons?topic=nim'");
    }

    @Test
    void what_is_behind_the_hash_is_opened_from_the_page_of_its_game() {
        follow("/zh/game/nim.html#/play?e=nim(2,3)&m=take+1+from+2&against=person");
        browser.until("/Second player/.test(document.querySelector('.status')?.textContent)");
    }

    @Test
    void copied_links_lead_to_pages_with_previews() {
        page.play("kayles(5) + nim(2)");
        assertThat(copied(".more-body button:nth-child(4)")).contains("/game/kayles.html#/play?e=kayles(5)");
        browser.evaluate("localStorage.setItem('grundy.lang', 'zh')");
        page.show("#/puzzles?day=2026-02-28");
        browser.until("document.querySelector('.puzzle-side .buttons button:nth-child(3)')");
        assertThat(copied(".puzzle-side .buttons button:nth-child(3)"))
                .contains("/zh/daily")
                .contains("2026-02-28");
    }

    private String copied(String button) {
        browser.evaluate(COPY);
        browser.evaluate("window.copied = null; document.querySelector(" + Browser.quoted(button) + ").click()");
        browser.until("window.copied");
        return browser.evaluate("decodeURIComponent(window.copied)").asString();
    }
}
