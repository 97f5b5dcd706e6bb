package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.analysis.answer.Analysis;
import org.grundy.evidence.Evidence;
import org.grundy.game.Component;
import org.grundy.game.Ending;
import org.grundy.game.Game;
import org.grundy.game.Play;
import org.grundy.game.ReasonStep;
import org.grundy.render.Language;
import org.grundy.render.Sentences;
import org.grundy.value.Outcome;

/// What the sentences of a reason claim, held against the answer that they explain, against arithmetic and against
/// naive play.
final class ReasonClaims {
    private static final Pattern NIM_SUM =
            Pattern.compile("loses exactly when (?:the|their) nim sum(?: \\(xor\\))? is (\\d+); it is (\\d+)");
    private static final Pattern REMAINDER = Pattern.compile("(\\d+) mod (\\d+) = (\\d+)");
    private static final Pattern XOR = Pattern.compile("(\\d+) xor (\\d+) = (\\d+)");
    private static final Pattern QUOTIENT = Pattern.compile("⌊(\\d+)/(\\d+)⌋ = (\\d+)");
    /// A reply promised to every move, without end.
    private static final Pattern REPLY =
            Pattern.compile("^(\\d+) (?!.*while enough).*whatever k .* the other [a-z]+ (?:with )?(\\d+) − k\\.");

    private static final Pattern VALUE = Pattern.compile(
            "(?<!has )Grundy value (?:is )?(\\d+)|(?:The|their|have|heaps:) (?:the )?nim sum(?: \\(xor\\))?(?: is)? (\\d+)");
    private static final Pattern LOST = Pattern.compile(
            ".*\\.(loses|lost|reply|answer|missed|perfect|poison|ring|last|leaves-last)|loopy\\.P|lost\\.at-once");
    private static final Pattern WON = Pattern.compile(".*\\.(wins|take|ends|completes|bite|lay|steal|move|start|alone"
            + "|together|run|middle|nodifference|loony)|circle\\.whole|loopy\\.N|won\\.at-once");
    private static final Pattern OVER = Pattern.compile(".*\\.(over|empty)");

    private final NaiveRules naive = new NaiveRules();

    void check(Analysis analysis) {
        boolean lost = analysis.outcome().orElseThrow() == Outcome.P;
        Sentences english = Sentences.of(analysis.sum(), Language.EN);
        Sentences chinese = Sentences.of(analysis.sum(), Language.ZH);
        for (ReasonStep step : analysis.reason()) {
            String text = english.of(step);
            String about = analysis.sum().expression() + " under " + analysis.convention() + ", "
                    + analysis.outcome().orElseThrow() + ": " + text;
            assertThat(text + chinese.of(step)).as(about).doesNotContainPattern("\\{[a-z]\\w*}");
            winner(analysis, step.key(), lost, about);
            arithmetic(text, lost, about);
            values(analysis, step, text, about);
        }
        if (analysis.convention().ordinary()) {
            ownTheorem(analysis);
        }
        alone(analysis, lost);
    }

    private static void winner(Analysis analysis, String key, boolean lost, String about) {
        if (LOST.matcher(key).matches()) {
            assertThat(lost).as(about).isTrue();
        }
        if (WON.matcher(key).matches()) {
            assertThat(lost).as(about).isFalse();
        }
        if (OVER.matcher(key).matches()) {
            assertThat(analysis.sum().components()).as(about).allMatch(Component::terminal);
        }
        if (key.startsWith("compound.") && !key.equals("compound.statistic")) {
            assertThat(CompoundClaims.lost(analysis)).as(about).isEqualTo(lost);
        }
    }

    private static void arithmetic(String text, boolean lost, String about) {
        numbers(NIM_SUM, text)
                .forEach(each ->
                        assertThat(each.get(0).equals(each.get(1))).as(about).isEqualTo(lost));
        numbers(REMAINDER, text)
                .forEach(each ->
                        assertThat(each.get(0).mod(each.get(1))).as(about).isEqualTo(each.get(2)));
        numbers(XOR, text)
                .forEach(each ->
                        assertThat(each.get(0).xor(each.get(1))).as(about).isEqualTo(each.get(2)));
        numbers(QUOTIENT, text)
                .forEach(each ->
                        assertThat(each.get(0).divide(each.get(1))).as(about).isEqualTo(each.get(2)));
        numbers(REPLY, text).forEach(each -> assertThat(each.get(0)).as(about).isGreaterThanOrEqualTo(each.get(1)));
    }

