package org.grundy.render.discovery;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.grundy.discover.form.Expression;
import org.grundy.discover.form.ExpressionOperator;
import org.grundy.discover.form.Extremes;
import org.grundy.discover.form.Routine;
import org.grundy.render.Language;

/// Expressions in the notation of rules as far as that goes, with a line below for each short program in them.
///
/// Used for one expression.
public final class ExpressionText {
    /// As many entries as a list of rules may have.
    private static final int LONGEST_TABLE = 4096;
    private static final Routine SMALLEST_PART = new Routine.SmallestPart(0, 0);
    private static final Routine POWER = new Routine.Power();
    /// For functions; the states of an automaton have numbers behind these.
    private static final String NAMES = "fghuvw";

    private static final int ATOM = 9;
    private static final int RAISED = 8;
    private static final int PRODUCT = 6;
    private static final int COMPARISON = 3;
    private static final int CHAINED = 4;

    private final Language language;
    private final List<Routine> routines = new ArrayList<>();
    /// Names for the smaller and the larger of two variables, where a formula has them often.
    private final SortedMap<String, String> extremes = new TreeMap<>();

    private boolean shortened;

    /// Text in a language.
    public ExpressionText(Language language) {
        this.language = language;
    }

    /// The expression itself.
    public String of(Expression expression) {
        shortened = Extremes.areOften(expression);
        return text(expression, 0);
    }

    /// The definitions of the routines in the expressions written so far.
    public List<String> definitions() {
        List<String> lines = new ArrayList<>();
        List<String> equations = new ArrayList<>();
        extremes.forEach((name, text) -> equations.add(name + " = " + text));
        for (int i = 0; i < routines.size(); i++) {
            equations.addAll(RoutineText.equations(routines.get(i), name(routines.get(i), i)));
        }
        if (!equations.isEmpty()) {
            lines.add(equations.stream().collect(Collectors.joining(", ", "where ", "")));
        }
        for (int i = 0; i < routines.size(); i++) {
            lines.addAll(RoutineText.sentence(routines.get(i), name(routines.get(i), i), language));
        }
        return lines;
    }

    private static String name(Routine routine, int number) {
        return routine.equals(SMALLEST_PART)
                ? "smallestpart"
                : number < NAMES.length() ? NAMES.substring(number, number + 1) : "f0_" + number;
    }

    private String text(Expression expression, int binding) {
        int own = binding(expression);
        String text = bare(expression);
        return own < binding ? "(" + text + ")" : text;
    }

    private static int binding(Expression expression) {
        return switch (expression) {
            case Expression.Binary binary -> binding(binary.operator());
            case Expression.Choice choice -> 0;
            case Expression.Function applied -> applied.isCondition() ? COMPARISON : ATOM;
            case Expression.Not not -> COMPARISON;
            case Expression.Constant constant -> ATOM;
            case Expression.Name name -> ATOM;
            case Expression.Lookup lookup -> ATOM;
            case Expression.Call call -> POWER.equals(call.routine()) ? RAISED : ATOM;
        };
    }

    private static int binding(ExpressionOperator operator) {
        return switch (operator) {
            case EITHER -> 1;
            case BOTH -> 2;
            case EQUAL, UNEQUAL, LESS, AT_MOST -> 3;
            case XOR, AND, OR -> 4;
            case ADD, SUBTRACT -> 5;
            case MULTIPLY, DIVIDE, REMAINDER, NIM_PRODUCT -> PRODUCT;
            case MIN, MAX -> ATOM;
        };
    }

    private String bare(Expression expression) {
        return switch (expression) {
            case Expression.Constant(long value) -> Long.toString(value);
            case Expression.Name(String name, int slot) -> name;
            case Expression.Binary(ExpressionOperator operator, Expression left, Expression right) ->
                binary(operator, left, right);
            case Expression.Function applied -> function(applied);
            case Expression.Not(Expression condition) -> "not " + text(condition, ATOM);
            case Expression.Choice(Expression condition, Expression then, Expression otherwise) ->
                text(then, 1) + " if " + text(condition, 1) + " else " + text(otherwise, 0);
            case Expression.Lookup lookup -> entry(lookup);
            case Expression.Call(Routine routine, List<Expression> arguments)
            when routine.equals(POWER) -> text(arguments.getFirst(), ATOM) + "^" + text(arguments.getLast(), ATOM);
            case Expression.Call(Routine routine, List<Expression> arguments) -> name(routine) + arguments(arguments);
        };
    }

    private String function(Expression.Function applied) {
        List<Expression> arguments = applied.arguments();
        if (!applied.isCondition()) {
            return applied.function().word() + arguments(arguments);
        }
        // The set is listed up to the number that may be in it.
        List<Expression> set = new ArrayList<>(arguments.subList(1, arguments.size()));
        set.add(arguments.getFirst());
        return text(arguments.getFirst(), CHAINED) + " in " + applied.function().set() + arguments(set);
    }

