package org.grundy.lang;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/// The ids of judges' problems in any spelling: `HDU-2873`, `hdu 2873`, `杭电2873`, `2873`; `P4279`, `洛谷 P4279`,
/// `luogu-p4279`; `ARC105D`; `Codeforces 630R`; `力扣 292`; and the addresses of their pages.
public final class ProblemId {
    /// What the addresses of judges have, with the id that their groups make.
    private static final List<Map.Entry<Pattern, String>> PAGES = List.of(
            page("hdu\\.edu\\.cn.*pid=(\\d+)", "HDU$1"),
            page("poj\\.org.*id=(\\d+)", "POJ$1"),
            page("luogu\\.com.*/(P\\d+)", "$1"),
            page("codeforces\\.com/.*?(\\d+)/(?:problem/)?([A-Z]\\d?)$", "CF$1$2"),
            page("atcoder\\.jp/.*/tasks/(\\w+)", "$1"));

    /// What else is written for what is listed, one after the other.
    private static final List<Map.Entry<Pattern, String>> SPELLINGS = List.of(
            spelling("[\\s_-]", ""),
            spelling("^(洛谷|LUOGU)P?(?=\\d|P)", "P"),
            spelling("^PP", "P"),
            spelling("^(杭电|HDOJ)", "HDU"),
            spelling("^北大", "POJ"),
            spelling("^(LC|力扣)(?=\\d)", "LEETCODE"),
            spelling("^EDPC", "DP"),
            spelling("^CODEFORCES", "CF"),
            spelling("^(ATCODER|TOPCODER)", ""));

    private static final Pattern NUMBER = Pattern.compile("\\d{3,6}[A-Z]?");
    private static final Pattern JUDGE = Pattern.compile("^\\D+");

    private static Map.Entry<Pattern, String> spelling(String written, String listed) {
        return Map.entry(Pattern.compile(written), listed);
    }

    private static Map.Entry<Pattern, String> page(String address, String id) {
        return Map.entry(Pattern.compile(".*" + address + ".*", Pattern.CASE_INSENSITIVE), id);
    }

    private static final int LONGEST = 1_000;

    private ProblemId() {}

    /// Whether a word is a spelling of an id, or its number alone.
    ///
    /// @param word as it is written
    /// @param id as it is listed, such as `HDU-2873`
    public static boolean spells(String word, String id) {
        return spelledBy(word).test(id);
    }

    /// The ids of which a word is a spelling, for a word that is compared with many; none of a word longer than any
    /// address.
    static Predicate<String> spelledBy(String word) {
        if (word.length() > LONGEST) {
            return id -> false;
        }
        String plain = plain(word);
        boolean number = NUMBER.matcher(plain).matches();
        return id -> {
            String listed = plain(id);
            return plain.equals(listed)
                    || (number && plain.equals(JUDGE.matcher(listed).replaceFirst("")));
        };
    }

    private static String plain(String id) {
        String plain = ofPage(id).toUpperCase(Locale.ROOT);
        for (Map.Entry<Pattern, String> spelling : SPELLINGS) {
            plain = spelling.getKey().matcher(plain).replaceAll(spelling.getValue());
        }
        return plain;
    }

    /// The id that an address of a problem's page has; anything else stays.
    private static String ofPage(String word) {
        if (word.indexOf('.') < 0) {
            return word;
        }
        return PAGES.stream()
                .filter(page -> page.getKey().matcher(word).matches())
                .findFirst()
                .map(page -> page.getKey().matcher(word.strip()).replaceFirst(page.getValue()))
                .orElse(word);
    }
}
