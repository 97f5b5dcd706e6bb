package org.grundy.catalog.game;

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

/// Named games as rules in the rule language, for what works on the text of rules, such as programs. The names
/// and parameters are those of the library; games on boards and graphs have no such text.
public final class RuleTexts {
    private static final int MOST_HEAPS = 4;

    private static final String TEXTS = """
        nim:            n -> n - k  for k in 1..n
        nimble:         n -> n - k  for k in 1..n
        bash(m):        n -> n - k  for k in 1..min(m, n)
        countup(m):     n -> n - k  for k in 1..min(m, n)
        bids(m):        n -> n - k  for k in 1..min(m, n)
        donation(m):    n -> n - k  for k in 1..min(m, n)
        subtraction(S): n -> n - s  for s in S  if s <= n
        allbut(S = {1}): n -> n - k  for k in 1..n  if not (k in S)
        circle(k):      (n, 0) -> (n - t, 1)  for t in 1..min(k, n)
                        (n, 1) -> [i, 1] & [n - t - i, 1]  for t in 1..min(k, n), i in 0..n-t
                        states (n, row) where row <= 1
                        start n as (n, 0)
        take(S):        n -> n - s  for s in S  if s <= n
        powers(c):      n -> n - q  for q in powers(c, n)
        primes:         n -> n - q  for q in {1, primes(n)}  if q <= n
        primepowers:    n -> n - q  for q in primepowers(n)
        divisors:       n -> n - d  for d in divisors(n)  if d < n
        lasker:         n -> n - k  for k in 1..n
                        n -> [i] & [n - i]  for i in 1..n-1
        multiple(k):    (n, most) -> (n - t, k * t)  for t in 1..min(n, most)
                        start n as (n, n - 1)
        turningturtles: n -> nothing
                        n -> [i]  for i in 1..n-1
                        states n where n >= 1
        mockturtles:    n -> nothing
                        n -> [i]  for i in 0..n-1
                        n -> [i] & [j]  for i in 0..n-1, j in i+1..n-1
        ruler:          n -> [j] each j in i..n-1  for i in 1..n
                        states n where n >= 1
        twins:          n -> [i]  for i in 0..n-1
        triplets:       n -> [i] & [j]  for i in 0..n-1, j in i+1..n-1
        acrostictwins:  (x, y) -> (i, y)  for i in 0..x-1
                        (x, y) -> (x, j)  for j in 0..y-1
        turningcorners: (x, y) -> [i, j] & [i, y] & [x, j]  for i in 0..x-1, j in 0..y-1
        bomb:           (x, y) -> [i, y] & [x, j]  for i in 1..x-1, j in 1..y-1  if x > 1 and y > 1
                        (x, 1) -> (i, 1)  for i in 1..x-1
                        (1, y) -> (1, j)  for j in 1..y-1
                        states (x, y) where x >= 1 and y >= 1
        cutting:        (w, h) -> [i, h] & [w - i, h]  for i in 2..w/2  if w >= 4
                        (w, h) -> [w, j] & [w, h - j]  for j in 2..h/2  if h >= 4
                        states (w, h) where w >= 2 and h >= 2
        euclid:         unordered
                        (a, b) -> (a, b - q * a)  for q in 1..b/a  if a > 0
        grossman:       unordered
                        (a, b) -> (a, b - q * a)  for q in 1..(b-1)/a  if a > 0
                        states (a, b) where a >= 1 and b >= 1
        kiki:           (n, m) -> (n - 1, m)  if n > 1
                        (n, m) -> (n, m - 1)  if m > 1
                        (n, m) -> (n - 1, m - 1)  if n > 1 and m > 1
                        states (n, m) where n >= 1 and m >= 1
        marbles:        (x, y) -> (x - k, y)  for k in 1..x
                        (x, y) -> (x, y - k)  for k in 1..y
                        (x, y) -> (x - k, y - k)  for k in 1..min(x, y)
                        win when (x = y or x = 0 or y = 0) and not (x = 0 and y = 0)
        wythoff(t = 1): (x, y) -> (x - k, y)  for k in 1..x
                        (x, y) -> (x, y - k)  for k in 1..y
                        (x, y) -> (x - i, y - j)  for i in 1..x, j in max(1, i - t + 1)..min(y, i + t - 1)
        """;

    private RuleTexts() {}

    /// The rules of a game, as a family that has them; empty if there is no text.
    public static Optional<RuleFamily> of(NamedGame<?> game) {
        if (game.rules() instanceof HeapRules heap && heap.moves() instanceof TakeAndBreakMoves moves) {
            Optional<String> text = text(game.entry().name(), moves.code());
            if (text.isPresent()) {
                return Optional.of(RuleText.compile(text.get()).families().getFirst());
            }
        }
        return find(game.entry().name());
    }

    /// The family of a name, empty if there is no text.
    public static Optional<RuleFamily> find(String name) {
        return RuleText.compile(TEXTS).families().stream()
                .filter(family -> family.entry().name().equals(name))
                .findFirst();
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
