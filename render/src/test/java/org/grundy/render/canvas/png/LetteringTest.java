package org.grundy.render.canvas.png;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.stream.IntStream;
import org.grundy.render.Language;
import org.grundy.render.canvas.TextStyle;
import org.junit.jupiter.api.Test;

final class LetteringTest {
    private final SegmentLettering segments = new SegmentLettering();

    @Test
    void digits_are_drawn_where_there_is_no_font() {
        BufferedImage image = new BufferedImage(200, 40, BufferedImage.TYPE_INT_RGB);
        Graphics2D on = image.createGraphics();
        on.setColor(Color.RED);
        segments.write(on, "0123456789", 5, 30, new TextStyle(24, 0xFF0000));
        assertThat(IntStream.of(image.getRGB(0, 0, 200, 40, null, 0, 200))
                        .filter(pixel -> pixel == Color.RED.getRGB())
                        .count())
                .isPositive();
        assertThat(segments.shows("−42")).isTrue();
        assertThat(segments.shows("P position")).isFalse();
        assertThat(segments.width("00", 10)).isEqualTo(2 * segments.width("0", 10));
    }

    @Test
    void a_picture_says_that_it_has_no_words_where_there_is_no_font() {
        assertThat(segments.lacking("heap", Language.EN)).isPresent();
        assertThat(segments.lacking("123", Language.EN)).isEmpty();
    }
}
