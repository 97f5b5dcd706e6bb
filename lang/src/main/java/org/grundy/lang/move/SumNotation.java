package org.grundy.lang.move;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.lang.Brackets;

/// The canonical notation of a sum of positions: no blanks, components in order, ASCII commas, no
/// brackets around a component.
///
/// @param parts in ascending order
record SumNotation(List<String> parts) {
    private static final Set<String> NOTHING = Set.of("0", "nothing", "空", "-", "∅");

    static SumNotation of(String text) {
        return new SumNotation(Stream.of(text.split("\\+", -1))
                .map(SumNotation::plain)
                .sorted()
                .toList());
    }

    static SumNotation of(List<String> texts) {
        return of(texts.isEmpty() ? "0" : String.join("+", texts));
    }

    /// The same without components that are 0, unless nothing would be left.
    SumNotation withoutZeros() {
        List<String> left = parts.stream().filter(part -> !part.equals("0")).toList();
        return left.isEmpty() ? new SumNotation(List.of("0")) : new SumNotation(left);
    }

    private static String ascii(int c) {
        if (Brackets.COMMAS.indexOf(c) >= 0) {
            return ",";
        }
        return c == '（' ? "(" : c == '）' ? ")" : Character.toString(c);
    }

    private static String plain(String part) {
        String dense = part.chars()
                .filter(c -> !Character.isWhitespace(c))
                .mapToObj(SumNotation::ascii)
                .collect(Collectors.joining());
        if (NOTHING.contains(dense)) {
            return "0";
        }
        boolean bracketed = dense.length() > 2 && dense.startsWith("(") && dense.indexOf(')') == dense.length() - 1;
        return bracketed ? dense.substring(1, dense.length() - 1) : dense;
    }
}
