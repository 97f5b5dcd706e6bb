package org.grundy.testkit;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Damage to whole words, numbers and signs, after which more of a text is still what its reader expects than after
/// [Damage] to characters: so it reaches further into a reader.
final class TokenDamage {
    private static final Pattern TOKEN = Pattern.compile("\\d+|[\\p{L}_]+|[ \\t]+|->|\\.\\.|.", Pattern.DOTALL);
    private static final Map<String, String> CHINESE = Map.ofEntries(
            Map.entry(",", "，"),
            Map.entry(";", "；"),
            Map.entry(":", "："),
            Map.entry("(", "（"),
            Map.entry(")", "）"),
            Map.entry("[", "【"),
            Map.entry("]", "】"),
            Map.entry("{", "｛"),
            Map.entry("}", "｝"),
            Map.entry(".", "。"),
            Map.entry("..", "……"),
            Map.entry("->", "→"),
            Map.entry("+", "＋"),
            Map.entry("-", "－"),
            Map.entry("*", "×"),
            Map.entry("/", "÷"),
            Map.entry("=", "＝"),
            Map.entry("<", "＜"),
            Map.entry(" ", "　"),
            Map.entry("\"", "“"));
    private static final List<List<String>> BRACKETS =
            List.of(List.of("(", ")"), List.of("[", "]"), List.of("{", "}"), List.of("（", "）"), List.of("not ", ""));
    private static final int LONGEST_PIECE = 8;
    private static final int SELDOM = 200;
    private static final int DEEP = 3_000;

    private final List<String> tokens;
    private final RandomGenerator random;

    TokenDamage(String text, RandomGenerator random) {
        this.tokens = split(text);
        this.random = random;
    }

    private static List<String> split(String text) {
        return TOKEN.matcher(text).results().map(MatchResult::group).collect(Collectors.toCollection(ArrayList::new));
    }

    /// The text with one place damaged.
    ///
    /// @param other another text of which pieces may be taken
    /// @param words that are put in
    String once(String other, List<String> words) {
        int at = random.nextInt(tokens.size() + 1);
        List<String> piece = tokens.subList(at, Math.min(tokens.size(), at + random.nextInt(LONGEST_PIECE)));
        switch (random.nextInt(9)) {
            case 0 -> piece.clear();
            case 1 -> tokens.addAll(random.nextInt(tokens.size() + 1), List.copyOf(piece));
            case 2 -> Collections.reverse(piece);
            case 3 -> Collections.rotate(piece, 1);
            case 4 -> tokens.add(at, " " + Damage.pick(words, random) + " ");
            case 5 -> inOther(piece, other);
            case 6 -> piece.replaceAll(token -> CHINESE.getOrDefault(token, token));
            case 7 -> tokens.replaceAll(token -> CHINESE.getOrDefault(token, token));
            default -> bracket(at, at + piece.size());
        }
        return String.join("", tokens);
    }

    /// A piece of the other text in place of one of this text.
    private void inOther(List<String> piece, String other) {
        List<String> others = split(other);
        int from = random.nextInt(others.size() + 1);
        List<String> taken = others.subList(from, Math.min(others.size(), from + random.nextInt(LONGEST_PIECE)));
        piece.clear();
        piece.addAll(taken);
    }

    private void bracket(int from, int to) {
        List<String> pair = Damage.pick(BRACKETS, random);
        int depth = random.nextInt(SELDOM) == 0 ? random.nextInt(DEEP) : random.nextInt(1, 4);
        tokens.add(to, pair.getLast().repeat(depth));
        tokens.add(from, pair.getFirst().repeat(depth));
    }
}
