package org.grundy.cli;

import java.util.List;

/// The words of a command line that name a position, put together to an expression.
public final class CommandWords {
    private static final char MINUS = '−';

    private CommandWords() {}

    /// The arguments with `-5` written with the sign `−`, so that a negative number is not taken for an
    /// option. The readers of numbers know both signs.
    static String[] minusSigns(String[] arguments) {
        String[] signed = arguments.clone();
        for (int i = 0; i < signed.length; i++) {
            String word = signed[i];
            if (word.length() > 1 && word.charAt(0) == '-' && Character.isDigit(word.charAt(1))) {
                signed[i] = MINUS + word.substring(1);
            }
        }
        return signed;
    }

    /// The expression that some words write: `nim 3 4 5` is short for `nim(3,4,5)`. Words with a bracket of
    /// their own stay as they are, and so do numbers without a game.
    public static String expression(List<String> words) {
        String line = String.join(" ", words).strip();
        boolean bare = line.contains(" ")
                && line.chars().noneMatch(c -> c == '(' || c == '（' || c == '+' || c == '＋')
                && !line.startsWith("*")
                && !Character.isDigit(line.charAt(0));
        if (!bare) {
            return line;
        }
        int gap = line.indexOf(' ');
        List<String> numbers = List.of(line.substring(gap).strip().split("\\s+"));
        return line.substring(0, gap) + "(" + String.join(",", numbers) + ")";
    }
}
