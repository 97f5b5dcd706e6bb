package org.grundy.render.program.input;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// What stands for a number in an answer that functions of the rules compute from numbers that were read, as
/// `{best(0, n - 1)}`, or for a list that was read or is defined, as `{after[]}`.
///
/// @param text what stands between the braces
public record ComputedGap(String text) {
    private static final Pattern NAME = Pattern.compile("[\\p{L}_][\\p{L}\\p{Nd}_]*");
    private static final Pattern PART = Pattern.compile(NAME + "|\\s+|.");

    /// What looks like a function of the rules and chooses one of the words.
    static final String WORDS = "words";

    private static final Pattern CHOICE = Pattern.compile("\\s*" + WORDS + "\\s*\\((.*)\\)\\s*");

    /// What follows the name of a list.
    public static final String LIST = "[]";

    private static final Pattern ALLOWED = Pattern.compile("[\\p{L}\\p{Nd}_+*,() -]+");

    /// Whether the text between braces is one.
    public static boolean is(String text) {
        return isList(text)
                || (!ToldMove.is(text)
                        && text.contains("(")
                        && ALLOWED.matcher(text).matches());
    }

    /// Whether the text between braces is that of a list.
    public static boolean isList(String text) {
        return text.endsWith(LIST) && NAME.matcher(listOf(text)).matches();
    }

    /// The name of a list.
    public static String listOf(String text) {
        return text.substring(0, text.length() - LIST.length());
    }

    /// What chooses one of the words, by its place from 0 on: that of `words(who(n))` is `who(n)`.
    private Optional<ComputedGap> chooser() {
        Matcher choice = CHOICE.matcher(text);
        return choice.matches() && isClosed(choice.group(1))
                ? Optional.of(new ComputedGap(choice.group(1)))
                : Optional.empty();
    }

    /// The same of what stands in braces, which need not be computed.
    public static Optional<ComputedGap> chooser(String gap) {
        return is(gap) ? new ComputedGap(gap).chooser() : Optional.empty();
    }

    private static boolean isClosed(String text) {
        int open = 0;
        for (int i = 0; i < text.length() && open >= 0; i++) {
            open += text.charAt(i) == '(' ? 1 : text.charAt(i) == ')' ? -1 : 0;
        }
        return open == 0;
    }

    /// The functions that it calls.
    Stream<String> functions() {
        return names(true);
    }

    /// The numbers that it names.
    Stream<String> numbers() {
        return names(false);
    }

    private Stream<String> names(boolean called) {
        return NAME.matcher(text)
                .results()
                .filter(name -> isCalled(name) == called)
                .map(MatchResult::group);
    }

    private boolean isCalled(MatchResult name) {
        return text.substring(name.end()).stripLeading().startsWith("(");
    }

    /// What is not known of it.
    ///
    /// @param numbers that are known
    /// @param functions that are known, and lists, as `a[]`
    Stream<String> unknown(List<String> numbers, List<String> functions) {
        Optional<ComputedGap> chooser = chooser();
        if (chooser.isPresent()) {
            return chooser.get().unknown(numbers, functions);
        }
        if (isList(text)) {
            return functions.contains(text) ? Stream.of() : Stream.of(text);
        }
        return Stream.concat(
                functions().filter(name -> !functions.contains(name)),
                numbers().filter(name -> !numbers.contains(name)));
    }

    /// It in a program.
    ///
    /// @param variable of a number that was read
    /// @param passed what a function is given behind its arguments, by its name in the rules
    public String in(UnaryOperator<String> variable, Function<String, List<String>> passed) {
        StringBuilder all = new StringBuilder();
        Deque<List<String>> open = new ArrayDeque<>();
        List<String> before = List.of();
        for (MatchResult part : PART.matcher(text).results().toList()) {
            String word = part.group();
            if (word.equals(")") && !open.isEmpty()) {
                boolean none = all.charAt(all.length() - 1) == '(';
                List<String> more = open.pop();
                all.append(none || more.isEmpty() ? "" : ", ").append(String.join(", ", more));
            }
            boolean called = NAME.matcher(word).matches() && isCalled(part);
            all.append(called ? called(word) : NAME.matcher(word).matches() ? variable.apply(word) : word);
            if (word.equals("(")) {
                open.push(before);
            }
            before = called ? passed.apply(word) : word.isBlank() ? before : List.of();
        }
        return all.toString();
    }

    /// What a program calls a function of the rules.
    public static String called(String function) {
        return "fn_" + (function.matches("\\w+") ? function : Integer.toHexString(function.hashCode()));
    }
}
