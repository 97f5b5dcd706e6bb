package org.grundy.render.discovery;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.grundy.discover.Discovery;
import org.grundy.discover.DiscoveryReport;
import org.grundy.discover.FoundForm;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.discover.sample.Variation;
import org.grundy.discover.vary.NamedVariations;
import org.grundy.game.Play;
import org.grundy.lang.Library;
import org.grundy.lang.arithmetic.NumberFunction;
import org.grundy.lang.arithmetic.Operation;
import org.grundy.lang.arithmetic.Relation;
import org.grundy.lang.expression.DigitProgram;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.rules.Condition;
import org.grundy.lang.rules.RuleText;
import org.grundy.render.Language;
import org.grundy.run.Run;
import org.grundy.testkit.Seed;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.FieldSource;

/// What is printed of a form is read back as the same form, by `conjecture` and in rules.
final class PastedFormsTest {
    private static final IntExpr A = new IntExpr.Variable("a", 0);
    private static final IntExpr B = new IntExpr.Variable("b", 1);

    /// Forms have them as operators, or as routines.
    private static final Set<NumberFunction> IN_FORMS_AN_OPERATOR = EnumSet.of(
            NumberFunction.MIN,
            NumberFunction.MAX,
            NumberFunction.ABS,
            NumberFunction.BITAND,
            NumberFunction.BITOR,
            NumberFunction.NIMPRODUCT,
            NumberFunction.SMALLESTPART);

    /// The lines that are pasted: the formula, and the definitions of its names.
    private static String printed(IntExpr form) {
        ExpressionText text = new ExpressionText(Language.EN);
        String formula = text.of(form);
        return formula
                + text.definitions().stream()
                        .filter(line -> line.startsWith("where "))
                        .map(line -> "\n    " + line)
                        .findFirst()
                        .orElse("");
    }

    private static void same(IntExpr form, List<String> names, boolean condition, List<long[]> places) {
        String text = printed(form);
        assertThat(Condition.isNumber(text)).as(text).isNotEqualTo(condition);
        Condition read = condition ? Condition.of(text, names, Map.of()) : Condition.equal(text, names, Map.of());
        for (long[] place : places) {
            long value = form.value(place);
            long[] numbers = Arrays.copyOf(place, condition ? place.length : place.length + 1);
            if (!condition) {
                numbers[place.length] = value;
            }
            assertThat(read.holds(numbers)).as(text).isEqualTo(!condition || value != 0);
        }
    }

    private static List<long[]> places(int numbers, int most) {
        RandomGenerator random = Seed.of("PastedFormsTest").generator();
        return Stream.generate(() -> random.longs(numbers, 1, most).toArray())
                .limit(300)
                .toList();
    }

    private static final List<Arguments> FOUND = Thorough.part(
            "forms that are found are read back",
            3,
            List.of(
                    Arguments.of(
                            "tree(p, q): n -> n - k for k in p..q if k <= n; n -> 0 if 1 <= n and n < p",
                            "p=1..3,q=p..5",
                            60),
                    Arguments.of("roy: n -> n - q for q in primepowers(n)", null, 200),
                    Arguments.of("e: unordered; (a, b) -> (a, b - q * a) for q in 1..b/a if a > 0", null, 40),
                    Arguments.of(
                            "stairs: (a, b, c) -> (a - t, b, c) for t in 1..a; (a, b, c) -> (a + t, b - t, c) for t in 1..b; (a, b, c) -> (a, b + t, c - t) for t in 1..c",
                            null,
                            12),
                    Arguments.of("dawson: n -> [i] & [n - 2 - i] for i in 0..n-2", null, 1000),
                    Arguments.of(
                            "kiki: (x, y) -> (x - 1, y) if x > 0; (x, y) -> (x, y - 1) if y > 0; (x, y) -> (x - 1, y - 1) if x > 0 and y > 0",
                            null,
                            24),
                    Arguments.of("corners: (x, y) -> [i, j] & [i, y] & [x, j] for i in 0..x-1, j in 0..y-1", null, 20),
                    Arguments.of("take(k): n -> n - i for i in {1, 2, k} if i <= n", "k=3..14", 200),
                    Arguments.of("powers(c): n -> n - q for q in powers(c, n)", "c=2..6", 60),
                    Arguments.of(
                            "multiple(k): (n, most) -> (n - t, k * t) for t in 1..min(n, most); start n as (n, n - 1)",
                            "k=1..4",
                            40),
                    Arguments.of("half: n -> n - k for k in 1..n/2", null, 500),
                    Arguments.of("beans: n -> [i] & [j] for i in 0..n-1, j in 0..i", null, 120),
                    Arguments.of("multiply: n -> (n + k - 1) / k for k in 2..9 if n > 1", null, 2000),
                    Arguments.of(
                            "pairs: (a, b) -> (i, a - i) for i in 1..a-1; (a, b) -> (i, b - i) for i in 1..b-1; states (a, b) where a >= 1 and b >= 1",
                            null,
                            24)));

