package org.grundy.discover.prove.line;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.automata.DecisionProcedure;
import org.grundy.automata.Numeration;
import org.grundy.logic.DefinableGame;
import org.grundy.logic.Formula;
import org.grundy.logic.LinearTerm;
import org.grundy.run.Run;

/// Decides whether rules are those of a game of Wythoff: one number is lowered, or both by amounts that differ by less
/// than t.
///
/// @param game the rules
/// @param first the name of one number
/// @param second that of the other
/// @param t a number, or the name of the number that t is
public record WythoffMoves(DefinableGame game, String first, String second, LinearTerm t) {
    /// Whether the same options follow in every position in which t is at least some number.
    ///
    /// @param least at least 1
    public boolean same(LinearTerm least, Run run) {
        List<String> after = game.position().stream().map(name -> name + "′").toList();
        Formula there = Formula.or(game.moves().stream()
                .map(move -> Formula.exists(move.choices(), Formula.and(move.condition(), target(move, after))))
                .toList());
        Formula both =
                Formula.or(Formula.and(there, Formula.not(wythoff())), Formula.and(Formula.not(there), wythoff()));
        Formula differing = Formula.and(
                Formula.atMost(least, t), Formula.or(both, game.won(), Formula.not(game.domain()), negative()));
        List<String> all =
                Stream.concat(game.position().stream(), after.stream()).toList();
        return new DecisionProcedure(Numeration.base(2), Map.of(), run)
                .holds(Formula.not(Formula.exists(all, differing)));
    }

    /// That some move leads below 0.
    private Formula negative() {
        return Formula.or(game.moves().stream()
                .map(move -> Formula.exists(
                        move.choices(),
                        Formula.and(
                                move.condition(),
                                Formula.or(move.option().stream()
                                        .<Formula>map(number -> new Formula.Less(number, LinearTerm.of(0)))
                                        .toList()))))
                .toList());
    }

    private static Formula target(DefinableGame.Move move, List<String> after) {
        return Formula.and(IntStream.range(0, after.size())
                .<Formula>mapToObj(
                        place -> new Formula.Equal(move.option().get(place), LinearTerm.of(after.get(place))))
                .toList());
    }

    /// The moves of Wythoff's game; all other numbers stay.
    private Formula wythoff() {
        LinearTerm one = fall(first);
        LinearTerm two = fall(second);
        LinearTerm zero = LinearTerm.of(0);
        List<Formula> kept = new ArrayList<>();
        game.position().stream()
                .filter(name -> !name.equals(first) && !name.equals(second))
                .forEach(name -> kept.add(new Formula.Equal(fall(name), zero)));
        kept.add(Formula.or(
                Formula.and(new Formula.Less(zero, one), new Formula.Equal(two, zero)),
                Formula.and(new Formula.Less(zero, two), new Formula.Equal(one, zero)),
                Formula.and(
                        new Formula.Less(zero, one),
                        new Formula.Less(zero, two),
                        new Formula.Less(one.minus(two), t),
                        new Formula.Less(two.minus(one), t))));
        return Formula.and(kept);
    }

    private static LinearTerm fall(String name) {
        return LinearTerm.of(name).minus(LinearTerm.of(name + "′"));
    }
}
