package org.grundy.lang;

import java.util.Locale;

/// The ids of judges' problems in any spelling: `HDU-2873`, `hdu 2873`, `杭电2873`, `2873`; `P4279`, `洛谷 P4279`,
/// `luogu-p4279`; `ARC105D`; `Codeforces 630R`.
public final class ProblemId {
    private ProblemId() {}

    /// Whether a word is a spelling of an id, or its number alone.
    ///
    /// @param word as it is written
    /// @param id as it is listed, such as `HDU-2873`
    public static boolean spells(String word, String id) {
        String plain = plain(word);
        return plain.equals(plain(id)) || (isNumber(plain) && plain.equals(id.replaceFirst("^\\D+", "")));
    }

    /// Whether a word is no more than the number of a problem.
    public static boolean isNumber(String word) {
        return plain(word).matches("\\d{3,6}");
    }

    private static String plain(String id) {
        return id.toUpperCase(Locale.ROOT)
                .replaceAll("[\\s_-]", "")
                .replaceFirst("^(洛谷|LUOGU)P?(?=\\d|P)", "P")
                .replaceFirst("^PP", "P")
                .replaceFirst("^(杭电|HDOJ)", "HDU")
                .replaceFirst("^CODEFORCES", "CF")
                .replaceFirst("^(ATCODER|TOPCODER)", "");
    }
}
