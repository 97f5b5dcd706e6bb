package org.grundy.lang.rules.internal.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.grundy.lang.arithmetic.Relation;
import org.grundy.lang.expression.BoolExpr;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.expression.ListExpr;
import org.grundy.lang.rules.internal.syntax.PatternItem;
import org.grundy.lang.rules.internal.syntax.SyntaxNode;
import org.grundy.lang.rules.tree.Clause;
import org.grundy.lang.rules.tree.StateShape;
import org.grundy.text.Span;

/// Checks patterns: binds names to the numbers of a state.
final class PatternChecker {
    private static final int MOST_NUMBERS = 6;

    private final TextErrors errors;
    private final Set<String> taken;

    /// @param taken names already bound
    PatternChecker(TextErrors errors, Set<String> taken) {
        this.errors = errors;
        this.taken = Set.copyOf(taken);
    }

    /// The state shape of a pattern. Items without a name of their own are named by their index.
    StateShape shape(List<PatternItem> pattern, Span span, boolean unordered) {
        List<String> names = new ArrayList<>();
        Optional<String> list = Optional.empty();
        for (int i = 0; i < pattern.size(); i++) {
            switch (pattern.get(i)) {
                case PatternItem.Variable variable ->
                    names.add(names.contains(variable.name()) ? fresh(pattern, names, i) : variable.name());
                case PatternItem.Exactly exactly -> names.add(fresh(pattern, names, i));
                case PatternItem.Numbers numbers -> {
                    if (i < pattern.size() - 1) {
                        throw errors.at(numbers.span(), "a list stands last in a state", "列表应放在局面的最后");
                    }
                    list = Optional.of(numbers.name());
                }
            }
        }
        if (names.size() > MOST_NUMBERS) {
            throw errors.at(
                    span,
                    "a state has at most %s numbers; more of them make a list, written a[]",
                    "局面最多有 %s 个数；更多的数请用列表 a[]",
                    MOST_NUMBERS);
        }
        return new StateShape(names, list, unordered);
    }

    /// A name for an item that is not used elsewhere.
    private String fresh(List<PatternItem> pattern, List<String> names, int place) {
        String name = "x" + (place + 1);
        while (names.contains(name)
                || taken.contains(name)
                || pattern.stream().map(PatternChecker::name).anyMatch(name::equals)) {
            name += "_";
        }
        return name;
    }

    /// Checks that no name is bound twice, where conditions refer to all states by these names.
    void distinct(List<PatternItem> pattern, Span span) {
        for (int i = 0; i < pattern.size(); i++) {
            String name = name(pattern.get(i));
            if (pattern.get(i) instanceof PatternItem.Variable && again(pattern, i, name)) {
                throw errors.at(
                        span,
                        "here \"%s\" would be two numbers of a state; give each its own name with states (x, y)",
                        "此处“%s”会是局面的两个数；请用 states (x, y) 给每个数各取一名",
                        name);
            }
        }
    }

    /// Whether a pattern has distinct names at all places.
    static boolean named(List<PatternItem> pattern) {
        return pattern.stream().noneMatch(PatternItem.Exactly.class::isInstance)
                && pattern.stream().map(PatternChecker::name).distinct().count() == pattern.size();
    }

    private static String name(PatternItem item) {
        return switch (item) {
            case PatternItem.Variable variable -> variable.name();
            case PatternItem.Numbers numbers -> numbers.name();
            case PatternItem.Exactly exactly -> Long.toString(exactly.value());
        };
    }

    /// Binds the names of a pattern in a scope. Literals, and repeated names, become conditions.
    List<Clause> bind(List<PatternItem> pattern, Scope scope) {
        List<Clause> conditions = new ArrayList<>();
        for (int i = 0; i < pattern.size(); i++) {
            IntExpr place = new IntExpr.Variable(name(pattern.get(i)), i);
            switch (pattern.get(i)) {
                case PatternItem.Exactly exactly ->
                    conditions.add(equal(place, IntExpr.of(exactly.value()), exactly.span()));
                case PatternItem.Numbers numbers ->
                    put(scope, numbers.name(), new Binding.ListValue(new ListExpr.State()), numbers.span());
                case PatternItem.Variable variable -> {
                    if (again(pattern, i, variable.name())) {
                        Binding first = scope.find(new SyntaxNode.Name(variable.span(), variable.name()));
                        conditions.add(equal(place, ((Binding.NumberValue) first).value(), variable.span()));
                    } else {
                        put(scope, variable.name(), new Binding.NumberValue(place), variable.span());
                    }
                }
            }
        }
        return conditions;
    }

    private static boolean again(List<PatternItem> pattern, int i, String name) {
        return pattern.subList(0, i).stream()
                .anyMatch(item ->
                        item instanceof PatternItem.Variable && name(item).equals(name));
    }

    private void put(Scope scope, String name, Binding binding, Span span) {
        if (scope.knows(name)) {
            boolean parameter = taken.contains(name);
            throw errors.at(
                    span,
                    "\"" + name + "\" is " + (parameter ? "a parameter" : "a number of the state")
                            + " already; choose another name",
                    "“" + name + "”" + (parameter ? "已是参数名" : "已是局面中的一个数") + "；请换一个名字");
        }
        scope.put(name, binding);
    }

    private static Clause equal(IntExpr place, IntExpr value, Span span) {
        return new Clause.If(new BoolExpr.Comparison(Relation.EQUAL, place, value, span));
    }

    /// Checks that a pattern has a shape.
    void same(List<PatternItem> pattern, StateShape shape, Span span) {
        boolean list = !pattern.isEmpty() && pattern.getLast() instanceof PatternItem.Numbers;
        int arity = pattern.size() - (list ? 1 : 0);
        if (arity != shape.arity() || list != shape.list().isPresent()) {
            throw errors.at(
                    span, "the states of this game are %s; this is another shape", "这个游戏的局面是 %s；此处形式不同", shown(shape));
        }
    }

    /// A shape as written.
    static String shown(StateShape shape) {
        List<String> items = new ArrayList<>(shape.numbers());
        shape.list().ifPresent(list -> items.add(list + "[]"));
        return items.size() == 1 ? items.getFirst() : "(" + String.join(", ", items) + ")";
    }
}
