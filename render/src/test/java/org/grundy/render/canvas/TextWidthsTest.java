package org.grundy.render.canvas;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class TextWidthsTest {
    /// Widths in thousandths of an em in DejaVu Sans 2.37, as `java.awt.Font` measures them.
    @ParameterizedTest
    @CsvSource({
        "0123456789, 6362.3",
        "wythoff — Grundy values, 12637.7",
        "P position, 4881.8",
        "'order 40, 9 in the P-portion (red); proved for all heaps', 27018.1",
        "abcdefghijklmnopqrstuvwxyz, 14646.0",
        "ABCDEFGHIJKLMNOPQRSTUVWXYZ, 17489.3",
    })
    void a_text_is_not_narrower_than_in_a_wide_font_and_not_much_wider(String text, double width) {
        assertThat(1000 * TextWidths.of(text, 1)).isBetween(width, 1.15 * width);
    }

    @Test
    void chinese_takes_an_em_for_each_sign() {
        assertThat(TextWidths.of("先手必败（）", 12)).isEqualTo(72);
    }

    @Test
    void a_width_grows_with_the_font() {
        assertThat(TextWidths.of("SG 值", 20)).isEqualTo(2 * TextWidths.of("SG 值", 10));
    }
}
