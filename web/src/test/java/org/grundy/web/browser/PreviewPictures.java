package org.grundy.web.browser;

import java.awt.image.BufferedImage;
import java.awt.image.IndexColorModel;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.stream.ImageOutputStream;

/// Makes the pictures of previews: the drawings of the page as a browser shows them, in few colours.
final class PreviewPictures {
    static final int WIDTH = 1200;
    static final int HEIGHT = 630;

    /// Drawings have few colours; the others are edges between them.
    private static final int COLOURS = 16;

    /// The square of the distance within which two colours look alike.
    private static final int ALIKE = 60;

    /// The colour of the mark's uppermost stone, which is in every picture.
    private static final int ACCENT = 0xFF_AC_3A_14;

    private static final int BITS = 4;

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
                    inFewColours(ImageIO.read(new ByteArrayInputStream(Files.readAllBytes(whole)))));
        }
        Files.delete(whole);
    }

    private static String script() throws IOException {
        try (InputStream in = Objects.requireNonNull(PreviewPictures.class.getResourceAsStream("preview.js"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static byte[] inFewColours(BufferedImage whole) throws IOException {
        int[] pixels = whole.getRGB(0, 0, WIDTH, HEIGHT, null, 0, WIDTH);
        int[] palette = palette(pixels);
        IndexColorModel colours = new IndexColorModel(BITS, palette.length, palette, 0, false, -1, 0);
        BufferedImage few = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_BYTE_BINARY, colours);
        Map<Integer, Integer> nearest = new HashMap<>();
        for (int i = 0; i < pixels.length; i++) {
            int index = nearest.computeIfAbsent(pixels[i], colour -> nearest(palette, colour));
            few.getRaster().setSample(i % WIDTH, i / WIDTH, 0, index);
        }
        return png(few);
    }

    /// The colours that are most frequent, none of which looks like another.
    private static int[] palette(int[] pixels) {
        Map<Integer, Integer> counts = new HashMap<>();
        for (int pixel : pixels) {
            counts.merge(pixel, 1, Integer::sum);
        }
        List<Integer> chosen = new ArrayList<>(List.of(ACCENT));
        counts.entrySet().stream()
                .sorted(Map.Entry.<Integer, Integer>comparingByValue(Comparator.reverseOrder())
                        .thenComparing(Map.Entry.comparingByKey()))
                .map(Map.Entry::getKey)
                .filter(colour ->
                        chosen.size() < COLOURS && chosen.stream().noneMatch(each -> distance(each, colour) < ALIKE))
                .forEach(chosen::add);
        return chosen.stream().mapToInt(Integer::intValue).toArray();
    }

    private static int nearest(int[] palette, int colour) {
        int best = 0;
        for (int i = 1; i < palette.length; i++) {
            if (distance(palette[i], colour) < distance(palette[best], colour)) {
                best = i;
            }
        }
        return best;
    }

    private static int distance(int a, int b) {
        int red = (a >> 16 & 255) - (b >> 16 & 255);
        int green = (a >> 8 & 255) - (b >> 8 & 255);
        int blue = (a & 255) - (b & 255);
        return red * red + green * green + blue * blue;
    }

    private static byte[] png(BufferedImage image) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        ImageWriter writer = ImageIO.getImageWritersByFormatName("png").next();
        try (ImageOutputStream out = ImageIO.createImageOutputStream(bytes)) {
            writer.setOutput(out);
            ImageWriteParam smallest = writer.getDefaultWriteParam();
            smallest.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
            smallest.setCompressionQuality(0);
            writer.write(null, new IIOImage(image, null, null), smallest);
        } finally {
            writer.dispose();
        }
        return bytes.toByteArray();
    }
}
