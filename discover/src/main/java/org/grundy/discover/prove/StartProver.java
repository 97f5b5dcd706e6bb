package org.grundy.discover.prove;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.grundy.automata.AutomaticSet;
import org.grundy.automata.DecisionProcedure;
import org.grundy.automata.Numeration;
import org.grundy.discover.sample.SampledGame;
import org.grundy.lang.rules.AutomaticOutcomes;
import org.grundy.lang.rules.FirstOrderTranslation;
import org.grundy.lang.rules.RuleGame;
import org.grundy.logic.DefinableGame;
import org.grundy.logic.DefinableStart;
import org.grundy.logic.Formula;
import org.grundy.logic.LinearTerm;
import org.grundy.logic.NotLinear;
import org.grundy.run.Run;

/// Claims about starting positions that are written differently from states. The lost states are
/// learned as an automaton and proved by induction; then the claim is compared with it on all starts by
/// a decision procedure.
final class StartProver implements Prover {
    private static final String LOST = "lost′";
    private static final String SAID = "said′";

    @Override
    public Optional<? extends ClaimVerdict> prove(FormClaim claim, Run run) {
        if (!claim.isLost()
                || claim.sampled().kind() != SampledGame.Kind.START
                || !(claim.sampled().game() instanceof RuleGame game)
                || game.explanation().unordered()) {
            return Optional.empty();
        }
        return FirstOrderTranslation.of(game, claim.play())
                .flatMap(translation -> translation.start().flatMap(start -> {
                    try {
                        return run.find(AutomatonProver.PART, () -> decided(claim, game, translation, start, run));
                    } catch (NotLinear none) {
                        return Optional.empty();
                    }
                }));
    }

    private static Optional<ClaimVerdict> decided(
            FormClaim claim, RuleGame game, FirstOrderTranslation translation, DefinableStart start, Run run) {
        ClaimFormula form = ClaimFormula.of(claim, start.variables(), translation.base(), run);
        return form.system()
                .flatMap(system -> AutomaticOutcomes.find(game, claim.play(), List.of(system), run)
                        .filter(found -> found.lost().numeration().equals(system))
                        .map(found -> wrong(claim, form, translation.game(), start, found.lost(), run)
                                .<ClaimVerdict>map(wrong -> wrong)
                                .orElseGet(() -> AutomatonProver.proof(
                                        found.lost(),
                                        found.proof().lemmas().size() + 1,
                                        game.rules().splits()))));
    }

    /// The first start where the claim differs from what is proved of its state.
    private static Optional<Counterexample> wrong(
            FormClaim claim, ClaimFormula form, DefinableGame moves, DefinableStart start, AutomaticSet lost, Run run) {
        Numeration system = lost.numeration();
        Formula state = Formula.and(start.relation(), moves.domain());
        Formula isLost = new Formula.Member(LOST, moves.here());
        AutomaticSet said = new DecisionProcedure(system, form.sets(), run)
                .set(start.variables(), Formula.and(form.formula(), Formula.exists(moves.position(), state)));
        AutomaticSet is = new DecisionProcedure(system, Map.of(LOST, lost), run)
                .set(start.variables(), Formula.exists(moves.position(), Formula.and(state, isLost)));
        if (said.equals(is)) {
            return Optional.empty();
        }
        List<LinearTerm> written =
                start.variables().stream().map(LinearTerm::of).toList();
        Formula inSaid = new Formula.Member(SAID, written);
        Formula inIs = new Formula.Member(LOST, written);
        DecisionProcedure decision = new DecisionProcedure(system, Map.of(SAID, said, LOST, is), run);
        return decision.set(
                        start.variables(),
                        Formula.or(Formula.and(inSaid, Formula.not(inIs)), Formula.and(inIs, Formula.not(inSaid))))
                .least()
                .map(position -> claim.against(position, said.contains(position)));
    }
}
