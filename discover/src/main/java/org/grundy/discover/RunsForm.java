package org.grundy.discover;

import java.util.List;
import java.util.Optional;
import org.grundy.discover.form.Form;
import org.grundy.discover.prove.Proof;
import org.grundy.discover.sample.SampledGame;
import org.grundy.discover.sample.Samples;
import org.grundy.discover.sample.ValueRuns;
import org.grundy.discover.sample.Variation;
import org.grundy.game.Play;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.rules.RuleGame;
import org.grundy.lang.rules.tree.MonotoneRange;
import org.grundy.run.Run;
import org.grundy.text.BilingualText;

/// A form as the list of its runs, known up to 10^18: where a table shows no more than the first of them.
///
/// @param samples the quantity, with its table
/// @param runs of the values
record RunsForm(Samples samples, List<ValueRuns.Stretch> runs) {
    /// The form for a quantity of a single game, empty if its moves are of another kind.
    static Optional<FoundForm> of(Variation games, Play play, Samples samples, Run run) {
        SampledGame<?> sampled = games.members().getFirst().sampled();
        boolean asked = games.names().isEmpty()
                && play == Play.NORMAL
                && samples.onLine()
                && sampled.kind() == SampledGame.Kind.STATE;
        return asked && sampled.game() instanceof RuleGame game
                ? ValueRuns.of(game, run)
                        .map(runs -> new RunsForm(samples, runs))
                        .filter(form -> samples.mismatch(form.expression(), run).isEmpty())
                        .map(RunsForm::found)
                : Optional.empty();
    }

    private FoundForm found() {
        Form form = new Form.Formula(expression());
        long known = samples.known();
        return new FoundForm(form, new Certainty.Bounded(MonotoneRange.DIGITS, proof()), 0, known);
    }

    private IntExpr expression() {
        return samples.isGrundy() ? values() : lost();
    }

    private IntExpr values() {
        IntExpr value = IntExpr.of(runs.getLast().value());
        for (ValueRuns.Stretch each : runs.subList(0, runs.size() - 1).reversed()) {
            IntExpr end = IntExpr.of(each.to());
            IntExpr within = each.to() == 0
                    ? samples.variable(0).equalTo(end)
                    : samples.variable(0).atMost(end);
            value = within.choice(IntExpr.of(each.value()), value);
        }
        return value;
    }

    private IntExpr lost() {
        return runs.stream()
                .filter(each -> each.value() == 0)
                .map(this::within)
                .reduce(IntExpr::or)
                .orElse(IntExpr.of(0));
    }

    private IntExpr within(ValueRuns.Stretch stretch) {
        IntExpr n = samples.variable(0);
        IntExpr from = n.atLeast(stretch.from());
        IntExpr to = n.atMost(stretch.to());
        if (stretch.from() == stretch.to()) {
            return n.equalTo(stretch.from());
        }
        return stretch.from() == 0 ? to : stretch.equals(runs.getLast()) ? from : from.and(to);
    }

    private Proof proof() {
        return new Proof(
                "runs",
                new BilingualText(
                        "A move leads to any number of a range, and neither end of the range falls as n grows; so the value"
                                + " changes only where an end passes from one run of equal values into another.",
                        "一步可以走到一个区间中的任何数，而 n 增大时区间两端都不减小；所以只有当某一端从一段相同的值进入另一段时，值才可能改变。"),
                BilingualText.of(
                        "All these places were found by halving: %s runs.", "这些位置已用二分法全部找出：共 %s 段。", runs.size()));
    }
}
