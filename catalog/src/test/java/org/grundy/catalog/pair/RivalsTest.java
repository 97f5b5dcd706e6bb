package org.grundy.catalog.pair;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.grundy.catalog.Ask;
import org.grundy.catalog.Catalog;
import org.grundy.catalog.dynamic.FibonacciNim;
import org.grundy.catalog.dynamic.LimitedHeap;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.catalog.game.NumberList;
import org.grundy.catalog.nim.Nim;
import org.grundy.catalog.nim.Stairs3389;
import org.grundy.catalog.text.TextGame;
import org.grundy.game.Component;
import org.grundy.game.Pair;
import org.grundy.game.Play;
import org.grundy.game.Theorem;
import org.grundy.lang.ExpressionParser;
import org.grundy.run.Run;
import org.grundy.verify.TheoremVerifier;
import org.grundy.verify.Verdict;
import org.grundy.verify.VerificationCase;
import org.junit.jupiter.api.Test;

/// Every claim of the sources that is wrong, put in as a rival theorem, is refuted at the position that
/// shows it. The claims and their counterexamples are those of `docs/errata.md`, from `theory.md` §1.
class RivalsTest {
    @Test
    void row_1_misere_bash_is_not_lost_at_multiples_of_m_plus_one() {
        Rival<BigInteger> rival = Rival.outcomes(
                "misère Bash: lost if n mod (m+1) = 0",
                Play.MISERE,
                n -> n.signum() > 0 && n.intValue() % 4 == 0,
                n -> true);
        assertRefuted(
                VerificationCase.heaps(TextGame.named("bash").heaps(BigInteger.valueOf(3)), 20),
                rival,
                "bash[3](4)",
                "N");
    }

    @Test
    void row_1_misere_bash_is_not_won_everywhere_else() {
        Rival<BigInteger> rival = Rival.outcomes(
                "misère Bash: won if n mod (m+1) is not 0",
                Play.MISERE,
                n -> n.intValue() % 4 != 0 && n.intValue() > 4,
                n -> n.intValue() % 4 == 0);
        assertRefuted(
                VerificationCase.heaps(TextGame.named("bash").heaps(BigInteger.valueOf(3)), 20),
                rival,
                "bash[3](5)",
                "P");
    }

    /// The formula describes the naturals of which no smaller one is in A; of A = {0} that is 0.
    @Test
    void row_2_the_printed_mex_is_not_the_least_number_missing() {
        Rival<BigInteger> rival = Rival.values("mex A = x with no y in A below x", n -> BigInteger.ZERO);
        assertRefuted(VerificationCase.heaps(new Nim().game(), 5), rival, "nim(1)", "1");
    }

    /// With the printed condition, which is always true, the sums of parts give 1, 2, 4, 8, … as lost heaps
    /// for k = 2.
    @Test
    void row_3_three_is_lost_in_fibonacci_nim_though_it_is_one_and_two() {
        CatalogGame<LimitedHeap> game = FibonacciNim.game(BigInteger.TWO);
        Rival<LimitedHeap> rival = Rival.outcomes(
                "k-multiple: parts need a[x] < k·a[y]",
                Play.NORMAL,
                stock -> stock.equals(LimitedHeap.beginning(stock.tokens()))
                        && stock.tokens().signum() > 0,
                stock -> stock.tokens().bitCount() == 1);
        List<LimitedHeap> beginnings = IntStream.rangeClosed(1, 10)
                .mapToObj(n -> LimitedHeap.beginning(BigInteger.valueOf(n)))
                .toList();
        assertRefuted(new VerificationCase<>(game, beginnings, "n ≤ 10"), rival, "multiple[2](3)", "P");
    }

    @Test
    void row_4_exact_arithmetic_refutes_floating_point() {
        CatalogGame<Pair> wythoff = Wythoff.game(BigInteger.ONE);
        Rival<Pair> rival = Rival.outcomes("Wythoff by doubles", Play.NORMAL, pair -> true, RivalsTest::lostByDoubles);
        int last = 102_334_155;
        List<Pair> lost = IntStream.rangeClosed(last - 1000, last)
                .mapToObj(d -> new WythoffPairs(BigInteger.ONE, Play.NORMAL)
                        .withDifference(BigInteger.valueOf(d))
                        .orElseThrow())
                .toList();
        Theorem<Pair> exact = wythoff.theorems().getFirst();
        assertThat(new TheoremComparison<>(wythoff, exact, rival).on(lost))
                .isEqualTo(new Verdict.Refuted("wythoff(165580140,267914295)", "outcome NORMAL", "N", "P"));
        assertThat(new TheoremComparison<>(wythoff, exact, rival).on(List.of(Pair.of(165_580_141, 267_914_296))))
                .isEqualTo(new Verdict.Refuted("wythoff(165580141,267914296)", "outcome NORMAL", "P", "N"));
        assertThat(new TheoremComparison<>(wythoff, exact, rival).on(lost.subList(0, 1000)))
                .isEqualTo(new Verdict.Passed(1000, 1000));
    }

