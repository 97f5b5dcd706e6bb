package org.grundy.render.picture;

import java.awt.Dimension;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.awt.image.RenderedImage;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.apache.batik.svggen.ImageHandlerBase64Encoder;
import org.apache.batik.svggen.SVGGeneratorContext;
import org.apache.batik.svggen.SVGGraphics2D;
import org.apache.batik.svggen.SVGGraphics2DIOException;
import org.w3c.dom.Document;

/// Writes drawings as PNG and SVG. Works without a display.
final class PictureFormat {
    private static final int LARGEST_IMAGE = 5000;
    private static final String SVG = "http://www.w3.org/2000/svg";

    private PictureFormat() {}

    /// Writes PNG, with two pixels for each unit of length where that does not grow too large.
    static void png(Painting drawing, OutputStream out) throws IOException {
        int scale = 2 * Math.max(drawing.width(), drawing.height()) <= LARGEST_IMAGE ? 2 : 1;
        BufferedImage image =
                new BufferedImage(drawing.width() * scale, drawing.height() * scale, BufferedImage.TYPE_INT_RGB);
        Graphics2D on = image.createGraphics();
        on.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        on.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        on.setRenderingHint(RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
        on.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        on.scale(scale, scale);
        drawing.paint(on);
        on.dispose();
        writePng(image, out);
    }

    private static void writePng(RenderedImage image, OutputStream out) throws IOException {
        ImageIO.setUseCache(false);
        ImageIO.write(image, "png", out);
    }

    /// Images in SVG are PNG, in the file itself.
    private static final class PngInSvg extends ImageHandlerBase64Encoder {
        @Override
        public void encodeImage(RenderedImage image, OutputStream out) throws SVGGraphics2DIOException {
            try {
                writePng(image, out);
            } catch (IOException error) {
                throw new SVGGraphics2DIOException(String.valueOf(error.getMessage()), error);
            }
        }
    }

    /// Writes SVG.
    static void svg(Painting drawing, OutputStream out) throws IOException {
        SVGGeneratorContext settings = SVGGeneratorContext.createDefault(document());
        settings.setImageHandler(new PngInSvg());
        SVGGraphics2D on = new SVGGraphics2D(settings, false);
        on.setSVGCanvasSize(new Dimension(drawing.width(), drawing.height()));
        drawing.paint(on);
        Writer writer = new OutputStreamWriter(out, StandardCharsets.UTF_8);
        on.stream(writer, true);
        writer.flush();
    }

    private static Document document() {
        try {
            return DocumentBuilderFactory.newDefaultInstance()
                    .newDocumentBuilder()
                    .getDOMImplementation()
                    .createDocument(SVG, "svg", null);
        } catch (ParserConfigurationException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
