package org.grundy.render.program;

import static org.assertj.core.api.Assertions.assertThat;
import static org.grundy.render.program.ExportedForm.variation;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.grundy.discover.sample.SampledGame;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.discover.sample.Variation;
import org.grundy.game.Play;
import org.grundy.lang.rules.RuleText;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// The games that contests use most, from their rules to a program, and other kinds of forms: what the program
/// says is what the solver says; of the games, of twice as many numbers as the form was found from.
final class ContestGamesTest {
    private static final String MULTIPLE = """
        multiple(k): (n, most) -> (n - t, k * t)  for t in 1..min(n, most)
                     start n as (n, n - 1)\
        """;

    @TempDir
    private Path folder;

    private static List<List<Long>> from(int first, int last) {
        return LongStream.rangeClosed(first, last).mapToObj(List::of).toList();
    }

    private static List<List<Long>> pairs() {
        List<List<Long>> pairs = new ArrayList<>();
        for (long p = 1; p <= 3; p++) {
            for (long q = p; q <= 6; q++) {
                pairs.add(List.of(p, q));
            }
        }
        return pairs;
    }

    private static ExportedForm single(String rules, SampledQuantity quantity, int to) {
        return new ExportedForm(variation(rules, List.of(), List.of(List.of())), Play.NORMAL, quantity, to);
    }

    private static ExportedForm states(String rules, List<List<Long>> choices, int to) {
        RuleText all = RuleText.compile(rules);
        List<Variation.Member> members = choices.stream()
                .map(choice -> new Variation.Member(
                        choice,
                        SampledGame.ofStates(all.game("multiple" + choice)).orElseThrow()))
                .toList();
        return new ExportedForm(
                new Variation("multiple", List.of("k"), members), Play.NORMAL, SampledQuantity.LOST, to);
    }

    private static Stream<Named<ExportedForm>> forms() {
        Variation bash = variation("bash(m): n -> n - k  for k in 1..min(m, n)", List.of("m"), from(1, 6));
        String tree = "tree(p, q): n -> n - k  for k in p..q  if k <= n\n n -> 0 if 1 <= n and n < p";
        String wythoff = "w: (a, b) -> (a - k, b) for k in 1..a; (a, b) -> (a, b - k) for k in 1..b;"
                + "(a, b) -> (a - k, b - k) for k in 1..min(a, b)";
        String mock = "mock: n -> nothing; n -> [i] for i in 0..n-1; n -> [i] & [j] for i in 0..n-1, j in i+1..n-1";
        String kiki = "kiki: (x, y) -> (x - 1, y) if x > 0; (x, y) -> (x, y - 1) if y > 0;"
                + "(x, y) -> (x - 1, y - 1) if x > 0 and y > 0";
        String boxes = "boxes: (i, a) -> [i, a - t] & [j, t] for j in 1..i-1, t in 1..a if (i + j) % 6 = 3\n"
                + " states (i, a) where i >= 1";
        return Stream.of(
                Named.of("Bash", new ExportedForm(bash, Play.NORMAL, SampledQuantity.LOST, 100)),
                Named.of("values of Bash", new ExportedForm(bash, Play.NORMAL, SampledQuantity.GRUNDY, 100)),
                Named.of(
                        "take p to q, misère",
                        new ExportedForm(
                                variation(tree, List.of("p", "q"), pairs()), Play.MISERE, SampledQuantity.LOST, 100)),
                Named.of(
                        "powers of primes",
                        single("roy: n -> n - q for q in primepowers(n)", SampledQuantity.LOST, 500)),
                Named.of("powers of two", single("two: n -> n - q for q in powers(2, n)", SampledQuantity.GRUNDY, 500)),
                Named.of("Wythoff", single(wythoff, SampledQuantity.LOST, 60)),
                Named.of(
                        "k-multiple",
                        new ExportedForm(
                                variation(MULTIPLE, List.of("k"), from(1, 7)), Play.NORMAL, SampledQuantity.LOST, 60)),
                Named.of("states of k-multiple", states(MULTIPLE, from(1, 4), 40)),
                Named.of(
                        "Euclid",
                        single(
                                "e: unordered; (a, b) -> (a, b - q * a) for q in 1..b/a if a > 0",
                                SampledQuantity.LOST,
                                70)),
                Named.of("Mock Turtles", single(mock, SampledQuantity.GRUNDY, 100)),
                Named.of("kiki's board", single(kiki, SampledQuantity.LOST, 30)),
                Named.of("values of kiki's board", single(kiki, SampledQuantity.GRUNDY, 30)),
                Named.of("staircase of boxes mod 6", single(boxes, SampledQuantity.GRUNDY, 24)));
    }

