package org.grundy.logic;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.grundy.game.Play;

/// The formulas that must have no solution so that a set is the set of lost positions of a game, or a
/// function its Grundy value.
///
/// That these are enough, where every play ends, follows by induction on the length of the longest play: of
/// two sets with these properties neither has a first position that is not in the other. In the theory of
/// graphs such a set is called a kernel. Source: J. von Neumann, O. Morgenstern, *Theory of Games and
/// Economic Behavior* (1944), § 30; for values Sprague (1935) and Grundy (1939).
///
/// @param game its positions must be the set named [#POSITIONS]
/// @param play who wins when no move is left; values are those of normal play
public record ProofObligations(DefinableGame game, Play play) {
    /// The name of the set of all positions.
    public static final String POSITIONS = "S";
    /// The name of the set that is claimed to be the lost positions.
    public static final String LOST = "P";
    /// The name of the set of tuples of a position and its value.
    public static final String VALUED = "G";

    /// The name of the set of triples of two numbers and their nim sum.
    public static final String NIM_SUM = "xor";

    /// Stands before the name of a number that is subtracted in a sum.
    public static final String MINUS = "-";

    private static final String VALUE = "v′";
    private static final String SMALLER = "u′";

    /// A formula that has no solution if the claim is right.
    ///
    /// @param claim the proof obligation that a solution would contradict
    /// @param formula with the position's numbers free, and those of a move where there is one
    /// @param move which leads to the position that contradicts
    public record Violation(ProofObligation claim, Formula formula, Optional<DefinableGame.Move> move) {
        /// That there is no solution.
        public Formula denied() {
            return Formula.not(Formula.exists(List.copyOf(formula.free()), formula));
        }
    }

    /// The obligations for a set of lost positions, negated.
    public List<Violation> ofLost() {
        List<Violation> all = new ArrayList<>(staying());
        Formula lost = new Formula.Member(LOST, game.here());
        all.add(violation(ProofObligation.NOT_WON, there(), lost, game.won()));
        if (play == Play.MISERE) {
            all.add(violation(ProofObligation.NOT_OVER, there(), lost, Formula.not(anyMove())));
        }
        for (DefinableGame.Move move : game.moves()) {
            all.add(violation(ProofObligation.INDEPENDENT, move, lost, new Formula.Member(LOST, move.option())));
        }
        Formula asked = play == Play.MISERE ? anyMove() : Formula.always();
        all.add(violation(
                ProofObligation.ABSORBING,
                there(),
                Formula.not(game.won()),
                Formula.not(lost),
                asked,
                Formula.not(anyMoveInto(LOST, List.of()))));
        return all;
    }

    /// Obligations for a set of lost positions in normal play where moves lead to sums; the moves of [#game]
    /// lead to single components of them. They are enough, but not necessary: of sums it is known only
    /// that those of lost components, and those of two equal ones, are lost, and that such a sum with one
    /// more component is won where that is. The move to two equal components is the mirror strategy: what
    /// is played in one is played in the other.
    public List<Violation> ofLost(List<DefinableSums.Move> sums) {
        List<Violation> all = new ArrayList<>(staying());
        Formula lost = new Formula.Member(LOST, game.here());
        all.add(violation(ProofObligation.NOT_WON, there(), lost, game.won()));
        List<Formula> winning = new ArrayList<>();
        for (DefinableSums.Move sum : sums) {
            all.add(violation(
                    ProofObligation.INDEPENDENT,
                    there(),
                    Formula.not(game.won()),
                    sum.condition(),
                    lost,
                    Formula.not(sum.seenWon())));
            winning.add(Formula.exists(sum.choices(), Formula.and(sum.condition(), sum.seenLost())));
        }
        all.add(violation(
                ProofObligation.ABSORBING,
                there(),
                Formula.not(game.won()),
                Formula.not(lost),
                Formula.not(Formula.or(winning))));
        return all;
    }

    /// The obligations for the Grundy value of normal play, negated. Positions won at once have no value.
    public List<Violation> ofValues() {
        List<Violation> all = new ArrayList<>(ofFunction());
        Formula valued = valued(game.here(), VALUE);
        for (DefinableGame.Move move : game.moves()) {
            all.add(violation(ProofObligation.CHANGING, move, valued, valued(move.option(), VALUE)));
        }
        all.add(reaching(anyMoveInto(VALUED, List.of(LinearTerm.of(SMALLER)))));
        return all;
    }

    /// The same for a game whose moves lead to sums; the moves of [#game] lead to single components of them.
    public List<Violation> ofValues(List<DefinableSums.Move> sums) {
        List<Violation> all = new ArrayList<>(ofFunction());
        Formula valued = valued(game.here(), VALUE);
        List<Formula> reached = new ArrayList<>();
        for (DefinableSums.Move sum : sums) {
            all.add(violation(
                    ProofObligation.CHANGING,
                    there(),
                    Formula.not(game.won()),
                    sum.condition(),
                    valued,
                    sum.worth(VALUE)));
            reached.add(Formula.exists(sum.choices(), Formula.and(sum.condition(), sum.worth(SMALLER))));
        }
        all.add(reaching(Formula.or(reached)));
        return all;
    }

