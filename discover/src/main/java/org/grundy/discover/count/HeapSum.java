package org.grundy.discover.count;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.grundy.discover.form.WrittenExpression;
import org.grundy.lang.ExpressionParser;
import org.grundy.lang.Library;
import org.grundy.lang.NamedGame;
import org.grundy.lang.expression.BoolExpr;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.rules.Condition;
import org.grundy.text.InputError;
import org.grundy.text.Span;

/// A sum of games in which letters stand for numbers: `nim(n,2n,3n)`.
///
/// @param text as it was written
/// @param variables the letters, in the order in which they occur
/// @param parts the components
public record HeapSum(String text, List<String> variables, List<Part> parts) {
    private static final Pattern LETTERS = Pattern.compile("(?<![\\p{L}\\p{Nd}_])\\p{L}[\\p{L}\\p{Nd}_]*+(?!\\s*\\()");
    private static final Pattern FACTOR = Pattern.compile("(?<![\\p{L}\\p{Nd}_])(\\d+)\\s*(?=[\\p{L}(])");
    private static final Set<String> WORDS = Set.of("mod", "xor", "and", "or", "not", "if", "else");

    /// Copies the lists.
    public HeapSum {
        variables = List.copyOf(variables);
        parts = List.copyOf(parts);
    }

    /// A component.
    ///
    /// @param game one or two numbers are a position of it
    /// @param numbers of the position, in the letters
    public record Part(NamedGame<?> game, List<IntExpr> numbers) {
        /// Copies the list.
        public Part {
            numbers = List.copyOf(numbers);
        }
    }

    /// Whether a text is a sum rather than the name of a game.
    public static boolean is(String text) {
        return text.replaceAll("[\\[【][^\\]】]*[\\]】]", "").matches("(?s).*[(（].*");
    }

    /// Reads a sum.
    ///
    /// @throws InputError if it is none, or no letter occurs
    public static HeapSum of(String text, Library library) {
        List<Term> terms = terms(text);
        Set<String> letters = new LinkedHashSet<>();
        terms.forEach(term -> term.numbers.forEach(number -> LETTERS.matcher(factored(number))
                .results()
                .map(match -> match.group())
                .filter(word -> !WORDS.contains(word))
                .forEach(letters::add)));
        if (letters.isEmpty()) {
            throw new InputError(
                    "%s is a single position: let letters stand for numbers, as in \"nim(n,2n,3n)\"",
                    "%s 是单个局面：请用字母表示数，例如 \"nim(n,2n,3n)\"", text);
        }
        List<String> variables = List.copyOf(letters);
        List<Part> parts = new ArrayList<>();
        Map<String, NamedGame<?>> games = new HashMap<>();
        for (Term term : terms) {
            parts.addAll(term.parts(
                    games.computeIfAbsent(term.game, name -> ExpressionParser.parseGame(library, name)), variables));
        }
        return new HeapSum(text.strip(), variables, parts);
    }

    /// A game with the texts of its numbers.
    private record Term(String game, List<String> numbers) {
        List<Part> parts(NamedGame<?> known, List<String> variables) {
            List<IntExpr> all =
                    numbers.stream().map(number -> number(number, variables)).toList();
            if (known.dimensions() == 1) {
                return all.stream().map(each -> new Part(known, List.of(each))).toList();
            }
            if (known.dimensions() != all.size()) {
                throw new InputError(
                        "a position of %s is written %s; sums are counted where it is one number, or two",
                        "%s 的局面写作 %s；只有局面为一个或两个数时才能计数",
                        known.name(),
                        known.entry().form());
            }
            return List.of(new Part(known, all));
        }

        private static IntExpr number(String text, List<String> variables) {
            String product = factored(text);
            BoolExpr.Comparison equal = (BoolExpr.Comparison)
                    Condition.equal(product, variables, Map.of()).tree();
            return new WrittenExpression(variables)
                    .of(equal.left())
                    .orElseThrow(() -> new InputError("no formula can be made of %s", "无法把 %s 写成公式", text));
        }
    }

    /// `2n` as the product `2*n`.
    private static String factored(String number) {
        return FACTOR.matcher(number).replaceAll("$1*");
    }

    private static List<Term> terms(String text) {
        List<Term> terms = new ArrayList<>();
        int at = 0;
        while (at < text.length()) {
            int open = outside(text, at, "(（");
            int close = open < text.length() ? closing(text, open) : text.length();
            if (close >= text.length()) {
                throw new InputError(
                        text,
                        new Span(Math.min(at, text.length() - 1), text.length()),
                        "expected a game and its numbers, as in nim(n,2n,3n)",
                        "此处应为游戏和它的数，例如 nim(n,2n,3n)");
            }
            terms.add(new Term(text.substring(at, open).strip(), split(text.substring(open + 1, close))));
            at = close + 1;
            String rest = text.substring(at);
            if (rest.isBlank()) {
                return terms;
            }
            if (!rest.strip().matches("(?s)[+＋].*")) {
                throw new InputError(text, new Span(at, text.length()), "expected \"+\" or the end", "此处应为“+”或结尾");
            }
            at += rest.indexOf(rest.strip()) + 1;
        }
        throw new InputError(text, new Span(0, text.length()), "expected a game after \"+\"", "“+”之后应为游戏");
    }

    /// Where one of these letters first stands outside square brackets.
    private static int outside(String text, int from, String letters) {
        int depth = 0;
        for (int i = from; i < text.length(); i++) {
            char c = text.charAt(i);
            depth += c == '[' || c == '【' ? 1 : c == ']' || c == '】' ? -1 : 0;
            if (depth == 0 && letters.indexOf(c) >= 0) {
                return i;
            }
        }
        return text.length();
    }

    private static int closing(String text, int open) {
        int depth = 0;
        for (int i = open; i < text.length(); i++) {
            char c = text.charAt(i);
            depth += c == '(' || c == '（' ? 1 : c == ')' || c == '）' ? -1 : 0;
            if (depth == 0) {
                return i;
            }
        }
        return text.length();
    }

    /// The numbers between commas that no bracket encloses.
    private static List<String> split(String inside) {
        List<String> all = new ArrayList<>();
        int depth = 0;
        StringBuilder number = new StringBuilder();
        for (int i = 0; i < inside.length(); i++) {
            char c = inside.charAt(i);
            depth += c == '(' ? 1 : c == ')' ? -1 : 0;
            if (depth == 0 && (c == ',' || c == '，')) {
                all.add(number.toString());
                number.setLength(0);
            } else {
                number.append(c);
            }
        }
        all.add(number.toString());
        return all;
    }
}
