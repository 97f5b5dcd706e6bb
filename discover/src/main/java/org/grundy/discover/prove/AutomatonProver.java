package org.grundy.discover.prove;

import java.util.List;
import java.util.Optional;
import org.grundy.automata.AutomaticSet;
import org.grundy.automata.GameProof;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.game.Play;
import org.grundy.lang.rules.FirstOrderTranslation;
import org.grundy.lang.rules.RuleGame;
import org.grundy.logic.NotLinear;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.grundy.text.BilingualText;

/// Moves and forms that are both formulas in one numeration system: a decision procedure decides
/// whether the form is right for every position.
///
/// Source: J. Shallit, *The Logical Approach to Automatic Sequences* (2022).
final class AutomatonProver implements Prover {
    /// The share of the budget for one claim; most decidable claims need far less.
    static final Budget PART = Budget.UNLIMITED.withPositions(300_000).withWork(100_000_000);

    @Override
    public Optional<? extends ClaimVerdict> prove(FormClaim claim, Run run) {
        boolean values = claim.isGrundy();
        boolean asked = !claim.sampled().written() && (!values || claim.play() == Play.NORMAL);
        return asked
                ? claim.sampled()
                        .rules()
                        .flatMap(game -> FirstOrderTranslation.of(game, claim.play())
                                .flatMap(translation -> decided(claim, game, translation, run)))
                : Optional.empty();
    }

    private static Optional<ClaimVerdict> decided(
            FormClaim claim, RuleGame game, FirstOrderTranslation translation, Run run) {
        List<String> position = translation.game().position();
        if (!position.equals(claim.sampled().variables())) {
            return Optional.empty();
        }
        boolean unordered = game.explanation().unordered();
        try {
            return run.find(PART, () -> {
                ClaimFormula form = ClaimFormula.of(claim, position, translation.base(), run);
                return form.system()
                        .map(system -> form.set(system, run))
                        .filter(set -> !unordered || form.symmetric(set, run))
                        .flatMap(set -> verdict(claim, translation, set, run));
            });
        } catch (NotLinear none) {
            return Optional.empty();
        }
    }

    private static Optional<ClaimVerdict> verdict(
            FormClaim claim, FirstOrderTranslation translation, AutomaticSet set, Run run) {
        GameProof decided =
                claim.isGrundy() ? translation.values(set, run) : translation.outcomes(set, claim.play(), run);
        return switch (decided) {
            case GameProof.Proved proved ->
                Optional.of(
                        proof(set, proved.lemmas().size(), translation.sums().isPresent() && claim.isLost()));
            case GameProof.Refuted refuted ->
                kind(claim.quantity(), refuted.lemma().claim())
                        .map(kind -> claim.against(
                                kind,
                                refuted.position(),
                                refuted.option().filter(option -> kind == Counterexample.Kind.LOST_TO_LOST)));
            case GameProof.Undecided undecided -> Optional.empty();
        };
    }

    /// How a form that violates a proof obligation is wrong; empty if the form is not at fault: rules
    /// may lead to tuples that are not positions, and a form of values may cover positions that have
    /// none.
    private static Optional<Counterexample.Kind> kind(
            SampledQuantity quantity, org.grundy.logic.ProofObligation broken) {
        return switch (broken) {
            case STAYS, ENDS -> Optional.empty();
            case NOT_WON ->
                quantity == SampledQuantity.LOST ? Optional.of(Counterexample.Kind.LOST_BUT_WON) : Optional.empty();
            case NOT_OVER -> Optional.of(Counterexample.Kind.END);
            case INDEPENDENT -> Optional.of(Counterexample.Kind.LOST_TO_LOST);
            case ABSORBING -> Optional.of(Counterexample.Kind.WON_WITHOUT_MOVE);
            case FUNCTION, CHANGING, REACHING -> Optional.of(Counterexample.Kind.VALUE);
        };
    }

    /// @param outcomes whether it is about the outcomes of sums
    static Proof proof(AutomaticSet set, int statements, boolean outcomes) {
        BilingualText system = set.numeration().words();
        return new Proof(
                "automaton",
                new BilingualText(
                        "Statements of first-order logic about numbers with addition are decided by automata.",
                        "关于数与加法的一阶逻辑命题可以用自动机判定。"),
                BilingualText.of(
                        "All %1$s statements of a proof by induction hold; the form has %2$s states in %3$s.",
                        "归纳证明的全部 %1$s 条命题都成立；该公式在%3$s下有 %2$s 个状态。",
                        statements,
                        set.dfa().size(),
                        system),
                outcomes ? List.of(SumWords.OUTCOMES) : List.of(),
                List.of());
    }
}
