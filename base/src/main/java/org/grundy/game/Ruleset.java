package org.grundy.game;

import java.util.List;
import java.util.Optional;
import org.grundy.evidence.NimberCertificate.Ground;
import org.grundy.game.coding.Coding;
import org.grundy.run.Run;

/// The rules of an impartial game: where a player may move from a position. A position without options is
/// terminal.
///
/// Rulesets are immutable and may be used by several threads.
///
/// @param <P> the type of positions: immutable, with `equals` and `hashCode` by content
public interface Ruleset<P> {
    /// Lists the options of a position.
    ///
    /// @param out may leave by an exception of its own when it has seen enough; the rules let it pass
    void options(P from, Options<P> out);

    /// Whether the player about to move wins the whole sum at once, whatever the other components are. Such
    /// a position has no Grundy value, and a move that leads to it loses. It has no options where the rules
    /// award the sum, and else at least one that is [#lost].
    default boolean won(P position) {
        return false;
    }

    /// Whether the player about to move has lost the whole sum, whatever the other components are: the move
    /// that led here has won it. Such a position has no options, and each that has it among its options is
    /// [#won].
    default boolean lost(P position) {
        return false;
    }

    /// Whether the player about to move must move in this position, whatever else is on the table, and has
    /// lost if that is not possible. A move to such a position, which is then its only component, is
    /// *entailing*.
    default boolean forced(P position) {
        return false;
    }

    /// Whether any position is [#forced].
    default boolean entails() {
        return false;
    }

    /// Numbers for the positions that can be reached from this one, where the rules know a compact
    /// numbering.
    ///
    /// @param upTo the position to begin from
    default Optional<Coding<P>> coding(P upTo) {
        return Optional.empty();
    }

    /// Numbers for positions of the kind of this one, for graphs of positions that may come again: they are few small
    /// numbers that stand in a `long`. What does not fit has no code, and options that lead there throw
    /// [IllegalStateException]. No position is [#lost]. For one thread.
    ///
    /// @param like a position of the kind
    default Optional<Coding<P>> packing(P like) {
        return Optional.empty();
    }

    /// Whether an option can be anything else than a single position. False lets statistics other than
    /// Grundy values be computed on positions themselves and not on multisets of components.
    default boolean splits() {
        return true;
    }

    /// Whether nobody can move in a position and nobody has [won][#won] by it. Leaves the listing at the first
    /// option, so that it is cheap also where there are very many.
    ///
    /// @throws org.grundy.text.InputError if the rules look at more than 10^8 candidates and find no option
    default boolean terminal(P position) {
        return !won(position) && !AnyOption.exists(this, position);
    }

    /// [#terminal] within a budget. Called inside [Run#attempt], for the rules may look at very many candidates
    /// before they find an option, or none.
    default boolean terminal(P position, Run run) {
        return !won(position) && !AnyOption.exists(this, position, run);
    }

    /// Whether the rules show that every position that can be reached from this one, itself included, has
    /// an option, and that nobody [wins][#won] by any. False where they cannot tell.
    default boolean endless(P position) {
        return false;
    }

    /// How many bytes a position takes beyond the few that each does, for whoever keeps many: those of a
    /// long list.
    default long bytes(P position) {
        return 0;
    }

    /// A position that plays exactly like this one, the same for as many as the rules can tell: boards that are
    /// images of one another. Searches of whole sums look only at that one.
    default P alike(P position) {
        return position;
    }

    /// The set of elements from which every move removes some, where the rules are of that kind: its moves are the
    /// options, in their order. Empty for other rules.
    default Optional<Ground> ground(P position) {
        return Optional.empty();
    }

    /// Whether a position has an option, where the rules can tell without listing all of them; empty where
    /// they cannot, and then the options must be looked through.
    ///
    /// @param to the components that the option would leave
    default Optional<Boolean> permits(P from, List<P> to) {
        return Optional.empty();
    }
}
