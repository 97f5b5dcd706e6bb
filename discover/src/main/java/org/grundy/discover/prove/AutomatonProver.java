package org.grundy.discover.prove;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import org.grundy.automata.AutomaticSet;
import org.grundy.automata.GameProof;
import org.grundy.automata.GameProofs;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.game.Play;
import org.grundy.lang.rules.FirstOrderTranslation;
import org.grundy.lang.rules.RuleGame;
import org.grundy.logic.DefinableGame;
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
        return asked ? claim.sampled().rules().flatMap(game -> of(claim, game, run)) : Optional.empty();
    }

    private static Optional<ClaimVerdict> of(FormClaim claim, RuleGame game, Run run) {
        boolean values = claim.isGrundy();
        return game.rules().splits()
                ? FirstOrderTranslation.ofSums(game)
                        .filter(sums -> claim.play() == Play.NORMAL)
                        .flatMap(sums -> decided(
                                claim,
                                game,
                                sums.game().steps(),
                                sums.base(),
                                set -> values
                                        ? GameProofs.values(sums.game(), set, run)
                                        : GameProofs.outcomes(sums.game(), set, run),
                                run))
                : FirstOrderTranslation.of(game)
                                instanceof
                                FirstOrderTranslation.Definable(DefinableGame moves, OptionalInt base, var start)
                        ? decided(claim, game, moves, base, set -> proved(claim, moves, set, run), run)
                        : Optional.empty();
    }

    private static Optional<ClaimVerdict> decided(
            FormClaim claim,
            RuleGame game,
            DefinableGame moves,
            OptionalInt base,
            Function<AutomaticSet, GameProof> proof,
            Run run) {
        if (!moves.position().equals(claim.sampled().variables())) {
            return Optional.empty();
        }
        boolean unordered = game.explanation().unordered();
        try {
            return run.find(PART, () -> {
                ClaimFormula form = ClaimFormula.of(claim, moves.position(), base, run);
                return form.system()
                        .map(system -> form.set(system, run))
                        .filter(set -> !unordered || form.symmetric(set, run))
                        .flatMap(set -> verdict(
                                claim, set, proof.apply(set), game.rules().splits()));
            });
        } catch (NotLinear none) {
            return Optional.empty();
        }
    }

    private static GameProof proved(FormClaim claim, DefinableGame moves, AutomaticSet set, Run run) {
        return switch (claim.quantity()) {
            case GRUNDY -> GameProofs.values(moves, set, run);
            case LOST, DRAWN -> GameProofs.outcomes(moves, set, claim.play(), run);
        };
    }

    /// @param sums whether moves lead to sums
    private static Optional<ClaimVerdict> verdict(FormClaim claim, AutomaticSet set, GameProof proof, boolean sums) {
        return switch (proof) {
            case GameProof.Proved proved ->
                Optional.of(proof(set, proved.lemmas().size(), sums && claim.isLost()));
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
