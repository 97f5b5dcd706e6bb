package org.grundy.analysis.sum;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.grundy.analysis.answer.ComponentFinding;
import org.grundy.analysis.move.MoveList;
import org.grundy.evidence.Evidence;
import org.grundy.game.Component;
import org.grundy.game.OptionSet;
import org.grundy.game.Play;
import org.grundy.game.ReasonStep;
import org.grundy.game.Theorem;
import org.grundy.game.Valuation.Decided;
import org.grundy.game.Valuation.Valued;
import org.grundy.game.WinningMoves;
import org.grundy.run.Limit;
import org.grundy.run.Run;
import org.grundy.run.Solved;
import org.grundy.value.Outcome;

/// A component of an ordinary sum in normal play, with what is known of it.
///
/// @param <P> the type of positions
final class NormalComponent<P> {
    private final int number;
    private final Component<P> component;
    private final GrundyEvaluator<P> evaluator;
    private final boolean won;
    private Optional<Valued> value;
    private Optional<Decided> decided = Optional.empty();
    private boolean paired;

    /// @param effort how much the value is worth
    NormalComponent(int number, Component<P> component, Effort effort, Run run) {
        this.number = number;
        this.component = component;
        this.evaluator = new GrundyEvaluator<>(component, effort, run);
        this.won = component.game().rules().won(component.position());
        this.value = won ? Optional.empty() : CoveringTheorem.value(component);
    }

    /// Finds the value if no theorem tells it.
    void computeValue() {
        value = evaluator.value(component.position());
    }

    /// The same with another effort.
    ///
    /// @param otherwise the value if that is too little
    void computeValue(Effort effort, Optional<Valued> otherwise) {
        value = evaluator.computeValue(component.position(), effort).or(() -> otherwise);
    }

    /// Says that it and its equals are worth 0 together, so that its own value need not be known.
    void pair() {
        paired = true;
    }

    /// Whether it is left out, as its value is unknown and it cancels with an equal one.
    boolean cancelled() {
        return paired && value.isEmpty();
    }

    /// Whether its value must be known and is not.
    boolean open() {
        return !won && !paired && value.isEmpty();
    }

    /// Whether it has a value, where that is known without computing it.
    Optional<Boolean> has(BigInteger grundy) {
        decided = evaluator.has(component.position(), grundy);
        return decided.map(Decided::has);
    }

    /// Whether the player about to move wins the whole sum by this component.
    boolean won() {
        return won;
    }

    Component<P> component() {
        return component;
    }

    Optional<Valued> value() {
        return value;
    }

    Optional<Solved.Undecided<?>> shortfall() {
        return cancelled() ? Optional.empty() : evaluator.shortfall();
    }

    /// Whether the value is unknown because positions can come again.
    boolean loopy() {
        return value.isEmpty()
                && evaluator
                        .shortfall()
                        .filter(end -> end.limit() == Limit.LOOPY)
                        .isPresent();
    }

    MoveList winning(BigInteger total) {
        if (cancelled()) {
            return moves(new OptionSet<>(List.of(), false));
        }
        BigInteger target = value.map(Valued::grundy).orElseThrow().xor(total);
        return moves(evaluator.options(component.position(), target));
    }

    /// The moves that win the whole sum at once.
    MoveList endingMoves() {
        return moves(evaluator.endingOptions(component.position()));
    }

    /// Those and the moves to a value.
    MoveList endingMoves(BigInteger value) {
        return moves(evaluator.options(component.position(), value));
    }

    WinningMoves winningAlone(boolean complete) {
        Optional<OptionSet<P>> choices = theorem().isPresent()
                ? byTheorem()
                : Optional.of(evaluator.options(component.position(), BigInteger.ZERO));
        return choices.<WinningMoves>map(found -> WinningMoves.of(moves(found).moves(), complete && found.complete()))
                .orElse(new WinningMoves.Unknown());
    }

    /// The winning options that the theorem names; where it does not name all, those that the game's valuation finds.
    private Optional<OptionSet<P>> byTheorem() {
        Optional<OptionSet<P>> named = theorem().flatMap(theorem -> theorem.winning(component.position(), Play.NORMAL));
        return named.filter(OptionSet::complete)
                .or(() -> evaluator.optionsByValuation(component.position(), BigInteger.ZERO))
                .or(() -> named);
    }

    /// The outcome of the component alone, which may be known though its value is not.
    Optional<Outcome> outcome() {
        return theorem()
                .map(theorem -> theorem.outcome(component.position(), Play.NORMAL))
                .or(() -> lost().map(lost -> lost.has() ? Outcome.P : Outcome.N));
    }

    private Optional<Decided> lost() {
        return value.isPresent() || won ? Optional.empty() : evaluator.has(component.position(), BigInteger.ZERO);
    }

    List<ReasonStep> reason() {
        return theorem()
                .map(theorem -> theorem.reason(component.position(), Play.NORMAL))
                .or(() -> value.map(this::valueReason))
                .orElse(List.of());
    }

    private List<ReasonStep> valueReason(Valued valued) {
        return component
                .game()
                .valuation()
                .map(valuation -> valuation.reason(component.position(), valued))
                .filter(steps -> !steps.isEmpty())
                .orElseGet(() -> List.of(mexReason(valued)));
    }

    private ReasonStep mexReason(Valued valued) {
        return ReasonStep.of("value.mex", "expression", component.expression(), "value", valued.grundy());
    }

    ComponentFinding finding() {
        if (cancelled()) {
            return ComponentFinding.of(SumTheorems.EQUAL);
        }
        List<Integer> excluded = value.isPresent() || won ? List.of() : evaluator.excluded(component.position());
        Optional<Evidence> evidence = value.map(Valued::evidence)
                .or(() -> decided.map(Decided::evidence))
                .or(() -> theorem().map(Theorem::evidence))
                .or(() -> lost().map(Decided::evidence));
        return new ComponentFinding(value.map(Valued::grundy), evidence, excluded);
    }

    Optional<Theorem<P>> theorem() {
        return CoveringTheorem.find(component, Play.NORMAL);
    }

    private MoveList moves(OptionSet<P> choices) {
        return MoveList.of(number, component, choices);
    }
}