    /// The games of docs/discover.md and others with forms of each kind.
    @ParameterizedTest
    @FieldSource("FOUND")
    void forms_that_are_found_are_read_back(String rules, String vary, int to) {
        RuleText text = RuleText.compile(rules);
        Library library = text.before(new Library(List.of()));
        String name = rules.replaceFirst("[(:].*", "");
        Variation variation = NamedVariations.all(name, library, vary == null ? List.of() : List.of(vary.split(",")))
                .getFirst();
        DiscoveryReport report = Discovery.standard()
                .of(variation, Play.NORMAL, OptionalInt.of(Thorough.bound(to * 2 / 3, to)), Run.unlimited());
        List<String> names = new ArrayList<>(variation.variables());
        names.addAll(variation.names());
        int read = 0;
        for (SampledQuantity quantity : SampledQuantity.values()) {
            List<FoundForm> found = report.finding(quantity).stream().toList();
            for (FoundForm form : found) {
                IntExpr expression = form.form().expression();
                same(
                        expression,
                        names,
                        quantity == SampledQuantity.LOST,
                        places(names.size(), 50).stream()
                                .filter(place -> names.size() < 3 || place[place.length - 1] > place[place.length - 2])
                                .toList());
                read++;
            }
        }
        assertThat(read).isPositive();
    }

    private static IntExpr of(Operation operation, IntExpr left, IntExpr right) {
        return new IntExpr.Arithmetic(operation, left, right);
    }

    private static IntExpr of(Relation relation, IntExpr left, IntExpr right) {
        return left.compared(relation, right);
    }

    @Test
    void every_operation_and_comparison_is_read_back() {
        IntExpr larger = of(Operation.ADD, A, B);
        for (Operation operation : Operation.values()) {
            IntExpr left = operation == Operation.SUBTRACT || operation == Operation.REMAINDER ? larger : A;
            if (operation != Operation.POWER) {
                same(of(operation, left, B), List.of("a", "b"), false, places(2, 99));
            }
        }
        for (NumberFunction function : List.of(NumberFunction.MIN, NumberFunction.MAX, NumberFunction.NIMPRODUCT)) {
            same(IntExpr.of(function, A, B), List.of("a", "b"), false, places(2, 99));
        }
        for (Relation relation : Relation.values()) {
            if (relation != Relation.DIVIDES) {
                same(of(relation, A, B), List.of("a", "b"), true, places(2, 99));
            }
        }
    }

    @Test
    void what_conditions_are_joined_by_is_read_back() {
        IntExpr less = of(Relation.LESS, A, B);
        IntExpr seven = of(Relation.EQUAL, A, new IntExpr.Constant(7));
        for (IntExpr form : List.of(
                less.and(seven), less.or(seven), less.negated(), less.negated().and(of(Relation.EQUAL, A, B)))) {
            same(form, List.of("a", "b"), true, places(2, 99));
        }
    }