    private static Stream<List<BigInteger>> numbers(Pattern pattern, String text) {
        return pattern.matcher(text)
                .results()
                .map(match -> IntStream.rangeClosed(1, match.groupCount())
                        .mapToObj(group -> new BigInteger(match.group(group)))
                        .toList());
    }

    private static List<?> list(ReasonStep step) {
        return (List<?>) Objects.requireNonNull(step.quantities().get("values"));
    }

    /// Every value that is named is that of the component.
    private void values(Analysis analysis, ReasonStep step, String text, String about) {
        List<Component<?>> components = analysis.sum().components();
        switch (step.kind()) {
            case NIM_SUM -> {
                List<?> values = list(step);
                for (int i = 0; i < components.size(); i++) {
                    assertValue(components.get(i), values.get(i).toString(), about);
                }
            }
            case STATISTIC -> {
                String statistic =
                        (String) Objects.requireNonNull(step.quantities().get("statistic"));
                List<?> values = list(step);
                for (int i = 0; i < components.size(); i++) {
                    assertParity(components.get(i), statistic, (Integer) values.get(i), about);
                }
            }
            case SENTENCE -> {
                Matcher value = VALUE.matcher(text);
                if (components.size() == 1 && !step.key().startsWith("sum.") && value.find()) {
                    String named = Optional.ofNullable(value.group(1)).orElse(value.group(2));
                    assertValue(components.getFirst(), named, about);
                }
            }
            default -> {}
        }
    }

    private void assertValue(Component<?> component, String value, String about) {
        naive.value(component).ifPresent(right -> assertThat(value).as(about).isEqualTo(Integer.toString(right)));
    }

    /// A remoteness or suspense number tells the winner of the component alone by its parity.
    private void assertParity(Component<?> component, String statistic, int value, String about) {
        if (statistic.contains("FORECLOSED")) {
            return;
        }
        boolean misere = statistic.startsWith("MISERE");
        naive.wins(component, misere ? Play.MISERE : Play.NORMAL)
                .ifPresent(wins -> assertThat(value % 2 == 1).as(about).isEqualTo(wins != misere));
    }

    /// The answer itself, where it is about a single component.
    private void alone(Analysis analysis, boolean lost) {
        List<Component<?>> components = analysis.sum().components();
        if (components.size() == 1 && analysis.convention().ending() == Ending.LONG) {
            naive.wins(components.getFirst(), analysis.convention().play())
                    .ifPresent(wins -> assertThat(lost)
                            .as(analysis.sum().expression() + " under " + analysis.convention())
                            .isEqualTo(!wins));
        }
    }

    /// Where theorems are named for an answer, one of them speaks of its play.
    private static void ownTheorem(Analysis analysis) {
        Play play = analysis.convention().play();
        for (int i = 0; i < analysis.findings().size(); i++) {
            List<String> theorems = analysis.findings().get(i).evidence().stream()
                    .flatMap(ReasonClaims::pieces)
                    .filter(Evidence.ByTheorem.class::isInstance)
                    .map(each -> ((Evidence.ByTheorem) each).theorem())
                    .toList();
            Game<?> game = analysis.sum().components().get(i).game();
            assertThat(theorems.isEmpty() || theorems.stream().anyMatch(key -> speaks(game, key, play)))
                    .as("%s under %s by %s", analysis.sum().expression(), play, theorems)
                    .isTrue();
        }
    }

    /// A theorem on values speaks of normal play, by the theorem of Sprague and Grundy.
    private static boolean speaks(Game<?> game, String key, Play play) {
        String statement =
                Sentences.of(game, Language.EN).find(key + ".statement").orElseThrow();
        return play == Play.MISERE
                ? statement.contains("misère play")
                : !statement.startsWith("In misère play") && !key.equals("tame");
    }

    private static Stream<Evidence> pieces(Evidence evidence) {
        return evidence instanceof Evidence.Combined combined
                ? combined.parts().stream().flatMap(ReasonClaims::pieces)
                : Stream.of(evidence);
    }
}
