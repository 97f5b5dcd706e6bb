package org.grundy.render.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.grundy.analysis.table.Table;
import org.grundy.analysis.table.TableQuantity;
import org.grundy.game.Play;
import org.grundy.render.Language;
import org.grundy.render.canvas.png.Lettering;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.grundy.testkit.Thorough;
import org.grundy.text.InputError;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Document;
import org.w3c.dom.NodeList;

final class TablePictureTest {
    static Stream<Table> tables() {
        return Stream.of(
                Tables.rectangle(10, 6, TableQuantity.GRUNDY, Play.NORMAL),
                Tables.rectangle(1, 1, TableQuantity.GRUNDY, Play.NORMAL),
                Tables.rectangle(120, 90, TableQuantity.OUTCOME, Play.MISERE),
                Tables.rectangle(20, 20, TableQuantity.REMOTENESS, Play.NORMAL),
                Tables.line(7, TableQuantity.GRUNDY),
                Tables.line(300, TableQuantity.MOVES),
                Tables.line(Thorough.bound(2000, 5000), TableQuantity.GRUNDY),
                Tables.line(Thorough.bound(2000, 5000), TableQuantity.OUTCOME));
    }

    private static BufferedImage png(Table table, Language language) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        TablePicture.of(table, language, Run.unlimited()).writePng(out);
        return ImageIO.read(new ByteArrayInputStream(out.toByteArray()));
    }

    private static Document svg(Table table, Language language) throws Exception {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        TablePicture.of(table, language, Run.unlimited()).writeSvg(out);
        DocumentBuilderFactory factory = DocumentBuilderFactory.newDefaultInstance();
        factory.setFeature("http://apache.org/xml/features/nonvalidating/load-external-dtd", false);
        return factory.newDocumentBuilder().parse(new ByteArrayInputStream(out.toByteArray()));
    }

    private static long pixels(BufferedImage image, int colour) {
        int[] all = image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
        return IntStream.of(all).filter(pixel -> (pixel & 0xFFFFFF) == colour).count();
    }

    @ParameterizedTest
    @MethodSource("tables")
    void a_png_picture_has_the_size_of_the_svg_or_twice_that(Table table) throws Exception {
        BufferedImage image = png(table, Language.EN);
        int width =
                Integer.parseInt(svg(table, Language.EN).getDocumentElement().getAttribute("width"));
        assertThat(image.getWidth()).isIn(width, 2 * width);
    }

    @Test
    void p_positions_are_red_each_of_the_size_of_a_cell() throws IOException {
        // In two heaps of Nim the equal pairs are lost; ten cells of 36 units at two pixels a unit, less lines
        // and numbers, and the square of the legend.
        Table table = Tables.rectangle(10, 10, TableQuantity.OUTCOME, Play.NORMAL);
        long red = pixels(png(table, Language.EN), Palette.lost(0));
        assertThat(red).isBetween(10L * 70 * 70 * 8 / 10, 10L * 72 * 72 + 30 * 30);
    }

    @Test
    void svg_says_what_is_shown_and_writes_the_numbers() throws Exception {
        Document picture = svg(Tables.rectangle(4, 4, TableQuantity.GRUNDY, Play.NORMAL), Language.EN);
        NodeList texts = picture.getElementsByTagName("text");
        assertThat(IntStream.range(0, texts.getLength())
                        .mapToObj(i -> texts.item(i).getTextContent().strip()))
                .contains("pair — Grundy values", "P position", "x", "y", "3");
    }

    @Test
    void svg_speaks_chinese_whatever_fonts_the_machine_has() throws Exception {
        Document picture = svg(Tables.line(10, TableQuantity.GRUNDY), Language.ZH);
        assertThat(picture.getDocumentElement().getTextContent()).contains("SG 值", "先手必败");
    }

    @Test
    void a_picture_beyond_all_screens_is_refused() {
        // Of whatever is known of it.
        Table table = Tables.line(4_000_001, TableQuantity.OUTCOME, new Run(Budget.UNLIMITED.withWork(9)));
        assertThatThrownBy(() -> TablePicture.of(table, Language.EN, Run.unlimited()))
                .isInstanceOf(InputError.class)
                .hasMessageContaining("too large");
    }

    @Test
    void every_colour_has_a_legend() throws Exception {
        assertThat(words(Tables.rectangle(2, 1, TableQuantity.GRUNDY, Play.NORMAL)))
                .contains("N position", "P position");
        assertThat(words(Tables.loop(TableQuantity.GRUNDY))).anyMatch(word -> word.startsWith("∞ no Grundy value"));
        assertThat(words(Tables.loop(TableQuantity.OUTCOME))).contains("draw").doesNotContain("not known");
    }

    private static List<String> words(Table table) throws Exception {
        NodeList texts = svg(table, Language.EN).getElementsByTagName("text");
        return IntStream.range(0, texts.getLength())
                .mapToObj(i -> texts.item(i).getTextContent().strip())
                .toList();
    }

    @Test
    void a_picture_says_what_it_lacks_where_there_is_no_chinese_font() {
        Table table = Tables.line(7, TableQuantity.GRUNDY);
        boolean chinese = Lettering.ofMachine().shows("局面（）");
        assertThat(TablePicture.of(table, Language.ZH, Run.unlimited())
                        .lacking()
                        .isEmpty())
                .isEqualTo(chinese);
    }
}
