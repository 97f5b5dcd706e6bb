package org.grundy.site;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.util.Optional;
import org.grundy.testkit.Thorough;
import org.grundy.web.SiteFolder;
import org.grundy.web.browser.Browser;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// The page in a browser whose WebAssembly collects no garbage.
final class OldBrowserTest {
    @Test
    @Tag(Thorough.TAG)
    void the_engine_in_javascript_plays_also_when_the_host_is_gone() throws IOException, InterruptedException {
        try (StaticPage page = StaticPage.open()) {
            Browser browser = page.browser();
            page.showInOldBrowser();
            browser.until("navigator.serviceWorker.controller?.scriptURL.endsWith('?engine=engine.js')");
            page.files().stop();
            page.show();
            browser.evaluate("location.hash = '#/play?e=nim(3,4,5)'");
            browser.until("/Your move/.test(document.querySelector('.status')?.innerText)");
            assertThat(kept(browser, "engine.js")).isTrue();
            assertThat(kept(browser, "engine.wasm")).isFalse();
        }
    }

    private static boolean kept(Browser browser, String file) {
        return browser.evaluate("caches.match('/" + file + "').then(Boolean)").asBoolean();
    }

    @Test
    @Tag(Thorough.TAG)
    void where_there_is_no_engine_for_it_the_page_says_so() throws IOException, InterruptedException {
        assumeFalse(SiteFolder.files("", Optional.empty()).orElseThrow().containsKey("engine.js"), "there is one");
        try (StaticPage page = StaticPage.open()) {
            page.showInOldBrowser();
            page.browser().evaluate("location.hash = '#/play?e=nim(3,4,5)'");
            page.browser().until("/This browser cannot run the engine/.test(document.body.innerText)");
        }
    }
}
