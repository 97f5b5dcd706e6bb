package org.grundy.render.program;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.lang.arithmetic.NumberFunction;
import org.grundy.lang.arithmetic.Operation;
import org.grundy.lang.expression.DigitProgram;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.expression.Routine;
import org.grundy.render.Language;
import org.grundy.testkit.Seed;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Programs at the limits of their arguments' type, compared with exact arithmetic. Many expressions make one
/// program: a first argument chooses.
final class LimitsTest {
    private static final IntExpr N = new IntExpr.Variable("n", 1);
    private static final IntExpr M = new IntExpr.Variable("m", 2);

    @TempDir
    private Path folder;

    private static IntExpr number(long value) {
        return IntExpr.of(value);
    }

    private static final List<NumberFunction> OF_NATURALS = Stream.of(NumberFunction.values())
            .filter(NumberFunction::isOfNatural)
            .filter(function -> function.cost() < 1000) // the factors of a random number take seconds
            .toList();

    private static IntExpr of(Operation operation, IntExpr a, IntExpr b) {
        return IntExpr.of(operation, a, b);
    }

    private static IntExpr call(Routine routine, IntExpr... arguments) {
        return new IntExpr.Call(routine, List.of(arguments));
    }

    /// ⌊(u + √d)·n⌋ for the difference n of two numbers, as games of Wythoff's kind have it.
    private static IntExpr slope(IntExpr u, IntExpr d) {
        IntExpr n = of(Operation.SUBTRACT, N.max(M), N.min(M));
        IntExpr root = of(Operation.MULTIPLY, of(Operation.MULTIPLY, d, n), n).squareRoot();
        return of(Operation.MULTIPLY, u, n).plus(root);
    }

    /// Of a number that is quickly factored.
    private static IntExpr ofFactors(NumberFunction function) {
        return IntExpr.of(function, N.mod(number(1_000_000)).plus(1));
    }

    /// Forms that are right for all numbers.
    static List<IntExpr> always() {
        return List.of(
                slope(number(1), number(5)).over(number(2)),
                slope(number(-3), number(200)).over(number(4)),
                N.min(M).equalTo(slope(number(1), number(5)).over(number(2))),
                of(Operation.REMAINDER, of(Operation.SUBTRACT, N, M), number(7)),
                of(Operation.DIVIDE, of(Operation.SUBTRACT, N, M), number(3)),
                IntExpr.of(NumberFunction.ABS, of(Operation.SUBTRACT, N, M)),
                of(Operation.XOR, N, M),
                of(Operation.AND, N, M).and(of(Operation.OR, N, M)),
                IntExpr.of(NumberFunction.TRAILINGONES, N),
                IntExpr.of(NumberFunction.HIGHBIT, N),
                IntExpr.of(NumberFunction.LOWBIT, M),
                N.squareRoot(),
                IntExpr.of(NumberFunction.POPCOUNT, of(Operation.OR, N, M)),
                IntExpr.of(NumberFunction.ISPRIME, N),
                IntExpr.of(NumberFunction.NIMPRODUCT, N, M),
                call(new Routine.SmallestPart(0, 0), N, number(2)),
                call(new Routine.Recurrence(List.of(1L, 2L), List.of(1L, 1L)), N),
                call(new Routine.Recurrence(List.of(1L, 3L), List.of(3L, -1L)), M),
                IntExpr.of(NumberFunction.ISPOWER, N, M.max(number(2))),
                IntExpr.of(NumberFunction.GCD, N, M),
                ofFactors(NumberFunction.OMEGA),
                ofFactors(NumberFunction.BIGOMEGA),
                ofFactors(NumberFunction.NUMDIV),
                IntExpr.of(NumberFunction.PRIMEPI, N.mod(number(1000))),
                IntExpr.of(NumberFunction.LOG, N.max(number(1)), number(2)),
                IntExpr.of(NumberFunction.DIGITSUM, N, M.max(number(2))),
                IntExpr.of(NumberFunction.DIGIT, N, number(10), M.mod(number(25))),
                call(
                        new DigitProgram.Automaton(
                                3, List.of(List.of(0, 1, 1), List.of(1, 0, 0)), List.of(4L, Long.MAX_VALUE)),
                        N),
                call(
                        new DigitProgram.TableRecursion(
                                2, List.of(0L, 1L, 0L), List.of(List.of(1L, 2L, 1L), List.of(0L, 0L, 2L))),
                        N),
                new IntExpr.Element(List.of(0L, 5_000_000_000L, Long.MIN_VALUE + 1, 2L), N.mod(number(4))),
                call(
                        new DigitProgram.Recursion(2, List.of(0L), List.of(List.of(1L, 0L, 1L), List.of(1L, 1L, -3L))),
                        N));
    }