    @Test
    void every_function_is_read_back() {
        for (NumberFunction function : NumberFunction.values()) {
            IntExpr form = new IntExpr.Function(
                    function,
                    List.of(
                                    of(Operation.ADD, A, new IntExpr.Constant(1)),
                                    of(Operation.ADD, B, new IntExpr.Constant(2)),
                                    B)
                            .subList(0, function.arity()));
            if (!IN_FORMS_AN_OPERATOR.contains(function)) {
                same(form, List.of("a", "b"), function.isCondition(), places(2, 99));
                same(
                        function.isCondition()
                                ? form.and(of(Relation.EQUAL, A, B))
                                : of(Operation.MULTIPLY, form, form),
                        List.of("a", "b"),
                        function.isCondition(),
                        places(2, 9));
            }
        }
    }

    @Test
    void places_of_pairs_are_a_set() {
        IntExpr places = at(0, 1).or(at(1, 0).or(at(2, 2)));
        assertThat(printed(places)).isEqualTo("(a, b) in {(0, 1), (1, 0), (2, 2)}");
        same(places, List.of("a", "b"), true, places(2, 4));
    }

    private static IntExpr at(long a, long b) {
        return of(Relation.EQUAL, A, new IntExpr.Constant(a)).and(of(Relation.EQUAL, B, new IntExpr.Constant(b)));
    }

    @Test
    void powers_and_long_tables_are_read_back() {
        IntExpr power =
                of(Operation.POWER, new IntExpr.Constant(3), of(Operation.REMAINDER, A, new IntExpr.Constant(9)));
        same(power, List.of("a", "b"), false, places(2, 99));
        same(of(Operation.MULTIPLY, power, power), List.of("a", "b"), false, places(2, 99));
        List<Long> entries =
                Seed.of("PastedFormsTest").generator().longs(1500, 0, 9).boxed().toList();
        IntExpr entry = new IntExpr.Element(entries, of(Operation.REMAINDER, A, new IntExpr.Constant(1500)));
        same(entry, List.of("a", "b"), false, places(2, 9999));
    }

    @Test
    void several_functions_defined_by_digits_are_read_back_together() {
        IntExpr ruler = new IntExpr.Call(
                new DigitProgram.Recursion(2, List.of(0L, 1L), List.of(List.of(1L, 0L, 1L), List.of(-2L, 3L, -1L))),
                List.of(A));
        IntExpr morse = new IntExpr.Call(
                new DigitProgram.Automaton(2, List.of(List.of(0, 1), List.of(1, 0)), List.of(4L, -1L)), List.of(B));
        same(of(Operation.ADD, ruler, morse), List.of("a", "b"), false, places(2, 999));
        IntExpr looked = new IntExpr.Call(
                new DigitProgram.TableRecursion(
                        3, List.of(0L, 2L), List.of(List.of(1L, 1L, 1L), List.of(0L, 2L, 0L), List.of(2L, 0L, 1L))),
                List.of(A));
        same(of(Operation.ADD, looked, morse), List.of("a", "b"), false, places(2, 999));
    }

    @Test
    void smaller_and_larger_numbers_have_names() {
        IntExpr low = A.min(B);
        IntExpr high = A.max(B);
        IntExpr form = of(
                Relation.AT_MOST,
                of(Operation.MULTIPLY, low, of(Operation.ADD, low, high)),
                of(Operation.MULTIPLY, high, new IntExpr.Constant(7)));
        assertThat(printed(form)).contains("where high = max(a, b), low = min(a, b)");
        same(form, List.of("a", "b"), true, places(2, 20));
    }

    @Test
    void a_printed_form_stands_in_a_rule_in_brackets() {
        String lost = "low = 0 or low + 1 <= high < 2 * low\n  where high = max(a, b), low = min(a, b)";
        RuleText rules = RuleText.compile("g: (a, b) -> (a - 1, b) if a > 0 and (" + lost + ")");
        assertThat(rules.families()).hasSize(1);
    }
}
