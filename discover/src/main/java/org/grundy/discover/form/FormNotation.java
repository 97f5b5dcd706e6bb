package org.grundy.discover.form;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.grundy.lang.arithmetic.NumberFunction;
import org.grundy.lang.arithmetic.Operation;
import org.grundy.lang.arithmetic.Relation;
import org.grundy.lang.expression.BoolExpr;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.expression.Routine;

/// Expressions in the notation of rules as far as that goes: routines, and the smaller and the larger
/// of two numbers where a form has them often, get names.
///
/// Used for one expression.
public final class FormNotation {
    /// As many entries as a list of rules may have.
    private static final int LONGEST_TABLE = 4096;
    private static final Routine SMALLEST_PART = new Routine.SmallestPart(0, 0);
    /// For functions; the states of an automaton have numbers behind these.
    private static final String NAMES = "fghuvw";

    private static final int EITHER = 1;
    private static final int BOTH = 2;
    private static final int ATOM = 9;
    private static final int RAISED = 8;
    private static final int PRODUCT = 6;
    private static final int COMPARISON = 3;
    private static final int CHAINED = 4;

    private final List<Routine> routines = new ArrayList<>();
    /// Names for the smaller and the larger of two variables, where a formula has them often.
    private final SortedMap<String, String> extremes = new TreeMap<>();

    private boolean shortened;

    /// The expression itself.
    public String of(IntExpr expression) {
        shortened = Extremes.areOften(expression);
        return text(expression, 0);
    }

    /// The routines in the expressions written so far.
    public List<Routine> routines() {
        return List.copyOf(routines);
    }

    /// For each name of the smaller or the larger of two numbers what it stands for.
    public SortedMap<String, String> extremes() {
        return Collections.unmodifiableSortedMap(extremes);
    }

    /// The name of a routine.
    ///
    /// @param number its place among [#routines()]
    public static String name(Routine routine, int number) {
        return routine.equals(SMALLEST_PART)
                ? "smallestpart"
                : number < NAMES.length() ? NAMES.substring(number, number + 1) : "f0_" + number;
    }

    private String text(IntExpr expression, int binding) {
        int own = binding(expression);
        String text = bare(expression);
        return own < binding ? "(" + text + ")" : text;
    }

    private static int binding(IntExpr expression) {
        return switch (expression) {
            case IntExpr.Arithmetic arithmetic -> binding(arithmetic.operation());
            case IntExpr.Choice choice -> 0;
            case IntExpr.Function applied ->
                applied.isCondition() ? COMPARISON : applied.function() == NumberFunction.NIMPRODUCT ? PRODUCT : ATOM;
            case IntExpr.Truth(BoolExpr.And and) -> BOTH;
            case IntExpr.Truth(BoolExpr.Or or) -> EITHER;
            case IntExpr.Truth truth -> COMPARISON;
            default -> ATOM;
        };
    }

    private static int binding(Operation operation) {
        return switch (operation) {
            case XOR, AND, OR -> 4;
            case ADD, SUBTRACT -> 5;
            case MULTIPLY, DIVIDE, REMAINDER -> PRODUCT;
            case POWER -> RAISED;
        };
    }

    private String bare(IntExpr expression) {
        return switch (expression) {
            case IntExpr.Constant(long value) -> Long.toString(value);
            case IntExpr.Variable(String name, int slot) -> name;
            case IntExpr.Arithmetic(Operation operation, IntExpr left, IntExpr right, var span) ->
                arithmetic(operation, left, right);
            case IntExpr.Function applied -> function(applied);
            case IntExpr.Truth(BoolExpr condition) -> condition(condition);
            case IntExpr.Choice(BoolExpr condition, IntExpr then, IntExpr otherwise) ->
                text(then, 1) + " if " + text(condition.number(), 1) + " else " + text(otherwise, 0);
            case IntExpr.Element entry -> entry(entry);
            case IntExpr.Call(Routine routine, List<IntExpr> arguments, var span) ->
                name(routine) + arguments(arguments);
            case IntExpr.Total total -> throw new IllegalArgumentException("no form: " + total);
            case IntExpr.Count count -> throw new IllegalArgumentException("no form: " + count);
        };
    }

    private String function(IntExpr.Function applied) {
        List<IntExpr> arguments = applied.arguments();
        if (applied.function() == NumberFunction.NIMPRODUCT) {
            IntExpr first = arguments.getFirst();
            boolean same = first instanceof IntExpr.Function left && left.function() == applied.function();
            return text(first, same ? PRODUCT : PRODUCT + 1) + " ⊗ " + text(arguments.getLast(), PRODUCT + 1);
        }
        if (!applied.isCondition()) {
            String text = applied.function().word() + arguments(arguments);
            Optional<String> name = Extremes.name(applied).filter(each -> shortened);
            name.ifPresent(each -> extremes.put(each, text));
            return name.orElse(text);
        }
        // The set is listed up to the number that may be in it.
        List<IntExpr> set = new ArrayList<>(arguments.subList(1, arguments.size()));
        set.add(arguments.getFirst());
        return text(arguments.getFirst(), CHAINED) + " in " + applied.function().set() + arguments(set);
    }

