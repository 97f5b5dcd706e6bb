package org.grundy.lang.rules.internal.syntax;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.grundy.lang.rules.internal.syntax.GameStatement.When.Verdict;
import org.grundy.text.InputError;
import org.grundy.text.Span;

/// Parses the games of a rule text.
public final class GameParser {
    private static final int LONGEST_TEXT = 1 << 16;

    private final TokenStream tokens;
    private final ArrowParser moves;
    private final RuleExpressionParser expressions;

    private GameParser(String source) {
        this.tokens = new TokenStream(source);
        this.moves = new ArrowParser(tokens);
        this.expressions = new RuleExpressionParser(tokens);
    }

    /// The games of a text, at least one.
    ///
    /// @throws InputError if the text is not well-formed; the message says where and what was expected
    public static List<GameSyntax> games(String source) {
        if (source.length() > LONGEST_TEXT) {
            throw new InputError(
                    "the rules are " + source.length() + " characters long; at most " + LONGEST_TEXT + " are allowed",
                    "规则有 " + source.length() + " 个字符；最多允许 " + LONGEST_TEXT + " 个");
        }
        return new GameParser(source).games();
    }

    /// A text without what means nothing: comments, spaces, empty lines, signs that stand for others. Texts that
    /// come to the same are the same rules.
    public static String normal(String source) {
        return Lexer.tokens(source).stream()
                .map(Token::text)
                .collect(Collectors.joining(" "))
                .replaceAll(" ?\n[ \n]*", "\n")
                .strip();
    }

    /// Parses a set or number on its own, as a parameter's value.
    ///
    /// @throws InputError if the text is something else
    public static SyntaxNode value(String source) {
        GameParser reader = new GameParser(source);
        return reader.alone(reader.expressions.range());
    }

    /// Parses an expression on its own.
    ///
    /// @throws InputError if the text is something else
    public static SyntaxNode condition(String source) {
        GameParser reader = new GameParser(source);
        return reader.alone(reader.expressions.defined());
    }

    private SyntaxNode alone(SyntaxNode node) {
        if (tokens.peek().kind() != TokenKind.END) {
            throw tokens.expected("nothing more", "结尾");
        }
        return node;
    }

    private List<GameSyntax> games() {
        List<GameSyntax> games = new ArrayList<>();
        do {
            games.add(game());
        } while (tokens.peek().kind() != TokenKind.END);
        return games;
    }

    private GameSyntax game() {
        if (!header()) {
            throw tokens.expected("a game's name and a colon, as in \"bash(m):\"", "游戏名和冒号，例如 bash(m):");
        }
        SyntaxNode.Name name = moves.name("the name of a game", "游戏名");
        List<GameSyntax.Parameter> parameters = tokens.is("(") ? parameters() : List.of();
        tokens.expect(":", " after the name of the game", "（游戏名之后）");
        List<GameStatement> statements = new ArrayList<>();
        while (!(tokens.peek().kind() == TokenKind.END || header())) {
            statements.add(statement());
            breaks();
        }
        return new GameSyntax(name, parameters, statements);
    }

    private void breaks() {
        if (tokens.peek().kind() == TokenKind.BREAK) {
            while (tokens.peek().kind() == TokenKind.BREAK) {
                tokens.take();
            }
        } else if (tokens.peek().kind() != TokenKind.END
                && !Keywords.STATEMENTS.contains(tokens.peek().text())) {
            throw tokens.expected(
                    "the end of the statement: an operator, \"for\", \"if\", \"&\" or a new line",
                    "语句结尾：运算符、for、if、& 或换行");
        }
    }

    private boolean header() {
        Token first = tokens.peek();
        boolean parameters = tokens.second().is("(") && !Keywords.STATEMENTS.contains(first.text());
        return first.kind() == TokenKind.NAME && (tokens.second().is(":") || parameters);
    }

    private List<GameSyntax.Parameter> parameters() {
        tokens.take();
        List<GameSyntax.Parameter> parameters = new ArrayList<>();
        do {
            SyntaxNode.Name name = moves.name("the name of a parameter", "参数名");
            Optional<SyntaxNode> standard = tokens.accept("=") ? Optional.of(expressions.range()) : Optional.empty();
            parameters.add(new GameSyntax.Parameter(name, standard));
        } while (tokens.accept(","));
        tokens.expect(")", " after the parameters", "（参数之后）");
        return parameters;
    }

    private GameStatement statement() {
        Token first = tokens.peek();
        if (first.kind() == TokenKind.NAME && Keywords.STATEMENTS.contains(first.text())) {
            tokens.take();
            return keyword(first);
        }
        List<PatternItem> pattern = moves.pattern();
        tokens.expect("->", " between a state and what a move leaves of it", "（局面与走一步之后的局面之间）");
        List<TermSyntax> terms = moves.terms();
        List<ClauseSyntax> clauses = moves.clauses();
        return new GameStatement.Move(first.span().to(tokens.last()), pattern, terms, clauses);
    }

    private GameStatement keyword(Token word) {
        return switch (word.text()) {
            case "states" -> states(word.span());
            case "unordered" -> new GameStatement.Unordered(word.span());
            case "win" -> when(word.span(), Verdict.WIN);
            case "lose" -> when(word.span(), Verdict.LOSE);
            case "value" -> when(word.span(), Verdict.VALUE);
            case "start" -> start(word.span());
            default -> convention(word.span());
        };
    }

    private GameStatement states(Span start) {
        List<PatternItem> pattern = moves.pattern();
        Optional<SyntaxNode> where = tokens.accept("where") ? Optional.of(expressions.read()) : Optional.empty();
        return new GameStatement.States(start.to(tokens.last()), pattern, where);
    }

    private GameStatement when(Span start, Verdict verdict) {
        tokens.expect("when", " and a condition", "和条件");
        SyntaxNode condition = expressions.read();
        Optional<SyntaxNode> value = Optional.empty();
        if (verdict == Verdict.VALUE) {
            tokens.expect(":", " and the nimber that such a state is", "和这种局面的 SG 值");
            value = Optional.of(expressions.read());
        }
        return new GameStatement.When(start.to(tokens.last()), verdict, condition, value);
    }

    private GameStatement start(Span start) {
        List<PatternItem> pattern = moves.pattern();
        tokens.expect("as", " and the state that play begins from", "和开局局面");
        List<SyntaxNode> state = moves.state();
        return new GameStatement.Start(start.to(tokens.last()), pattern, state);
    }

    private static final Set<String> CONVENTIONS =
            Set.of("normal", "misere", "misère", "disjunctive", "conjunctive", "selective", "long", "short");

    private GameStatement convention(Span start) {
        List<SyntaxNode.Name> words = new ArrayList<>();
        do {
            Token token = tokens.peek();
            if (!CONVENTIONS.contains(token.text())) {
                throw tokens.expected(
                        "normal or misere, or for a compound: disjunctive, conjunctive, selective, long, short",
                        " normal、misere，或复合方式 disjunctive、conjunctive、selective、long、short");
            }
            tokens.take();
            words.add(new SyntaxNode.Name(token.span(), token.text()));
        } while (CONVENTIONS.contains(tokens.peek().text()));
        return new GameStatement.Convention(start.to(tokens.last()), words);
    }
}
