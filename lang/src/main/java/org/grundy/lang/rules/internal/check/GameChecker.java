package org.grundy.lang.rules.internal.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.grundy.lang.expression.BoolExpr;
import org.grundy.lang.expression.KnownValues;
import org.grundy.lang.rules.internal.syntax.GameStatement;
import org.grundy.lang.rules.internal.syntax.GameSyntax;
import org.grundy.lang.rules.internal.syntax.PatternItem;
import org.grundy.lang.rules.internal.syntax.SyntaxNode;
import org.grundy.lang.rules.tree.GameTree;
import org.grundy.lang.rules.tree.MoveTerm;
import org.grundy.lang.rules.tree.RuleTree;
import org.grundy.lang.rules.tree.SpecialStates;
import org.grundy.lang.rules.tree.StateShape;
import org.grundy.text.InputError;
import org.grundy.text.Span;

/// Checks a game whose parameters are known.
public final class GameChecker {
    private final GameSyntax game;
    private final TextErrors errors;
    private final Map<String, Binding> parameters;
    private final PatternChecker patterns;
    private final Functions functions;
    private final KnownValues defined;
    private final List<Scope> scopes = new ArrayList<>();

    private GameChecker(GameSyntax game, String source, Map<String, Binding> known) {
        this.game = game;
        this.errors = new TextErrors(source);
        Definitions definitions = Definitions.of(all(GameStatement.Let.class), errors, known);
        this.functions = definitions.functions();
        this.defined = definitions.values();
        this.parameters = definitions.names();
        this.patterns = new PatternChecker(errors, parameters.keySet());
    }

    /// The checked tree of a game.
    ///
    /// @param title the game's name with its parameters' values
    /// @param parameters the binding of each parameter
    /// @throws InputError if something in it is invalid
    public static GameTree check(GameSyntax game, String title, String source, Map<String, Binding> parameters) {
        return new GameChecker(game, source, parameters).tree(title);
    }

    private GameTree tree(String title) {
        List<PatternItem> pattern = pattern();
        StateShape shape = patterns.shape(pattern, game.name().span(), has(GameStatement.Unordered.class));
        List<RuleTree> rules = new ArrayList<>();
        for (GameStatement.Move move : all(GameStatement.Move.class)) {
            Scope scope = new Scope(errors, parameters, functions, shape.arity());
            scopes.add(scope);
            rules.add(new RuleChecker(shape, scope).rule(move));
        }
        if (rules.isEmpty() && !shape.isSingle()) {
            throw errors.at(
                    game.name().span(),
                    "the game %s has no rule; a rule looks like n -> n - k for k in 1..n",
                    "游戏 %s 没有规则；规则形如 n -> n - k for k in 1..n",
                    game.title());
        }
        return new GameTree(
                title,
                shape,
                domain(pattern),
                specials(pattern, shape),
                rules,
                start(shape),
                new ConventionChecker(errors).of(all(GameStatement.Convention.class)),
                defined,
                scopes.stream().mapToInt(Scope::slots).max().orElse(shape.arity()),
                errors.source());
    }

    /// The pattern that names the numbers of a state: the declared one, else the first that has only names.
    private List<PatternItem> pattern() {
        List<GameStatement.States> declared = all(GameStatement.States.class);
        if (declared.size() > 1) {
            throw errors.at(declared.get(1).span(), "the states are declared twice", "局面声明了两次");
        }
        List<List<PatternItem>> rules = all(GameStatement.Move.class).stream()
                .map(GameStatement.Move::pattern)
                .toList();
        declared.forEach(this::named);
        return declared.stream()
                .map(GameStatement.States::pattern)
                .findFirst()
                .or(() -> rules.stream().filter(PatternChecker::named).findFirst())
                .or(() -> rules.stream().findFirst())
                .orElse(List.of());
    }

    private void named(GameStatement.States states) {
        if (!PatternChecker.named(states.pattern())) {
            throw errors.at(
                    states.span(),
                    "states gives each number of a state its own name, as in states (x, y) where x >= y",
                    "states 应给局面的每个数各取一名，例如 states (x, y) where x >= y");
        }
    }

    private Scope scope(List<PatternItem> pattern, StateShape shape) {
        Scope scope = new Scope(errors, parameters, functions, shape.arity());
        patterns.bind(pattern, scope);
        scopes.add(scope);
        return scope;
    }

    private BoolExpr domain(List<PatternItem> pattern) {
        Optional<SyntaxNode> where = all(GameStatement.States.class).stream()
                .flatMap(states -> states.where().stream())
                .findFirst();
        StateShape shape = patterns.shape(pattern, game.name().span(), false);
        return where.map(node -> new BoolExprChecker(scope(pattern, shape)).of(node))
                .orElse(BoolExpr.Constant.ALWAYS);
    }

    private List<SpecialStates> specials(List<PatternItem> pattern, StateShape shape) {
        List<SpecialStates> specials = new ArrayList<>();
        for (GameStatement.When when : all(GameStatement.When.class)) {
            patterns.distinct(pattern, when.condition().span());
            Scope scope = scope(pattern, shape);
            BoolExpr condition = new BoolExprChecker(scope).of(when.condition());
            specials.add(
                    switch (when.verdict()) {
                        case WIN -> new SpecialStates.Win(condition);
                        case LOSE -> new SpecialStates.Lose(condition);
                        case VALUE ->
                            new SpecialStates.Value(
                                    condition,
                                    new ListExprChecker(scope)
                                            .numbers()
                                            .of(when.value().orElseThrow()),
                                    when.value().get().span());
                    });
        }
        return specials;
    }

    private Optional<GameTree.Start> start(StateShape shape) {
        List<GameStatement.Start> starts = all(GameStatement.Start.class);
        if (starts.size() > 1) {
            throw errors.at(starts.get(1).span(), "the start is declared twice", "开局声明了两次");
        }
        return starts.stream().findFirst().map(start -> start(shape, start));
    }

    private GameTree.Start start(StateShape shape, GameStatement.Start start) {
        Span span = start.span();
        if (!PatternChecker.named(start.pattern())) {
            throw errors.at(
                    span,
                    "a start names numbers or a list, as in start n as (n, n - 1)",
                    "开局应写出数或列表的名字，例如 start n as (n, n - 1)");
        }
        StateShape written = patterns.shape(start.pattern(), span, false);
        MoveTerm state = RuleChecker.state(shape, start.state(), span, scope(start.pattern(), written));
        return new GameTree.Start(written, state.numbers(), state.list());
    }

    private boolean has(Class<? extends GameStatement> kind) {
        return game.statements().stream().anyMatch(kind::isInstance);
    }

    private <S extends GameStatement> List<S> all(Class<S> kind) {
        return game.statements().stream()
                .filter(kind::isInstance)
                .map(kind::cast)
                .toList();
    }
}
