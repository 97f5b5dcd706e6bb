package org.grundy.discover;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.grundy.discover.sample.SampledGame;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.discover.sample.Variation;
import org.grundy.game.Play;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.rules.RuleGame;
import org.grundy.lang.rules.RuleText;
import org.grundy.run.Run;

/// Runs discoveries for tests.
final class Discovered {
    private Discovered() {}

    /// What is found of the first game of a text, in normal play.
    static DiscoveryReport rules(String text) {
        return of(Variation.of(SampledGame.of(game(text, ""))), Play.NORMAL, OptionalInt.empty());
    }

    /// The same up to a bound.
    static DiscoveryReport rules(String text, Play play, int to) {
        return of(Variation.of(SampledGame.of(game(text, ""))), play, OptionalInt.of(to));
    }

    /// What is found of the states of the first game of a text.
    static DiscoveryReport states(String text, String brackets, int to) {
        SampledGame<?> sampled = SampledGame.ofStates(game(text, brackets)).orElseThrow();
        return of(Variation.of(sampled), Play.NORMAL, OptionalInt.of(to));
    }

    /// What is found of the first game of a text for several parameters.
    static DiscoveryReport varied(String text, Play play, int to, List<String> names, List<List<Long>> choices) {
        return of(variation(text, names, choices), play, OptionalInt.of(to));
    }

    static Variation variation(String text, List<String> names, List<List<Long>> choices) {
        List<Variation.Member> members = new ArrayList<>();
        for (List<Long> choice : choices) {
            String brackets = choice.toString().replace(" ", "");
            members.add(new Variation.Member(choice, SampledGame.of(game(text, brackets))));
        }
        return new Variation("varied", names, members);
    }

    /// All values of one parameter.
    static List<List<Long>> range(int from, int to) {
        List<List<Long>> all = new ArrayList<>();
        for (long value = from; value <= to; value++) {
            all.add(List.of(value));
        }
        return all;
    }

    static RuleGame game(String text, String brackets) {
        RuleText rules = RuleText.compile(text);
        return rules.game(rules.families().getFirst().entry().name() + brackets);
    }

    static DiscoveryReport of(Variation variation, Play play, OptionalInt to) {
        return Discovery.standard().of(variation, play, to, Run.unlimited());
    }

    /// The form found of a quantity.
    static FoundForm finding(DiscoveryReport report, SampledQuantity quantity) {
        return report.finding(quantity)
                .orElseThrow(() -> new AssertionError("no form found of " + report.name() + ", " + quantity));
    }

    static IntExpr form(DiscoveryReport report, SampledQuantity quantity) {
        return finding(report, quantity).form().expression();
    }
}
