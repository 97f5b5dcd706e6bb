package org.grundy.lang.rules.internal.check;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.rules.internal.syntax.SyntaxNode;
import org.grundy.lang.rules.tree.StateShape;
import org.grundy.text.InputError;
import org.grundy.text.Span;

/// The names in scope at a place of the text.
final class Scope {
    private final TextErrors errors;
    private final Map<String, Binding> names;
    private final Functions functions;
    private int slots;
    private boolean defining;

    Scope(TextErrors errors, Map<String, Binding> names, int slots) {
        this(errors, names, Functions.NONE, slots);
    }

    Scope(TextErrors errors, Map<String, Binding> names, Functions functions, int slots) {
        this.errors = errors;
        this.names = new LinkedHashMap<>(names);
        this.functions = functions;
        this.slots = slots;
    }

    /// The functions that the text defines.
    Functions functions() {
        return functions;
    }

    /// Whether the text defines what a call calls, which may have the name of a built-in function.
    boolean defines(SyntaxNode.Call call) {
        return functions.names().anyMatch(call.called()::equals);
    }

    TextErrors errors() {
        return errors;
    }

    /// An error at a place of the text.
    InputError error(Span span, String en, String zh, Object... values) {
        return errors.at(span, en, zh, values);
    }

    /// A child scope, whose slots continue from here.
    Scope inner() {
        Scope inner = new Scope(errors, names, functions, slots);
        inner.defining = defining;
        return inner;
    }

    /// The same scope, as that of a definition behind `let`.
    Scope defining() {
        defining = true;
        return this;
    }

    /// Whether it is that of a definition.
    boolean isDefining() {
        return defining;
    }

    /// The number of slots in use.
    int slots() {
        return slots;
    }

    /// Reserves the slots below a number.
    void reserve(int upTo) {
        slots = Math.max(slots, upTo);
    }

    Binding find(SyntaxNode.Name name) {
        Binding binding = names.get(name.name());
        if (binding == null && knows(StateShape.SINGLE)) {
            throw errors.at(
                    name.span(),
                    "there is no variable or set \"%1$s\" here: what the input gives is a parameter, as in game(%1$s): …",
                    "此处没有变量或集合“%1$s”：由输入给出的须是参数，例如 游戏名(%1$s): …",
                    name.name());
        }
        if (binding == null) {
            throw errors.unknown(name.span(), name.name(), "variable or set", "变量或集合", known());
        }
        return binding;
    }

    boolean knows(String name) {
        return names.containsKey(name);
    }

    Stream<String> known() {
        return names.keySet().stream();
    }

    /// Binds a name.
    void put(String name, Binding binding) {
        names.put(name, binding);
    }

    /// A new variable of a move.
    int variable(SyntaxNode.Name name) {
        if (knows(name.name())) {
            throw errors.taken(name);
        }
        put(name.name(), new Binding.NumberValue(new IntExpr.Variable(name.name(), slots)));
        return slots++;
    }
}
