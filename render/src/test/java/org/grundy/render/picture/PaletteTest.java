package org.grundy.render.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class PaletteTest {
    /// What the Web Content Accessibility Guidelines ask for.
    private static final double READABLE = 4.5;

    static IntStream backgrounds() {
        IntStream ramps = IntStream.rangeClosed(0, 100)
                .flatMap(i -> IntStream.of(Palette.won(i / 100.0), Palette.lost(i / 100.0)));
        return IntStream.concat(ramps, IntStream.of(Palette.BACKGROUND, Palette.UNKNOWN, Palette.DRAWN));
    }

    @Test
    void contrast_is_that_of_the_guidelines() {
        assertThat(Palette.contrast(0, 0xFFFFFF)).isEqualTo(21);
        assertThat(Palette.contrast(0xFFFFFF, 0x777777)).isBetween(4.4, 4.5);
        assertThat(Palette.contrast(0xFF0000, 0xFF0000)).isEqualTo(1);
    }

    @ParameterizedTest
    @MethodSource("backgrounds")
    void numbers_can_be_read_on_every_cell(int background) {
        assertThat(Palette.contrast(Palette.on(background), background)).isGreaterThanOrEqualTo(READABLE);
    }

    @Test
    void words_can_be_read_on_the_page() {
        assertThat(IntStream.of(Palette.TEXT, Palette.QUIET_TEXT))
                .allMatch(text -> Palette.contrast(text, Palette.BACKGROUND) >= READABLE);
    }
}
