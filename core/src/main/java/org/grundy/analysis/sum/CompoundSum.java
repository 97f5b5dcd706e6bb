package org.grundy.analysis.sum;

import java.util.ArrayList;
import java.util.List;
import org.grundy.analysis.answer.Analysis;
import org.grundy.analysis.answer.ComponentFinding;
import org.grundy.evidence.Evidence;
import org.grundy.game.Component;
import org.grundy.game.Convention;
import org.grundy.game.Ending;
import org.grundy.game.ReasonStep;
import org.grundy.game.ReasonStep.Kind;
import org.grundy.game.Sum;
import org.grundy.game.WinningMoves;
import org.grundy.run.Limit;
import org.grundy.run.Run;
import org.grundy.run.Solved;
import org.grundy.value.Outcome;

/// A compound other than the ordinary sum, decided by its components' statistics.
///
/// Source: Conway, *On Numbers and Games* (1976), ch. 14.
public final class CompoundSum {
    private final Sum sum;
    private final Convention convention;
    private final Run run;
    private final CompoundRule rule;

    public CompoundSum(Sum sum, Convention convention, Run run) {
        this.sum = sum;
        this.convention = convention;
        this.run = run;
        this.rule = CompoundRule.of(convention);
    }

    public Analysis analyze() {
        return switch (run.attempt(this::decide)) {
            case Solved.Done<Analysis> done -> done.result();
            case Solved.Undecided<Analysis> limit
            when limit.limit() == Limit.LOOPY || limit.limit() == Limit.METHOD ->
                new SearchedSum(sum, convention, run).analyze();
            case Solved.Undecided<Analysis> limit -> UndecidedSum.of(sum, convention, limit);
        };
    }

    private Analysis decide() {
        List<CompoundComponent<?>> components = new ArrayList<>();
        for (Component<?> component : sum.components()) {
            components.add(new CompoundComponent<>(components.size(), component, rule.statistics(), run));
        }
        boolean lost = rule.lost(components.stream()
                .<List<Integer>>map(CompoundComponent::values)
                .toList());
        Outcome outcome = lost ? Outcome.P : Outcome.N;
        WinningMoves winning = lost || over(components)
                ? WinningMoves.none()
                : new CompoundMoves(components, rule, convention.join()).winning();
        ComponentFinding finding = ComponentFinding.of(new Evidence.BySearch(run.spent()));
        return Analysis.decided(sum, convention, outcome, winning, reason(components), finding.ofEach(sum));
    }

    private boolean over(List<CompoundComponent<?>> components) {
        return convention.ending() == Ending.SHORT
                ? components.stream().anyMatch(CompoundComponent::terminal)
                : components.stream().allMatch(CompoundComponent::terminal);
    }

    private List<ReasonStep> reason(List<CompoundComponent<?>> components) {
        List<Object> names =
                components.stream().<Object>map(CompoundComponent::expression).toList();
        List<ReasonStep> steps = new ArrayList<>();
        for (int i = 0; i < rule.statistics().size(); i++) {
            int place = i;
            List<Integer> values = components.stream()
                    .map(component -> component.values().get(place))
                    .toList();
            String statistic = rule.statistics().get(i).name();
            steps.add(ReasonStep.of(Kind.STATISTIC, "statistic", statistic, "names", names, "values", values));
        }
        String key = "compound." + convention.join() + "." + convention.ending() + "." + convention.play();
        steps.add(ReasonStep.of(key));
        return steps;
    }
}
