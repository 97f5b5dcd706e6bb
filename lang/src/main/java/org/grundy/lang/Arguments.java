package org.grundy.lang;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.grundy.text.BilingualText;
import org.grundy.text.InputError;

/// The comma-separated arguments between a pair of brackets. Commas inside inner brackets do not
/// separate.
///
/// @param owner the name before the brackets, for messages
/// @param inside the whole text between the brackets
/// @param slices the arguments; empty if the brackets are absent or empty
public record Arguments(String owner, TextSlice inside, List<TextSlice> slices) {
    public Arguments {
        slices = List.copyOf(slices);
    }

    /// Splits the text between brackets.
    ///
    /// @throws InputError if an argument is empty
    public static Arguments of(String owner, TextSlice inside) {
        List<TextSlice> slices = new ArrayList<>();
        if (inside.text().isEmpty()) {
            return new Arguments(owner, inside, slices);
        }
        String source = inside.source();
        int depth = 0;
        int start = inside.span().start();
        for (int i = start; i < inside.span().end(); i++) {
            i = Brackets.closingQuote(source, i, inside.span().end());
            char c = source.charAt(i);
            depth += Brackets.step(c);
            if (depth == 0 && Brackets.COMMAS.indexOf(c) >= 0) {
                slices.add(nonEmpty(TextSlice.trimmed(source, start, i)));
                start = i + 1;
            }
        }
        slices.add(nonEmpty(TextSlice.trimmed(source, start, inside.span().end())));
        return new Arguments(owner, inside, slices);
    }

    private static TextSlice nonEmpty(TextSlice slice) {
        if (slice.text().isEmpty()) {
            throw slice.error("there is nothing between two commas here", "这里两个逗号之间没有内容");
        }
        return slice;
    }

    /// The number of arguments.
    public int size() {
        return slices.size();
    }

    /// Checks that there are parameters at all.
    ///
    /// @param entry of the game that needs them
    /// @throws InputError if not even their brackets are there
    public Arguments present(Entry entry) {
        if (isLacking()) {
            throw error(
                    "%s needs its parameters in square brackets, as in %s: write %s",
                    "%s 的参数要写在方括号中，例如 %s；写法：%s", owner, entry.example(), entry.written());
        }
        return this;
    }

    /// Checks the number of arguments.
    ///
    /// @param form how it should look, such as `bash[m]`
    /// @throws InputError if it is below `least` or above `most`
    public Arguments count(int least, int most, String form) {
        if (size() < least || size() > most) {
            BilingualText allowed = allowed(least, most);
            throw error(
                    "%1$s takes %2$s%3$s here, not %4$s; write it as %5$s",
                    "%1$s 在此处需要 %2$s 项，而不是 %4$s 项；写法：%5$s",
                    owner,
                    allowed,
                    most == 1 ? " entry" : " entries",
                    size(),
                    Entry.written(form));
        }
        return this;
    }

    /// Whether not even the brackets are there.
    private boolean isLacking() {
        int start = inside.span().start();
        return slices.isEmpty() && (start == 0 || Brackets.step(inside.source().charAt(start - 1)) <= 0);
    }

    private static BilingualText allowed(int least, int most) {
        if (most == Integer.MAX_VALUE) {
            return BilingualText.of("at least %s", "至少 %s", least);
        }
        String range = least == most ? Integer.toString(least) : least + ".." + most;
        return new BilingualText(range, range);
    }

    /// The argument at an index.
    public TextSlice get(int i) {
        return slices.get(i);
    }

    /// All arguments as numbers, each at least a bound.
    ///
    /// @param what names one of them in messages
    /// @throws InputError if an argument is not a number or is below the bound
    public List<BigInteger> numbers(BilingualText what, long atLeast) {
        return slices.stream().map(slice -> slice.number(what, atLeast)).toList();
    }

    /// An error at the whole text between the brackets.
    public InputError error(String en, String zh, Object... values) {
        return inside.error(en, zh, values);
    }
}
