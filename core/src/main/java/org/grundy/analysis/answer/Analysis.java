package org.grundy.analysis.answer;

import java.math.BigInteger;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.grundy.analysis.move.MoveList;
import org.grundy.game.Convention;
import org.grundy.game.ReasonStep;
import org.grundy.game.Sum;
import org.grundy.game.WinningMoves;
import org.grundy.run.Solved;
import org.grundy.value.Outcome;

/// All that is known of a sum under a convention: who wins, its value, with which moves, why, and how it is
/// known.
///
/// @param sum the sum that was asked about
/// @param convention how it is played
/// @param outcome who wins, empty if that is not known
/// @param value the Grundy value of the sum; empty if it is not known or the convention does not define one
/// @param winning the winning moves
/// @param holding the moves after which a drawn position is still drawn, the only ones by which the player to
///     move does not lose; none where the position is not known to be drawn, or moves were not asked for
/// @param reason why the outcome is what it is; empty if there is none to give
/// @param findings what is known of each component, in their order
/// @param shortfall which limit was met, if one was
public record Analysis(
        Sum sum,
        Convention convention,
        Optional<Outcome> outcome,
        Optional<BigInteger> value,
        WinningMoves winning,
        MoveList holding,
        List<ReasonStep> reason,
        List<ComponentFinding> findings,
        Optional<Solved.Undecided<?>> shortfall) {
    /// Copies the lists.
    ///
    /// @throws IllegalArgumentException if there is not one finding for each component
    public Analysis {
        reason = List.copyOf(reason);
        findings = List.copyOf(findings);
        if (findings.size() != sum.components().size()) {
            throw new IllegalArgumentException("one finding for each component");
        }
    }

    /// All that is known of a sum but for the moves that hold a draw.
    ///
    /// @throws IllegalArgumentException if there is not one finding for each component
    public Analysis(
            Sum sum,
            Convention convention,
            Optional<Outcome> outcome,
            Optional<BigInteger> value,
            WinningMoves winning,
            List<ReasonStep> reason,
            List<ComponentFinding> findings,
            Optional<Solved.Undecided<?>> shortfall) {
        this(sum, convention, outcome, value, winning, notListed(outcome), reason, findings, shortfall);
    }

    /// A sum of which it was decided who wins, and not what it is worth.
    ///
    /// @throws IllegalArgumentException if there is not one finding for each component
    public static Analysis decided(
            Sum sum,
            Convention convention,
            Outcome outcome,
            WinningMoves winning,
            List<ReasonStep> reason,
            List<ComponentFinding> findings) {
        return new Analysis(
                sum, convention, Optional.of(outcome), Optional.empty(), winning, reason, findings, Optional.empty());
    }

    private static MoveList notListed(Optional<Outcome> outcome) {
        return drawn(outcome) ? MoveList.UNKNOWN : MoveList.NONE;
    }

    private static boolean drawn(Optional<Outcome> outcome) {
        return outcome.equals(Optional.of(Outcome.D));
    }

    /// Grundy values that the sum is proved not to have, ascending; empty where its value is known, or where those of
    /// several components are not.
    public List<BigInteger> excluded() {
        List<ComponentFinding> unknown =
                findings.stream().filter(finding -> finding.value().isEmpty()).toList();
        if (unknown.size() != 1) {
            return List.of();
        }
        BigInteger others =
                findings.stream().flatMap(finding -> finding.value().stream()).reduce(BigInteger.ZERO, BigInteger::xor);
        return unknown.getFirst().excluded().stream()
                .map(value -> others.xor(BigInteger.valueOf(value)))
                .sorted()
                .toList();
    }

    /// Whether the sum was searched as a whole, because no theory of sums decides it.
    public boolean searchedWhole() {
        return explainedBy(EnumSet.of(ReasonStep.Kind.WHOLE_SEARCH));
    }

    /// Whether the sum is drawn, or the theory that decided it is one in which a position may have no Grundy
    /// value: positions can come again, or some moves are entailing.
    public boolean mayHaveNoValue() {
        return drawn(outcome)
                || explainedBy(EnumSet.of(
                        ReasonStep.Kind.LOOPY_LABELS, ReasonStep.Kind.ENDLESS, ReasonStep.Kind.ENTAILING_VALUES));
    }

    private boolean explainedBy(Set<ReasonStep.Kind> kinds) {
        return reason.stream().map(ReasonStep::kind).anyMatch(kinds::contains);
    }

    /// What was found in one line, as in
    /// `nim(3): N position, Grundy value 3, winning moves [nim(3) → nim(0)]`; of a draw the moves that hold it. A
    /// convention other than the ordinary one follows the sum.
    @Override
    public String toString() {
        String played = convention.normal() ? "" : " (" + convention.words() + ")";
        String found = outcome.map(known -> known + " position").orElse("outcome not known")
                + value.map(known -> ", Grundy value " + known).orElse("")
                + (drawn(outcome) ? ", moves that hold " + holding : ", winning moves " + winning)
                + shortfall.map(limit -> ", limit met: " + limit.limit()).orElse("");
        return sum + played + ": " + found;
    }
}
