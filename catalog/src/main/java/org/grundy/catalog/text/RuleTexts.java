package org.grundy.catalog.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.game.HeapRules;
import org.grundy.heap.TakeAndBreakCode;
import org.grundy.heap.TakeAndBreakMoves;
import org.grundy.lang.NamedGame;
import org.grundy.lang.rules.RuleFamily;
import org.grundy.lang.rules.RuleText;
import org.grundy.lang.rules.described.DescribedText;

/// Named games as rules in the rule language, for what works on the text of rules, such as programs. The names
/// and parameters are those of the library; games on boards and graphs have no such text.
public final class RuleTexts {
    private static final int MOST_HEAPS = 4;

    private RuleTexts() {}

    /// The rules of a game, as a family that has them; empty if there is no text.
    public static Optional<RuleFamily> of(NamedGame<?> game) {
        if (game.rules() instanceof HeapRules heap && heap.moves() instanceof TakeAndBreakMoves moves) {
            Optional<String> text = text(game.entry().name(), moves.code());
            if (text.isPresent()) {
                return RuleText.known(text.get(), new DescribedText(text.get(), List.of())).families().stream()
                        .findFirst();
            }
        }
        return find(game.entry().name());
    }

    /// The family of a name, empty if there is no text.
    public static Optional<RuleFamily> find(String name) {
        return CatalogText.exists(name) ? CatalogText.of(name).rules() : Optional.empty();
    }

    /// The rules of a taking-and-breaking code, empty if it has infinitely many digits, or splits into too
    /// many heaps or into unequal ones of more than two.
    static Optional<String> text(String name, TakeAndBreakCode code) {
        if (!code.finite()) {
            return Optional.empty();
        }
        List<String> rules = new ArrayList<>();
        for (int taken = 0; taken < code.digits().size(); taken++) {
            TakeAndBreakCode.Digit digit = code.digit(taken);
            if (digit.heaps() > MOST_HEAPS || (digit.unequal() && digit.heaps() > 2)) {
                return Optional.empty();
            }
            for (int heaps = 0; heaps <= digit.heaps(); heaps++) {
                if (digit.leaves(heaps)) {
                    rules.add(rule(taken, heaps, digit.unequal()));
                }
            }
        }
        return rules.isEmpty()
                ? Optional.empty()
                : Optional.of(name + ": " + String.join("\n" + " ".repeat(name.length() + 2), rules) + "\n");
    }

    /// The moves that take some tokens and leave some nonempty heaps, the smaller first.
    private static String rule(int taken, int heaps, boolean unequal) {
        if (heaps == 0) {
            return "n -> nothing  if n = " + taken;
        }
        String rest = taken == 0 ? "n" : "n - " + taken;
        if (heaps == 1) {
            return "n -> [" + rest + "]  if n > " + taken;
        }
        List<String> names = List.of("a", "b", "c").subList(0, heaps - 1);
        String last = rest + minus(names);
        String loops = IntStream.range(0, names.size())
                .mapToObj(i -> names.get(i) + " in " + (i == 0 ? "1" : names.get(i - 1)) + ".."
                        + quotient(rest + minus(names.subList(0, i)), heaps - i))
                .collect(Collectors.joining(", "));
        String parts = names.stream().map(each -> "[" + each + "] & ").collect(Collectors.joining());
        return "n -> " + parts + "[" + last + "]  for " + loops
                + "  if n >= " + (taken + heaps)
                + (unequal ? " and " + names.getLast() + " < " + last : "");
    }

    private static String minus(List<String> names) {
        return names.stream().map(each -> " - " + each).collect(Collectors.joining());
    }

    private static String quotient(String number, int divisor) {
        return (number.contains(" ") ? "(" + number + ")" : number) + "/" + divisor;
    }
}
