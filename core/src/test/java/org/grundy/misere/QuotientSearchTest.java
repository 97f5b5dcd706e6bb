package org.grundy.misere;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.grundy.heap.SequenceRules;
import org.grundy.heap.SubtractionSet;
import org.grundy.heap.TakeAndBreakCode;
import org.grundy.proof.QuotientChecker;
import org.grundy.proof.QuotientVerdict;
import org.grundy.run.Budget;
import org.grundy.run.Limit;
import org.grundy.run.Run;
import org.grundy.testkit.PublishedQuotient;
import org.grundy.testkit.ReferenceData;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class QuotientSearchTest {
    private static final int LARGEST = 12;

    /// Sums of so many heaps are tried.
    private static final int MOST = Thorough.bound(4, 5);

    private static HeapGame octal(String code) {
        return HeapGame.of(new SequenceRules.Coded(TakeAndBreakCode.of(
                code.replace(".", "").chars().map(digit -> digit - '0').toArray())));
    }

    private static QuotientReport whole(String code) {
        return QuotientReport.of(octal(code), OptionalInt.empty(), Run.unlimited());
    }

    private static QuotientReport upTo(String code, int heap) {
        return QuotientReport.of(octal(code), OptionalInt.of(heap), Run.unlimited());
    }

    /// Source: `misere-quotients.json`.
    @Test
    void the_published_quotients_are_found() {
        for (Map.Entry<String, PublishedQuotient> entry :
                ReferenceData.misereQuotients().entrySet()) {
            QuotientReport report = whole(entry.getKey());
            QuotientPeriod period = report.period().orElseThrow();
            PublishedQuotient found = new PublishedQuotient(
                    report.quotient().monoid().order(),
                    report.quotient().monoid().lostElements(),
                    period.period(),
                    period.preperiod());
            assertThat(found).as(entry.getKey()).isEqualTo(entry.getValue());
        }
    }

    /// Source: T. E. Plambeck and A. N. Siegel, "Misère quotients for impartial games" (2008), the quotient
    /// of Kayles.
    @Test
    void kayles_has_the_published_presentation() {
        QuotientReport report = whole("0.77");
        assertThat(report.quotient().monoid().order()).isEqualTo(40);
        assertThat(report.quotient().monoid().lostElements()).isEqualTo(9);
        assertThat(report.period()).contains(new QuotientPeriod(71, 12, 168));
        assertThat(report.quotient().generators()).containsExactly(1, 2, 5, 9, 12, 25, 27);
        List<String> relations = report.quotient().relations().stream()
                .map(relation -> relation.word() + "=" + relation.same())
                .toList();
        assertThat(relations)
                .hasSize(20)
                .contains("[1, 1]=[]", "[2, 2, 2]=[2]", "[5, 9]=[2, 2]", "[12, 12]=[9, 12]", "[27, 27]=[2, 2]");
    }

    /// Source: the same, for Dawson's Kayles up to heap 25.
    @Test
    void a_quotient_grows_where_a_new_heap_tells_apart_what_smaller_ones_do_not() {
        QuotientReport report = upTo("0.07", 25);
        assertThat(report.complete()).isFalse();
        assertThat(report.changes().stream().map(QuotientSearch.Change::order)).containsExactly(2, 6, 12, 24, 144);
        assertThat(report.quotient().monoid().lostElements()).isEqualTo(23);
    }

    /// Source: A. N. Siegel, "Some MisereSolver questions answered" (2007), for order 360 at heap 30. Beyond it the
    /// certificate is checked, by code that shares nothing with the search.
    @Test
    void dawsons_kayles_is_answered_up_to_heap_33() {
        QuotientReport report = upTo("0.07", 33);
        assertThat(report.changes().stream().map(QuotientSearch.Change::order))
                .containsExactly(2, 6, 12, 24, 144, 176, 360, 520, 552, 638);
        assertThat(QuotientChecker.check(report.certificate(), Run.unlimited()))
                .isInstanceOf(QuotientVerdict.Accepted.class);
    }

    /// Whether that quotient is infinite is not known; the sets of its sums grow as far as they are followed.
    @Test
    void where_no_end_is_seen_the_budget_ends_the_search() {
        Budget small = Budget.UNLIMITED.withWork(20_000_000);
        QuotientReport report = QuotientReport.of(octal("0.07"), OptionalInt.of(34), new Run(small));
        assertThat(report.shortfall().map(limit -> limit.limit())).isEqualTo(Optional.of(Limit.WORK));
        assertThat(report.quotient().largest()).isEqualTo(33);
    }

    static List<String> codes() {
        return Thorough.part(
                "QuotientSearchTest",
                3,
                List.of(
                        "0.77", "0.07", "0.15", "0.26", "0.31", "0.34", "0.44", "0.52", "0.53", "0.54", "0.57", "0.71",
                        "0.72", "4.7", "0.123"));
    }

    /// All sums of up to four heaps up to twelve, 1820 for each code; in a thorough build of five, 6188.
    @ParameterizedTest
    @MethodSource("codes")
    void every_sum_has_the_outcome_that_trying_every_play_gives(String code) {
        MisereQuotient quotient = upTo(code, LARGEST).quotient();
        AtomicInteger compared = new AtomicInteger();
        new SmallHeapSums(code, MOST, LARGEST).forEach((counts, lost) -> {
            if (Arrays.stream(counts).sum() <= MOST) {
                int element = IntStream.rangeClosed(1, LARGEST)
                        .flatMap(heap -> IntStream.generate(() -> quotient.images()[heap])
                                .limit(counts[heap]))
                        .reduce(0, quotient.monoid()::product);
                assertThat(quotient.monoid().lost(element))
                        .as(Arrays.toString(counts))
                        .isEqualTo(lost == 1);
                compared.incrementAndGet();
            }
        });
        assertThat(compared).hasValue(Thorough.bound(1820, 6188));
    }

    /// Source: the same, section 4: a quotient of impartial games is trivial or of even order.
    @Test
    void every_quotient_has_even_order() {
        for (int first = 0; first < 8; first++) {
            for (int second = 0; second < 8; second++) {
                QuotientReport report = upTo("0." + first + second, 9);
                int order = report.quotient().monoid().order();
                assertThat(order == 1 || order % 2 == 0)
                        .as("0." + first + second)
                        .isTrue();
            }
        }
    }

    /// T2 of the tame quotients: a² = 1, b³ = b, with the P-portion a, b².
    @Test
    void nim_heaps_up_to_three_have_the_tame_quotient() {
        HeapGame nim = HeapGame.of(new SequenceRules.Taken(SubtractionSet.of(1, 2, 3)));
        QuotientReport report = QuotientReport.of(nim, OptionalInt.empty(), Run.unlimited());
        MisereQuotient quotient = report.quotient();
        assertThat(quotient.monoid().order()).isEqualTo(6);
        assertThat(quotient.element(1, 1)).isEqualTo(quotient.element());
        assertThat(quotient.element(2, 2, 2)).isEqualTo(quotient.element(2));
        assertThat(quotient.element(3)).isEqualTo(quotient.element(1, 2));
        assertThat(quotient.monoid().lost(quotient.element(1))).isTrue();
        assertThat(quotient.monoid().lost(quotient.element(2, 2))).isTrue();
        assertThat(report.period()).contains(new QuotientPeriod(0, 4, 7));
    }

    @Test
    void what_was_found_within_the_budget_is_told() {
        Budget small = Budget.UNLIMITED.withPositions(3000).withTime(Duration.ofMinutes(5));
        QuotientReport report = QuotientReport.of(octal("0.07"), OptionalInt.of(30), new Run(small));
        assertThat(report.shortfall().map(limit -> limit.limit())).isEqualTo(Optional.of(Limit.POSITIONS));
        assertThat(report.quotient().largest()).isBetween(14, 24);
        assertThat(report.quotient().monoid().order()).isEqualTo(24);
    }
}
