package org.grundy.game;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.grundy.evidence.ClassFiles;
import org.grundy.evidence.FormalProof;
import org.grundy.text.Messages;

/// A game as the engine needs it: rules, what is proved about them, and how positions are written.
///
/// @param <P> the type of positions
public interface Game<P> {
    /// The name with its parameters, as written in an expression before the position: `bash[3]`.
    String name();

    /// The rules.
    Ruleset<P> rules();

    /// Theorems about single positions, tried in this order.
    default List<Theorem<P>> theorems() {
        return List.of();
    }

    /// The formal proofs of what one of these theorems says.
    ///
    /// @param theorem its key
    default List<FormalProof> formalProofs(String theorem) {
        return List.of();
    }

    /// A way to Grundy values that is faster than searching the rules and as exact.
    default Optional<Valuation<P>> valuation() {
        return Optional.empty();
    }

    /// Has a position searched by an engine from now on, where its values can be found so.
    ///
    /// @return whether they can
    default boolean choose(SearchEngine engine, P position) {
        return valuation().filter(each -> each.searchWith(engine, position)).isPresent();
    }

    /// A line on which all that is proved of positions depends: what is kept on disk of one game is read for games
    /// of the same line only. The name, and for rules in a class of one's own the checksum of its file.
    ///
    /// @throws org.grundy.text.InputError if the class has no file
    default String identity() {
        return (name() + " " + ClassFiles.checksum(rules().getClass())).strip();
    }

    /// How sums of this game are played where nothing else is asked for.
    default Convention convention() {
        return Convention.NORMAL;
    }

    /// A position up to which to compute what is to be asked of two others: either, or one above both. It need
    /// not be one that play can reach.
    default P above(P first, P second) {
        return second;
    }

    /// A position as written inside an expression's parentheses: `5` or `3,5`.
    String write(P position);

    /// A position as written among others, in brackets where it is more than one number: `5` or `(3,5)`.
    default String bracketed(P position) {
        boolean several =
                numbers(position).filter(numbers -> numbers.size() > 1).isPresent();
        return several ? "(" + write(position) + ")" : write(position);
    }

    /// A position as an expression: `bash[3](5)`.
    default String expression(P position) {
        return name() + "(" + write(position) + ")";
    }

    /// The numbers that make up a position, for games whose positions are numbers; empty for others.
    default Optional<List<BigInteger>> numbers(P position) {
        return Optional.empty();
    }

    /// A drawing of a position as lines of text; empty where the engine's own drawing, or none, is meant.
    default List<String> drawing(P position) {
        return List.of();
    }

    /// What a move does, as a sentence of [#words] such as `take the edge a-b`; empty where the positions say it.
    ///
    /// @param from the position before the move
    /// @param to what the move leaves
    default Optional<ReasonStep> moveSentence(P from, List<P> to) {
        return Optional.empty();
    }

    /// The sentences for the steps of this game's reasons, and for its moves.
    default Messages words() {
        return Messages.NONE;
    }
}
