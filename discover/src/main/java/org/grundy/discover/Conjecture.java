package org.grundy.discover;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.grundy.discover.form.Expression;
import org.grundy.discover.form.Form;
import org.grundy.discover.form.Operator;
import org.grundy.discover.form.Substitution;
import org.grundy.discover.form.Terms;
import org.grundy.discover.prove.Claim;
import org.grundy.discover.prove.Proof;
import org.grundy.discover.prove.Provers;
import org.grundy.discover.sample.Block;
import org.grundy.discover.sample.Quantity;
import org.grundy.discover.sample.Subject;
import org.grundy.discover.sample.Variation;
import org.grundy.game.Play;
import org.grundy.lang.InputError;
import org.grundy.lang.rules.Condition;
import org.grundy.lang.rules.RuleGame;
import org.grundy.run.Run;
import org.grundy.run.Solved;

/// A person's guess which positions are lost, tried on all positions up to a bound.
///
/// A set A of positions is that of the lost ones exactly when no move leads from A to A and from every
/// position outside A some move leads to A; in normal play a position without moves belongs to A, in misère
/// play it does not. Where a move leaves a sum, or a position is written in another way than a state, the
/// guess is compared with the solved game.
///
/// @param text the condition that is to hold exactly on the lost positions
/// @param variation the games
/// @param play how they are played
public record Conjecture(String text, Variation variation, Play play) {
    /// How a trial ended.
    ///
    /// @param positions how many positions agree
    /// @param counterexample the first position that does not; empty if all agree
    /// @param proofs that the guess is right for every position, each for some of the parameters and together
    ///     for all of them; none if it was only tried
    public record Trial(long positions, Optional<Counterexample> counterexample, List<Proof> proofs) {
        /// Copies the list.
        public Trial {
            proofs = List.copyOf(proofs);
        }
    }

    /// A position on which the guess is wrong.
    ///
    /// @param kind in what way
    /// @param parameters of the game
    /// @param position its numbers
    /// @param option for [Kind#LOST_TO_LOST] and [Kind#LOST_BUT_WON] the numbers of the parts that the
    ///     offending move leaves; else empty
    public record Counterexample(Kind kind, List<Long> parameters, List<Long> position, Optional<List<String>> option) {
        /// Copies the lists.
        public Counterexample {
            parameters = List.copyOf(parameters);
            position = List.copyOf(position);
        }
    }

    /// In what way a guess is wrong on a position.
    public enum Kind {
        /// It is in A, and a move leads to another position of A.
        LOST_TO_LOST,
        /// It is outside A, and no move leads to A.
        WON_WITHOUT_MOVE,
        /// It has no moves, and is lost though outside A, or won though in A.
        END,
        /// The guess says lost, and the solved game won.
        LOST_BUT_WON,
        /// The guess says won, and the solved game lost.
        WON_BUT_LOST
    }

    /// Reads the condition, to see whether it is one.
    ///
    /// @throws InputError if the text is no condition in the numbers of a position and the parameters
    public void read() {
        variation.members().forEach(this::condition);
    }

    private Condition condition(Variation.Member member) {
        Map<String, Long> parameters = new HashMap<>();
        for (int i = 0; i < variation.names().size(); i++) {
            parameters.put(variation.names().get(i), member.parameters().get(i));
        }
        return Condition.of(text, variation.variables(), parameters);
    }

    /// Tries the guess.
    ///
    /// @param to the largest number of a position
    /// @param run charged for the work
    /// @throws InputError if the text is no condition in the numbers of a position and the parameters
    public Solved<Trial> check(int to, Run run) {
        return run.attempt(() -> {
            long positions = 0;
            for (Variation.Member member : variation.members()) {
                Trial trial = ConjectureSearch.of(
                                member.subject(), member.parameters(), condition(member), play, to, run)
                        .trial();
                positions += trial.positions;
                if (trial.counterexample.isPresent()) {
                    return new Trial(positions, trial.counterexample, List.of());
                }
            }
            return new Trial(positions, Optional.empty(), proofs(run));
        });
    }

    private List<Proof> proofs(Run run) {
        List<Optional<Claim>> claims =
                variation.members().stream().map(this::claim).toList();
        return claims.stream().allMatch(Optional::isPresent)
                ? Provers.together(
                                Provers.all(),
                                claims.stream().flatMap(Optional::stream).toList(),
                                run)
                        .orElse(List.of())
                : List.of();
    }

    /// Where the order of two numbers does not matter, the guess speaks of the smaller and the larger.
    private static Expression ordered(Subject<?> subject, Expression lost) {
        List<String> names = subject.variables();
        if (names.size() != 2
                || !(subject.game() instanceof RuleGame game)
                || !game.explanation().unordered()) {
            return lost;
        }
        Expression a = new Expression.Name(names.getFirst(), 0);
        Expression b = new Expression.Name(names.getLast(), 1);
        return Substitution.of(lost, List.of(Terms.of(Operator.MIN, a, b), Terms.of(Operator.MAX, a, b)));
    }

    /// What the guess says of the game with some parameters, empty if no prover understands it.
    private Optional<Claim> claim(Variation.Member member) {
        Subject<?> subject = member.subject();
        Block known = Block.unknown(member.parameters(), subject.variables().size());
        return condition(member)
                .in(new GuessedTerms(subject.variables()))
                .map(lost -> new Claim(subject, play, Quantity.LOST, new Form.Formula(ordered(subject, lost)), known));
    }
}