    /// Forms whose numbers may have too many bits for one language or another.
    private static List<IntExpr> refusing() {
        return List.of(
                of(Operation.REMAINDER, N, M.plus(1)),
                N.plus(M),
                of(Operation.MULTIPLY, of(Operation.MULTIPLY, N, N), of(Operation.MULTIPLY, M, M)),
                of(Operation.MULTIPLY, of(Operation.MULTIPLY, N, N), N).mod(number(1_000_003)),
                slope(M, of(Operation.MULTIPLY, M, M).plus(4)),
                IntExpr.of(NumberFunction.NIMPRODUCT, N.times(3).plus(1), M),
                of(Operation.SUBTRACT, N, M).squareRoot(),
                of(Operation.SUBTRACT, number(1), IntExpr.of(NumberFunction.NIMPRODUCT, number(-3), N))
                        .squareRoot(),
                IntExpr.of(NumberFunction.LOG, N, number(10)),
                of(Operation.POWER, N.mod(number(9)), M.mod(number(50))),
                call(new Routine.SmallestPart(1, 2), N.mod(number(1_000_000_007)), number(1)),
                call(new Routine.SmallestPart(0, 0), N, M.minus(number(Long.MAX_VALUE - 2))),
                call(new DigitProgram.Recursion(2, List.of(1L), List.of(List.of(3L, 0L, 1L), List.of(3L, 1L, 0L))), N),
                call(new DigitProgram.Recursion(2, List.of(1L), List.of(List.of(9L, 0L, 1L), List.of(7L, 1L, 0L))), N));
    }

    private static List<BigInteger> limits() {
        List<BigInteger> numbers = new ArrayList<>();
        for (long each : new long[] {0, 1, 2, 5, 1L << 31, 3_236_067_977L, 1L << 32, 1_000_000_000_000_000_000L}) {
            numbers.add(BigInteger.valueOf(each));
        }
        // The largest prime of 63 bits, a square of a prime, Fibonacci numbers, a pair of Wythoff's game.
        for (long each : new long[] {
            Long.MAX_VALUE - 24,
            2_147_483_647L * 2_147_483_647L,
            7_540_113_804_746_346_429L,
            3_523_014_627_327_384_477L,
            5_700_357_409_661_599_241L,
            Long.MAX_VALUE - 1,
            Long.MAX_VALUE
        }) {
            numbers.add(BigInteger.valueOf(each));
        }
        return numbers;
    }

    private static List<List<BigInteger>> pairs() {
        return limits().stream()
                .flatMap(n -> limits().stream().map(m -> List.of(n, m)))
                .toList();
    }

    /// Forms and numbers for which they have a value, with that value.
    private record Exact(List<IntExpr> forms, List<List<BigInteger>> inputs, List<BigInteger> values) {
        static Exact of(List<IntExpr> forms, List<List<BigInteger>> pairs) {
            Exact all = new Exact(forms, new ArrayList<>(), new ArrayList<>());
            for (int i = 0; i < forms.size(); i++) {
                for (List<BigInteger> pair : pairs) {
                    List<BigInteger> input = List.of(BigInteger.valueOf(i), pair.get(0), pair.get(1));
                    exact(forms.get(i), input).ifPresent(value -> {
                        all.inputs.add(input);
                        all.values.add(value);
                    });
                }
            }
            return all;
        }
    }

    /// Worked out once for all languages.
    private static final Exact ALWAYS = Exact.of(always(), pairs());

    private static final Exact REFUSING = Exact.of(refusing(), Thorough.part("limits of what is refused", 2, pairs()));

    static Optional<BigInteger> exact(IntExpr form, List<BigInteger> arguments) {
        try {
            return Optional.of(ExactValue.of(form, arguments));
        } catch (ArithmeticException none) {
            return Optional.empty();
        }
    }

