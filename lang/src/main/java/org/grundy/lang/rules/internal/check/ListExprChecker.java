package org.grundy.lang.rules.internal.check;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.grundy.lang.arithmetic.Operation;
import org.grundy.lang.expression.BoolExpr;
import org.grundy.lang.expression.DefinedList;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.expression.ListExpr;
import org.grundy.lang.expression.ListExpr.Change;
import org.grundy.lang.expression.ListExpr.Walk;
import org.grundy.lang.expression.NumberSequence;
import org.grundy.lang.rules.internal.syntax.SyntaxNode;
import org.grundy.lang.rules.tree.SetExpr;
import org.grundy.text.InputError;
import org.grundy.text.Span;

/// Checks expressions as lists.
final class ListExprChecker {
    static final String DIGITS = "digits";

    /// The function that square brackets stand for.
    static final String LIST = "list";

    private static final int DECIMAL = 10;
    private static final Map<String, Change> CHANGES = ConstantWords.of(Change.class);
    private static final Map<String, Walk> WALKS = ConstantWords.of(Walk.class);

    private final Scope scope;
    private final IntExprChecker numbers;

    ListExprChecker(Scope scope) {
        this.scope = scope;
        this.numbers = new IntExprChecker(scope, this);
    }

    IntExprChecker numbers() {
        return numbers;
    }

    static Stream<String> functions() {
        return Stream.of(CHANGES.keySet().stream(), WALKS.keySet().stream(), Stream.of(LIST, "joined", DIGITS))
                .flatMap(names -> names);
    }

    /// Whether a function takes a list of lists, the arcs of a graph.
    static boolean takesRows(String function) {
        return WALKS.containsKey(function);
    }

    /// Whether an expression has the form of a list.
    boolean is(SyntaxNode node) {
        return switch (node) {
            case SyntaxNode.Name name -> scope.knows(name.name()) && scope.find(name) instanceof Binding.ListValue;
            case SyntaxNode.Mapped mapped -> true;
            case SyntaxNode.Range range -> true;
            case SyntaxNode.Call call
            when scope.defines(call) -> scope.functions().list(call.called()).isPresent();
            case SyntaxNode.Call call ->
                SetExprChecker.isSequence(call) || functions().anyMatch(call.called()::equals);
            case SyntaxNode.Choice choice -> scope.isDefining() && is(choice.then()) && is(choice.otherwise());
            case SyntaxNode.Element element -> rows(element.list()).isPresent();
            default -> false;
        };
    }

    /// Checks a list expression.
    ///
    /// @throws org.grundy.text.InputError if it is of another type
    ListExpr of(SyntaxNode node) {
        if (!is(node)) {
            if (node instanceof SyntaxNode.Name name) {
                scope.find(name);
            }
            throw scope.error(
                    node.span(),
                    "a list is needed here, such as the state's own, written a[] in the pattern",
                    "此处需要一个列表，例如局面的列表（在模式中写作 a[]）");
        }
        return switch (node) {
            case SyntaxNode.Call call -> call(call);
            case SyntaxNode.Element element -> row(element);
            case SyntaxNode.Mapped mapped -> mapped(mapped);
            case SyntaxNode.Range range -> domain(range);
            case SyntaxNode.Choice choice ->
                new ListExpr.Choice(
                        new BoolExprChecker(scope).of(choice.condition()), of(choice.then()), of(choice.otherwise()));
            default -> named((SyntaxNode.Name) node);
        };
    }

    /// A list by its name; one that the text defines is made of the numbers that are passed on.
    private ListExpr named(SyntaxNode.Name name) {
        ListExpr list = ((Binding.ListValue) scope.find(name)).list();
        return list instanceof ListExpr.Named(DefinedList defined, var none, var span)
                ? new ListExpr.Named(defined, passed(defined, name.span()).toList(), span)
                : list;
    }

    private Stream<IntExpr> passed(DefinedList list, Span span) {
        return list.passed().stream().map(each -> numbers.of(new SyntaxNode.Name(span, each)));
    }

    /// The list that a function of the text gives.
    private ListExpr defined(DefinedList list, SyntaxNode.Call call) {
        numbers.count(call, list.arguments().size() - list.passed().size());
        Stream<IntExpr> own = numbers.all(call.arguments()).stream();
        return new ListExpr.Named(
                list, Stream.concat(own, passed(list, call.span())).toList(), call.span());
    }

    /// The element may be a condition, too, which counts as 1 where it holds.
    private ListExpr mapped(SyntaxNode.Mapped mapped) {
        ListExpr over = domain(mapped.over());
        Scope inner = scope.inner();
        int slot = inner.variable(mapped.variable());
        IntExpr.Variable variable = new IntExpr.Variable(mapped.variable().name(), slot);
        BoolExpr condition =
                mapped.condition().map(new BoolExprChecker(inner)::of).orElse(BoolExpr.Constant.ALWAYS);
        ListExpr all = mapped.element() instanceof SyntaxNode.Mapped further
                ? new ListExpr.Nested(
                        new ListExprChecker(inner).mapped(further),
                        variable,
                        mapped.condition().isEmpty() ? over : new ListExpr.Mapped(variable, variable, over, condition))
                : new ListExpr.Mapped(element(mapped.element(), inner), variable, over, condition);
        scope.reserve(inner.slots());
        return all;
    }

    private static IntExpr element(SyntaxNode node, Scope inner) {
        BoolExprChecker conditions = new BoolExprChecker(inner);
        return conditions.isCondition(node)
                ? new IntExpr.Truth(conditions.of(node))
                : new ListExprChecker(inner).numbers.of(node);
    }

