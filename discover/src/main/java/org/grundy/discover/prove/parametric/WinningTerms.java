package org.grundy.discover.prove.parametric;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.grundy.logic.DefinableGame;
import org.grundy.logic.Formula;
import org.grundy.logic.LinearTerm;
import org.grundy.logic.ProofObligations;

/// Finds the moves that a proof needs, as terms: from every position outside a set one of a few moves leads into it.
/// For readers only: the proof stands without.
///
/// @param proof decides
/// @param outside which positions should have such a move
/// @param inside the formula that a target of a move is in the set
/// @param remainders that a target may have
record WinningTerms(
        ParametricProof proof,
        Formula outside,
        Function<List<LinearTerm>, Formula> inside,
        List<LinearTerm> remainders) {
    /// More moves explain nothing.
    private static final int MOST_TRIED = 24;

    private static final int MOST_TOLD = 4;

    /// The moves from positions that are not lost to lost ones.
    static WinningTerms toLost(ParametricProof proof, List<String> parameters) {
        DefinableGame game = proof.game();
        Formula moves = Formula.or(game.moves().stream()
                .map(move -> Formula.exists(move.choices(), move.condition()))
                .toList());
        Formula outside = Formula.and(
                Formula.not(game.won()), moves, Formula.not(new Formula.Member(ProofObligations.LOST, game.here())));
        List<LinearTerm> remainders = Stream.concat(
                        Stream.of(LinearTerm.of(0), LinearTerm.of(1)),
                        parameters.stream().map(LinearTerm::of))
                .toList();
        return new WinningTerms(
                proof, outside, target -> new Formula.Member(ProofObligations.LOST, target), remainders);
    }

    /// The moves from a position to a smaller value.
    ///
    /// @param value the name of the value
    /// @param smaller the name of the smaller one
    static WinningTerms toValue(ParametricProof proof, String value, String smaller) {
        LinearTerm wanted = LinearTerm.of(smaller);
        Formula outside = Formula.and(
                valued(proof.game().here(), LinearTerm.of(value)), new Formula.Less(wanted, LinearTerm.of(value)));
        return new WinningTerms(
                proof, outside, target -> valued(target, wanted), List.of(wanted, wanted.plus(-1), wanted.plus(1)));
    }

    private static Formula valued(List<LinearTerm> position, LinearTerm value) {
        return new Formula.Member(
                ProofObligations.VALUED,
                Stream.concat(position.stream(), Stream.of(value)).toList());
    }

    /// A move with its choice made.
    ///
    /// @param move the move
    /// @param equation that makes the choice
    /// @param target where it leads
    private record Chosen(DefinableGame.Move move, Formula equation, List<LinearTerm> target) {}

    /// The targets of moves of which one always serves; empty if none were found.
    List<List<LinearTerm>> found() {
        List<Chosen> all = new ArrayList<>(
                proof.game().moves().stream().flatMap(this::chosen).distinct().toList());
        if (all.size() > MOST_TRIED || all.isEmpty() || !serve(all)) {
            return List.of();
        }
        for (Chosen each : List.copyOf(all).reversed()) {
            List<Chosen> fewer = new ArrayList<>(all);
            fewer.remove(each);
            if (!fewer.isEmpty() && serve(fewer)) {
                all = fewer;
            }
        }
        List<List<LinearTerm>> targets =
                all.stream().map(Chosen::target).distinct().toList();
        return targets.size() > MOST_TOLD ? List.of() : targets;
    }

    private boolean serve(List<Chosen> moves) {
        List<Formula> ways = moves.stream()
                .map(each -> Formula.exists(
                        each.move.choices(),
                        Formula.and(each.move.condition(), each.equation, inside.apply(each.move.option()))))
                .toList();
        return proof.excluded(Formula.and(outside, Formula.not(Formula.or(ways))));
    }

    private Stream<Chosen> chosen(DefinableGame.Move move) {
        if (move.choices().isEmpty()) {
            return Stream.of(new Chosen(move, Formula.always(), move.option()));
        }
        return move.choices().size() > 1
                ? Stream.empty()
                : terms(move, move.choices().getFirst()).stream().map(term -> chosen(move, term));
    }

    private static Chosen chosen(DefinableGame.Move move, LinearTerm term) {
        String choice = move.choices().getFirst();
        return new Chosen(
                move,
                new Formula.Equal(LinearTerm.of(choice), term),
                move.option().stream().map(number -> with(number, choice, term)).toList());
    }

    private static LinearTerm with(LinearTerm number, String choice, LinearTerm term) {
        long times = number.coefficients().getOrDefault(choice, 0L);
        return number.minus(LinearTerm.of(choice).times(times)).plus(term.times(times));
    }

    /// The choices that make a remainder, or the amount taken, one of the remainders.
    private Set<LinearTerm> terms(DefinableGame.Move move, String choice) {
        Set<LinearTerm> terms = new LinkedHashSet<>();
        LinearTerm chosen = LinearTerm.of(choice);
        proof.changes().stream()
                .filter(change -> change.move().equals(move))
                .flatMap(change -> change.dividend().remainders().stream())
                .filter(rest -> rest.coefficients().getOrDefault(choice, 0L) == -1)
                .forEach(rest ->
                        remainders.forEach(wanted -> terms.add(rest.plus(chosen).minus(wanted))));
        for (int place = 0; place < move.option().size(); place++) {
            LinearTerm taken =
                    proof.game().here().get(place).minus(move.option().get(place));
            if (taken.coefficients().getOrDefault(choice, 0L) == 1) {
                remainders.forEach(amount -> terms.add(amount.plus(chosen).minus(taken)));
            }
        }
        return terms;
    }
}
