package org.grundy.render.program;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.LongStream;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.discover.sample.Variation;
import org.grundy.game.Play;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Programs made of the forms that are found in some games, all in one program run, compared with the solver.
final class ProgramTest {
    @TempDir
    private Path folder;

    private void check(ProgramLanguage language, SampledQuantity quantity, Variation variation, int to)
            throws IOException, InterruptedException {
        ExportedForm form = new ExportedForm(variation, Play.NORMAL, quantity, to);
        assertThat(form.run(language, folder, to)).isEqualTo(form.solved(to));
        assertThat(form.program(language).text(false)).contains(language.comment() + " ");
    }

    private static final List<List<Long>> TWO_TO_NINE =
            LongStream.rangeClosed(2, 9).mapToObj(List::of).toList();

    @ParameterizedTest
    @EnumSource
    void a_period_with_a_parameter(ProgramLanguage language) throws IOException, InterruptedException {
        check(
                language,
                SampledQuantity.LOST,
                ExportedForm.variation("powers(c): n -> n - q  for q in powers(c, n)", List.of("c"), TWO_TO_NINE),
                200);
    }

    @ParameterizedTest
    @EnumSource
    void a_table_with_a_period(ProgramLanguage language) throws IOException, InterruptedException {
        check(
                language,
                SampledQuantity.GRUNDY,
                ExportedForm.variation(
                        "dawson: n -> [i] & [n - 2 - i]  for i in 0..n-2", List.of(), List.of(List.of())),
                2000);
    }

    @ParameterizedTest
    @EnumSource
    void lines_of_quadratic_slope(ProgramLanguage language) throws IOException, InterruptedException {
        String euclid = "euclid: unordered\n (a, b) -> (a, b - q * a)  for q in 1..b/a  if a > 0";
        check(language, SampledQuantity.LOST, ExportedForm.variation(euclid, List.of(), List.of(List.of())), 70);
    }

    @ParameterizedTest
    @EnumSource
    void a_numeration_with_a_parameter(ProgramLanguage language) throws IOException, InterruptedException {
        String multiple = "multiple(k): (n, q) -> (n - t, k * t) for t in 1..min(n, q)\n start n as (n, n - 1)";
        check(
                language,
                SampledQuantity.LOST,
                ExportedForm.variation(multiple, List.of("k"), TWO_TO_NINE.subList(0, 4)),
                60);
    }

    @ParameterizedTest
    @EnumSource
    void an_automaton_and_a_recursion_on_digits(ProgramLanguage language) throws IOException, InterruptedException {
        String halve = "halve: n -> n / 2  if n > 0\n n -> n - 1  if n > 0";
        String divisor = "divisor: n -> n - d for d in divisors(n) if d < n";
        check(language, SampledQuantity.GRUNDY, ExportedForm.variation(halve, List.of(), List.of(List.of())), 800);
        check(language, SampledQuantity.GRUNDY, ExportedForm.variation(divisor, List.of(), List.of(List.of())), 800);
    }

    @ParameterizedTest
    @EnumSource
    void residues_of_pairs_and_a_formula_of_bits(ProgramLanguage language) throws IOException, InterruptedException {
        String boxes = "boxes: (i, a) -> [i, a - t] & [j, t] for j in 1..i-1, t in 1..a if (i + j) % 6 = 3\n"
                + " states (i, a) where i >= 1";
        String heaps = "heaps: (x, y) -> (i, y) for i in 0..x-1\n (x, y) -> (x, j) for j in 0..y-1";
        check(language, SampledQuantity.GRUNDY, ExportedForm.variation(boxes, List.of(), List.of(List.of())), 30);
        check(language, SampledQuantity.GRUNDY, ExportedForm.variation(heaps, List.of(), List.of(List.of())), 30);
    }

    @ParameterizedTest
    @EnumSource
    void a_scale_a_quadratic_limit_and_a_corner(ProgramLanguage language) throws IOException, InterruptedException {
        String scale = "m: (n, p) -> (n, p * k) for k in 2..9 if p < n; start n as (n, 1)";
        String quadratic = "s: (n, q) -> (n - t, t^2 + t + 2) for t in 1..min(n, q); start n as (n, n - 1)";
        String corner = "c: (x, y) -> (x - 1, y) if x = 3; (x, y) -> (x, 0) if y > 2";
        check(language, SampledQuantity.GRUNDY, ExportedForm.variation(scale, List.of(), List.of(List.of())), 700);
        check(language, SampledQuantity.LOST, ExportedForm.variation(quadratic, List.of(), List.of(List.of())), 150);
        check(language, SampledQuantity.LOST, ExportedForm.variation(corner, List.of(), List.of(List.of())), 30);
    }
}
