package org.grundy.catalog.game;

import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.lang.rules.RuleText;

/// Named games as rules in the rule language where their own positions are not single numbers: lists, or races by
/// what is still to go.
public final class ListedRules {
    /// Moves on more heaps at once are too many to be listed.
    private static final int MOST_AT_ONCE = 6;

    private static final String STAIRCASE = """
        staircase: a[] -> replace(a, 0, a[0] - t)  for t in 1..a[0]
                   a[] -> replace(replace(a, i, a[i] - t), i - 1, a[i - 1] + t)  for i in 1..length(a)-1, t in 1..a[i]
        """;

    private static final String SILVER_DOLLAR = """
        silverdollar: a[] -> replace(a, i, place)  for i in indices(a), place in 0..a[i]-1
                      if count(slice(a, 0, i), place) = 0 and (i = 0 or a[max(i - 1, 0)] < place)
        """;

    /// From the value p on, the price n is as far away as the price ⌈n/p⌉ from 1.
    private static final String MULTIPLICATION = """
        multiplication: n -> (n + k - 1) / k  for k in 2..9  if n > 1
        """;

    private ListedRules() {}

    /// The rules of a game; empty if there is no such text.
    ///
    /// @param game as in an expression, without a position
    public static Optional<RuleText> of(String game) {
        return switch (game) {
            case "staircase" -> Optional.of(RuleText.compile(STAIRCASE));
            case "silverdollar" -> Optional.of(RuleText.compile(SILVER_DOLLAR));
            case "multiplication" -> Optional.of(RuleText.compile(MULTIPLICATION));
            default ->
                game.matches("moore\\[[1-" + MOST_AT_ONCE + "]\\]")
                        ? Optional.of(RuleText.compile(moore(game.charAt(game.length() - 2) - '0')))
                        : Optional.empty();
        };
    }

    /// Moore's Nim, with a rule for each number of heaps that a move takes from.
    private static String moore(int most) {
        return "moore(k): unordered\n"
                + IntStream.rangeClosed(1, most)
                        .mapToObj(ListedRules::takingFrom)
                        .collect(Collectors.joining());
    }

    private static String takingFrom(int heaps) {
        String left = "a";
        StringBuilder places = new StringBuilder();
        StringBuilder amounts = new StringBuilder();
        for (int heap = 0; heap < heaps; heap++) {
            left = "replace(%1$s, i%2$d, a[i%2$d] - t%2$d)".formatted(left, heap);
            String from = heap == 0 ? "0" : "i" + (heap - 1) + " + 1";
            places.append("i%d in %s..length(a)-%d, ".formatted(heap, from, heaps - heap));
            amounts.append("%1$st%2$d in 1..a[i%2$d]".formatted(heap == 0 ? "" : ", ", heap));
        }
        return "          a[] -> " + left + "  for " + places + amounts + "\n";
    }
}
