package org.grundy.lang.rules.tree;

import java.util.List;
import java.util.Optional;
import org.grundy.game.Convention;
import org.grundy.lang.expression.BoolExpr;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.expression.KnownValues;
import org.grundy.lang.expression.ListExpr;

/// A game with its parameters substituted.
///
/// @param name with the parameters' values, as in expressions
/// @param shape what a state is
/// @param domain which states exist, besides that no number is negative
/// @param specials tried in this order before the rules
/// @param rules every rule that applies gives moves
/// @param start how a starting position is written, if it differs from a state
/// @param convention how sums are played, if declared
/// @param defined the functions and lists that the text defines
/// @param slots the maximum number of variables, including the state's numbers
/// @param source the text, for messages
public record GameTree(
        String name,
        StateShape shape,
        BoolExpr domain,
        List<SpecialStates> specials,
        List<RuleTree> rules,
        Optional<Start> start,
        Optional<Convention> convention,
        KnownValues defined,
        int slots,
        String source) {
    public GameTree {
        specials = List.copyOf(specials);
        rules = List.copyOf(rules);
    }

    /// How many numbers a state has besides a list.
    public int arity() {
        return shape.arity();
    }

    /// Whether the numbers of a state are in no order.
    public boolean unordered() {
        return shape.unordered();
    }

    /// Whether the text defines functions or lists.
    public boolean defines() {
        return !defined.functions().isEmpty() || !defined.lists().isEmpty();
    }

    /// Whether states have a list.
    public boolean hasList() {
        return shape.list().isPresent();
    }

    /// Whether nothing is said but rules: states are numbers, all of them exist, none is won or lost by itself,
    /// and play begins with a state.
    public boolean isPlain() {
        return !hasList() && specials.isEmpty() && start.isEmpty() && domain.equals(BoolExpr.Constant.ALWAYS);
    }

    /// Whether a move may leave another number of components than one.
    public boolean splits() {
        return rules.stream().anyMatch(rule -> rule.single().isEmpty());
    }

    /// The same game with other rules.
    public GameTree with(List<RuleTree> changed) {
        return new GameTree(name, shape, domain, specials, changed, start, convention, defined, slots, source);
    }

    /// How a starting position is written.
    ///
    /// @param shape what is written
    /// @param state the state's numbers in terms of the written ones
    /// @param list the state's list, if it has one
    public record Start(StateShape shape, List<IntExpr> state, Optional<ListExpr> list) {
        public Start {
            state = List.copyOf(state);
        }
    }
}
