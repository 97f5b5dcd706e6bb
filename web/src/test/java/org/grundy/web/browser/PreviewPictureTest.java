package org.grundy.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.TreeSet;
import org.grundy.web.preview.Previews;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Each preview has a picture as programs want it: a small PNG, 1200 by 630.
final class PreviewPictureTest {
    private static final String FOLDER = "/org/grundy/web/page/preview/";
    private static final int WIDTH_AT = 16;
    private static final int HEIGHT_AT = 20;
    private static final int COLOURS_AT = 25;
    private static final int PALETTE = 3;
    private static final int MOST_BYTES = 25_000;

    private static Iterable<String> names() {
        return new TreeSet<>(Previews.pictures());
    }

    @ParameterizedTest
    @MethodSource("names")
    void every_game_and_every_lesson_has_a_picture(String name) throws IOException {
        try (InputStream in = PreviewPictureTest.class.getResourceAsStream(FOLDER + name + ".png")) {
            byte[] picture = Objects.requireNonNull(in, "make it by -Dgrundy.previews=make (CONTRIBUTING.md)")
                    .readAllBytes();
            ByteBuffer head = ByteBuffer.wrap(picture);
            assertThat(head.getInt(WIDTH_AT)).isEqualTo(PreviewPictures.WIDTH);
            assertThat(head.getInt(HEIGHT_AT)).isEqualTo(PreviewPictures.HEIGHT);
            assertThat(head.get(COLOURS_AT)).as("colours in a palette").isEqualTo((byte) PALETTE);
            assertThat(picture).hasSizeLessThan(MOST_BYTES);
        }
    }

    /// No test, but the way in which the pictures are made.
    @Test
    @EnabledIfSystemProperty(named = "grundy.previews", matches = "make")
    void all_pictures_are_made_anew() throws IOException, InterruptedException {
        OpenPage page = OpenPage.shared();
        Path folder = Path.of(System.getProperty("basedir", "."), "src/main/resources" + FOLDER);
        PreviewPictures.write(page.browser(), names(), Files.createDirectories(folder));
    }
}
