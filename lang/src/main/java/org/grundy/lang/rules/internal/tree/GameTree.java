package org.grundy.lang.rules.internal.tree;

import java.util.List;
import java.util.Optional;
import org.grundy.game.Convention;

/// A game with its parameters filled in.
///
/// @param name with the parameters' values, as in expressions
/// @param shape what a state is
/// @param domain which states there are, besides that no number is negative
/// @param specials tried in this order before the rules
/// @param rules all that apply give moves
/// @param start how a starting position is written, if not as a state
/// @param convention how sums are played, if the rules say so
/// @param slots how many variables there are at most, the state's numbers included
/// @param source the text, for messages
public record GameTree(
        String name,
        StateShape shape,
        BoolExpr domain,
        List<SpecialStates> specials,
        List<RuleTree> rules,
        Optional<Start> start,
        Optional<Convention> convention,
        int slots,
        String source) {
    /// Copies the lists.
    public GameTree {
        specials = List.copyOf(specials);
        rules = List.copyOf(rules);
    }

    /// How a starting position is written.
    ///
    /// @param shape what is written
    /// @param state the state's numbers, with the written ones as variables
    /// @param list the state's list, if it has one
    public record Start(StateShape shape, List<IntExpr> state, Optional<ListExpr> list) {
        /// Copies the list.
        public Start {
            state = List.copyOf(state);
        }
    }
}
