package org.grundy.render.canvas;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import org.grundy.run.Run;
import org.junit.jupiter.api.Test;

final class SvgCanvasTest {
    private record Drawing(Consumer<Canvas> content) implements Painting {
        @Override
        public int width() {
            return 40;
        }

        @Override
        public int height() {
            return 30;
        }

        @Override
        public void paint(Canvas on) {
            content.accept(on);
        }
    }

    private static String svg(Consumer<Canvas> content) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        SvgCanvas.write(new Drawing(content), out);
        return out.toString(StandardCharsets.UTF_8);
    }

    @Test
    void a_picture_has_its_size() throws IOException {
        assertThat(svg(on -> {}))
                .isEqualTo("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"40\" height=\"30\" viewBox=\"0 0 40 30\""
                        + " font-family=\"sans-serif\">\n</svg>\n");
    }

    @Test
    void rectangles_of_one_colour_are_one_path() throws IOException {
        assertThat(svg(on -> {
                    on.fill(1, 2, 3, 4, 0x00FF00);
                    on.fill(10, 0.5, 3, 4, 0x00FF00);
                    on.fill(0, 0, 1, 1, 0xFF);
                }))
                .contains(
                        "<path fill=\"#00ff00\" d=\"m1 2h3v4h-3zm9-1.5h3v4h-3z\"/>\n<path fill=\"#0000ff\" d=\"m0 0h1v1h-1z\"/>\n");
    }

    @Test
    void rounded_places_do_not_drift() throws IOException {
        String steps = svg(on -> {
            for (int i = 1; i <= 300; i++) {
                on.fill(i / 3.0, 0, 1, 1, 0);
            }
        });
        long hundredths = steps.lines()
                .filter(line -> line.startsWith("<path"))
                .flatMap(line -> Pattern.compile("m([\\d.]+) ").matcher(line).results())
                .mapToLong(step -> Math.round(100 * Double.parseDouble(step.group(1))))
                .sum();
        assertThat(hundredths).isEqualTo(100 * 100);
    }

    @Test
    void squares_are_a_path_for_each_colour() throws IOException {
        // Red, red, blue over blue, red, red.
        int[] colours = {0xFF0000, 0xFF0000, 0xFF, 0xFF, 0xFF0000, 0xFF0000};
        assertThat(svg(on -> on.squares(5, 6, 4, new Raster(3, 2, colours)))).contains("""
                        <g transform="translate(5 8)scale(4)" shape-rendering="crispEdges">
                        <path stroke="#0000ff" d="m2 0h1m-3 1h1"/>
                        <path stroke="#ff0000" d="m0 0h2m-1 1h2"/>
                        </g>
                        """);
    }

    @Test
    void squares_that_change_everywhere_are_a_bitmap_with_the_same_colours() throws IOException {
        int side = 300;
        Raster raster = Raster.of(side, side, Run.unlimited(), (x, y) -> x * y * 7919 & 0xFFFFFF);
        String text = svg(on -> on.squares(0, 0, 1, raster));
        String start = "base64,";
        int from = text.indexOf(start) + start.length();
        byte[] png = Base64.getDecoder().decode(text.substring(from, text.indexOf('"', from)));
        BufferedImage image = ImageIO.read(new ByteArrayInputStream(png));
        assertThat(image.getRGB(0, 0, side, side, null, 0, side))
                .containsExactly(IntStream.of(raster.colours())
                        .map(colour -> colour | 0xFF000000)
                        .toArray());
    }

    @Test
    void texts_of_one_style_are_one_group() throws IOException {
        TextStyle style = new TextStyle(12, 0x123456).ending();
        assertThat(svg(on -> {
                    on.write("a<b & c", 1, 2, style);
                    on.write("堆", 3, 4.25, style);
                    on.write("up", 3, 4, style.turned());
                }))
                .contains("""
                        <g fill="#123456" font-size="12" text-anchor="end">
                        <text x="1" y="2">a&lt;b &amp; c</text>
                        <text x="3" y="4.25">堆</text>
                        <text x="3" y="4" transform="rotate(-90 3 4)">up</text>
                        </g>
                        """);
    }

    @Test
    void a_part_has_an_origin_of_its_own() throws IOException {
        Painting part = new Drawing(on -> on.dot(1, 2, 1.5, 0xFFFFFF));
        String dot = "<g transform=\"translate(7 8)\">\n<path stroke=\"#ffffff\" stroke-width=\"3\""
                + " stroke-linecap=\"round\" d=\"m1 2h.01\"/>\n</g>\n";
        assertThat(svg(on -> {
                    on.draw(part, 7, 8);
                    on.draw(part, 7, 8);
                }))
                .contains(dot + dot);
    }
}
