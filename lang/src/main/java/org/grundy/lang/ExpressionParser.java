package org.grundy.lang;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.grundy.game.Component;
import org.grundy.game.Sum;
import org.grundy.text.BilingualText;
import org.grundy.text.InputError;
import org.grundy.text.Span;

/// Reads sums such as `kayles(7) + bash[3](15) + *4`.
///
///     sum  = term { "+" term }
///     term = "*" number | name [ "[" parameters "]" ] "(" position ")" | position
///
/// A position without a name, `5` or `(3, 4)`, is one of the game that the library says is meant.
///
/// The same name with the same parameters always gives the same game, so that its values are computed once.
public final class ExpressionParser {
    /// A name has fewer words, so that a long text is not looked up word for word.
    private static final int MOST_WORDS = 8;

    /// Numbers between commas that end the text or a term, so that no name or code begins so.
    private static final Pattern NUMBERS = Pattern.compile("[0-9][0-9_^,， ]*(?=$|[+＋])");

    private final Library library;
    private final String source;
    private final Map<String, NamedGame<?>> games = new HashMap<>();
    private int at;

    private ExpressionParser(Library library, String source) {
        this.library = library;
        this.source = source;
    }

    /// Parses a sum.
    ///
    /// @throws InputError if the text is no sum of known games; the message says where and what was
    ///     expected
    public static Sum parse(Library library, String source) {
        return new ExpressionParser(library, source).sum();
    }

    /// Reads a game without a position, such as `bash[3]`.
    ///
    /// @throws InputError if the text is not a known game
    public static NamedGame<?> parseGame(Library library, String source) {
        ExpressionParser parser = new ExpressionParser(library, source);
        parser.space();
        NamedGame<?> game = parser.game();
        parser.space();
        if (parser.at < source.length()) {
            throw parser.expected("the end: only a game was asked for, without a position", "结尾：这里只要游戏名，不要局面");
        }
        return game;
    }

    /// Reads the name of a family, or a game without a position, for what is said of it. A family's theorems depend on
    /// parameters: those of its example stand for all.
    ///
    /// @throws InputError if the text is neither
    public static NamedGame<?> parseDescribed(Library library, String source) {
        return library.find(source)
                .<NamedGame<?>>map(family -> {
                    Sum example = parse(library, family.entry().example());
                    return (NamedGame<?>) example.components().getFirst().game();
                })
                .orElseGet(() -> parseGame(library, source));
    }

    private Sum sum() {
        List<Component<?>> components = new ArrayList<>();
        do {
            space();
            components.addAll(term());
            space();
        } while (accept('+') || accept('＋'));
        if (at < source.length()) {
            throw expected("\"+\" or the end", "“+”或结尾");
        }
        return new Sum(components);
    }

    private List<Component<?>> term() {
        if (at < source.length() && source.charAt(at) == '*') {
            return nimber();
        }
        Optional<List<Component<?>>> nameless = library.meant().flatMap(this::nameless);
        if (nameless.isPresent()) {
            return nameless.get();
        }
        NamedGame<?> game = game();
        space();
        int open = at;
        if (!(accept('(') || accept('（'))) {
            throw expected(
                    "\"(\" and a position, as in %s",
                    "“(”和局面，例如 %s", game.entry().example());
        }
        return components(game, Arguments.of(game.entry().name(), inside(open)));
    }

    /// A position of the family that is meant.
    private Optional<List<Component<?>>> nameless(Family family) {
        int start = at;
        Matcher numbers = NUMBERS.matcher(source).region(at, source.length());
        TextSlice position;
        if (accept('(') || accept('（')) {
            position = inside(start);
        } else if (numbers.lookingAt()) {
            at = numbers.end();
            position = TextSlice.trimmed(source, start, at);
        } else {
            return Optional.empty();
        }
        String name = family.familyName();
        return Optional.of(
                components(shared(name + "[]", family, Arguments.of(name, empty())), Arguments.of(name, position)));
    }

