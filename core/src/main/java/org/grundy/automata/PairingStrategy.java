package org.grundy.automata;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.grundy.game.Play;
import org.grundy.logic.DefinableGame;
import org.grundy.logic.Formula;
import org.grundy.logic.LinearTerm;
import org.grundy.logic.ProofObligation;
import org.grundy.logic.ProofObligations;
import org.grundy.run.Run;

/// Positions to which one can always return: every move from one of them is answered by a move to another. Whoever is
/// to move there loses in normal play, though other positions may be lost as well. A mirror strategy is the case in
/// which the positions are those that a symmetry leaves as they are.
///
/// @param kept the positions
/// @param moves pairs of a position and an option
public record PairingStrategy(AutomaticSet kept, AutomaticSet moves) {
    private static final String ANSWERED = "A";

    /// The strategy that keeps to some positions, empty where it is not proved to be one: some move cannot be answered,
    /// or play is not seen to end. Leaves the run where its limits are met.
    ///
    /// @param positions a condition on the numbers of a position
    /// @throws org.grundy.logic.NotLinear if numbers leave 64 bits
    public static Optional<PairingStrategy> of(DefinableGame game, Formula positions, Run run) {
        Numeration binary = Numeration.base(2);
        DecisionProcedure decision = new DecisionProcedure(binary, Map.of(), run);
        AutomaticSet kept = decision.set(game.position(), Formula.and(game.domain(), positions));
        DecisionProcedure about = new DecisionProcedure(binary, Map.of(ProofObligations.LOST, kept), run);
        Formula back = Formula.or(game.moves().stream()
                .map(move -> Formula.exists(
                        move.choices(),
                        Formula.and(move.condition(), new Formula.Member(ProofObligations.LOST, move.option()))))
                .toList());
        AutomaticSet won = about.set(game.position(), Formula.and(game.domain(), Formula.or(game.won(), back)));
        List<ProofObligations.Violation> violations = new ArrayList<>();
        ProofObligations claims = new ProofObligations(game, Play.NORMAL);
        claims.ofLost().stream()
                .filter(violation -> switch (violation.claim()) {
                    case STAYS, NOT_WON -> true;
                    default -> false;
                })
                .forEach(violations::add);
        game.moves().forEach(move -> violations.add(unanswered(game, move)));
        Map<String, AutomaticSet> sets = Map.of(ProofObligations.LOST, kept, ANSWERED, won);
        return GameProofs.decided(claims, violations, binary, sets, run) instanceof GameProof.Proved
                ? Optional.of(new PairingStrategy(kept, moves(game, decision)))
                : Optional.empty();
    }

    private static ProofObligations.Violation unanswered(DefinableGame game, DefinableGame.Move move) {
        return new ProofObligations.Violation(
                ProofObligation.INDEPENDENT,
                Formula.and(
                        new Formula.Member(ProofObligations.LOST, game.here()),
                        move.condition(),
                        Formula.not(new Formula.Member(ANSWERED, move.option()))),
                Optional.of(move));
    }

    private static AutomaticSet moves(DefinableGame game, DecisionProcedure decision) {
        List<String> after = game.position().stream().map(name -> name + "′").toList();
        List<Formula> ways = new ArrayList<>();
        for (DefinableGame.Move move : game.moves()) {
            List<Formula> parts = new ArrayList<>(List.of(move.condition()));
            for (int place = 0; place < after.size(); place++) {
                parts.add(new Formula.Equal(move.option().get(place), LinearTerm.of(after.get(place))));
            }
            ways.add(Formula.exists(move.choices(), Formula.and(parts)));
        }
        return decision.set(
                Stream.concat(game.position().stream(), after.stream()).toList(), Formula.or(ways));
    }
}