    private String arguments(List<IntExpr> arguments) {
        return arguments.stream().map(argument -> text(argument, 0)).collect(Collectors.joining(", ", "(", ")"));
    }

    /// Where the index is a pair of residues, by rows.
    private String entry(IntExpr.Element lookup) {
        Optional<ResiduePair> pair = ResiduePair.of(lookup);
        if (pair.isEmpty()) {
            return table(ResiduePair.table(lookup)) + "[" + text(lookup.index(), 0) + "]";
        }
        return pair.get().rows().stream().map(FormNotation::table).collect(Collectors.joining(", ", "[", "]")) + "["
                + text(pair.get().first(), 0) + "][" + text(pair.get().second(), 0) + "]";
    }

    /// That of the language of rules, or else one that a line below explains.
    private String name(Routine routine) {
        if (!routines.contains(routine)) {
            routines.add(routine);
        }
        return name(routine, routines.indexOf(routine));
    }

    private String condition(BoolExpr condition) {
        Optional<MemberText> members = MemberText.of(condition);
        if (members.isPresent()) {
            return members.get().numbers().stream()
                    .map(number ->
                            text(number, members.get().numbers().size() > 1 ? 0 : binding(IntExpr.of(condition)) + 1))
                    .collect(Collectors.joining(", "))
                    .transform(numbers -> members.get().numbers().size() > 1 ? "(" + numbers + ")" : numbers)
                    .concat(" in " + members.get().set());
        }
        return switch (condition) {
            case BoolExpr.And(
                    BoolExpr.Comparison(Relation first, IntExpr a, IntExpr b, var at),
                    BoolExpr.Comparison(Relation second, IntExpr same, IntExpr c, var place))
            when b.equals(same) && isOrder(first) && isOrder(second) ->
                text(a, CHAINED) + " " + first.sign() + " " + text(b, CHAINED) + " " + second.sign() + " "
                        + text(c, CHAINED);
            case BoolExpr.And(BoolExpr first, BoolExpr second) ->
                text(first.number(), BOTH) + " and " + text(second.number(), BOTH);
            case BoolExpr.Or(BoolExpr first, BoolExpr second) ->
                text(first.number(), EITHER) + " or " + text(second.number(), EITHER);
            case BoolExpr.Not(BoolExpr operand) -> "not " + text(operand.number(), ATOM);
            case BoolExpr.Comparison(Relation relation, IntExpr left, IntExpr right, var span) ->
                text(left, CHAINED) + " " + (relation == Relation.EQUAL ? "=" : relation.sign()) + " "
                        + text(right, CHAINED);
            case BoolExpr.Nonzero(IntExpr number) -> bare(number);
            case BoolExpr.Constant constant -> bare(constant.number());
        };
    }

    private static boolean isOrder(Relation relation) {
        return relation == Relation.LESS || relation == Relation.AT_MOST;
    }

    private String arithmetic(Operation operation, IntExpr left, IntExpr right) {
        int own = binding(operation);
        return switch (operation) {
            case ADD -> text(left, own) + " + " + text(right, own);
            case SUBTRACT -> text(left, own) + " - " + text(right, own + 1);
            // Few know whether sums or operations on bits come first.
            case XOR, AND, OR -> row(operation, left, right, PRODUCT);
            case MULTIPLY, DIVIDE, REMAINDER -> row(operation, left, right, own + 1);
            case POWER -> text(left, ATOM) + "^" + text(right, ATOM);
        };
    }

    /// What is done from left to right with one operation needs no brackets.
    private String row(Operation operation, IntExpr left, IntExpr right, int binding) {
        boolean same = operation.commutes()
                && left instanceof IntExpr.Arithmetic(Operation first, IntExpr a, IntExpr b, var span)
                && first == operation;
        return text(left, same ? binding(operation) : binding) + " " + symbol(operation) + " " + text(right, binding);
    }

    private static String symbol(Operation operation) {
        return switch (operation) {
            case REMAINDER -> "mod";
            case XOR -> "xor";
            case AND -> "bitand";
            case OR -> "bitor";
            case ADD, SUBTRACT, MULTIPLY, DIVIDE, POWER -> operation.sign();
        };
    }

    private static String table(List<Long> table) {
        return table.stream().limit(LONGEST_TABLE).map(String::valueOf).collect(Collectors.joining(", ", "[", ""))
                + (table.size() > LONGEST_TABLE ? ", … " + table.size() + "]" : "]");
    }
}
