package org.grundy.discover.prove;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.grundy.automatic.AutomaticSet;
import org.grundy.automatic.Decision;
import org.grundy.automatic.GameProof;
import org.grundy.automatic.GameProofs;
import org.grundy.automatic.Numeration;
import org.grundy.discover.form.Expression;
import org.grundy.discover.sample.Quantity;
import org.grundy.game.Play;
import org.grundy.game.Text;
import org.grundy.lang.rules.Definability;
import org.grundy.lang.rules.RuleGame;
import org.grundy.logic.DefinableGame;
import org.grundy.logic.Formula;
import org.grundy.logic.NotLinear;
import org.grundy.logic.Piecewise;
import org.grundy.logic.Term;
import org.grundy.run.Budget;
import org.grundy.run.Run;

/// Moves and forms that are both formulas about numbers in one numeration system: a decision procedure then says
/// whether the form is right for every position.
///
/// Source: J. Shallit, *The Logical Approach to Automatic Sequences* (2022).
final class AutomatonProver implements Prover {
    private static final String VALUE = "value′";

    /// More is not spent on one claim, since most that can be decided need far less.
    private static final Budget PART = Budget.UNLIMITED.withPositions(300_000).withTime(Duration.ofSeconds(10));

    @Override
    public Optional<Proof> prove(Claim claim, Run run) {
        boolean values = claim.quantity() == Quantity.GRUNDY;
        boolean asked = !claim.subject().written() && (!values || claim.play() == Play.NORMAL);
        if (!asked
                || !(claim.subject().game() instanceof RuleGame game)
                || !(Definability.of(game) instanceof Definability.Definable(DefinableGame moves, OptionalInt base))
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
        Formulated form = formulated(claim, moves.position(), base, run);
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

    /// A claim as a formula.
    ///
    /// @param variables the numbers of a position, and the value if that is claimed
    /// @param systems in which it must be decided
    /// @param sets of which it speaks
    private record Formulated(
            List<String> variables, Formula formula, Set<Numeration> systems, Map<String, AutomaticSet> sets) {
        /// The system that is asked for, base 2 if none is.
        Optional<Numeration> system() {
            return systems.size() > 1
                    ? Optional.empty()
                    : Optional.of(systems.stream().findFirst().orElse(Numeration.base(2)));
        }

        AutomaticSet set(Numeration system, Run run) {
            return new Decision(system, sets, run).set(variables, formula);
        }

        /// Whether the first two numbers may change places: the formulas of moves speak of ascending numbers only.
        boolean symmetric(AutomaticSet set, Run run) {
            List<String> swapped = new ArrayList<>(variables);
            swapped.set(0, variables.get(1));
            swapped.set(1, variables.get(0));
            return new Decision(set.numeration(), sets, run)
                    .set(swapped, formula)
                    .equals(set);
        }
    }

    private static Formulated formulated(Claim claim, List<String> position, OptionalInt base, Run run) {
        ExpressionFormula formulas =
                new ExpressionFormula(position, claim.known().arguments(0), run);
        Expression expression = claim.form().expression();
        base.ifPresent(number -> formulas.systems().add(Numeration.base(number)));
        List<String> variables = new ArrayList<>(position);
        Formula formula;
        if (claim.quantity() == Quantity.GRUNDY) {
            variables.add(VALUE);
            formula = formulas.number(expression).compared(Piecewise.of(Term.of(VALUE)), Formula.Equal::new);
        } else {
            formula = formulas.condition(expression);
        }
        return new Formulated(variables, formula, formulas.systems(), formulas.sets());
    }

    private static Optional<Proof> proof(AutomaticSet set, GameProof proof) {
        if (!(proof instanceof GameProof.Proved proved)) {
            return Optional.empty();
        }
        String system = set.numeration().toString();
        int statements = proved.lemmas().size();
        return Optional.of(new Proof(
                "automaton",
                new Text(
                        "Statements of first-order logic about numbers with addition are decided by automata.",
                        "关于数与加法的一阶逻辑命题可以用自动机判定。"),
                new Text(
                        "All " + statements + " statements of a proof by induction hold; the form has "
                                + set.dfa().size() + " states in " + system + ".",
                        "归纳证明的全部 " + statements + " 条命题都成立；该形式在 " + system + " 中有 "
                                + set.dfa().size() + " 个状态。")));
    }
}
