package org.grundy.testkit;

import java.util.List;
import java.util.random.RandomGenerator;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/// Damage to texts: pieces are lost, doubled, exchanged, put in brackets, or replaced by words, signs by those of
/// Chinese, and numbers by others at the edges of what computers hold.
///
/// @param words that are put in; not empty
public record Damage(List<String> words) {
    private static final List<String> NUMBERS = List.of(
            "0",
            "1",
            "2",
            "3",
            "7",
            "-1",
            "00",
            "1e9",
            "2^63",
            "127",
            "255",
            "65536",
            "2147483647",
            "2147483648",
            "4294967296",
            "999999999999999999",
            "9223372036854775806",
            "9223372036854775807",
            "9223372036854775808",
            "-9223372036854775808",
            "18446744073709551616",
            "1e1000",
            "1.5");
    private static final Pattern NUMBER = Pattern.compile("\\d+");
    private static final int LONGEST_PIECE = 8;

    /// Copies the list.
    public Damage {
        words = List.copyOf(words);
    }

    /// A text with one to four places damaged.
    ///
    /// @param other another text of which pieces may be taken
    public String of(String text, String other, RandomGenerator random) {
        String damaged = text;
        for (int places = random.nextInt(1, 5); places > 0; places--) {
            damaged = random.nextBoolean()
                    ? once(damaged, other, random)
                    : new TokenDamage(damaged, random).once(other, words);
        }
        return damaged;
    }

    private String once(String text, String other, RandomGenerator random) {
        int at = random.nextInt(text.length() + 1);
        int to = Math.min(text.length(), at + random.nextInt(LONGEST_PIECE));
        return switch (random.nextInt(6)) {
            case 0 -> text.substring(0, at) + text.substring(to);
            case 1 -> text.substring(0, at) + pick(words, random) + text.substring(at);
            case 2 -> text.substring(0, at) + pick(words, random) + text.substring(to);
            case 3 -> text.substring(0, to) + text.substring(at);
            case 4 -> text.substring(0, at) + other.substring(random.nextInt(other.length() + 1));
            default -> otherNumber(text, random);
        };
    }

    private static String otherNumber(String text, RandomGenerator random) {
        List<MatchResult> numbers = NUMBER.matcher(text).results().toList();
        if (numbers.isEmpty()) {
            return text;
        }
        MatchResult number = numbers.get(random.nextInt(numbers.size()));
        return text.substring(0, number.start()) + pick(NUMBERS, random) + text.substring(number.end());
    }

    /// One of a list.
    public static <T> T pick(List<T> list, RandomGenerator random) {
        return list.get(random.nextInt(list.size()));
    }
}
