package org.grundy.cli.console;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.lang.Library;

/// The words of a command line that name a position, put together to an expression.
public final class CommandWords {
    private static final char MINUS = '−';

    private CommandWords() {}

    /// The arguments with `-5` written with the sign `−`, so that a negative number is not taken for an
    /// option. The readers of numbers know both signs.
    public static String[] minusSigns(String[] arguments) {
        String[] signed = arguments.clone();
        for (int i = 0; i < signed.length; i++) {
            String word = signed[i];
            if (word.length() > 1 && word.charAt(0) == '-' && Character.isDigit(word.charAt(1))) {
                signed[i] = MINUS + word.substring(1);
            }
        }
        return signed;
    }

    /// The expression that some words write: `nim 3 4 5` is short for `nim(3,4,5)`, `HDU 2873 3 4` for
    /// `HDU-2873(3,4)`. Words with a bracket of their own stay as they are, and so do numbers without a game; where
    /// the library has a game that is meant by them, `3 4` is short for `3,4`.
    ///
    /// @param library where names are found
    public static String expression(List<String> words, Library library) {
        String line = withWholeName(String.join(" ", words).strip(), library);
        boolean bare = line.contains(" ")
                && line.chars().noneMatch(c -> c == '(' || c == '（' || c == '+' || c == '＋')
                && !line.startsWith("*")
                && !Character.isDigit(line.charAt(0));
        if (!bare) {
            boolean numbers = library.meant().isPresent() && line.matches("[0-9][0-9^_ ]*");
            return numbers ? line.replaceAll(" +", ",") : line;
        }
        int gap = line.indexOf(' ');
        List<String> numbers = List.of(line.substring(gap).strip().split("\\s+"));
        return line.substring(0, gap) + "(" + String.join(",", numbers) + ")";
    }

    /// The line with a name of several words at its head, such as `HDU 2873` or `fibonacci nim`, as one word.
    private static String withWholeName(String line, Library library) {
        String head = line.replaceFirst("[(（\\[+＋*].*", "");
        List<String> words = List.of(head.strip().split("\\s+"));
        if (words.size() == 1
                || Character.isDigit(line.charAt(0))
                || library.find(words.getFirst()).isPresent()) {
            return line;
        }
        return IntStream.rangeClosed(2, words.size())
                .mapToObj(count -> Stream.concat(
                                Stream.of(String.join("-", words.subList(0, count))),
                                words.stream().skip(count))
                        .toList())
                .filter(named -> library.find(named.getFirst()).isPresent())
                .findFirst()
                .map(named -> String.join(" ", named) + line.substring(head.length()))
                .orElse(line);
    }
}
