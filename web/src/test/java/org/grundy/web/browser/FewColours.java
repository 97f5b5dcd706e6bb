package org.grundy.web.browser;

import java.awt.image.BufferedImage;
import java.awt.image.IndexColorModel;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.stream.ImageOutputStream;

/// Writes pictures as small PNG files: drawings have few colours, all others are edges between them.
final class FewColours {
    /// The square of the distance within which two colours look alike.
    private static final int ALIKE = 60;

    private static final int NIBBLE = 4;

    private FewColours() {}

    /// A picture as PNG with a palette.
    ///
    /// @param colours how many at most, up to 256
    /// @param always colours of the palette in any case
    static byte[] png(BufferedImage whole, int colours, List<Integer> always) throws IOException {
        int width = whole.getWidth();
        int height = whole.getHeight();
        int[] pixels = whole.getRGB(0, 0, width, height, null, 0, width);
        int[] palette = palette(pixels, colours, always);
        boolean nibbles = colours <= 1 << NIBBLE;
        BufferedImage few = new BufferedImage(
                width,
                height,
                nibbles ? BufferedImage.TYPE_BYTE_BINARY : BufferedImage.TYPE_BYTE_INDEXED,
                new IndexColorModel(nibbles ? NIBBLE : 2 * NIBBLE, palette.length, palette, 0, false, -1, 0));
        Map<Integer, Integer> nearest = new HashMap<>();
        for (int i = 0; i < pixels.length; i++) {
            int index = nearest.computeIfAbsent(pixels[i], colour -> nearest(palette, colour));
            few.getRaster().setSample(i % width, i / width, 0, index);
        }
        return written(few);
    }

    /// The colours that are most frequent, none of which looks like another.
    private static int[] palette(int[] pixels, int colours, List<Integer> always) {
        Map<Integer, Integer> counts = new HashMap<>();
        for (int pixel : pixels) {
            counts.merge(pixel, 1, Integer::sum);
        }
        List<Integer> chosen = new ArrayList<>(always);
        counts.entrySet().stream()
                .sorted(Map.Entry.<Integer, Integer>comparingByValue(Comparator.reverseOrder())
                        .thenComparing(Map.Entry.comparingByKey()))
                .map(Map.Entry::getKey)
                .filter(colour ->
                        chosen.size() < colours && chosen.stream().noneMatch(each -> distance(each, colour) < ALIKE))
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

    private static byte[] written(BufferedImage image) throws IOException {
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