    /// A list or a set, as a list.
    private ListExpr domain(SyntaxNode node) {
        if (node instanceof SyntaxNode.Range range && range.step().isPresent()) {
            throw stepped(range, range.step().get());
        }
        SetExprChecker sets = new SetExprChecker(scope);
        return sets.is(node) ? listed(sets.of(node)) : of(node);
    }

    private InputError stepped(SyntaxNode.Range range, SyntaxNode step) {
        TextErrors errors = scope.errors();
        String from = errors.text(range.from().span());
        return errors.mend(
                range.span(),
                "a range has no step here; write a condition behind it",
                "此处的范围没有步长；请在其后写条件",
                "[x for x in " + from + ".." + errors.text(range.to().span()) + " if (x - " + from + ") % "
                        + errors.text(step.span()) + " = 0]");
    }

    /// A set as a list; the parts of a set in braces may have members in common.
    private ListExpr listed(SetExpr set) {
        return switch (set) {
            case SetExpr.Range(IntExpr from, IntExpr to, IntExpr step, Span span)
            when step.equals(IntExpr.of(1)) -> new ListExpr.Range(from, to, span);
            case SetExpr.Range(IntExpr from, IntExpr to, IntExpr step, Span span) ->
                throw scope.error(span, "a range has no step here; write a condition behind it", "此处的范围没有步长；请在其后写条件");
            case SetExpr.Single(IntExpr value) -> new ListExpr.Literal(List.of(value));
            case SetExpr.Fixed(List<Long> known) -> new ListExpr.Fixed(known);
            case SetExpr.Members(ListExpr list) -> list;
            case SetExpr.Sequence(NumberSequence kind, List<IntExpr> arguments, Span span) ->
                new ListExpr.Sequence(kind, arguments, span);
            case SetExpr.Union(List<SetExpr> parts) ->
                new ListExpr.Changed(
                        Change.DISTINCT,
                        parts.stream()
                                .map(this::listed)
                                .reduce(ListExpr.Joined::new)
                                .orElseThrow(),
                        List.of(),
                        Span.NONE);
        };
    }

    /// The last index of a list, or of a list of lists, as `indices` is called with it.
    IntExpr lastIndex(SyntaxNode.Call call) {
        numbers.count(call, 1);
        SyntaxNode list = call.arguments().getFirst();
        IntExpr length = rows(list)
                .map(rows -> rows.length(call.span()))
                .orElseGet(() -> new IntExpr.Total(IntExpr.Summary.LENGTH, of(list), call.span()));
        return ConstantFolding.arithmetic(Operation.SUBTRACT, length, IntExpr.of(1), call.span());
    }

    /// The list of lists that a name stands for; empty if it is something else.
    Optional<Binding.RowsValue> rows(SyntaxNode node) {
        return node instanceof SyntaxNode.Name name
                        && scope.knows(name.name())
                        && scope.find(name) instanceof Binding.RowsValue rows
                ? Optional.of(rows)
                : Optional.empty();
    }

    private ListExpr row(SyntaxNode.Element element) {
        Binding.RowsValue rows = (Binding.RowsValue) scope.find((SyntaxNode.Name) element.list());
        return rows.row(numbers.of(element.index()), element.span());
    }

    private ListExpr call(SyntaxNode.Call call) {
        String name = call.called();
        List<SyntaxNode> arguments = call.arguments();
        Optional<DefinedList> defined = scope.functions().list(name);
        if (defined.isPresent()) {
            return defined(defined.get(), call);
        }
        if (name.equals(LIST)) {
            return new ListExpr.Literal(numbers.all(arguments));
        }
        if (name.equals(DIGITS)) {
            if (arguments.size() != 1) {
                numbers.count(call, 2);
            }
            IntExpr base = arguments.size() == 1 ? IntExpr.of(DECIMAL) : numbers.of(arguments.getLast());
            return new ListExpr.Digits(numbers.of(arguments.getFirst()), base, call.span());
        }
        if (name.equals("joined")) {
            numbers.count(call, 2);
            return new ListExpr.Joined(of(arguments.getFirst()), of(arguments.get(1)));
        }
        if (SetExprChecker.isSequence(call)) {
            return listed(new SetExprChecker(scope).of(call));
        }
        Walk walk = WALKS.get(name);
        if (walk != null) {
            return walked(walk, call);
        }
        Change change = CHANGES.get(name);
        if (change == null) {
            throw new IllegalStateException(name);
        }
        numbers.count(call, 1 + change.arguments());
        return new ListExpr.Changed(
                change, of(arguments.getFirst()), numbers.all(arguments.subList(1, arguments.size())), call.span());
    }

    private ListExpr walked(Walk walk, SyntaxNode.Call call) {
        numbers.count(call, 1 + walk.arguments());
        SyntaxNode graph = call.arguments().getFirst();
        if (!scope.isDefining()) {
            throw scope.error(
                    call.span(),
                    "this stands in the definition of a list alone, as in let c[] = components(E, n)",
                    "它只能出现在列表的定义中，例如 let c[] = components(E, n)");
        }
        Binding.RowsValue rows = rows(graph)
                .orElseThrow(() -> scope.error(
                        graph.span(),
                        "a graph is needed here, a list of lists that is a parameter",
                        "此处需要一个图，即作为参数的列表的列表"));
        List<IntExpr> arguments =
                numbers.all(call.arguments().subList(1, call.arguments().size()));
        IntExpr.Variable vertex = new IntExpr.Variable(((SyntaxNode.Name) graph).name(), scope.slots());
        scope.reserve(scope.slots() + 1);
        return new ListExpr.Walked(walk, rows.row(vertex, call.span()), vertex, arguments, call.span());
    }
}