    private List<Component<?>> nimber() {
        int star = at++;
        int start = at;
        while (at < source.length() && "+＋ )".indexOf(source.charAt(at)) < 0) {
            at++;
        }
        TextSlice number = new TextSlice(source, new Span(start, at));
        number.number("*n", 0);
        Arguments arguments = Arguments.of("*", number);
        Family family = library.find("nimber")
                .orElseThrow(
                        () -> new InputError(source, new Span(star, at), "this library has no nimbers", "这个库中没有尼姆数"));
        return components(shared("nimber", family, Arguments.of("nimber", empty())), arguments);
    }

    private NamedGame<?> game() {
        int start = at;
        word();
        if (at == start) {
            throw expected("the name of a game, such as nim", "游戏名，例如 nim");
        }
        wholeName(start);
        TextSlice name = new TextSlice(source, new Span(start, at));
        if (name.asNumber().isPresent() && library.find(name.text()).isEmpty()) {
            at = start;
            throw expected("the name of a game before the numbers, as in nim(3,4,5)", "数之前的游戏名，例如 nim(3,4,5)");
        }
        Family family = library.get(name);
        space();
        int open = at;
        TextSlice parameters = accept('[') || accept('【') ? inside(open) : empty();
        String key = family.familyName() + "[" + parameters.text() + "]";
        return shared(key, family, Arguments.of(family.familyName(), parameters));
    }

    private void word() {
        while (at < source.length() && isNamePart(source.charAt(at))) {
            at++;
        }
    }

    /// Goes to the end of the longest name of several words, such as `Dawson's Kayles`; stays where there is none.
    private void wholeName(int start) {
        int end = at;
        int before = -1;
        int words = 1;
        while (before < at && words < MOST_WORDS && Character.isLetter(source.charAt(start))) {
            words++;
            before = at;
            space();
            if (words == 2 && isNumberBehindName(start, before)) {
                break;
            }
            word();
            if (library.find(source.substring(start, at)).isPresent()) {
                end = at;
            }
        }
        at = end;
    }

    /// Whether a name of one word ends here, before a number: a number is the second word of problems alone, such as
    /// `HDU 1907`, whose first word is no name.
    private boolean isNumberBehindName(int start, int end) {
        return at < source.length()
                && Character.isDigit(source.charAt(at))
                && library.find(source.substring(start, end)).isPresent();
    }

    private TextSlice empty() {
        return new TextSlice(source, new Span(at, at));
    }

    private NamedGame<?> shared(String key, Family family, Arguments parameters) {
        NamedGame<?> game = games.get(key);
        if (game == null) {
            game = family.with(parameters);
            games.put(key, game);
        }
        return game;
    }

    private static <P> List<Component<?>> components(NamedGame<P> game, Arguments arguments) {
        List<Component<?>> components = new ArrayList<>();
        game.positions(arguments).forEach(position -> components.add(new Component<>(game, position)));
        return components;
    }

    /// The text between an opening bracket and its closing bracket.
    private TextSlice inside(int open) {
        int depth = 1;
        while (at < source.length()) {
            at = Brackets.closingQuote(source, at, source.length());
            depth += Brackets.step(source.charAt(at));
            at++;
            if (depth == 0) {
                return closed(open);
            }
        }
        throw new InputError(source, new Span(open, open + 1), "this bracket is never closed", "这个括号没有配对的右括号");
    }

    private TextSlice closed(int open) {
        if (!Brackets.match(source.charAt(open), source.charAt(at - 1))) {
            throw new InputError(
                    source,
                    new Span(open, at),
                    "\"%s\" is closed by \"%s\"",
                    "“%s”被“%s”关闭",
                    source.charAt(open),
                    source.charAt(at - 1));
        }
        return TextSlice.trimmed(source, open + 1, at - 1);
    }

    private InputError expected(String en, String zh, Object... values) {
        Span here = new Span(at, Math.min(source.length(), at + 1));
        return new InputError(source, here, "expected %s", "此处应为%s", BilingualText.of(en, zh, values));
    }

    private boolean accept(char c) {
        if (at < source.length() && source.charAt(at) == c) {
            at++;
            return true;
        }
        return false;
    }

    private void space() {
        while (at < source.length() && Character.isWhitespace(source.charAt(at))) {
            at++;
        }
    }

    private static boolean isNamePart(char c) {
        return Character.isLetterOrDigit(c) || c == '.' || NearestNames.isMark(c);
    }
}
