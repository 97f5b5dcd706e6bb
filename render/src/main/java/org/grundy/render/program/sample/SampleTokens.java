package org.grundy.render.program.sample;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.regex.Pattern;

/// The words of an input, with the lines that they stand in.
final class SampleTokens {
    private static final Pattern WORD = Pattern.compile("\\S+");

    private record Token(String text, int line) {}

    private final List<Token> tokens = new ArrayList<>();
    private int next;

    SampleTokens(String text) {
        List<String> lines = text.lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            int line = i;
            WORD.matcher(lines.get(i)).results().forEach(word -> tokens.add(new Token(word.group(), line)));
        }
    }

    /// The number of the line, from 1 on, of a word some words before the next one; the last line at the end.
    int line(int before) {
        return tokens.isEmpty() ? 1 : tokens.get(place(before)).line + 1;
    }

    /// A word some words before the next one; the last one at the end.
    String text(int before) {
        return tokens.isEmpty() ? "" : tokens.get(place(before)).text;
    }

    private int place(int before) {
        return Math.clamp(next - before, 0, tokens.size() - 1);
    }

    /// Whether anything is left.
    boolean more() {
        return next < tokens.size();
    }

    /// The next word.
    ///
    /// @throws NoSuchElementException if there is none
    String word() {
        if (!more()) {
            throw new NoSuchElementException("the input ends too early");
        }
        return tokens.get(next++).text;
    }

    /// The next word as a number.
    ///
    /// @throws NumberFormatException if it is none
    /// @throws NoSuchElementException if there is none
    BigInteger number() {
        return new BigInteger(word());
    }

    /// The rest of the line of the next word.
    ///
    /// @throws NumberFormatException if a word is no number
    List<BigInteger> line() {
        List<BigInteger> numbers = new ArrayList<>(List.of(number()));
        while (more() && tokens.get(next).line == tokens.get(next - 1).line) {
            numbers.add(number());
        }
        return numbers;
    }

    /// Whether the next words are these numbers; if they are, they are taken.
    boolean take(List<Long> numbers) {
        if (numbers.isEmpty() || next + numbers.size() > tokens.size()) {
            return false;
        }
        for (int i = 0; i < numbers.size(); i++) {
            if (!tokens.get(next + i).text.equals(numbers.get(i).toString())) {
                return false;
            }
        }
        next += numbers.size();
        return true;
    }
}
