package org.grundy.render.program.rules.expression;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.lang.arithmetic.ExactInterval;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.expression.IntExpr.Summary;
import org.grundy.lang.expression.ListExpr;
import org.grundy.lang.rules.tree.SetExpr;

/// The variables of a rule by their slots: how each is called in a program, and between which numbers it
/// lies.
///
/// @param names by slot
/// @param ranges by slot
public record RuleScope(List<String> names, List<ExactInterval> ranges) {
    /// Names that programs which compute values from rules use themselves.
    public static final Set<String> OWN_NAMES = Set.of("""
            seen turn sum stuck answer failed deep remember forget small_states large_states Hash row_of element_of moves_of labels lengths open_options last_arc make_room met_states State state_numbers with number_of_state forget_states forget_labels length_of coded_length remoteness quickest slowest played lost_sums values value known at fill filled computed mex together state is_lost exists
            copy cell heap heaps count cases left place result numbers total largest smallest primes powers
            divisors joined is_divisor digits_of up_to power key sys next range len tuple set sum_of genus genus_of heap_genus tame
            tame_sum not_wild whole position position_of joined_sum sums states numbered moves label outcome
            options_of Remembered Between some_element sum_over xor_over gathered found most_i most_j most_k most_t most_u most_v most_w\
            """.split("\\s+"));

    private static final ExactInterval NATURALS = ExactInterval.of(0, Long.MAX_VALUE);

    public RuleScope {
        names = List.copyOf(names);
        ranges = List.copyOf(ranges);
    }

    /// The numbers of a state.
    ///
    /// @param largest of each number, `Long.MAX_VALUE` where it is unknown
    public static RuleScope of(List<String> names, List<Long> largest) {
        return new RuleScope(
                names, largest.stream().map(most -> ExactInterval.of(0, most)).toList());
    }

    /// With a further variable in a slot; slots between are not in use.
    public RuleScope with(int slot, String name, ExactInterval range) {
        List<String> allNames = new ArrayList<>(names.subList(0, Math.min(slot, names.size())));
        List<ExactInterval> allRanges = new ArrayList<>(ranges.subList(0, Math.min(slot, ranges.size())));
        while (allNames.size() < slot) {
            allNames.add("");
            allRanges.add(ExactInterval.OF_LONGS);
        }
        allNames.add(name);
        allRanges.add(range);
        return new RuleScope(allNames, allRanges);
    }

    /// The same variables by other names.
    public RuleScope renamed(IntFunction<String> name) {
        return new RuleScope(
                IntStream.range(0, names.size())
                        .mapToObj(slot -> names.get(slot).isEmpty() ? "" : name.apply(slot))
                        .toList(),
                ranges);
    }

    /// The variables with commas between them, 0 where a slot has none.
    String values() {
        return names.stream().map(name -> name.isEmpty() ? "0" : name).collect(Collectors.joining(", "));
    }

    /// A name that no variable has yet.
    ///
    /// @param taken further names
    public String fresh(List<String> taken) {
        return Stream.concat(
                        Stream.of("i", "j", "k", "t", "u", "v", "w"),
                        Stream.iterate(1, number -> number + 1).map(number -> "i" + number))
                .filter(name -> !names.contains(name) && !taken.contains(name))
                .findFirst()
                .orElseThrow();
    }

    /// Between which numbers a variable lies that runs through a set.
    public ExactInterval of(SetExpr set) {
        return switch (set) {
            case SetExpr.Range range ->
                ordered(of(range.from()).low(), of(range.to()).high());
            case SetExpr.Single(IntExpr value) -> of(value);
            case SetExpr.Fixed(List<Long> numbers) ->
                numbers.isEmpty()
                        ? ExactInterval.of(0, 0)
                        : ExactInterval.around(
                                numbers.stream().map(BigInteger::valueOf).toArray(BigInteger[]::new));
            case SetExpr.Union(List<SetExpr> parts) ->
                parts.stream().map(this::of).reduce(ExactInterval::or).orElse(NATURALS);
            case SetExpr.Sequence sequence ->
                ordered(BigInteger.ONE, of(sequence.arguments().getLast()).high());
            case SetExpr.Members members -> NATURALS;
        };
    }

    private static ExactInterval ordered(BigInteger low, BigInteger high) {
        return new ExactInterval(low, high.max(low));
    }

    /// Between which numbers an expression lies, where it can be computed at all.
    public ExactInterval of(IntExpr expression) {
        return switch (expression) {
            case IntExpr.Constant(long value) -> ExactInterval.of(value, value);
            case IntExpr.Variable(var name, int slot) -> ranges.get(slot);
            case IntExpr.Arithmetic(var operation, IntExpr left, IntExpr right, var span) ->
                operation.range(of(left), of(right));
            case IntExpr.Function function -> function(function);
            case IntExpr.Choice choice -> of(choice.then()).or(of(choice.otherwise()));
            case IntExpr.Truth truth -> ExactInterval.of(0, 1);
            case IntExpr.Call call -> ExactInterval.OF_LONGS;
            case IntExpr.Element element -> elements(element.list());
            case IntExpr.Total total ->
                total.summary() != Summary.LENGTH && elements(total.list()).hasNegative()
                        ? ExactInterval.OF_LONGS
                        : NATURALS;
            case IntExpr.Count count -> NATURALS;
        };
    }

    /// Between which numbers the elements of a list lie.
    public ExactInterval elements(ListExpr list) {
        return switch (list) {
            case ListExpr.Range(IntExpr from, IntExpr to, var span) -> ordered(of(from).low(), of(to).high());
            case ListExpr.Mapped mapped ->
                with(mapped.variable().slot(), "", elements(mapped.over())).of(mapped.element());
            case ListExpr.Nested nested ->
                with(nested.variable().slot(), "", elements(nested.over())).elements(nested.inner());
            case ListExpr.Sequence(var kind, var arguments, var span) ->
                ordered(BigInteger.ONE, of(arguments.getLast()).high());
            case ListExpr.Named _, ListExpr.Walked _ -> ExactInterval.OF_LONGS;
            case ListExpr.Joined(ListExpr first, ListExpr second) ->
                elements(first).or(elements(second));
            case ListExpr.Choice(var condition, ListExpr then, ListExpr otherwise) ->
                elements(then).or(elements(otherwise));
            case ListExpr.Literal(List<IntExpr> numbers) -> all(numbers.stream());
            case ListExpr.Fixed(List<Long> numbers) -> all(numbers.stream().map(IntExpr.Constant::new));
            case ListExpr.Changed changed ->
                switch (changed.change()) {
                    case COUNTS -> NATURALS;
                    case REPLACE, INSERT, APPEND ->
                        elements(changed.list()).or(of(changed.arguments().getLast()));
                    case REMOVE, BEFORE, SLICE, SORTED, DISTINCT, UNPAIRED, REVERSED -> elements(changed.list());
                };
            case ListExpr.State _, ListExpr.Given _, ListExpr.Height _, ListExpr.Digits _ -> NATURALS;
        };
    }

    private ExactInterval all(Stream<? extends IntExpr> numbers) {
        return numbers.map(this::of).reduce(ExactInterval::or).orElse(NATURALS);
    }

    private ExactInterval function(IntExpr.Function applied) {
        return applied.function()
                .range(applied.arguments().stream().map(this::of).toList());
    }
}
