package org.grundy.render.program;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.grundy.discover.list.ListForm;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.game.Play;
import org.grundy.lang.rules.ListExpression;
import org.grundy.lang.rules.RuleText;
import org.grundy.render.Language;
import org.grundy.render.program.input.InputFormat;
import org.grundy.render.program.input.InputPattern;
import org.grundy.render.program.rules.ListFormProgram;
import org.grundy.testkit.Seed;
import org.junit.jupiter.api.io.TempDir;

/// A form of lists has the same values in a program as in the engine, which evaluates it without any of the program's
/// text.
class ListFormProgramTest {
    /// All that a form may be made of, with different weights.
    private static final String ALL =
            "(" + String.join(" + 1000 * (", List.of("gcd(a)", "mex(a)", "length(distinct(a))", "sum(unpaired(a))"))
                    + "))))"
                    + " + length(before(a, min(a))) + 7 * (xor(x % 3 for x in a) + 11 * sum(x - k for x in a if x > k))"
                    + " + 13 * (1 if any(a[i] > a[i + 1] for i in 0..length(a) - 2) else 0)"
                    + " + 17 * length([x for x in a if all(x >= y for y in a if y != k)])"
                    + " + 19 * sum(reversed(a)[i] * i for i in indices(a)) + xor(a) + count(a, max(a))";

    @TempDir
    private Path folder;

    private static String program(ProgramLanguage language, String expression, boolean condition) {
        InputFormat format = new InputFormat(
                Optional.of(InputPattern.of("T*(k n a[n])")),
                "W",
                "L",
                Optional.empty(),
                condition ? "" : "{value}",
                Optional.empty());
        ListForm form = new ListForm(
                condition ? SampledQuantity.LOST : SampledQuantity.GRUNDY, expression, 100, 50, 5, Optional.empty());
        return new ListFormProgram(
                        language,
                        RuleText.compile("g(k = 1): a[] -> a if false").game("g"),
                        List.of("k"),
                        Play.NORMAL,
                        form,
                        Language.EN)
                .text(true, format);
    }

    @SuppressWarnings("ArrayRecordComponent") // never compared
    private record Case(long k, long[] list) {
        String input() {
            return k + " " + list.length + "\n"
                    + LongStream.of(list).mapToObj(Long::toString).collect(Collectors.joining(" ")) + "\n";
        }

        String value(ListExpression form) {
            return Long.toString(form.value(new long[] {k}, list).orElseThrow());
        }
    }

    @ProgramTest
    void a_program_has_the_values_of_the_engine(ProgramLanguage language) throws IOException, InterruptedException {
        Random random = new Random(Seed.of("forms of lists").value());
        List<Case> cases = Stream.generate(() -> new Case(
                        random.nextInt(4),
                        random.longs(1 + random.nextInt(8), 0, 9).toArray()))
                .limit(40)
                .toList();
        String input = "40\n" + cases.stream().map(Case::input).collect(Collectors.joining());
        ListExpression number = ListExpression.of(ALL, List.of("k"), "a");
        assertThat(new Compiled(folder).run(language, program(language, ALL, false), input))
                .containsExactlyElementsOf(
                        cases.stream().map(each -> each.value(number)).toList());
        ListExpression condition = ListExpression.of("(" + ALL + ") % 3 = 1", List.of("k"), "a");
        assertThat(new Compiled(folder).run(language, program(language, "(" + ALL + ") % 3 = 1", true), input))
                .containsExactlyElementsOf(cases.stream()
                        .map(each -> each.value(condition).equals("1") ? "L" : "W")
                        .toList());
    }

    @ProgramTest
    void an_empty_list_of_which_a_form_says_nothing_ends_a_program(ProgramLanguage language) {
        assertThatExceptionOfType(IllegalStateException.class)
                .isThrownBy(() ->
                        new Compiled(folder).run(language, program(language, "max(a) = k", true), "2\n1 1 1\n1 0\n"))
                .withMessageContaining("the form says nothing of an empty list");
    }
}