    private static boolean lostByDoubles(Pair pair) {
        long a = pair.x().longValueExact();
        long b = pair.y().longValueExact();
        return a == (int) ((Math.sqrt(5.0) + 1) / 2 * (b - a));
    }

    /// If even levels reached every level but 0, a card on level 4 could go to level 2 and win.
    @Test
    void row_5_a_card_on_box_13_reaches_only_odd_levels() {
        Rival<List<BigInteger>> rival = Rival.outcomes(
                "HDU 3389: even levels move to every level except 0",
                Play.NORMAL,
                cards -> level(cards.size()) % 2 == 0,
                cards -> level(cards.size()) <= 2);
        List<List<BigInteger>> single = IntStream.rangeClosed(1, 18)
                .mapToObj(box -> NumberList.with(Collections.nCopies(box, BigInteger.ZERO), box - 1, BigInteger.ONE))
                .toList();
        assertRefuted(
                new VerificationCase<>(new Stairs3389().game(), single, "one card on a box up to 18"),
                rival,
                "stairs3389(0,0,0,0,0,0,0,0,0,0,0,0,1)",
                "P");
        assertThat(Ask.normal("stairs3389(0,0,0,0,0,0,0,0,0,0,0,0,1) + *1").wins())
                .containsExactly("0,1,0,0,0,0,0,0,0,0,0,0,0", "0,0,0,0,0,0,0,1,0,0,0,0,0", "0");
    }

    /// The length of the longest way from a box to an end.
    private static int level(int box) {
        return IntStream.range(1, box)
                .filter(smaller -> (box + smaller) % 6 == 3)
                .map(smaller -> 1 + level(smaller))
                .max()
                .orElse(0);
    }

    /// The formula for Mock Turtles gives 2·3 + 1 = 7 for coin 3, but in Turning Turtles, where at most two
    /// coins are turned, coin x is a Nim heap of x.
    @Test
    void row_6_a_coin_of_turning_turtles_is_not_worth_twice_its_place() {
        Component<?> coin = ExpressionParser.parse(Catalog.library(), "turningturtles(3)")
                .components()
                .getFirst();
        assertThat(claimingValue(coin, BigInteger.valueOf(7)))
                .isEqualTo(new Verdict.Refuted("turningturtles(3)", "value", "7", "3"));
    }

    private static <P> Verdict claimingValue(Component<P> component, BigInteger value) {
        VerificationCase<P> trial =
                new VerificationCase<>(component.game(), List.of(component.position()), component.expression());
        return TheoremVerifier.check(trial, Rival.values("coin turning: 2x or 2x+1", each -> value), Run.unlimited());
    }

    /// 19 = 3·5 + 4; the printed rule takes 19 mod 3 = 1 for the remainder and leaves a pair that no move
    /// leaves.
    @Test
    void row_13_the_remainder_in_euclids_game_is_that_mod_the_smaller_number() {
        Pair pair = Pair.of(5, 19);
        Rival<Pair> rival = Rival.moves(
                "Euclid: n = km + r with r = n mod k",
                pair::equals,
                each -> false,
                each -> List.of(new Pair(each.x(), each.y().mod(each.y().divide(each.x())))));
        assertThat(TheoremVerifier.check(
                        new VerificationCase<>(new Euclid().game(), List.of(pair), "(5,19)"), rival, Run.unlimited()))
                .isInstanceOfSatisfying(Verdict.Refuted.class, refuted -> {
                    assertThat(refuted.expression()).isEqualTo("euclid(5,19)");
                    assertThat(refuted.claim()).isEqualTo("winning NORMAL");
                });
        assertThat(Ask.normal("euclid(5,19)").wins()).containsExactly("5,4");
    }

    private static <P> void assertRefuted(
            VerificationCase<P> trial, Theorem<P> rival, String expression, String found) {
        assertThat(TheoremVerifier.check(trial, rival, Run.unlimited()))
                .isInstanceOfSatisfying(Verdict.Refuted.class, refuted -> {
                    assertThat(refuted.expression()).isEqualTo(expression);
                    assertThat(refuted.found()).isEqualTo(found);
                });
    }
}
