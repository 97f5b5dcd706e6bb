package org.grundy.lang.rules.described;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.grundy.text.BilingualText;
import org.grundy.text.InputError;
import org.grundy.text.Span;

/// One thing that a text says of a game: a word, and what stands behind it and on the deeper lines below.
///
/// @param word what is said
/// @param head the rest of its line
/// @param below the lines below, without their indentation
/// @param source the whole text, for messages
/// @param span where the line stands
public record DescriptionField(String word, String head, List<String> below, String source, Span span) {
    /// Begins the Chinese sentence of two.
    private static final String CHINESE = "zh:";

    public DescriptionField {
        below = List.copyOf(below);
    }

    /// The sentence that this is.
    BilingualText sentence() {
        return sentence(Stream.concat(Stream.of(head), below.stream()).toList());
    }

    /// The sentence on the lines below.
    BilingualText sentenceBelow() {
        return sentence(below);
    }

    /// The lines as one text.
    String lines() {
        return String.join("\n", Stream.concat(Stream.of(head), below.stream()).toList())
                .strip();
    }

    /// The items between commas.
    List<String> items() {
        return Stream.of(lines().replace('\n', ' ').split(","))
                .map(String::strip)
                .filter(item -> !item.isEmpty())
                .toList();
    }

    /// A text of one language is that of both.
    private static BilingualText sentence(List<String> lines) {
        List<String> english = new ArrayList<>();
        List<String> chinese = new ArrayList<>();
        for (String line : lines) {
            if (line.startsWith(CHINESE) || !chinese.isEmpty()) {
                chinese.add(
                        line.startsWith(CHINESE)
                                ? line.substring(CHINESE.length()).strip()
                                : line);
            } else {
                english.add(line);
            }
        }
        String en = String.join(" ", english).strip();
        return new BilingualText(en, chinese.isEmpty() ? en : String.join("", chinese));
    }

    /// An error at the line.
    InputError error(String en, String zh, Object... values) {
        return new InputError(source, span, en, zh, values);
    }
}