    private Violation reaching(Formula some) {
        Formula smaller = new Formula.Less(LinearTerm.of(SMALLER), LinearTerm.of(VALUE));
        return violation(ProofObligation.REACHING, there(), valued(game.here(), VALUE), smaller, Formula.not(some));
    }

    /// That the positions keep together, and each has one value if it is not won at once.
    private List<Violation> ofFunction() {
        List<Violation> all = new ArrayList<>(staying());
        Formula valued = valued(game.here(), VALUE);
        all.add(violation(ProofObligation.NOT_WON, there(), valued, game.won()));
        all.add(violation(
                ProofObligation.FUNCTION,
                there(),
                Formula.not(game.won()),
                Formula.not(Formula.exists(List.of(VALUE), valued))));
        Formula smaller = new Formula.Less(LinearTerm.of(SMALLER), LinearTerm.of(VALUE));
        all.add(violation(ProofObligation.FUNCTION, there(), valued, valued(game.here(), SMALLER), smaller));
        return all;
    }

    /// That a sum of numbers of a position does not fall by an amount, or falls where it is below 0.
    ///
    /// @param sum the names of the numbers, as often as they are added; those with a [#MINUS] before them are
    ///     subtracted
    public Violation falling(DefinableGame.Move move, List<String> sum, long by) {
        Formula less = new Formula.Less(fall(move, sum).plus(-by), LinearTerm.of(0));
        Formula below = by > 0 ? below(sum) : Formula.never();
        return violation(ProofObligation.ENDS, move, Formula.or(less, below), Formula.always());
    }

    /// That a sum is below 0, which only one with differences can be.
    private Formula below(List<String> sum) {
        return sum.stream().anyMatch(name -> name.startsWith(MINUS))
                ? new Formula.Less(total(sum, game.here()), LinearTerm.of(0))
                : Formula.never();
    }

    /// That of some sums the first that a move changes does not become smaller, or that none changes.
    public List<Violation> ofEnd(List<List<String>> sums) {
        return game.moves().stream()
                .map(move -> {
                    Formula falls = Formula.never();
                    for (List<String> sum : sums.reversed()) {
                        LinearTerm fall = fall(move, sum);
                        falls = Formula.or(
                                Formula.and(new Formula.Less(LinearTerm.of(0), fall), Formula.not(below(sum))),
                                Formula.and(new Formula.Equal(fall, LinearTerm.of(0)), falls));
                    }
                    return violation(ProofObligation.ENDS, move, Formula.not(falls), Formula.always());
                })
                .toList();
    }

    private LinearTerm fall(DefinableGame.Move move, List<String> sum) {
        return total(sum, game.here()).minus(total(sum, move.option()));
    }

    private LinearTerm total(List<String> sum, List<LinearTerm> position) {
        LinearTerm total = LinearTerm.of(0);
        for (int i = 0; i < position.size(); i++) {
            String name = game.position().get(i);
            for (int times = Collections.frequency(sum, name); times > 0; times--) {
                total = total.plus(position.get(i));
            }
            if (sum.contains(MINUS + name)) {
                total = total.minus(position.get(i));
            }
        }
        return total;
    }

    /// A number that is negative leaves the positions, even where all tuples are positions.
    private List<Violation> staying() {
        boolean all = game.domain().equals(Formula.always());
        return game.moves().stream()
                .map(move -> {
                    List<Formula> outside = new ArrayList<>();
                    move.option().forEach(number -> outside.add(new Formula.Less(number, LinearTerm.of(0))));
                    if (!all) {
                        outside.add(Formula.not(new Formula.Member(POSITIONS, move.option())));
                    }
                    return violation(ProofObligation.STAYS, move, Formula.always(), Formula.or(outside));
                })
                .toList();
    }

    private Formula there() {
        return new Formula.Member(POSITIONS, game.here());
    }

    /// That a position has a value.
    static Formula valued(List<LinearTerm> position, String value) {
        List<LinearTerm> tuple = new ArrayList<>(position);
        tuple.add(LinearTerm.of(value));
        return new Formula.Member(VALUED, tuple);
    }

    private Formula anyMove() {
        return Formula.or(game.moves().stream()
                .map(move -> DefinableGame.moveInto(move, Formula.always()))
                .toList());
    }

    private Formula anyMoveInto(String set, List<LinearTerm> further) {
        return Formula.or(game.moves().stream()
                .map(move -> {
                    List<LinearTerm> tuple = new ArrayList<>(move.option());
                    tuple.addAll(further);
                    return DefinableGame.moveInto(move, new Formula.Member(set, tuple));
                })
                .toList());
    }

    private static Violation violation(ProofObligation claim, Formula... parts) {
        return new Violation(claim, Formula.and(parts), Optional.empty());
    }

    /// A violation by a move that may be played.
    private Violation violation(ProofObligation claim, DefinableGame.Move move, Formula here, Formula after) {
        List<Formula> parts =
                new ArrayList<>(Arrays.asList(there(), Formula.not(game.won()), move.condition(), here, after));
        return new Violation(claim, Formula.and(parts), Optional.of(move));
    }
}
