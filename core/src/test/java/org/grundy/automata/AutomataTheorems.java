package org.grundy.automata;

import static org.grundy.logic.Formula.and;
import static org.grundy.logic.Formula.atMost;
import static org.grundy.logic.Formula.or;

import java.util.List;
import org.grundy.logic.DefinableGame;
import org.grundy.logic.DefinableGame.Move;
import org.grundy.logic.Formula;
import org.grundy.logic.LinearTerm;

/// The games of the tests, as formulas written by hand.
final class AutomataTheorems {
    static final LinearTerm K = LinearTerm.of("k");
    static final LinearTerm N = LinearTerm.of("n");
    static final LinearTerm X = LinearTerm.of("x");
    static final LinearTerm Y = LinearTerm.of("y");

    private AutomataTheorems() {}

    /// Take p to q.
    static DefinableGame take(long p, long q) {
        return heap(and(atMost(LinearTerm.of(p), K), atMost(K, LinearTerm.of(q))));
    }

    /// Take a number of some kind.
    static DefinableGame heap(Formula amount) {
        return new DefinableGame(
                List.of("n"), List.of(new Move(List.of("k"), and(amount, atMost(K, N)), List.of(N.minus(K)))));
    }

    /// Wythoff's game.
    static DefinableGame wythoff() {
        Formula some = atMost(LinearTerm.of(1), K);
        return new DefinableGame(
                List.of("x", "y"),
                List.of(
                        new Move(List.of("k"), and(some, atMost(K, X)), List.of(X.minus(K), Y)),
                        new Move(List.of("k"), and(some, atMost(K, Y)), List.of(X, Y.minus(K))),
                        new Move(
                                List.of("k"), and(some, atMost(K, X), atMost(K, Y)), List.of(X.minus(K), Y.minus(K)))));
    }

    /// Wythoff's game in which two numbers may also be lowered by amounts that differ by less than t.
    static DefinableGame generalisedWythoff(long t) {
        LinearTerm j = LinearTerm.of("j");
        Formula close = and(new Formula.Less(K, j.plus(t)), new Formula.Less(j, K.plus(t)));
        Formula both = and(atMost(LinearTerm.of(1), K), atMost(K, X), atMost(LinearTerm.of(1), j), atMost(j, Y), close);
        List<Move> moves = List.of(
                wythoff().moves().get(0),
                wythoff().moves().get(1),
                new Move(List.of("k", "j"), both, List.of(X.minus(K), Y.minus(j))));
        return new DefinableGame(List.of("x", "y"), moves);
    }

    /// One step left, down or both.
    static DefinableGame kiki() {
        Formula left = atMost(LinearTerm.of(1), X);
        Formula down = atMost(LinearTerm.of(1), Y);
        return new DefinableGame(
                List.of("x", "y"),
                List.of(
                        new Move(List.of(), left, List.of(X.plus(-1), Y)),
                        new Move(List.of(), down, List.of(X, Y.plus(-1))),
                        new Move(List.of(), and(left, down), List.of(X.plus(-1), Y.plus(-1)))));
    }

    /// Take at most the limit; the next limit is k times what was taken.
    static DefinableGame multiple(long k) {
        LinearTerm limit = LinearTerm.of("q");
        LinearTerm taken = LinearTerm.of("t");
        Formula allowed = and(atMost(LinearTerm.of(1), taken), atMost(taken, N), atMost(taken, limit));
        return new DefinableGame(
                List.of("n", "q"), List.of(new Move(List.of("t"), allowed, List.of(N.minus(taken), taken.times(k)))));
    }

    /// States (n, q) where the smallest part of n is above q, or n is 0.
    static Formula smallestPartAbove() {
        Formula part = new Formula.Member(Numeration.LOWEST, List.of(N, LinearTerm.of("s")));
        return or(
                new Formula.Equal(N, LinearTerm.of(0)),
                Formula.exists(List.of("s"), and(part, new Formula.Less(LinearTerm.of("q"), LinearTerm.of("s")))));
    }

    /// The number leaves a remainder on division by m.
    static Formula residue(LinearTerm number, long m, long remainder) {
        return Formula.exists(
                List.of("d"),
                new Formula.Equal(number, LinearTerm.of("d").times(m).plus(remainder)));
    }
}
