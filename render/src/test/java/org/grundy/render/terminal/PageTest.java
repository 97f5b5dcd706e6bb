package org.grundy.render.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class PageTest {
    @Test
    void a_paragraph_is_broken_between_words_and_every_line_indented() {
        String page = new Page(Paint.NONE).paragraph(2, "word ".repeat(30)).toString();
        assertThat(page.lines()).hasSize(2).allSatisfy(line -> {
            assertThat(line).startsWith("  word").endsWith("word");
            assertThat(DisplayWidth.of(line)).isLessThanOrEqualTo(92);
        });
    }

    @Test
    void chinese_is_broken_anywhere_but_never_before_a_full_stop() {
        for (int length = 85; length < 95; length++) {
            String text = "局".repeat(length / 2) + "。" + "面".repeat(10);
            String page = new Page(Paint.NONE).paragraph(0, text).toString();
            assertThat(page.lines()).noneMatch(line -> line.startsWith("。"));
            assertThat(page.replace("\n", "")).isEqualTo(text);
        }
    }

    @Test
    void a_word_longer_than_the_line_stays_whole() {
        assertThat(new Page(Paint.NONE).paragraph(0, "a " + "9".repeat(200)).toString())
                .isEqualTo("a\n" + "9".repeat(200) + "\n");
    }

    @ParameterizedTest
    @CsvSource({"abc, 3", "异或, 4", "（，）, 6", "→, 1", "é, 1", "𠀀, 2"})
    void chinese_characters_and_signs_take_two_columns(String text, int width) {
        assertThat(DisplayWidth.of(text)).isEqualTo(width);
    }

    @Test
    void texts_are_padded_by_their_width_on_screen() {
        assertThat(DisplayWidth.left("异或", 6)).isEqualTo("异或  ");
        assertThat(DisplayWidth.right("异或", 5)).isEqualTo(" 异或");
    }
}
