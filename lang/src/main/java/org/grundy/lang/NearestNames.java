package org.grundy.lang;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Finds the names nearest to one that was not found.
public final class NearestNames {
    private static final int MOST_NAMES = 3;
    private static final String APOSTROPHES = "'’‘ʼ`´＇";
    private static final String HYPHENS = "-‐‑–—－";
    private static final String MARKS = " \t\n\013\f\r_" + HYPHENS + APOSTROPHES;
    private static final String GAP = "[\\s_" + Pattern.quote(HYPHENS) + "]";
    private static final String ENDING = "(?<=\\w{2})[" + APOSTROPHES + "]?s[" + APOSTROPHES + "]?";
    private static final Pattern GENITIVE = Pattern.compile(ENDING + "(?=" + GAP + ")");
    private static final Pattern GENITIVE_OR_PLURAL = Pattern.compile(ENDING + "(?=" + GAP + "|$)");

    private NearestNames() {}

    /// At most three names, the nearest first; case, spaces, hyphens and apostrophes do not matter.
    ///
    /// @param wanted what was written
    /// @param names the known names
    public static List<String> names(String wanted, Stream<String> names) {
        String plain = plain(wanted);
        int far = Math.max(2, plain.length() / 2);
        return names.map(each -> new Candidate(each, plain(each)))
                .filter(each -> Math.abs(each.plain.length() - plain.length()) <= far)
                .map(each -> new Near(each, distance(plain, each.plain)))
                .filter(near -> near.distance <= far && near.isComparableTo(plain))
                .sorted(Comparator.comparingInt(Near::distance))
                .map(near -> near.candidate.name)
                .distinct()
                .limit(MOST_NAMES)
                .toList();
    }

    /// A known name, and its normalised form.
    private record Candidate(String name, String plain) {}

    /// A known name and how far it is from what was written.
    private record Near(Candidate candidate, int distance) {
        /// Names in Chinese characters count as near only if they share one: two characters differ from any other two
        /// by 2.
        boolean isComparableTo(String wanted) {
            return distance < Math.max(wanted.length(), candidate.plain.length())
                    || (isLatin(wanted) && isLatin(candidate.plain));
        }
    }

    private static boolean isLatin(String name) {
        return name.chars().allMatch(c -> c < 0x250);
    }

    /// The normalised form of a name: 博奕 is written for 博弈 as often.
    static String plain(String name) {
        StringBuilder plain = new StringBuilder();
        name.toLowerCase(Locale.ROOT)
                .chars()
                .filter(c -> MARKS.indexOf(c) < 0)
                .forEach(c -> plain.append(c == '奕' ? '弈' : (char) c));
        return plain.toString();
    }

    /// The normalised form of a name without the endings of a genitive before its last word: `Dawson Kayles` is
    /// `Dawson's Kayles`. The last word is taken as it is, so that `crams` is no `cram`.
    static String withoutGenitives(String name) {
        return plain(GENITIVE.matcher(name.toLowerCase(Locale.ROOT)).replaceAll(""));
    }

    /// The same without the endings of a plural, too: who searches for `Dawsons kayle` looks for `Dawson's Kayles`.
    static String singular(String name) {
        return plain(GENITIVE_OR_PLURAL.matcher(name.toLowerCase(Locale.ROOT)).replaceAll(""));
    }

    /// Whether a sign is a hyphen or an apostrophe.
    static boolean isMark(char c) {
        return MARKS.indexOf(c) >= 0 && !Character.isWhitespace(c);
    }

    /// Levenshtein distance, row by row.
    private static int distance(String a, String b) {
        int[] row = new int[b.length() + 1];
        for (int j = 0; j < row.length; j++) {
            row[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j < row.length; j++) {
                int change = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(change, 1 + Math.min(row[j], row[j - 1]));
            }
        }
        return row[b.length()];
    }
}
