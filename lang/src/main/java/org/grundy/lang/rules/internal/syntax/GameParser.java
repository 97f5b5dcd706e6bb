package org.grundy.lang.rules.internal.syntax;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.grundy.lang.rules.internal.syntax.GameStatement.When.Verdict;
import org.grundy.lang.rules.internal.token.Keywords;
import org.grundy.lang.rules.internal.token.Lexer;
import org.grundy.lang.rules.internal.token.Token;
import org.grundy.lang.rules.internal.token.TokenKind;
import org.grundy.lang.rules.internal.token.TokenRun;
import org.grundy.lang.rules.internal.token.TokenStream;
import org.grundy.text.InputError;
import org.grundy.text.Span;

/// Parses the games of a rule text.
public final class GameParser {
    /// The name of a game that has none.
    public static final String NAMELESS = "g";

    private static final int LONGEST_TEXT = 1 << 16;

    private final TokenStream tokens;
    private final ArrowParser moves;
    private final RuleParser rules;
    private final RuleExpressionParser expressions;
    private Optional<SyntaxNode.Name> called = Optional.empty();

    private GameParser(String source) {
        this.tokens = new TokenStream(source);
        this.moves = new ArrowParser(tokens);
        this.rules = new RuleParser(tokens, moves);
        this.expressions = new RuleExpressionParser(tokens);
    }

