package org.grundy.automata;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.grundy.game.Play;
import org.grundy.logic.DefinableGame;
import org.grundy.logic.DefinableSums;
import org.grundy.logic.Formula;
import org.grundy.logic.LinearTerm;
import org.grundy.logic.NotLinear;
import org.grundy.logic.ProofObligations;
import org.grundy.run.Limit;
import org.grundy.run.Run;
import org.grundy.run.Solved;

/// Proofs that an automatic set is the set of lost positions of a game, or an automatic function its Grundy
/// value: for all positions, by deciding the statements of [ProofObligations].
///
/// Every play must end, which is proved by a ranking function. All else is
/// exact in both directions: a set that is refuted is not the set of lost positions of the game. Where a
/// statement would have numbers beyond 64 bits, nothing is decided.
///
/// Source: for Wythoff's game J. Shallit, *The Logical Approach to Automatic Sequences* (2022), ch. 10.
public final class GameProofs {
    private final DefinableGame game;
    private final Numeration numeration;
    private final Run run;
    private final Map<String, AutomaticSet> sets = new HashMap<>();

    private GameProofs(DefinableGame game, Numeration numeration, Run run) {
        this.game = game;
        this.numeration = numeration;
        this.run = run;
    }

    /// Whether the lost positions of a game are these.
    ///
    /// @param lost tuples of a position's numbers; others than positions make no difference
    /// @throws IllegalArgumentException if the tuples have another length than positions, or a formula of the
    ///     game names a set that the numeration system does not have
    public static GameProof outcomes(DefinableGame game, AutomaticSet lost, Play play, Run run) {
        GameProofs proofs = new GameProofs(game, lost.numeration(), run);
        ProofObligations claims = new ProofObligations(game, play);
        return proofs.end(() -> proofs.decide(claims, ProofObligations.LOST, lost, claims.ofLost()));
    }

    /// Whether the lost positions of a game in normal play whose moves lead to sums are these, as far as
    /// sums are seen to be lost or won: see [ProofObligations#ofLost(List)]. Never refuted.
    ///
    /// @param lost as above
    public static GameProof outcomes(DefinableSums game, AutomaticSet lost, Run run) {
        if (!game.steps().won().equals(Formula.never())) {
            return new GameProof.Undecided(Limit.METHOD);
        }
        ProofObligations claims = new ProofObligations(game.steps(), Play.NORMAL);
        return decided(
                claims, claims.ofLost(game.moves()), lost.numeration(), Map.of(ProofObligations.LOST, lost), run);
    }

    /// Whether the Grundy values of a game in normal play are these.
    ///
    /// @param values tuples of a position's numbers and its value; others than positions make no difference
    /// @throws IllegalArgumentException if the tuples do not have one number more than positions, or a
    ///     formula of the game names a set that the numeration system does not have
    public static GameProof values(DefinableGame game, AutomaticSet values, Run run) {
        GameProofs proofs = new GameProofs(game, values.numeration(), run);
        ProofObligations claims = new ProofObligations(game, Play.NORMAL);
        return proofs.end(() -> proofs.decide(claims, ProofObligations.VALUED, values, claims.ofValues()));
    }

    /// Whether the Grundy values of a game whose moves lead to sums are these.
    ///
    /// @param values as above; where a sum has more than one component, in base 2
    public static GameProof values(DefinableSums game, AutomaticSet values, Run run) {
        GameProofs proofs = new GameProofs(game.steps(), values.numeration(), run);
        ProofObligations claims = new ProofObligations(game.steps(), Play.NORMAL);
        return proofs.end(() -> proofs.decide(claims, ProofObligations.VALUED, values, claims.ofValues(game.moves())));
    }

