package org.grundy.discover.prove;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import org.grundy.automatic.AutomaticSet;
import org.grundy.automatic.GameProof;
import org.grundy.automatic.GameProofs;
import org.grundy.discover.sample.Quantity;
import org.grundy.game.Play;
import org.grundy.game.Text;
import org.grundy.lang.rules.Definability;
import org.grundy.lang.rules.RuleGame;
import org.grundy.logic.DefinableGame;
import org.grundy.logic.NotLinear;
import org.grundy.run.Budget;
import org.grundy.run.Run;

/// Moves and forms that are both formulas about numbers in one numeration system: a decision procedure then
/// says whether the form is right for every position.
///
/// Source: J. Shallit, *The Logical Approach to Automatic Sequences* (2022).
final class AutomatonProver implements Prover {
    /// More is not spent on one claim, since most that can be decided need far less.
    static final Budget PART = Budget.UNLIMITED.withPositions(300_000).withTime(Duration.ofSeconds(10));

    @Override
    public Optional<Proof> prove(Claim claim, Run run) {
        boolean values = claim.quantity() == Quantity.GRUNDY;
        boolean asked = !claim.subject().written() && (!values || claim.play() == Play.NORMAL);
        if (!asked
                || !(claim.subject().game() instanceof RuleGame game)
                || !(Definability.of(game)
                        instanceof Definability.Definable(DefinableGame moves, OptionalInt base, var start))
                || !moves.position().equals(claim.subject().variables())) {
            return Optional.empty();
        }
        try {
            return run.attempt(
                            PART,
                            () -> decided(claim, moves, base, game.explanation().unordered(), run))
                    .toOptional()
                    .flatMap(proof -> proof);
        } catch (NotLinear none) {
            return Optional.empty();
        }
    }

    private static Optional<Proof> decided(
            Claim claim, DefinableGame moves, OptionalInt base, boolean unordered, Run run) {
        ClaimFormula form = ClaimFormula.of(claim, moves.position(), base, run);
        return form.system()
                .map(system -> form.set(system, run))
                .filter(set -> !unordered || form.symmetric(set, run))
                .flatMap(set -> proof(set, proved(claim, moves, set, run)));
    }

    private static GameProof proved(Claim claim, DefinableGame moves, AutomaticSet set, Run run) {
        return switch (claim.quantity()) {
            case GRUNDY -> GameProofs.values(moves, set, run);
            case LOST -> GameProofs.outcomes(moves, set, claim.play(), run);
        };
    }

    private static Optional<Proof> proof(AutomaticSet set, GameProof proof) {
        if (!(proof instanceof GameProof.Proved proved)) {
            return Optional.empty();
        }
        return Optional.of(proof(set, proved.lemmas().size()));
    }

    static Proof proof(AutomaticSet set, int statements) {
        String system = set.numeration().toString();
        return new Proof(
                "automaton",
                new Text(
                        "Statements of first-order logic about numbers with addition are decided by automata.",
                        "关于数与加法的一阶逻辑命题可以用自动机判定。"),
                new Text(
                        "All " + statements + " statements of a proof by induction hold; the form has "
                                + set.dfa().size() + " states in " + system + ".",
                        "归纳证明的全部 " + statements + " 条命题都成立；该形式在 " + system + " 中有 "
                                + set.dfa().size() + " 个状态。"));
    }
}