    /// The games of a text, at least one.
    ///
    /// @throws InputError if the text is not well-formed; the message says where and what was expected
    public static List<GameSyntax> games(String source) {
        if (source.length() > LONGEST_TEXT) {
            throw new InputError(
                    "the rules are %s characters long; at most %s are allowed",
                    "规则有 %s 个字符；最多允许 %s 个", source.length(), LONGEST_TEXT);
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
        if (tokens.peek().kind() == TokenKind.END) {
            throw tokens.expected("a rule, as in \"n -> n - 1\"", "规则，例如 n -> n - 1");
        }
        Token first = tokens.peek();
        List<GameStatement> nameless = statements(Optional.empty());
        List<GameSyntax> games = new ArrayList<>();
        while (tokens.peek().kind() != TokenKind.END) {
            games.add(game());
        }
        if (nameless.isEmpty()) {
            return games;
        }
        if (games.isEmpty()) {
            SyntaxNode.Name name = called.orElse(new SyntaxNode.Name(first.span(), NAMELESS));
            return List.of(new GameSyntax(name, List.of(), FunctionsAlone.withState(nameless)));
        }
        return List.of(headed(nameless, games));
    }

    /// What is said of states before the name of the only game belongs to that game.
    private GameSyntax headed(List<GameStatement> before, List<GameSyntax> games) {
        GameSyntax game = games.getFirst();
        for (GameStatement statement : before) {
            String text = tokens.text(statement.span());
            if (statement instanceof GameStatement.Move) {
                throw tokens.mend(
                        statement.span(),
                        "a rule before the name of a game is none of that game; for a game of its own",
                        "游戏名之前的规则不属于那个游戏；若是另一个游戏",
                        NAMELESS + ": " + text);
            }
            if (games.size() > 1) {
                String mend = game.title() + ": " + text;
                throw tokens.error(
                        statement.span(),
                        "this is said before the names of several games; say it behind the name of each, as in \"%s\"",
                        "这句写在几个游戏名之前；请写在各个游戏名之后，例如“%s”",
                        mend);
            }
        }
        List<GameStatement> all = new ArrayList<>(before);
        all.addAll(game.statements());
        return new GameSyntax(game.name(), game.parameters(), all);
    }

    private GameSyntax game() {
        SyntaxNode.Name name = moves.name("the name of a game", "游戏名");
        List<GameSyntax.Parameter> parameters = tokens.is("(") ? parameters() : List.of();
        Span head = name.span().to(tokens.last());
        tokens.expect(":", " after the name of the game", "（游戏名之后）");
        GameSyntax game =
                new GameSyntax(name, parameters, FunctionsAlone.withState(statements(Optional.of(name.name()))));
        state(game, head);
        return game;
    }

    /// Refuses numbers of a state behind the game's name, where its parameters stand.
    private void state(GameSyntax game, Span head) {
        List<GameSyntax.Parameter> numbers = game.numbersAmongParameters();
        if (!numbers.isEmpty()) {
            String left = game.parameters().stream()
                    .filter(parameter -> !numbers.contains(parameter))
                    .map(parameter -> parameter.standard().isEmpty()
                            ? parameter.word()
                            : tokens.text(parameter
                                    .name()
                                    .span()
                                    .to(parameter.standard().get().span())))
                    .collect(Collectors.joining(", "));
            String name = numbers.getFirst().name().name();
            throw tokens.mend(
                    head,
                    "\"" + name + "\" is a number of the state and cannot be a parameter, too",
                    "“" + name + "”是局面中的数，不能又是参数",
                    game.title() + (left.isEmpty() ? "" : "(" + left + ")"));
        }
    }

    private List<GameStatement> statements(Optional<String> game) {
        List<GameStatement> statements = new ArrayList<>();
        while (!(tokens.peek().kind() == TokenKind.END || header())) {
            Span start = tokens.peek().span();
            statements.addAll(statement(game));
            breaks(start);
        }
        return statements;
    }

    /// @param start of the statement that ends here
    private void breaks(Span start) {
        if (tokens.peek().kind() == TokenKind.BREAK) {
            while (tokens.peek().kind() == TokenKind.BREAK) {
                tokens.take();
            }
        } else if (tokens.peek().kind() != TokenKind.END
                && !Keywords.STATEMENTS.contains(tokens.peek().text())) {
            StatementMends.behind(tokens, start.to(tokens.last())).ifPresent(error -> {
                throw error;
            });
            throw tokens.expected(
                    "the end of the statement: an operator, \"for\", \"if\", \"&\" or a new line",
                    "语句结尾：运算符、for、if、& 或换行");
        }
    }

    private boolean header() {
        Token first = tokens.peek();
        boolean named = first.kind() == TokenKind.NAME && !Keywords.STATEMENTS.contains(first.text());
        return (first.kind() == TokenKind.NAME && tokens.second().is(":"))
                || (named && tokens.second().is("(") && colonBehindBrackets());
    }

    private boolean colonBehindBrackets() {
        TokenRun run = tokens.statement();
        int closed = run.closed(1);
        return closed == 0 || run.is(closed, ":");
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

    private List<GameStatement> statement(Optional<String> game) {
        Token first = tokens.peek();
        if (first.kind() == TokenKind.NAME && Keywords.STATEMENTS.contains(first.text())) {
            tokens.take();
            return List.of(keyword(first));
        }
        called(game);
        StatementMends.check(tokens, called.map(SyntaxNode.Name::name).or(() -> game));
        return rules.rules();
    }

    /// Takes the name of a rule that is written as one of a function, `g(n) -> g(n - 1)`: it is the game's.
    private void called(Optional<String> game) {
        TokenRun run = tokens.statement();
        if (run.isEmpty() || run.first().kind() != TokenKind.NAME || !run.is(1, "(") || !run.is(run.closed(1), "->")) {
            return;
        }
        SyntaxNode.Name name = moves.name("the name of a game", "游戏名");
        Optional<String> known = game.or(() -> called.map(SyntaxNode.Name::name));
        if (known.isPresent() && !known.get().equals(name.name())) {
            throw tokens.mend(
                    run.span(),
                    "this is a rule of another game",
                    "这是另一个游戏的规则",
                    name.name() + ": " + tokens.text(run.from(1).span()));
        }
        if (game.isEmpty()) {
            called = Optional.of(name);
        }
    }

    private GameStatement keyword(Token word) {
        return switch (word.text()) {
            case "states" -> states(word.span());
            case "unordered" -> new GameStatement.Unordered(word.span());
            case "win" -> when(word, Verdict.WIN);
            case "lose" -> when(word, Verdict.LOSE);
            case "value" -> when(word, Verdict.VALUE);
            case "start" -> start(word.span());
            case "let" -> new LetParser(tokens, moves, expressions).read(word.span());
            default -> convention(word.span());
        };
    }

    private GameStatement states(Span start) {
        List<PatternItem> pattern = moves.pattern();
        Optional<SyntaxNode> where = tokens.accept("where") ? Optional.of(expressions.read()) : Optional.empty();
        return new GameStatement.States(start.to(tokens.last()), pattern, where);
    }

    private GameStatement when(Token word, Verdict verdict) {
        if (!tokens.is("when")) {
            StatementMends.when(tokens, word).ifPresent(error -> {
                throw error;
            });
        }
        tokens.expect("when", " and a condition", "和条件");
        SyntaxNode condition = expressions.read();
        Optional<SyntaxNode> value = Optional.empty();
        if (verdict == Verdict.VALUE) {
            tokens.expect(":", " and the nimber that such a state is", "和这种局面的 SG 值");
            value = Optional.of(expressions.read());
        }
        return new GameStatement.When(word.span().to(tokens.last()), verdict, condition, value);
    }

    private GameStatement start(Span start) {
        List<PatternItem> pattern = moves.pattern();
        tokens.expect("as", " and the state that play begins from", "和开局局面");
        List<SyntaxNode> state = moves.state();
        return new GameStatement.Start(start.to(tokens.last()), pattern, state);
    }

    private GameStatement convention(Span start) {
        List<SyntaxNode.Name> words = new ArrayList<>();
        do {
            Token token = tokens.peek();
            if (!Keywords.CONVENTIONS.contains(token.text())) {
                throw tokens.expected(
                        "normal or misere, or for a compound: disjunctive, conjunctive, selective, long, short",
                        " normal、misere，或复合方式 disjunctive、conjunctive、selective、long、short");
            }
            tokens.take();
            words.add(new SyntaxNode.Name(token.span(), token.text()));
        } while (Keywords.CONVENTIONS.contains(tokens.peek().text()));
        return new GameStatement.Convention(start.to(tokens.last()), words);
    }
}
