package org.grundy.render.program.input;

import java.util.List;
import java.util.function.UnaryOperator;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// What stands for a number in an answer that functions of the rules compute from numbers that were read:
/// `{best(0, n - 1)}`.
///
/// @param text what stands between the braces
public record ComputedGap(String text) {
    private static final Pattern NAME = Pattern.compile("[\\p{L}_][\\p{L}\\p{Nd}_]*");
    private static final Pattern ALLOWED = Pattern.compile("[\\p{L}\\p{Nd}_+*,() -]+");

    /// Whether the text between braces is one.
    static boolean is(String text) {
        return text.contains("(") && ALLOWED.matcher(text).matches();
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
    /// @param functions that are known
    Stream<String> unknown(List<String> numbers, List<String> functions) {
        return Stream.concat(
                functions().filter(name -> !functions.contains(name)),
                numbers().filter(name -> !numbers.contains(name)));
    }

    /// It in a program.
    ///
    /// @param variable of a number that was read
    public String in(UnaryOperator<String> variable) {
        return NAME.matcher(text)
                .replaceAll(name -> isCalled(name) ? called(name.group()) : variable.apply(name.group()));
    }

    /// What a program calls a function of the rules.
    public static String called(String function) {
        return "fn_" + (function.matches("\\w+") ? function : Integer.toHexString(function.hashCode()));
    }
}
