package org.grundy.discover.count;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.grundy.automata.AutomaticSet;
import org.grundy.automata.DecisionProcedure;
import org.grundy.discover.sample.SampledGame;
import org.grundy.lang.rules.AutomaticOutcomes;
import org.grundy.lang.rules.FirstOrderTranslation;
import org.grundy.lang.rules.RuleGame;
import org.grundy.logic.Formula;
import org.grundy.logic.LinearTerm;
import org.grundy.run.Run;

/// Counts lost or won positions with an automaton that is learned from small positions and proved right, where no
/// form is known.
///
/// @param question what is asked
/// @param run charged for the work
record LostAutomaton(CountQuestion question, Run run) {
    private static final String LOST = "lost";
    private static final String STATES = "states";

    /// The answer, empty if the question is about values, or no automaton is found and proved.
    Optional<CountAnswer> of(SampledGame<?> sampled) {
        boolean asked = !question.ofValues()
                && question.where().isEmpty()
                && question.from().bitLength() < Long.SIZE;
        return asked && sampled.game() instanceof RuleGame game
                ? FirstOrderTranslation.of(game)
                        .flatMap(translation -> run.find(() -> AutomaticOutcomes.find(game, question.play(), run)
                                .flatMap(found -> counted(translation, found.lost(), sampled))))
                : Optional.empty();
    }

    private Optional<CountAnswer> counted(FirstOrderTranslation game, AutomaticSet lost, SampledGame<?> sampled) {
        boolean written = sampled.written();
        if (written && game.start().isEmpty()) {
            return Optional.empty();
        }
        List<String> variables =
                written ? game.start().orElseThrow().variables() : game.game().position();
        Formula formula = Formula.and(positions(game, sampled), bounds(variables));
        AutomaticSet set = new DecisionProcedure(lost.numeration(), Map.of(STATES, states(game, lost)), run)
                .set(variables, formula);
        return Optional.of(CountAnswer.of(FormTally.tallied(set, question, run), List.of()));
    }

    /// The states that are counted.
    private AutomaticSet states(FirstOrderTranslation game, AutomaticSet lost) {
        Formula member = new Formula.Member(LOST, game.game().here());
        Formula wanted = switch (question.selection()) {
            case Selection.Lost only -> member;
            case Selection.Won won -> Formula.not(member);
            case Selection.All all -> Formula.always();
            case Selection.Valued valued -> Formula.never();
        };
        return new DecisionProcedure(lost.numeration(), Map.of(LOST, lost), run)
                .set(game.game().position(), Formula.and(game.game().domain(), wanted));
    }

    /// Where the order of two numbers does not matter, states are the ascending pairs.
    private static Formula positions(FirstOrderTranslation game, SampledGame<?> sampled) {
        boolean unordered =
                sampled.game() instanceof RuleGame rules && rules.explanation().unordered();
        List<LinearTerm> here = game.game().here();
        Formula state = new Formula.Member(STATES, here);
        if (sampled.written()) {
            return Formula.exists(
                    game.game().position(),
                    Formula.and(game.start().orElseThrow().relation(), state));
        }
        return unordered && here.size() == 2 ? Formula.or(state, new Formula.Member(STATES, here.reversed())) : state;
    }

    private Formula bounds(List<String> variables) {
        List<Formula> all = new ArrayList<>();
        BigInteger from = question.from();
        for (int i = 0; i < variables.size(); i++) {
            LinearTerm number = LinearTerm.of(variables.get(i));
            all.add(Formula.atMost(LinearTerm.of(from.longValueExact()), number));
            if (question.ascending() && i > 0) {
                all.add(Formula.atMost(LinearTerm.of(variables.get(i - 1)), number));
            }
        }
        return Formula.and(all);
    }
}
