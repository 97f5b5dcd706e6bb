package org.grundy.lang.arithmetic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.lang.reflect.Method;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.grundy.analysis.Grundy;
import org.grundy.game.Convention;
import org.grundy.lang.ExpressionParser;
import org.grundy.lang.rules.RuleText;
import org.grundy.run.Budget;
import org.grundy.testkit.Seed;
import org.grundy.value.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Each row of a function agrees with itself: what it says of values holds for the values that it computes.
final class NumberFunctionTest {
    private static final int TRIALS = 400;

    private static final long SEED = Seed.of("NumberFunctionTest").generator().nextLong();

    /// Numbers for a function, small ones and others.
    private static List<long[]> places(NumberFunction function) {
        SplittableRandom random = new SplittableRandom(SEED);
        List<long[]> places = new ArrayList<>();
        for (int i = 0; i < TRIALS; i++) {
            int bits = 1 + i % 40;
            places.add(LongStream.generate(() -> random.nextLong(1L << bits))
                    .limit(function.arity())
                    .toArray());
        }
        return places;
    }

    /// Empty where it is not defined.
    private static Optional<Long> value(NumberFunction function, long... place) {
        try {
            return Optional.of(function.of(place));
        } catch (RuleFault fault) {
            return Optional.empty();
        }
    }

    private static String described(NumberFunction function, long... place) {
        return function.word() + LongStream.of(place).boxed().toList();
    }

    @ParameterizedTest
    @EnumSource
    void its_value_is_that_of_the_method_of_its_name(NumberFunction function) throws ReflectiveOperationException {
        List<Class<?>> types = new ArrayList<>(Collections.nCopies(function.arity(), long.class));
        types.add(int.class);
        Method method = FunctionValues.class.getMethod(function.word(), types.toArray(Class<?>[]::new));
        int defined = 0;
        for (long[] place : places(function)) {
            Optional<Long> value = value(function, place);
            if (value.isPresent()) {
                defined++;
                List<Object> arguments =
                        new ArrayList<>(LongStream.of(place).boxed().toList());
                arguments.add(0);
                assertThat(method.invoke(null, arguments.toArray()))
                        .as(described(function, place))
                        .isEqualTo(value.get());
            }
        }
        assertThat(defined).isGreaterThan(TRIALS / 10);
    }

    @ParameterizedTest
    @EnumSource
    void its_range_has_its_values(NumberFunction function) {
        for (long[] place : places(function)) {
            value(function, place).ifPresent(value -> {
                ExactInterval exact = function.range(LongStream.of(place)
                        .mapToObj(number -> ExactInterval.of(number, number))
                        .toList());
                ExactInterval wide = function.range(LongStream.of(place)
                        .mapToObj(number -> ExactInterval.of(number / 2 - 7, number + number / 3))
                        .toList());
                for (ExactInterval range : List.of(exact, wide)) {
                    assertThat(BigInteger.valueOf(value))
                            .as(described(function, place))
                            .isBetween(range.low(), range.high());
                }
            });
        }
    }

    @ParameterizedTest
    @EnumSource
    void what_sums_say_of_its_value_holds(NumberFunction function) {
        for (long[] place : places(function)) {
            long a = place[0];
            long b = place[Math.min(1, place.length - 1)];
            value(function, place)
                    .ifPresent(value -> assertThat(holds(function.fact(), value, a, b))
                            .as("%s: %s = %d", function.fact(), described(function, place), value)
                            .isTrue());
        }
    }

    private static boolean holds(LinearFact fact, long value, long a, long b) {
        return switch (fact) {
            case NONE -> true;
            case NATURAL -> value >= 0;
            case TRUTH -> value == 0 || value == 1;
            case AT_MOST_ARGUMENT, DIGIT -> 0 <= value && value <= a;
            case BELOW_ARGUMENT -> a < 1 || (0 <= value && value < a);
            case PART -> Math.min(a, 1) <= value && value <= a;
            case ROOT -> Math.min(a, 1) <= value && value <= a && (a < 2 || value < a);
            case SMALLER -> value == Math.min(a, b);
            case LARGER -> value == Math.max(a, b);
            case DIVISOR -> value >= 0 && (value == 0 ? a == 0 && b == 0 : a % value == 0 && b % value == 0);
            case DISTANCE -> value == Math.abs(a);
            case COMMON_ONES -> 0 <= value && value <= a && value <= b;
            case ALL_ONES -> value >= a && value >= b && value <= a + b;
        };
    }

