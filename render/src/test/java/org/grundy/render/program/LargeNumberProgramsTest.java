package org.grundy.render.program;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.lang.arithmetic.NumberFunction;
import org.grundy.lang.arithmetic.Operation;
import org.grundy.lang.expression.IntExpr;
import org.grundy.render.Language;
import org.grundy.render.program.input.InputFormat;
import org.grundy.testkit.Seed;
import org.grundy.testkit.Thorough;
import org.grundy.text.InputError;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Programs for numbers of hundreds of digits, compared with exact arithmetic and with input as judges give it.
final class LargeNumberProgramsTest {
    private static final BigInteger LARGEST = BigInteger.TEN.pow(300);
    private static final IntExpr N = new IntExpr.Variable("n", 1);
    private static final IntExpr M = new IntExpr.Variable("m", 2);

    @TempDir
    private Path folder;

    private static Program program(ProgramLanguage language, List<String> names, SampledQuantity asked, IntExpr form) {
        return new Program(language, names, names.size(), asked, form, List.of(), Language.EN, Optional.of(LARGEST));
    }

    private static Program valued(ProgramLanguage language, IntExpr form) {
        return program(language, List.of("which", "n", "m"), SampledQuantity.GRUNDY, form);
    }

    private static boolean isTold(ProgramLanguage language, IntExpr form) {
        try {
            return !valued(language, form).text(true, InputFormat.PLAIN).isEmpty();
        } catch (InputError refused) {
            return false;
        }
    }

    private static IntExpr of(Operation operation, IntExpr a, IntExpr b) {
        return IntExpr.of(operation, a, b);
    }

    private static List<IntExpr> forms(RandomGenerator random) {
        Stream<IntExpr> sums = Stream.of(
                N.plus(M),
                of(Operation.SUBTRACT, M, N),
                of(Operation.MULTIPLY, of(Operation.MULTIPLY, N, N), of(Operation.SUBTRACT, M, N)),
                of(Operation.DIVIDE, N, M.plus(1)),
                of(
                        Operation.REMAINDER,
                        of(Operation.SUBTRACT, N, M),
                        N.squareRoot().plus(2)),
                of(Operation.DIVIDE, of(Operation.MULTIPLY, N, M), N.plus(1)),
                N.lessThan(M).choice(N, M.times(3)));
        Stream<IntExpr> drawn =
                IntStream.range(0, Thorough.bound(30, 60)).mapToObj(i -> LimitsTest.random(random, 2 + i / 20));
        return Stream.of(LimitsTest.always().stream(), sums, drawn)
                .flatMap(each -> each)
                .toList();
    }

    private static List<BigInteger> numbers(Random random) {
        BigInteger two = BigInteger.TWO;
        List<BigInteger> all = new ArrayList<>(List.of(
                BigInteger.ZERO,
                BigInteger.ONE,
                BigInteger.valueOf(Long.MAX_VALUE),
                two.pow(63),
                two.pow(64).subtract(BigInteger.ONE),
                two.pow(128),
                BigInteger.TEN.pow(40),
                // a Fibonacci number, of which the smallest part is itself
                new BigInteger("354224848179261915075"),
                two.pow(96).subtract(two.pow(32))));
        all.add(new BigInteger(200, random));
        all.add(new BigInteger(900, random));
        return all;
    }

    @ProgramTest
    void forms_are_exact_for_numbers_of_hundreds_of_digits(ProgramLanguage language)
            throws IOException, InterruptedException {
        Seed seed = Seed.of("large numbers in " + language);
        List<IntExpr> forms = forms(seed.generator()).stream()
                .filter(form -> isTold(language, form))
                .toList();
        List<BigInteger> numbers = numbers(new Random(seed.value()));
        List<List<BigInteger>> inputs = new ArrayList<>();
        List<String> values = new ArrayList<>();
        for (int i = 0; i < forms.size(); i++) {
            for (BigInteger n : numbers) {
                BigInteger m = numbers.get((i + inputs.size()) % numbers.size());
                List<BigInteger> input = List.of(BigInteger.valueOf(i), n, m);
                LimitsTest.exact(forms.get(i), input).ifPresent(value -> {
                    inputs.add(input);
                    values.add(value.toString());
                });
            }
        }
        List<String> printed = new Refusing(valued(language, chosen(forms)), 3).answers(folder, inputs);
        assertThat(printed).hasSameSizeAs(values);
        int refused = 0;
        for (int i = 0; i < values.size(); i++) {
            IntExpr form = forms.get(inputs.get(i).getFirst().intValue());
            if (printed.get(i).equals(Refusing.REFUSED)) {
                refused++;
            } else {
                assertThat(printed.get(i)).as("%s of %s", form, inputs.get(i)).isEqualTo(values.get(i));
            }
        }
        assertThat(refused).as("few are refused").isLessThan(values.size() / 8);
    }

    /// One form that a first number chooses.
    private static IntExpr chosen(List<IntExpr> forms) {
        IntExpr choice = new IntExpr.Variable("which", 0);
        IntExpr whole = forms.getLast();
        for (int i = forms.size() - 2; i >= 0; i--) {
            whole = choice.equalTo(IntExpr.of(i)).choice(forms.get(i), whole);
        }
        return whole;
    }

    private static Program multiplesOfThree(ProgramLanguage language) {
        IntExpr n = new IntExpr.Variable("n", 0);
        return program(
                language,
                List.of("n"),
                SampledQuantity.LOST,
                n.mod(IntExpr.of(3)).equalTo(IntExpr.of(0)));
    }

