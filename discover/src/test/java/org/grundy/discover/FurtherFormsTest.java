package org.grundy.discover;

import static org.assertj.core.api.Assertions.assertThat;
import static org.grundy.discover.Discovered.form;
import static org.grundy.discover.Discovered.range;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.LongStream;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.discover.vary.NamedVariations;
import org.grundy.game.Play;
import org.grundy.lang.Library;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.rules.RuleText;
import org.grundy.run.Run;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Multiples of irrationals, thresholds, heaps that are held, halving.
final class FurtherFormsTest {
    /// The multiple of (u + √d) / w, rounded down.
    private static long multiple(long n, long u, long d, long w) {
        BigInteger root =
                BigInteger.valueOf(d).multiply(BigInteger.valueOf(n).pow(2)).sqrt();
        return Math.floorDiv(root.longValueExact() + u * n, w);
    }

    private static IntExpr ofTerms(LongStream terms) {
        List<Integer> values = terms.mapToObj(Math::toIntExact).toList();
        return form(Discovery.standard().of(values, Run.unlimited()), SampledQuantity.GRUNDY);
    }

    @ParameterizedTest
    @CsvSource({"0,2,1,0,0", "0,3,1,0,0", "1,5,2,0,0", "2,2,1,1,-2", "1,3,1,0,0", "-1,5,2,1,0"})
    void beatty_sequences_are_found_from_their_terms(long u, long d, long w, long shift, long more) {
        IntExpr value = ofTerms(LongStream.range(0, 120).map(n -> multiple(n + shift, u, d, w) + more));
        for (long n = 0; n < 5000; n++) {
            assertThat(value.value(n)).isEqualTo(multiple(n + shift, u, d, w) + more);
        }
    }

    @ParameterizedTest
    @CsvSource({"0,2,1,0", "0,3,1,0", "-1,2,1,0", "0,2,1,1"})
    void sturmian_words_are_found_from_their_letters(long u, long d, long w, long shift) {
        IntExpr letter = ofTerms(
                LongStream.range(0, 300).map(n -> multiple(n + shift + 1, u, d, w) - multiple(n + shift, u, d, w)));
        for (long n = 0; n < 5000; n++) {
            assertThat(letter.value(n)).isEqualTo(multiple(n + shift + 1, u, d, w) - multiple(n + shift, u, d, w));
        }
    }

    @Tag(Thorough.TAG)
    @Test
    void a_threshold_has_two_parameters_of_which_one_ranges_from_behind_the_other() {
        // Codeforces 1823E: from a cycle of n remove l to r in a row, then from paths. Values n / l below l + r, else
        // 0.
        String rules = """
                cycle(l, r): (n, c) -> (n - k, 0)              for k in l..min(r, n) if c = 1
                             (n, c) -> [i, 0] & [n - k - i, 0] for k in l..min(r, n), i in 0..n-k if c = 0
                             start n as (n, 1)
                             states (n, c) where c <= 1
                """;
        Library library = RuleText.compile(rules).before(new Library(List.of()));
        DiscoveryReport report = Discovered.of(
                NamedVariations.all("cycle", library, List.of("l=1..4", "r=l+1..7"))
                        .getFirst(),
                Play.NORMAL,
                OptionalInt.of(Thorough.bound(36, 50)));
        IntExpr value = form(report, SampledQuantity.GRUNDY);
        IntExpr lost = form(report, SampledQuantity.LOST);
        for (long l = 1; l < 12; l++) {
            for (long r = l + 1; r < 15; r++) {
                for (long n = 0; n < 60; n++) {
                    assertThat(value.value(n, l, r)).isEqualTo(n < l + r ? n / l : 0);
                    assertThat(lost.value(n, l, r) == 1).isEqualTo(n < l || n >= l + r);
                }
            }
        }
    }

    @Test
    void a_third_heap_that_is_held_is_one_more_summand() {
        String rules = """
                bash: (a, b, c) -> (a - k, b, c) for k in 1..min(a, 3)
                      (a, b, c) -> (a, b - k, c) for k in 1..min(b, 3)
                      (a, b, c) -> (a, b, c - k) for k in 1..min(c, 3)
                """;
        Library library = RuleText.compile(rules).before(new Library(List.of()));
        DiscoveryReport report = Discovered.of(
                NamedVariations.all("bash", library, List.of()).getFirst(),
                Play.NORMAL,
                OptionalInt.of(Thorough.bound(20, 30)));
        IntExpr value = form(report, SampledQuantity.GRUNDY);
        for (long c = 0; c < 40; c++) {
            for (long a = 0; a < 40; a++) {
                assertThat(value.value(a, 29 - a / 2, c)).isEqualTo(a % 4 ^ (29 - a / 2) % 4 ^ c % 4);
            }
        }
    }

    @Test
    void values_by_halving_depend_on_the_parity_of_the_parameter() {
        // Codeforces 603C. For even k an even number of copies cancels; for odd k the recursion goes through n / 2.
        String rules = "nieder(k): n -> n - 1 if n > 0; n -> k of [n / 2] if n > 0 and n % 2 = 0";
        IntExpr value = form(
                Discovered.varied(rules, Play.NORMAL, Thorough.bound(500, 1000), List.of("k"), range(1, 8)),
                SampledQuantity.GRUNDY);
        List<Long> odd = new ArrayList<>(List.of(0L, 1L, 0L, 1L, 2L));
        for (int n = 5; n < 3000; n++) {
            odd.add(n % 2 == 1 ? 0L : odd.get(n / 2) == 1 ? 2L : 1L);
        }
        for (int n = 0; n < 3000; n++) {
            assertThat(value.value(n, 9)).isEqualTo(odd.get(n));
            assertThat(value.value(n, 10)).isEqualTo(n <= 2 ? n : 1 - n % 2);
        }
    }
}
