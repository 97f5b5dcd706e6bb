package org.grundy.discover;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.grundy.discover.form.Form;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.heap.sequence.NimSequence;
import org.grundy.lang.CodeParser;
import org.grundy.lang.TextSlice;
import org.grundy.lang.expression.IntExpr;
import org.grundy.run.Run;
import org.grundy.testkit.OctalPeriod;
import org.grundy.testkit.OeisSequence;
import org.grundy.testkit.ReferenceData;
import org.grundy.testkit.Seed;
import org.grundy.testkit.Thorough;
import org.grundy.text.Span;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Lists of values that others published, or whose period others published, without their rules.
final class PublishedSequencesTest {
    /// Periods are looked for in lists of this many times their length with the preperiod, half of it held out.
    private static final int TIMES = 17;
    private static final int LONGEST = Thorough.bound(3000, 9000);

    /// No form is found. Of 0.6, 0.1377, 0.56, 0.004, 0.026, 0.055, 0.127, 0.404 and 0.7777, of Kayles and of
    /// Dawson's Kayles the list ends before the period shows, if one is known. Of Grundy's game, its lost
    /// positions, the first rows of Chomp, Node Kayles on three columns and the values of Wythoff's game no
    /// form is known. A table that is read along its diagonals is no line, and the nim inverse is no small
    /// formula.
    private static final Set<String> NOT_FOUND = Set.of(
            "A002186", "A002187", "A002188", "A046695", "A071434", "A071436", "A071441", "A071449", "A071455",
            "A071464", "A071505", "A071074", "A036685", "A004481", "A051775", "A051917", "A029900", "A316632");

    private static DiscoveryReport list(List<Integer> values) {
        return Discovery.standard().of(values, Run.unlimited());
    }

    static List<OeisSequence> sequences() {
        return ReferenceData.oeisSequences();
    }

    static List<OeisSequence> tried() {
        return Thorough.part("PublishedSequencesTest", 3, sequences());
    }

    @ParameterizedTest
    @MethodSource("tried")
    void a_published_list_has_a_form_or_is_listed_here(OeisSequence sequence) {
        assertThat(list(sequence.terms()).finding(SampledQuantity.GRUNDY).isEmpty())
                .as(sequence.oeis())
                .isEqualTo(NOT_FOUND.contains(sequence.oeis()));
    }

    @Test
    void the_period_of_a125829_is_14() {
        OeisSequence sequence = sequences().stream()
                .filter(each -> each.oeis().equals("A125829"))
                .findFirst()
                .orElseThrow();
        FoundForm finding = Discovered.finding(list(sequence.terms()), SampledQuantity.GRUNDY);
        assertThat(finding.certainty()).isEqualTo(new Certainty.Guess(FormDoubt.FEW_VALUES));
        assertThat(finding.form())
                .isInstanceOfSatisfying(
                        Form.Periodic.class,
                        periodic -> assertThat(periodic.period()).isEqualTo(new IntExpr.Constant(14)));
    }

    /// Those of the published octal games whose period shows in a list of some thousand values.
    static List<OctalPeriod> periods() {
        List<OctalPeriod> all = ReferenceData.octalPeriods().stream()
                .filter(each -> length(each) <= LONGEST)
                .toList();
        return Thorough.part("published periods", 4, all);
    }

    private static int length(OctalPeriod octal) {
        return TIMES * (octal.preperiod() + octal.period());
    }

    private static List<Integer> values(String code, int count) {
        NimSequence sequence = NimSequence.of(CodeParser.parse(new TextSlice(code, new Span(0, code.length())), 7));
        sequence.extend(count, Run.unlimited());
        return IntStream.range(0, count).mapToObj(n -> sequence.values().get(n)).toList();
    }

    @ParameterizedTest
    @MethodSource("periods")
    void the_published_period_of_an_octal_game_is_found_in_its_values(OctalPeriod octal) {
        Form form = Discovered.finding(list(values(octal.code(), length(octal))), SampledQuantity.GRUNDY)
                .form();
        assertThat(form).isInstanceOfSatisfying(Form.Periodic.class, periodic -> {
            assertThat(periodic.period()).isEqualTo(new IntExpr.Constant(octal.period()));
            assertThat(periodic.preperiod()).isEqualTo(octal.preperiod());
        });
    }

    /// 0.127 repeats from 46578 on, 0.376 from 2268248 on (Flammenkamp), and of 0.007 and 0.6 nothing is known.
    @ParameterizedTest
    @ValueSource(strings = {"0.127", "0.376", "0.007", "0.6"})
    void a_list_that_ends_before_the_period_has_no_form(String code) {
        assertThat(list(values(code, 3000)).finding(SampledQuantity.GRUNDY)).isEmpty();
    }

    @Test
    void random_lists_have_no_form() {
        RandomGenerator random = Seed.of("PublishedSequencesTest random lists").generator();
        for (int length : List.of(40, 100, 300, Thorough.bound(600, 1000))) {
            for (int bound : List.of(2, 3, 7, 100)) {
                List<Integer> values = IntStream.range(0, length)
                        .mapToObj(i -> random.nextInt(bound))
                        .toList();
                assertThat(list(values).finding(SampledQuantity.GRUNDY))
                        .as(values.toString())
                        .isEmpty();
            }
        }
    }
}
