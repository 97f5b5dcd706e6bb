package org.grundy.render.text;

import static org.grundy.render.text.AnswerMessages.say;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.grundy.render.Language;
import org.grundy.render.terminal.DisplayWidth;
import org.grundy.render.terminal.Page;

/// Names and numbers below each other: every number in decimal and in binary, and their xor below a line, so that
/// the columns of the nim sum can be read off.
///
/// Numbers of more than 64 bits are not shown in binary, and of many rows only the first are shown.
final class XorTable {
    private static final int MOST_BITS = 64;
    private static final int MOST_ROWS = 24;
    private static final int MOST_DIGITS = 60;

    private final List<String> names;
    private final List<BigInteger> values;
    private final BigInteger xor;
    private final Language language;

    XorTable(List<String> names, List<BigInteger> values, Language language) {
        this.names = names;
        this.values = values;
        this.xor = values.stream().reduce(BigInteger.ZERO, BigInteger::xor);
        this.language = language;
    }

    /// Adds the rows to a page.
    void addTo(Page page, int indent) {
        int shown = values.size() <= MOST_ROWS ? values.size() : MOST_ROWS - 1;
        int nameWidth = DisplayWidth.widest(names.stream().limit(shown).map(XorTable::shortened));
        int valueWidth = DisplayWidth.widest(allValues(shown).stream().map(XorTable::shortened));
        int bits =
                allValues(shown).stream().mapToInt(BigInteger::bitLength).max().orElse(0);
        Row row = new Row(Math.max(nameWidth, 3), valueWidth, bits > MOST_BITS ? 0 : Math.max(1, bits));
        for (int i = 0; i < shown; i++) {
            page.line(indent, row.of(shortened(names.get(i)), values.get(i)));
        }
        if (shown < values.size()) {
            int more = values.size() - shown;
            page.line(indent, say(language, "xor.more", "more", more));
        }
        page.line(indent, page.paint().faint("─".repeat(row.width())));
        page.line(indent, page.paint().strong(row.of("xor", xor)));
    }

    private List<BigInteger> allValues(int shown) {
        List<BigInteger> all = new ArrayList<>(values.subList(0, shown));
        all.add(xor);
        return all;
    }

    private static String shortened(BigInteger value) {
        return shortened(value.toString());
    }

    private static String shortened(String text) {
        return text.length() <= MOST_DIGITS
                ? text
                : text.substring(0, MOST_DIGITS / 2) + "…" + text.substring(text.length() - MOST_DIGITS / 4);
    }

    private record Row(int nameWidth, int valueWidth, int bits) {
        int width() {
            return nameWidth + 2 + valueWidth + (bits == 0 ? 0 : 2 + bits);
        }

        String of(String name, BigInteger value) {
            String decimal =
                    DisplayWidth.left(name, nameWidth) + "  " + DisplayWidth.right(shortened(value), valueWidth);
            return bits == 0 ? decimal : decimal + "  " + binary(value);
        }

        private String binary(BigInteger value) {
            String digits = value.toString(2);
            return "0".repeat(Math.max(0, bits - digits.length())) + digits;
        }
    }
}
