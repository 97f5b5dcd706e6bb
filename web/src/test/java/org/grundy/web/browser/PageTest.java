package org.grundy.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.parallel.ResourceLock;

/// Tests in the one page that is open, each begun afresh; the browser may not report an error in any of them.
@ResourceLock(OpenPage.LOCK)
abstract class PageTest {
    protected OpenPage page;
    protected Browser browser;

    @BeforeEach
    final void reset() throws IOException, InterruptedException {
        page = OpenPage.shared();
        browser = page.browser();
        page.reset();
    }

    @AfterEach
    final void nothing_went_wrong() {
        assertThat(browser.errors()).isEmpty();
    }
}
