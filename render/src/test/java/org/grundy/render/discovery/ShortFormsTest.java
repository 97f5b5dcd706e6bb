package org.grundy.render.discovery;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import org.grundy.discover.Conjecture;
import org.grundy.discover.Discovery;
import org.grundy.discover.DiscoveryReport;
import org.grundy.discover.sample.SampledGame;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.discover.sample.Variation;
import org.grundy.game.Play;
import org.grundy.lang.rules.RuleText;
import org.grundy.render.Language;
import org.grundy.run.Run;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.FieldSource;

/// Forms are written as a person would write them. Each form is the whole answer: it is proved.
final class ShortFormsTest {
    private static final List<Arguments> FORMS = Thorough.part(
            "a form is short",
            3,
            List.of(
                    Arguments.of(
                            "(a, b) -> (a - 1, b) if a > 0; (a, b) -> (a, b - k) for k in 1..b",
                            SampledQuantity.LOST,
                            "b = a mod 2"),
                    Arguments.of("n -> n - k for k in 4..n", SampledQuantity.LOST, "n <= 3"),
                    Arguments.of("n -> n - 1 if n > 6", SampledQuantity.LOST, "n <= 5 or n mod 2 = 0"),
                    Arguments.of(
                            "n -> n - 2 if n >= 5; n -> n - 3 if n >= 3",
                            SampledQuantity.GRUNDY,
                            "0 if n = 0 else [2, 0, 0, 1, 1][n mod 5]"),
                    Arguments.of(
                            "n -> n - 2 if n >= 5; n -> n - 3 if n >= 3",
                            SampledQuantity.LOST,
                            "n = 0 or n mod 5 in {1, 2}"),
                    Arguments.of(
                            "n -> n - k for k in {2, 5, 9} if k <= n", SampledQuantity.LOST, "n mod 7 in {0, 1, 4}"),
                    Arguments.of(
                            "n -> n - k for k in 1..4 if k <= n; n -> n - 7 if n >= 7",
                            SampledQuantity.LOST,
                            "n mod 5 = 0"),
                    Arguments.of(
                            "n -> [i] & [n - 2 - i] for i in 0..n-2",
                            SampledQuantity.LOST,
                            "n in {0, 1, 15, 35} or n mod 34 in {5, 9, 21, 25, 29}"),
                    Arguments.of(
                            "(a, b) -> (a - k, b) for k in 1..a step 2; (a, b) -> (a, b - k) for k in 1..b step 2",
                            SampledQuantity.LOST,
                            "(a + b) mod 2 = 0"),
                    Arguments.of(
                            "(a, b) -> (a - 1, b) if a > 0; (a, b) -> (a, b - 1) if b > 0; (a, b) -> (a - 1, b - 1) if a > 0 and b > 0",
                            SampledQuantity.GRUNDY,
                            "[[0, 1], [3, 2]][a mod 2][b mod 2] if a < b else [[0, 3], [1, 2]][a mod 2][b mod 2]"),
                    Arguments.of(
                            "(a, b) -> (a - 2, b) if a > 1; (a, b) -> (a, b - 1) if b > 0",
                            SampledQuantity.LOST,
                            "(a / 2 + b) mod 2 = 0"),
                    Arguments.of(
                            "(a, b) -> (a - k, b) for k in 1..2 if k <= a; (a, b) -> (a, b - 1) if b > 0",
                            SampledQuantity.LOST,
                            "a mod 3 = b mod 2"),
                    Arguments.of(
                            "(a, b) -> (a - k, b) for k in {2, 3} if k <= a; (a, b) -> (a, b - k) for k in {1, 3} if k <= b",
                            SampledQuantity.LOST,
                            "(a mod 5) / 2 = b mod 2")));

    @ParameterizedTest
    @FieldSource("FORMS")
    void a_form_is_short(String rules, SampledQuantity quantity, String form) {
        Variation game =
                Variation.of(SampledGame.of(RuleText.compile("g: " + rules).game("g")));
        DiscoveryReport report = Discovery.standard()
                .of(
                        game,
                        Play.NORMAL,
                        OptionalInt.of(rules.startsWith("(") ? Thorough.bound(20, 30) : Thorough.bound(300, 600)),
                        Run.unlimited());
        assertThat(new ExpressionText(Language.EN)
                        .of(report.finding(quantity).orElseThrow().form().expression()))
                .isEqualTo(form);
        // What is printed can be tried as a guess, and is proved.
        Conjecture guess = new Conjecture(form, game, Play.NORMAL);
        assertThat(guess.quantity()).isEqualTo(quantity);
        assertThat(guess.check(20, Run.unlimited()).toOptional().orElseThrow().proofs())
                .isNotEmpty();
    }
}
