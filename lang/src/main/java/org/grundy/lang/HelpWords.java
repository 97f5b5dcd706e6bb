package org.grundy.lang;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// The words of a command line that ask for help in other ways than `COMMAND --help`.
public final class HelpWords {
    private static final String HELP = "help";
    private static final String OPTION = "--help";
    private static final String LANG = "--lang";

    private HelpWords() {}

    /// The words with `help COMMAND` written as `COMMAND --help`, and `help` alone as `--help`; others as they are.
    public static String[] asOption(String[] arguments) {
        int first = word(arguments, 0);
        return first < arguments.length && arguments[first].equals(HELP)
                ? asOption(without(arguments, first))
                : arguments;
    }

    /// The words with `COMMAND help` written as `COMMAND --help`, for a command that cannot use the word otherwise.
    ///
    /// @return the same array where the words are others
    public static String[] behindCommand(String[] arguments) {
        int second = word(arguments, word(arguments, 0) + 1);
        boolean last = word(arguments, second + 1) >= arguments.length;
        return last && second < arguments.length && arguments[second].equals(HELP)
                ? without(arguments, second)
                : arguments;
    }

    private static String[] without(String[] arguments, int index) {
        List<String> words = new ArrayList<>(Arrays.asList(arguments));
        words.remove(index);
        if (!words.contains(OPTION)) {
            words.add(OPTION);
        }
        return words.toArray(String[]::new);
    }

    /// The index of the first word from an index on that is no option and no value of `--lang`; at least the number of
    /// the arguments where there is none.
    private static int word(String[] arguments, int from) {
        int at = from;
        while (at < arguments.length && arguments[at].startsWith("-")) {
            at += arguments[at].equals(LANG) ? 2 : 1;
        }
        return at;
    }
}
