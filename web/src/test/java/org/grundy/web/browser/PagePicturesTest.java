package org.grundy.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/// The pictures of the documents are made of what is tested here: each view is there when it is said to be.
final class PagePicturesTest extends PageTest {
    @Test
    void each_view_comes_to_be_seen() {
        for (Screen screen : Thorough.part("views of the pictures", 4, Screen.ALL)) {
            page.show(screen.address());
            browser.until(screen.ready());
        }
        assertThat(Screen.ALL).extracting(Screen::name).doesNotHaveDuplicates();
    }

    /// No test, but the way in which the pictures are made.
    @Test
    @EnabledIfSystemProperty(named = "grundy.pictures", matches = "make")
    void all_pictures_are_made_anew() throws IOException {
        PagePictures.write(page, Path.of(System.getProperty("basedir", "."), "../docs/images"));
    }
}