    /// Further kinds of forms: tables with a period, numerations, digits, bits, scales, corners.
    private static Stream<Named<ExportedForm>> kinds() {
        String multiple = "multiple(k): (n, q) -> (n - t, k * t) for t in 1..min(n, q)\n start n as (n, n - 1)";
        return Stream.of(
                Named.of(
                        "powers of c",
                        new ExportedForm(
                                variation("powers(c): n -> n - q  for q in powers(c, n)", List.of("c"), from(2, 9)),
                                Play.NORMAL,
                                SampledQuantity.LOST,
                                200)),
                Named.of(
                        "Dawson's Kayles",
                        single("dawson: n -> [i] & [n - 2 - i]  for i in 0..n-2", SampledQuantity.GRUNDY, 2000)),
                Named.of(
                        "a numeration",
                        new ExportedForm(
                                variation(multiple, List.of("k"), from(2, 5)), Play.NORMAL, SampledQuantity.LOST, 60)),
                Named.of(
                        "halving",
                        single("halve: n -> n / 2  if n > 0\n n -> n - 1  if n > 0", SampledQuantity.GRUNDY, 800)),
                Named.of(
                        "divisors",
                        single("divisor: n -> n - d for d in divisors(n) if d < n", SampledQuantity.GRUNDY, 800)),
                Named.of(
                        "two heaps",
                        single(
                                "heaps: (x, y) -> (i, y) for i in 0..x-1\n (x, y) -> (x, j) for j in 0..y-1",
                                SampledQuantity.GRUNDY,
                                30)),
                Named.of(
                        "a scale",
                        single(
                                "m: (n, p) -> (n, p * k) for k in 2..9 if p < n; start n as (n, 1)",
                                SampledQuantity.GRUNDY,
                                1400)),
                Named.of(
                        "a quadratic limit",
                        single(
                                "s: (n, q) -> (n - t, t^2 + t + 2) for t in 1..min(n, q); start n as (n, n - 1)",
                                SampledQuantity.LOST,
                                150)),
                Named.of(
                        "a corner",
                        single(
                                "c: (x, y) -> (x - 1, y) if x = 3; (x, y) -> (x, 0) if y > 2",
                                SampledQuantity.LOST,
                                30)));
    }

    /// In a usual build half of the numbers are enough to find the form.
    private static ExportedForm asFar(ExportedForm form) {
        return new ExportedForm(
                form.variation(), form.play(), form.quantity(), Thorough.bound(form.to() / 2, form.to()));
    }

    /// The forms with what the solver says, found once for all languages.
    private static final List<ExportedForm.Expected> EXPECTED = Stream.concat(
                    forms().map(form -> asFar(form.getPayload())).map(form -> form.expected(2 * form.to())),
                    kinds().map(form -> asFar(form.getPayload())).map(form -> form.expected(form.to())))
            .toList();

    @ParameterizedTest
    @EnumSource
    void the_programs_say_what_the_solver_says(ProgramLanguage language) throws IOException, InterruptedException {
        ProgramBundle bundle = new ProgramBundle(language);
        List<ExportedForm.Expected> tried = Turns.of(language, EXPECTED);
        for (ExportedForm.Expected each : tried) {
            String function = each.of().quantity() == SampledQuantity.GRUNDY ? "grundy" : "lost";
            int program = bundle.add(each.program(language), function, each.arguments(), false);
            each.inputs().forEach(input -> bundle.ask(program, input));
        }
        assertThat(bundle.answers(folder))
                .isEqualTo(
                        tried.stream().flatMap(each -> each.answers().stream()).toList());
    }
}