    @ProgramTest
    void numbers_of_positions_are_read_whatever_their_size_and_counts_as_before(ProgramLanguage language)
            throws IOException, InterruptedException {
        Program program = multiplesOfThree(language);
        Random random = new Random(Seed.of("remainders by 3").value());
        List<BigInteger> numbers = IntStream.range(1, 40)
                .mapToObj(i -> new BigInteger(25 * i, random).add(BigInteger.TEN))
                .toList();
        String counted = program.text(true, new InputFormat("T*(_ n-1)", "{n}+", "{n}-"));
        assertThat(new Compiled(folder)
                        .run(
                                language,
                                counted,
                                numbers.stream()
                                        .map(each -> "\n- " + each)
                                        .collect(Collectors.joining("", "39", "\n"))))
                .isEqualTo(numbers.stream()
                        .map(each -> byDigitSum(each.subtract(BigInteger.ONE)))
                        .toList());
        String ended = program.text(true, new InputFormat("*n until 7", "{n}+", "{n}-"));
        assertThat(new Compiled(folder)
                        .run(
                                language,
                                ended,
                                numbers.stream()
                                        .map(each -> each + "\n")
                                        .collect(Collectors.joining("", "", "7\n8\n"))))
                .isEqualTo(numbers.stream()
                        .map(LargeNumberProgramsTest::byDigitSum)
                        .toList());
    }

    /// A number is a multiple of 3 if the sum of its decimal digits is.
    private static String byDigitSum(BigInteger number) {
        int sum = number.toString().chars().map(digit -> digit - '0').sum();
        return number + (sum % 3 == 0 ? "-" : "+");
    }

    @ProgramTest
    void heaps_of_any_size_are_summed(ProgramLanguage language) throws IOException, InterruptedException {
        IntExpr n = new IntExpr.Variable("n", 0);
        Program nim = program(language, List.of("n"), SampledQuantity.GRUNDY, n);
        BigInteger a = BigInteger.TWO.pow(700).add(BigInteger.valueOf(12345));
        BigInteger b = BigInteger.TWO.pow(701).add(BigInteger.TWO.pow(64));
        String line = a + " " + b + " " + a.xor(b) + "\n" + a + " " + b + " 1\n";
        for (String format : List.of("2*(sum 3*n)", "*(sum 3*n)", "2*(k sum k*n)")) {
            String text = nim.text(true, new InputFormat(format, "W", "L"));
            String input = format.contains("k sum") ? line.replaceAll("(?m)^(?=.)", "3 ") : line;
            assertThat(new Compiled(folder).run(language, text, input))
                    .as(format)
                    .containsExactly("L", "W");
        }
    }

    @ProgramTest
    void a_number_with_more_digits_than_was_said_is_refused(ProgramLanguage language) {
        IntExpr n = new IntExpr.Variable("n", 0);
        String text = program(language, List.of("n"), SampledQuantity.GRUNDY, n.mod(IntExpr.of(5)))
                .text(true, InputFormat.PLAIN);
        assertThat(text).contains("natural numbers of up to 301 digits");
        assertThatThrownBy(() -> new Compiled(folder)
                        .run(language, text, BigInteger.TEN.pow(301).toString()))
                .hasMessageContaining("too many digits");
    }

    @Tag(Thorough.TAG)
    @ProgramTest
    void a_number_below_zero_ends_the_input_or_has_something_added(ProgramLanguage language)
            throws IOException, InterruptedException {
        Program program = multiplesOfThree(language);
        String ended = program.text(true, new InputFormat("*n until -1", "{n}+", "{n}-"));
        assertThat(new Compiled(folder).run(language, ended, "9\n100\n-1\n9\n")).containsExactly("9-", "100+");
        String added = program.text(true, new InputFormat("*(n+1)", "{n}+", "{n}-"));
        assertThat(new Compiled(folder).run(language, added, "-1 99")).containsExactly("0-", "100+");
        assertThatThrownBy(() -> new Compiled(folder).run(language, ended, "-2"))
                .hasMessageContaining("what is read is too small");
    }

    @ProgramTest
    void digits_of_other_scripts_are_no_number(ProgramLanguage language) {
        IntExpr n = new IntExpr.Variable("n", 0);
        Program large = program(language, List.of("n"), SampledQuantity.GRUNDY, n);
        Program small = new Program(
                language, List.of("n"), 1, SampledQuantity.GRUNDY, n, List.of(), Language.EN, Optional.empty());
        for (Program each : List.of(large, small)) {
            String text = each.text(true, InputFormat.PLAIN);
            assertThatThrownBy(() -> new Compiled(folder).run(language, text, "\u0665\n"))
                    .hasMessageContaining("no integer from 0");
        }
    }

    @Test
    void what_a_language_cannot_compute_of_them_is_told_with_one_that_can() {
        IntExpr factors = IntExpr.of(NumberFunction.ISPRIME, N);
        for (ProgramLanguage language : List.of(ProgramLanguage.CPP, ProgramLanguage.JAVA)) {
            assertThatThrownBy(() -> valued(language, factors).text(true, InputFormat.PLAIN))
                    .isInstanceOf(InputError.class)
                    .hasMessageContaining("--language python");
        }
        assertThat(isTold(ProgramLanguage.PYTHON, factors)).isTrue();
    }

    @Test
    void a_number_that_counts_is_none_of_any_size() {
        IntExpr n = new IntExpr.Variable("n", 0);
        Program program = program(ProgramLanguage.CPP, List.of("n"), SampledQuantity.LOST, n.mod(IntExpr.of(5)));
        assertThatThrownBy(() -> program.text(true, new InputFormat("n _[n]", "W", "L")))
                .isInstanceOf(InputError.class)
                .hasMessageContaining("counts something");
    }
}