    /// One answer of a program.
    private record Answer(IntExpr form, List<BigInteger> arguments, BigInteger exact, String printed) {
        boolean isRefused() {
            return printed.equals(Refusing.REFUSED);
        }

        boolean isRight() {
            return printed.equals(exact.toString());
        }
    }

    private List<Answer> answers(ProgramLanguage language, Exact exact) throws IOException, InterruptedException {
        List<IntExpr> forms = exact.forms();
        IntExpr choice = new IntExpr.Variable("which", 0);
        IntExpr whole = forms.getLast();
        for (int i = forms.size() - 2; i >= 0; i--) {
            whole = choice.equalTo(number(i)).choice(forms.get(i), whole);
        }
        Program program = new Program(
                language, List.of("which", "n", "m"), 3, SampledQuantity.GRUNDY, whole, List.of(), Language.EN);
        List<List<BigInteger>> inputs = exact.inputs();
        List<String> printed = new Refusing(program, 3).answers(folder, inputs);
        assertThat(printed).hasSameSizeAs(inputs);
        return IntStream.range(0, inputs.size())
                .mapToObj(i -> {
                    List<BigInteger> input = inputs.get(i);
                    return new Answer(
                            forms.get(input.getFirst().intValue()),
                            input,
                            exact.values().get(i),
                            printed.get(i));
                })
                .toList();
    }

    @ParameterizedTest
    @EnumSource
    void forms_that_can_be_right_for_all_numbers_are(ProgramLanguage language)
            throws IOException, InterruptedException {
        assertThat(answers(language, ALWAYS))
                .filteredOn(answer -> !answer.isRight())
                .isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void an_absolute_value_is_of_one_number(ProgramLanguage language) throws IOException, InterruptedException {
        IntExpr distance = IntExpr.of(NumberFunction.ABS, of(Operation.SUBTRACT, N, M));
        assertThat(answers(language, Exact.of(List.of(distance), pairs())))
                .filteredOn(answer -> !answer.isRight())
                .isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void others_are_right_or_refuse(ProgramLanguage language) throws IOException, InterruptedException {
        List<Answer> answers = answers(language, REFUSING);
        assertThat(answers)
                .filteredOn(answer -> !answer.isRight() && !answer.isRefused())
                .isEmpty();
        assertThat(answers.stream().anyMatch(Answer::isRefused))
                .as("Python has numbers of any size")
                .isEqualTo(language != ProgramLanguage.PYTHON);
        assertThat(answers)
                .filteredOn(answer -> answer.exact().bitLength() < 63
                        && answer.arguments().stream().allMatch(each -> each.bitLength() < 32))
                .noneMatch(Answer::isRefused);
    }

    @Tag(Thorough.TAG)
    @ParameterizedTest
    @EnumSource
    void random_expressions_are_right_or_refuse(ProgramLanguage language) throws IOException, InterruptedException {
        RandomGenerator random = Seed.of("limits of " + language).generator();
        List<IntExpr> forms = new ArrayList<>();
        for (int i = 0; i < Thorough.bound(45, 60); i++) {
            forms.add(random(random, 2 + i / 15));
        }
        assertThat(answers(language, Exact.of(forms, Thorough.part("limits of random expressions", 4, pairs()))))
                .filteredOn(answer -> !answer.isRight() && !answer.isRefused())
                .isEmpty();
    }

    private static <T> T any(RandomGenerator random, List<T> all) {
        return all.get(random.nextInt(all.size()));
    }

    static IntExpr random(RandomGenerator random, int depth) {
        if (depth == 0) {
            return switch (random.nextInt(4)) {
                case 0 -> number(random.nextLong() >> random.nextInt(64));
                case 1 -> number(random.nextInt(5));
                case 2 -> N;
                default -> M;
            };
        }
        IntExpr a = random(random, depth - 1);
        IntExpr b = random(random, depth - 1);
        return switch (random.nextInt(9)) {
            case 0 -> IntExpr.of(any(random, OF_NATURALS), a);
            case 1 -> a.lessThan(b).choice(b, random(random, depth - 1));
            case 2 -> new IntExpr.Element(Collections.nCopies(7, random.nextLong()), a.mod(number(7)));
            case 3 -> a.negated();
            default -> any(random, Combinations.ALL).apply(a, b);
        };
    }
}
