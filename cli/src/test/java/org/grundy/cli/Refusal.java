package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.grundy.text.InputError;

/// What an error about a text must have: a place within its source, and a sentence in both languages.
final class Refusal {
    private Refusal() {}

    static void check(InputError error) {
        int length = error.source().length();
        assertThat(error.span().start()).isBetween(0, length);
        assertThat(error.span().end())
                .isBetween(error.span().start(), Math.max(length, error.span().start() + 1));
        assertThat(error.text().en()).isNotBlank();
        assertThat(error.text().zh()).containsPattern("\\p{IsHan}");
    }

    /// Does what may be refused.
    static void allow(Runnable work) {
        try {
            work.run();
        } catch (InputError error) {
            check(error);
        }
    }
}
