package org.grundy.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.grundy.testkit.Thorough;
import org.grundy.web.browser.Browser;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// After the first visit the page needs no network.
final class OfflineTest {
    @Test
    @Tag(Thorough.TAG) // VisitTest does it below a path.
    void a_game_is_played_when_the_host_is_gone() throws IOException, InterruptedException {
        try (StaticPage page = StaticPage.open()) {
            Browser browser = page.browser();
            browser.until("navigator.serviceWorker.controller");
            page.files().stop();
            page.show();
            browser.evaluate("location.hash = '#/play?e=nim(3,4,5)'");
            browser.until("/Your move/.test(document.querySelector('.status')?.innerText)");
            browser.evaluate("location.href = 'zh/game/kayles.html'");
            browser.until("/Kayles/.test(document.querySelector('.brief h1')?.innerText)");
            assertThat(browser.evaluate("fetch('nothing-of-the-page').then(() => 'there', () => 'gone')")
                            .asString())
                    .isEqualTo("gone");
        }
    }
}
