package org.grundy.lang.rules.internal.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.grundy.lang.InputError;
import org.grundy.lang.Span;
import org.grundy.lang.rules.internal.syntax.GameText;
import org.grundy.lang.rules.internal.syntax.Item;
import org.grundy.lang.rules.internal.syntax.Node;
import org.grundy.lang.rules.internal.syntax.Statement;
import org.grundy.lang.rules.internal.tree.GameTree;
import org.grundy.lang.rules.internal.tree.Part;
import org.grundy.lang.rules.internal.tree.RuleTree;
import org.grundy.lang.rules.internal.tree.Shape;
import org.grundy.lang.rules.internal.tree.Special;
import org.grundy.lang.rules.internal.tree.Truth;

/// Checks a game whose parameters are known.
public final class GameCheck {
    private final GameText game;
    private final Errors errors;
    private final Map<String, Meaning> parameters;
    private final PatternCheck patterns;
    private int slots;

    private GameCheck(GameText game, String source, Map<String, Meaning> parameters) {
        this.game = game;
        this.errors = new Errors(source);
        this.parameters = parameters;
        this.patterns = new PatternCheck(errors, parameters.keySet());
    }

    /// The checked tree of a game.
    ///
    /// @param title the game's name with its parameters' values
    /// @param parameters what each parameter stands for
    /// @throws InputError if something in it cannot be meant
    public static GameTree check(GameText game, String title, String source, Map<String, Meaning> parameters) {
        return new GameCheck(game, source, parameters).tree(title);
    }

    private GameTree tree(String title) {
        List<Item> pattern = pattern();
        Shape shape = patterns.shape(pattern, game.name().span(), has(Statement.Unordered.class));
        List<RuleTree> rules = new ArrayList<>();
        slots = shape.arity();
        for (Statement.Move move : all(Statement.Move.class)) {
            MoveCheck check = new MoveCheck(shape, new Scope(errors, parameters, shape.arity()));
            rules.add(check.rule(move));
            slots = Math.max(slots, check.slots());
        }
        if (rules.isEmpty()) {
            throw errors.at(
                    game.name().span(),
                    "the game " + game.name().name() + " has no rule; a rule looks like n -> n - k for k in 1..n",
                    "游戏 " + game.name().name() + " 没有规则；规则形如 n -> n - k for k in 1..n");
        }
        return new GameTree(
                title,
                shape,
                domain(pattern),
                specials(pattern, shape),
                rules,
                start(shape),
                new ConventionCheck(errors).of(all(Statement.Convention.class)),
                slots,
                errors.source());
    }

    /// The pattern that names the numbers of a state: the declared one, else the first that has only names.
    private List<Item> pattern() {
        List<Statement.States> declared = all(Statement.States.class);
        if (declared.size() > 1) {
            throw errors.at(declared.get(1).span(), "the states are declared twice", "局面声明了两次");
        }
        List<List<Item>> rules =
                all(Statement.Move.class).stream().map(Statement.Move::pattern).toList();
        declared.forEach(this::named);
        return declared.stream()
                .map(Statement.States::pattern)
                .findFirst()
                .or(() -> rules.stream().filter(PatternCheck::named).findFirst())
                .or(() -> rules.stream().findFirst())
                .orElse(List.of());
    }

    private void named(Statement.States states) {
        if (!PatternCheck.named(states.pattern())) {
            throw errors.at(
                    states.span(),
                    "states gives each number of a state its own name, as in states (x, y) where x >= y",
                    "states 应给局面的每个数各取一名，例如 states (x, y) where x >= y");
        }
    }

    private Scope scope(List<Item> pattern, Shape shape) {
        Scope scope = new Scope(errors, parameters, shape.arity());
        patterns.bind(pattern, shape, scope);
        return scope;
    }

    private Truth domain(List<Item> pattern) {
        Optional<Node> where = all(Statement.States.class).stream()
                .flatMap(states -> states.where().stream())
                .findFirst();
        Shape shape = patterns.shape(pattern, game.name().span(), false);
        return where.map(node -> new TruthCheck(scope(pattern, shape)).of(node)).orElse(new Truth.Always(true));
    }

    private List<Special> specials(List<Item> pattern, Shape shape) {
        List<Special> specials = new ArrayList<>();
        for (Statement.When when : all(Statement.When.class)) {
            patterns.distinct(pattern, when.condition().span());
            Scope scope = scope(pattern, shape);
            Truth condition = new TruthCheck(scope).of(when.condition());
            specials.add(
                    switch (when.verdict()) {
                        case WIN -> new Special.Win(condition);
                        case LOSE -> new Special.Lose(condition);
                        case VALUE ->
                            new Special.Value(
                                    condition,
                                    new ListCheck(scope)
                                            .numbers()
                                            .of(when.value().orElseThrow()),
                                    when.value().get().span());
                    });
        }
        return specials;
    }

    private Optional<GameTree.Start> start(Shape shape) {
        List<Statement.Start> starts = all(Statement.Start.class);
        if (starts.size() > 1) {
            throw errors.at(starts.get(1).span(), "the start is declared twice", "开局声明了两次");
        }
        return starts.stream().findFirst().map(start -> start(shape, start));
    }

    private GameTree.Start start(Shape shape, Statement.Start start) {
        Span span = start.span();
        if (!PatternCheck.named(start.pattern()) || start.pattern().getLast() instanceof Item.Numbers) {
            throw errors.at(
                    span,
                    "a start names one or more numbers, as in start n as (n, n - 1)",
                    "开局应写出一个或多个数的名字，例如 start n as (n, n - 1)");
        }
        Shape written = patterns.shape(start.pattern(), span, false);
        Part state = MoveCheck.state(shape, start.state(), span, scope(start.pattern(), written));
        return new GameTree.Start(written, state.numbers(), state.list());
    }

    private boolean has(Class<? extends Statement> kind) {
        return game.statements().stream().anyMatch(kind::isInstance);
    }

    private <S extends Statement> List<S> all(Class<S> kind) {
        return game.statements().stream()
                .filter(kind::isInstance)
                .map(kind::cast)
                .toList();
    }
}
