package org.grundy.lang.rules.internal.check;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.grundy.lang.expression.DefinedFunction;
import org.grundy.lang.expression.DefinedList;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.expression.KnownValues;
import org.grundy.lang.expression.ListExpr;
import org.grundy.lang.rules.internal.syntax.GameStatement;
import org.grundy.lang.rules.internal.syntax.SyntaxNode;

/// What the rules of a game define by `let`: functions and lists, which may use each other in any order.
///
/// @param functions and lists
/// @param values what they are
/// @param names what is known in rules: parameters and lists
record Definitions(Functions functions, KnownValues values, Map<String, Binding> names) {
    /// The definitions of a game.
    ///
    /// @param parameters of the game
    /// @throws org.grundy.text.InputError if one is not well defined
    static Definitions of(List<GameStatement.Let> lets, TextErrors errors, Map<String, Binding> parameters) {
        List<String> open = parameters.entrySet().stream()
                .filter(each -> each.getValue() instanceof Binding.NumberValue(IntExpr.Variable variable))
                .map(Map.Entry::getKey)
                .toList();
        Map<String, Functions.Defined> functions = new LinkedHashMap<>();
        Map<String, DefinedList> lists = new LinkedHashMap<>();
        Map<String, Binding> names = new LinkedHashMap<>(parameters);
        KnownValues values = new KnownValues();
        PassedNumbers used = new PassedNumbers(lets);
        for (GameStatement.Let let : lets) {
            String name = let.name().name();
            boolean brackets =
                    name.equals(ListExprChecker.LIST) && !let.arguments().isEmpty();
            if (functions.containsKey(name) || lists.containsKey(name) || names.containsKey(name) || brackets) {
                throw errors.taken(let.name());
            }
            if (let.list()) {
                DefinedList list = new DefinedList(name, own(let), passed(let, open, used), values::of);
                lists.put(name, list);
                if (!list.isFunction()) {
                    names.put(
                            name,
                            new Binding.ListValue(new ListExpr.Named(
                                    list, List.of(), let.name().span())));
                }
            } else {
                functions.put(name, function(let, values, passed(let, open, used)));
            }
        }
        Definitions all = new Definitions(new Functions(functions, lists), values, names);
        lets.forEach(let -> all.define(let, errors));
        return all;
    }

    private static Functions.Defined function(GameStatement.Let let, KnownValues values, List<String> passed) {
        return new Functions.Defined(new DefinedFunction(let.name().name(), own(let), passed, values::of), passed);
    }

    private static List<String> own(GameStatement.Let let) {
        return let.arguments().stream().map(SyntaxNode.Name::name).toList();
    }

    /// The numbers that are passed on: parameters that became numbers of states, or stay open, and are used.
    private static List<String> passed(GameStatement.Let let, List<String> open, PassedNumbers used) {
        return used.of(let, Stream.concat(let.passed().stream(), open.stream()).toList());
    }

    private void define(GameStatement.Let let, TextErrors errors) {
        String name = let.name().name();
        if (let.list()) {
            DefinedList list = Objects.requireNonNull(functions.lists().get(name), name);
            values.define(list, new ListExprChecker(scope(let, list.passed(), errors)).of(let.body()));
            return;
        }
        Functions.Defined defined = functions.get(name);
        Scope scope = scope(let, defined.passed(), errors);
        BoolExprChecker conditions = new BoolExprChecker(scope);
        values.define(
                defined.function(),
                conditions.isCondition(let.body())
                        ? new IntExpr.Truth(conditions.of(let.body()))
                        : new ListExprChecker(scope).numbers().of(let.body()));
    }

    /// What is known in a definition: its own numbers, which hide parameters of the same name, those that are passed
    /// on, lists and other parameters.
    private Scope scope(GameStatement.Let let, List<String> passed, TextErrors errors) {
        Map<String, Binding> outside = new LinkedHashMap<>(names);
        passed.forEach(outside::remove);
        let.arguments().stream()
                .map(SyntaxNode.Name::name)
                .filter(own -> outside.get(own) instanceof Binding.NumberValue)
                .forEach(outside::remove);
        Scope scope = new Scope(errors, outside, functions, 0).defining();
        let.arguments().forEach(scope::variable);
        passed.forEach(more -> scope.variable(new SyntaxNode.Name(let.name().span(), more)));
        return scope;
    }
}
