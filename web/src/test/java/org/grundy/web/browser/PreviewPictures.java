package org.grundy.web.browser;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import javax.imageio.ImageIO;

/// Makes the pictures of previews: the drawings of the page as a browser shows them, in few colours.
final class PreviewPictures {
    static final int WIDTH = 1200;
    static final int HEIGHT = 630;

    /// Drawings have few colours; the others are edges between them.
    private static final int COLOURS = 16;

    /// The colour of the mark's uppermost stone, which is in every picture.
    private static final int ACCENT = 0xFF_AC_3A_14;

    private PreviewPictures() {}

    /// Writes pictures into a folder.
    ///
    /// @param browser in which the page of a server is open
    /// @param names of the pictures, without ending
    static void write(Browser browser, Iterable<String> names, Path folder) throws IOException {
        browser.size(WIDTH, HEIGHT);
        browser.evaluate("localStorage.setItem('grundy.theme', 'light')");
        browser.evaluate(script());
        Path whole = Files.createTempFile("preview", ".png");
        for (String name : names) {
            browser.evaluate("showPreview(" + Browser.quoted(name) + ")");
            browser.picture(whole);
            Files.write(
                    folder.resolve(name + ".png"),
                    FewColours.png(
                            ImageIO.read(new ByteArrayInputStream(Files.readAllBytes(whole))),
                            COLOURS,
                            List.of(ACCENT)));
        }
        Files.delete(whole);
    }

    private static String script() throws IOException {
        try (InputStream in = Objects.requireNonNull(PreviewPictures.class.getResourceAsStream("preview.js"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