    /// Whether some violations of a claim cannot be, and every play ends. Never refuted: violations may say less than
    /// the claim.
    ///
    /// @param violations of which at least one is true where the claim is wrong; the claim stands in them in full
    /// @param sets named in the violations, besides the positions
    public static GameProof decided(
            ProofObligations claims,
            List<ProofObligations.Violation> violations,
            Numeration numeration,
            Map<String, AutomaticSet> sets,
            Run run) {
        GameProofs proofs = new GameProofs(claims.game(), numeration, run);
        proofs.sets.putAll(sets);
        return proofs.end(() -> proofs.decide(claims, violations));
    }

    private GameProof end(Supplier<GameProof> work) {
        try {
            return switch (run.attempt(work)) {
                case Solved.Done<GameProof>(GameProof proof) -> proof;
                case Solved.Undecided<GameProof> undecided -> new GameProof.Undecided(undecided.limit());
            };
        } catch (NotLinear tooLarge) {
            return new GameProof.Undecided(Limit.METHOD);
        }
    }

    private GameProof decide(
            ProofObligations claims, String name, AutomaticSet claimed, List<ProofObligations.Violation> violations) {
        positions();
        sets.put(name, claimed);
        List<GameProof.Lemma> lemmas = new ArrayList<>();
        for (ProofObligations.Violation violation : violations) {
            long before = run.spent();
            Optional<Map<String, BigInteger>> witness = witness(violation);
            GameProof.Lemma lemma = lemma(violation, before);
            if (witness.isPresent()) {
                return refuted(lemma, violation, witness.get());
            }
            lemmas.add(lemma);
        }
        return ended(claims, lemmas);
    }

    private GameProof decide(ProofObligations claims, List<ProofObligations.Violation> violations) {
        positions();
        List<GameProof.Lemma> lemmas = new ArrayList<>();
        for (ProofObligations.Violation violation : violations) {
            long before = run.spent();
            if (!new DecisionProcedure(numeration, sets, run).holds(violation.denied())) {
                return new GameProof.Undecided(Limit.METHOD);
            }
            lemmas.add(lemma(violation, before));
        }
        return ended(claims, lemmas);
    }

    private void positions() {
        sets.put(
                ProofObligations.POSITIONS,
                new DecisionProcedure(numeration, Map.of(), run).set(game.position(), game.domain()));
    }

    private GameProof.Lemma lemma(ProofObligations.Violation violation, long before) {
        return new GameProof.Lemma(violation.claim(), violation.denied(), run.spent() - before);
    }

    private Optional<Map<String, BigInteger>> witness(ProofObligations.Violation violation) {
        return new DecisionProcedure(numeration, sets, run).witness(violation.formula());
    }

    private GameProof.Refuted refuted(
            GameProof.Lemma lemma, ProofObligations.Violation violation, Map<String, BigInteger> witness) {
        List<BigInteger> position = values(game.here(), witness);
        return new GameProof.Refuted(lemma, position, violation.move().map(move -> values(move.option(), witness)));
    }

    /// A number that does not occur in the violation is arbitrary; it is 0.
    private static List<BigInteger> values(List<LinearTerm> terms, Map<String, BigInteger> witness) {
        Map<String, BigInteger> all = new HashMap<>(witness);
        terms.forEach(term -> term.coefficients().keySet().forEach(name -> all.putIfAbsent(name, BigInteger.ZERO)));
        return terms.stream().map(term -> term.value(all)).toList();
    }

    /// The proof, if every play ends.
    private GameProof ended(ProofObligations claims, List<GameProof.Lemma> lemmas) {
        Predicate<ProofObligations.Violation> impossible =
                violation -> witness(violation).isEmpty();
        Optional<List<List<String>>> descent = new RankingFunction(claims, impossible).found();
        if (descent.isEmpty()) {
            return new GameProof.Undecided(Limit.METHOD);
        }
        for (ProofObligations.Violation violation : claims.ofEnd(descent.get())) {
            long before = run.spent();
            if (!impossible.test(violation)) {
                return new GameProof.Undecided(Limit.METHOD);
            }
            lemmas.add(lemma(violation, before));
        }
        return new GameProof.Proved(lemmas, descent.get());
    }
}
