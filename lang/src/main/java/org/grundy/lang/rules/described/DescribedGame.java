package org.grundy.lang.rules.described;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.grundy.game.Theorem;
import org.grundy.lang.rules.internal.execution.ExactMoves;
import org.grundy.lang.rules.tree.GameTree;

/// A game of a text for parameters and positions of any size: what its rules allow, and what the text states of it.
///
/// @param <P> the type of positions
public final class DescribedGame<P> {
    private final ExactMoves moves;
    private final StateNumbers<P> states;
    private final List<Theorem<P>> theorems;

    private DescribedGame(ExactMoves moves, StateNumbers<P> states, List<Theorem<P>> theorems) {
        this.moves = moves;
        this.states = states;
        this.theorems = List.copyOf(theorems);
    }

    /// What a text states, checked for all parameters.
    public static final class Checked {
        private final GameTree tree;
        private final List<StatedForm> forms;

        private Checked(GameTree tree, List<StatedForm> forms) {
            this.tree = tree;
            this.forms = forms;
        }

        /// Checks what a text states.
        ///
        /// @param description what the text says
        /// @param tree its rules, in which parameters have slots of their own
        /// @param names of the parameters
        /// @throws org.grundy.text.InputError if something that the text states is no formula
        public static Checked of(GameDescription description, GameTree tree, List<String> names) {
            if (tree.hasList() && !description.theorems().isEmpty()) {
                throw description
                        .theorems()
                        .getFirst()
                        .error("a theorem is stated of states of numbers, not of lists", "定理只能针对由数组成的局面，不能针对列表");
            }
            return new Checked(
                    tree,
                    description.theorems().stream()
                            .map(theorem -> StatedForm.of(theorem, tree.shape().numbers(), names))
                            .toList());
        }
    }

    /// The game for some parameters.
    ///
    /// @param checked what its text states
    /// @param parameters as many as there are names
    /// @param states how positions are numbers
    public static <P> DescribedGame<P> of(Checked checked, List<BigInteger> parameters, StateNumbers<P> states) {
        ExactMoves moves = new ExactMoves(checked.tree, parameters);
        FormulaValues formulas = FormulaValues.of(parameters);
        List<Theorem<P>> theorems = checked.forms.stream()
                .<Theorem<P>>map(form -> new StatedTheorem<>(form, formulas, moves, states))
                .toList();
        return new DescribedGame<>(moves, states, theorems);
    }

    /// The theorems that are stated.
    public List<Theorem<P>> theorems() {
        return theorems;
    }

    /// Whether a move from a position leaves exactly these ones; empty where the rules cannot tell without listing.
    public Optional<Boolean> permits(P from, List<P> left) {
        return moves.permits(states.of(from), left.stream().map(states::of).toList());
    }

    /// Whether [#permits] always can.
    public boolean decides() {
        return moves.decides();
    }

    /// Lists the moves of a position one by one, in the order of the rules.
    public void moves(P from, Consumer<List<P>> out) {
        moves.each(
                states.of(from),
                left -> out.accept(left.stream().map(states::position).toList()));
    }
}