    @ParameterizedTest
    @EnumSource
    void a_rising_function_has_the_same_exact_value_and_never_falls(NumberFunction function) {
        for (long[] place : places(function)) {
            Optional<BigInteger> exact = function.rising(
                    LongStream.of(place).mapToObj(BigInteger::valueOf).toList());
            assertThat(exact.isPresent()).isEqualTo(function.isRising());
            if (exact.isPresent()) {
                assertThat(exact.get()).isEqualTo(BigInteger.valueOf(function.of(place)));
                long[] above = place.clone();
                above[above.length - 1]++;
                assertThat(function.of(above)).isGreaterThanOrEqualTo(function.of(place));
            }
        }
    }

    /// n can be moved to 0, where there is no move, if the function of n, n + 2 and 1 has a value.
    private static Optional<Outcome> outcome(NumberFunction function, long n, long value) {
        RuleText rules = RuleText.compile("g: n -> 0 if n > 0 and (" + written(function) + ") = " + value);
        return Grundy.analyze(
                        ExpressionParser.parse(rules.library(), "g(" + n + ")"), Convention.NORMAL, Budget.standard())
                .outcome();
    }

    private static String written(NumberFunction function) {
        if (function.isCondition()) {
            return "1 if n in " + function.set() + (function.arity() == 1 ? "(n)" : "(n + 2, n)") + " else 0";
        }
        List<String> arguments = List.of("n", "n + 2", "1").subList(0, function.arity());
        return NumberFunction.called(function.word()).isPresent()
                ? function.word() + "(" + String.join(", ", arguments) + ")"
                : String.join(" " + function.word() + " ", arguments);
    }

    @ParameterizedTest
    @EnumSource
    void compiled_rules_compute_its_value(NumberFunction function) {
        for (long n : List.of(1L, 2L, 3L, 12L, 97L)) {
            long value = function.of(
                    LongStream.of(n, n + 2, 1).limit(function.arity()).toArray());
            assertThat(outcome(function, n, value)).as(described(function, n)).contains(Outcome.N);
            assertThat(outcome(function, n, value + 1))
                    .as(described(function, n))
                    .contains(Outcome.P);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"docs/language.md", "docs/language.zh.md"})
    void the_document_of_the_language_names_every_function(String document) throws IOException {
        assertThat(Files.readString(Path.of("..").resolve(document)))
                .contains(NumberFunction.words().toList());
    }

    /// All numbers from −2 to 2, as many as the function takes.
    private static Stream<long[]> smallPlaces(NumberFunction function) {
        int count = (int) Math.round(Math.pow(5, function.arity()));
        return IntStream.range(0, count)
                .mapToObj(code -> LongStream.iterate(code, rest -> rest / 5)
                        .limit(function.arity())
                        .map(rest -> rest % 5 - 2)
                        .toArray());
    }

    /// Values of small numbers are small, so that a fault there says what numbers the function takes.
    @ParameterizedTest
    @EnumSource
    void a_fault_of_small_numbers_is_not_called_one_of_large_numbers(NumberFunction function) {
        assertThat(smallPlaces(function)).allSatisfy(place -> {
            try {
                assertThat(function.of(place)).isBetween(-2L, 4L);
            } catch (RuleFault fault) {
                assertThat(fault).as(described(function, place)).hasMessageNotContainingAny("64 bits", "10^8");
            }
        });
    }

    /// Also of numbers beyond 64 bits, alone or beside a large number.
    @ParameterizedTest
    @EnumSource(names = {"POPCOUNT", "ISQRT", "LOWBIT", "HIGHBIT", "TRAILINGZEROS", "TRAILINGONES", "BITAND", "BITOR"})
    void a_function_of_naturals_is_not_defined_below_0(NumberFunction function) {
        BigInteger large = BigInteger.ONE.shiftLeft(100);
        for (BigInteger negative : List.of(BigInteger.ONE.negate(), large.negate())) {
            for (BigInteger first : List.of(large, negative)) {
                List<BigInteger> numbers = function.arity() == 1 ? List.of(negative) : List.of(first, negative);
                assertThatExceptionOfType(RuleFault.class)
                        .as("%s%s", function.word(), numbers)
                        .isThrownBy(() -> function.exact(numbers))
                        .withMessageContaining("not defined");
            }
        }
    }

    @Test
    void a_function_is_found_by_its_name_in_calls() {
        assertThat(NumberFunction.called("popcount")).contains(NumberFunction.POPCOUNT);
        assertThat(NumberFunction.called("bitand")).isEmpty();
        assertThat(NumberFunction.called("POPCOUNT")).isEmpty();
    }
}
