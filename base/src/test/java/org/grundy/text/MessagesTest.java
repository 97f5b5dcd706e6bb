package org.grundy.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class MessagesTest {
    private static Messages read(String text) {
        return Messages.read(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
    }

    @Test
    void sentences_stand_below_their_key_in_both_languages() {
        Messages messages = read("""
                # words of a test

                move.take
                  en: take {k}
                  zh: 取 {k} 个
                lines
                  en: "one\\ntwo "
                  zh: 一""");
        assertThat(messages.sentences())
                .isEqualTo(Map.of(
                        "move.take", new BilingualText("take {k}", "取 {k} 个"),
                        "lines", new BilingualText("one\ntwo ", "一")));
    }

    @Test
    void a_key_without_a_sentence_in_each_language_is_refused_with_its_line() {
        assertThatThrownBy(() -> read("a\n  en: one\nb\n  en: two\n  zh: 二\n"))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("line 3: a has no sentence in both languages");
        assertThatThrownBy(() -> read("a\n  en: one\n"))
                .hasMessage("the last line: a has no sentence in both languages");
        assertThatThrownBy(() -> read("a\n  zh: 一\n  en: one\n")).hasMessageStartingWith("line 2: neither a key nor");
    }

    @Test
    void a_key_has_one_sentence() {
        String one = "a\n  en: one\n  zh: 一\n";
        assertThatThrownBy(() -> read(one + one)).hasMessage("line 6: a second sentence of a");
    }

    @Test
    void a_resource_that_is_missing_is_a_fault_of_the_jar() {
        assertThatThrownBy(() -> Messages.read(MessagesTest.class.getResourceAsStream("none.messages")))
                .hasMessage("a resource with sentences is missing");
    }
}