    private String arguments(List<Expression> arguments) {
        return arguments.stream().map(argument -> text(argument, 0)).collect(Collectors.joining(", ", "(", ")"));
    }

    /// Where the index is a pair of residues, by rows.
    private String entry(Expression.Lookup lookup) {
        Optional<ResiduePair> pair = ResiduePair.of(lookup);
        if (pair.isEmpty()) {
            return table(lookup.table()) + "[" + text(lookup.index(), 0) + "]";
        }
        return pair.get().rows().stream().map(ExpressionText::table).collect(Collectors.joining(", ", "[", "]")) + "["
                + text(pair.get().first(), 0) + "][" + text(pair.get().second(), 0) + "]";
    }

    /// That of the language of rules, or else one that a line below explains.
    private String name(Routine routine) {
        if (!routines.contains(routine)) {
            routines.add(routine);
        }
        return name(routine, routines.indexOf(routine));
    }

    private String binary(ExpressionOperator operator, Expression left, Expression right) {
        int own = binding(operator);
        Optional<MemberText> members = MemberText.of(operator, left, right);
        if (members.isPresent()) {
            return members.get().numbers().stream()
                    .map(number -> text(number, members.get().numbers().size() > 1 ? 0 : own + 1))
                    .collect(Collectors.joining(", "))
                    .transform(numbers -> members.get().numbers().size() > 1 ? "(" + numbers + ")" : numbers)
                    .concat(" in " + members.get().set());
        }
        Optional<String> chain = chain(operator, left, right);
        if (chain.isPresent()) {
            return chain.get();
        }
        return switch (operator) {
            case MIN, MAX -> extreme(operator, left, right);
            case ADD, EITHER, BOTH -> text(left, own) + " " + symbol(operator) + " " + text(right, own);
            case SUBTRACT -> text(left, own) + " - " + text(right, own + 1);
            case EQUAL, UNEQUAL, LESS, AT_MOST ->
                text(left, own + 1) + " " + symbol(operator) + " " + text(right, own + 1);
            // Few know whether sums or operations on bits come first.
            case XOR, AND, OR -> row(operator, left, right, PRODUCT);
            case MULTIPLY, DIVIDE, REMAINDER, NIM_PRODUCT -> row(operator, left, right, own + 1);
        };
    }

    /// What is done from left to right with one operator needs no brackets.
    private String row(ExpressionOperator operator, Expression left, Expression right, int binding) {
        boolean same = operator.commutes()
                && left instanceof Expression.Binary(ExpressionOperator first, Expression a, Expression b)
                && first == operator;
        return text(left, same ? binding(operator) : binding) + " " + symbol(operator) + " " + text(right, binding);
    }

    /// `a <= b < c` for two comparisons that share b.
    private Optional<String> chain(ExpressionOperator operator, Expression left, Expression right) {
        return operator == ExpressionOperator.BOTH
                        && left instanceof Expression.Binary(ExpressionOperator first, Expression a, Expression b)
                        && right instanceof Expression.Binary(ExpressionOperator second, Expression same, Expression c)
                        && b.equals(same)
                        && isOrder(first)
                        && isOrder(second)
                ? Optional.of(text(a, CHAINED) + " " + symbol(first) + " " + text(b, CHAINED) + " " + symbol(second)
                        + " " + text(c, CHAINED))
                : Optional.empty();
    }

    private static boolean isOrder(ExpressionOperator operator) {
        return operator == ExpressionOperator.LESS || operator == ExpressionOperator.AT_MOST;
    }

    private String extreme(ExpressionOperator operator, Expression left, Expression right) {
        String text = symbol(operator) + "(" + text(left, 0) + ", " + text(right, 0) + ")";
        Optional<String> name =
                Extremes.name(new Expression.Binary(operator, left, right)).filter(each -> shortened);
        name.ifPresent(each -> extremes.put(each, text));
        return name.orElse(text);
    }

    private static String symbol(ExpressionOperator operator) {
        return switch (operator) {
            case ADD -> "+";
            case SUBTRACT -> "-";
            case MULTIPLY -> "*";
            case DIVIDE -> "/";
            case REMAINDER -> "mod";
            case XOR -> "xor";
            case AND -> "bitand";
            case OR -> "bitor";
            case MIN -> "min";
            case MAX -> "max";
            case NIM_PRODUCT -> "⊗";
            case EQUAL -> "=";
            case UNEQUAL -> "!=";
            case LESS -> "<";
            case AT_MOST -> "<=";
            case BOTH -> "and";
            case EITHER -> "or";
        };
    }

    private static String table(List<Long> table) {
        return table.stream().limit(LONGEST_TABLE).map(String::valueOf).collect(Collectors.joining(", ", "[", ""))
                + (table.size() > LONGEST_TABLE ? ", … " + table.size() + "]" : "]");
    }
}
