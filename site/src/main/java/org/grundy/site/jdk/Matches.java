package org.grundy.site.jdk;

import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.stream.Stream;

/// All matches of a pattern.
@InsteadOf(Matcher.class)
public final class Matches {
    private Matches() {}

    public static Stream<MatchResult> results(Matcher matcher) {
        Stream.Builder<MatchResult> all = Stream.builder();
        while (matcher.find()) {
            all.add(matcher.toMatchResult());
        }
        return all.build();
    }

    public static String replaceAll(Matcher matcher, Function<MatchResult, String> replacer) {
        matcher.reset();
        StringBuffer replaced = new StringBuffer();
        while (matcher.find()) {
            matcher.appendReplacement(replaced, replacer.apply(matcher));
        }
        return matcher.appendTail(replaced).toString();
    }
}
