package org.grundy.render.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import org.grundy.heap.SequenceRules;
import org.grundy.heap.TakeAndBreakCode;
import org.grundy.misere.HeapGame;
import org.grundy.misere.QuotientReport;
import org.grundy.render.Language;
import org.grundy.run.Run;
import org.junit.jupiter.api.Test;

final class QuotientPictureTest {
    private static QuotientPicture kayles(int heap, Language language) {
        HeapGame game = HeapGame.of(new SequenceRules.Coded(TakeAndBreakCode.of(0, 7, 7)));
        QuotientReport report = QuotientReport.of(game, OptionalInt.of(heap), Run.unlimited());
        return QuotientPicture.of(report, language, Run.unlimited());
    }

    @Test
    void svg_has_a_cell_for_each_product_and_for_each_heap() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        kayles(2, Language.ZH).writeSvg(out);
        String text = out.toString(StandardCharsets.UTF_8);
        assertThat(text).contains("反常商", "P 元 2 个");
        int filled = Pattern.compile("h(\\d+)")
                .matcher(text.substring(text.indexOf("crispEdges")))
                .results()
                .mapToInt(line -> Integer.parseInt(line.group(1)))
                .sum();
        assertThat(filled).isEqualTo(6 * 6 + 3);
    }

    @Test
    void png_can_be_read() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        kayles(12, Language.EN).writePng(out);
        assertThat(ImageIO.read(new ByteArrayInputStream(out.toByteArray())).getWidth())
                .isGreaterThan(600);
    }
}
