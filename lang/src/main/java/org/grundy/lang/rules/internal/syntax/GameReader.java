package org.grundy.lang.rules.internal.syntax;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.grundy.lang.InputError;
import org.grundy.lang.Span;
import org.grundy.lang.rules.internal.syntax.Statement.When.Verdict;

/// Reads the games of a rule text.
public final class GameReader {
    private static final int LONGEST_TEXT = 1 << 16;

    private final Tokens tokens;
    private final MoveReader moves;
    private final ExpressionReader expressions;

    private GameReader(String source) {
        this.tokens = new Tokens(source);
        this.moves = new MoveReader(tokens);
        this.expressions = new ExpressionReader(tokens);
    }

    /// The games of a text, at least one.
    ///
    /// @throws InputError if the text is no rules; the message says where and what was expected
    public static List<GameText> games(String source) {
        if (source.length() > LONGEST_TEXT) {
            throw new InputError(
                    "the rules are " + source.length() + " characters long; at most " + LONGEST_TEXT + " are allowed",
                    "规则有 " + source.length() + " 个字符；最多允许 " + LONGEST_TEXT + " 个");
        }
        return new GameReader(source).games();
    }

    /// A set or number that stands alone, as a parameter's value.
    ///
    /// @throws InputError if the text is something else
    public static Node value(String source) {
        GameReader reader = new GameReader(source);
        return reader.alone(reader.expressions.range());
    }

    /// An expression that stands alone.
    ///
    /// @throws InputError if the text is something else
    public static Node condition(String source) {
        GameReader reader = new GameReader(source);
        return reader.alone(reader.expressions.read());
    }

    private Node alone(Node node) {
        if (tokens.peek().kind() != Kind.END) {
            throw tokens.expected("nothing more", "到此结束");
        }
        return node;
    }

    private List<GameText> games() {
        List<GameText> games = new ArrayList<>();
        do {
            games.add(game());
        } while (tokens.peek().kind() != Kind.END);
        return games;
    }

    private GameText game() {
        if (!header()) {
            throw tokens.expected("a game's name and a colon, as in \"bash(m):\"", "游戏名和冒号，例如 bash(m):");
        }
        Node.Name name = moves.name("the name of a game", "游戏名");
        List<GameText.Parameter> parameters = tokens.is("(") ? parameters() : List.of();
        tokens.expect(":", " after the name of the game", "（游戏名之后）");
        List<Statement> statements = new ArrayList<>();
        while (!(tokens.peek().kind() == Kind.END || header())) {
            statements.add(statement());
            breaks();
        }
        return new GameText(name, parameters, statements);
    }

    private void breaks() {
        if (tokens.peek().kind() == Kind.BREAK) {
            while (tokens.peek().kind() == Kind.BREAK) {
                tokens.take();
            }
        } else if (tokens.peek().kind() != Kind.END
                && !Keywords.STATEMENTS.contains(tokens.peek().text())) {
            throw tokens.expected(
                    "the end of the statement: an operator, \"for\", \"if\", \"&\" or a new line",
                    "语句结尾：运算符、for、if、& 或换行");
        }
    }

    private boolean header() {
        Token first = tokens.peek();
        boolean parameters = tokens.second().is("(") && !Keywords.STATEMENTS.contains(first.text());
        return first.kind() == Kind.NAME && (tokens.second().is(":") || parameters);
    }

    private List<GameText.Parameter> parameters() {
        tokens.take();
        List<GameText.Parameter> parameters = new ArrayList<>();
        do {
            Node.Name name = moves.name("the name of a parameter", "参数名");
            Optional<Node> standard = tokens.accept("=") ? Optional.of(expressions.range()) : Optional.empty();
            parameters.add(new GameText.Parameter(name, standard));
        } while (tokens.accept(","));
        tokens.expect(")", " after the parameters", "（参数之后）");
        return parameters;
    }

    private Statement statement() {
        Token first = tokens.peek();
        if (first.kind() == Kind.NAME && Keywords.STATEMENTS.contains(first.text())) {
            tokens.take();
            return keyword(first);
        }
        List<Item> pattern = moves.pattern();
        tokens.expect("->", " between a state and what a move leaves of it", "（局面与走一步之后的局面之间）");
        List<Term> terms = moves.terms();
        List<Clause> clauses = moves.clauses();
        return new Statement.Move(first.span().to(tokens.last()), pattern, terms, clauses);
    }

    private Statement keyword(Token word) {
        return switch (word.text()) {
            case "states" -> states(word.span());
            case "unordered" -> new Statement.Unordered(word.span());
            case "win" -> when(word.span(), Verdict.WIN);
            case "lose" -> when(word.span(), Verdict.LOSE);
            case "value" -> when(word.span(), Verdict.VALUE);
            case "start" -> start(word.span());
            default -> convention(word.span());
        };
    }

    private Statement states(Span start) {
        List<Item> pattern = moves.pattern();
        Optional<Node> where = tokens.accept("where") ? Optional.of(expressions.read()) : Optional.empty();
        return new Statement.States(start.to(tokens.last()), pattern, where);
    }

    private Statement when(Span start, Verdict verdict) {
        tokens.expect("when", " and a condition", "和条件");
        Node condition = expressions.read();
        Optional<Node> value = Optional.empty();
        if (verdict == Verdict.VALUE) {
            tokens.expect(":", " and the nimber that such a state is", "和这种局面的 Grundy 值");
            value = Optional.of(expressions.read());
        }
        return new Statement.When(start.to(tokens.last()), verdict, condition, value);
    }

    private Statement start(Span start) {
        List<Item> pattern = moves.pattern();
        tokens.expect("as", " and the state that play begins from", "和开局局面");
        List<Node> state = moves.state();
        return new Statement.Start(start.to(tokens.last()), pattern, state);
    }

    private static final Set<String> CONVENTIONS =
            Set.of("normal", "misere", "misère", "disjunctive", "conjunctive", "selective", "long", "short");

    private Statement convention(Span start) {
        List<Node.Name> words = new ArrayList<>();
        do {
            Token token = tokens.peek();
            if (!CONVENTIONS.contains(token.text())) {
                throw tokens.expected(
                        "normal or misere, or for a compound: disjunctive, conjunctive, selective, long, short",
                        " normal、misere，或复合方式 disjunctive、conjunctive、selective、long、short");
            }
            tokens.take();
            words.add(new Node.Name(token.span(), token.text()));
        } while (CONVENTIONS.contains(tokens.peek().text()));
        return new Statement.Convention(start.to(tokens.last()), words);
    }
}
