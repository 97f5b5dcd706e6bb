package org.grundy.catalog.graph.removal.search;

import java.util.List;
import java.util.stream.IntStream;
import org.grundy.catalog.graph.removal.RemovalBoard;
import org.grundy.catalog.graph.removal.RemovalPosition;
import org.grundy.evidence.NimberCertificate;
import org.grundy.game.Component;
import org.grundy.game.KeptSearch;
import org.grundy.run.Run;
import org.grundy.search.NimberSearch;
import org.grundy.search.store.NimberStore;

/// A search of an arena of at most 64 elements, and the bit that stands for each element in it.
public final class SetSearch implements KeptSearch<RemovalPosition> {
    private final Searched searched;
    private final int[] bits;

    /// Rules with what has been found of them, which several arenas may share.
    ///
    /// @param board as certificates name it
    record Searched(SetRules rules, NimberCertificate.Board board, NimberSearch search) {
        Searched(SetRules rules, NimberCertificate.Board board) {
            this(rules, board, new NimberSearch(rules));
        }

        /// Rules of an arena of at most 64 elements, of which certificates list the moves.
        static Searched of(RemovalBoard arena, SetShape shape) {
            SetRules rules = new SetRules(arena, shape);
            return new Searched(rules, new NimberCertificate.Board.Elements(arena.size(), rules.moves()));
        }
    }

    /// @param bits by element
    SetSearch(Searched searched, int[] bits) {
        this.searched = searched;
        this.bits = bits;
    }

    /// A search of its own for an arena of at most 64 elements: elements stand for themselves, and every
    /// set plays in its own way.
    public static SetSearch of(RemovalBoard arena) {
        return new SetSearch(
                Searched.of(arena, LinkedShape.of(arena)),
                IntStream.range(0, arena.size()).toArray());
    }

    /// The Grundy value of a position. Called inside [Run#attempt].
    int value(RemovalPosition position, Run run) {
        return searched.search.value(pieces(List.of(position)), run);
    }

    /// Whether a sum has a Grundy value. Called inside [Run#attempt].
    boolean has(List<RemovalPosition> sum, int grundy, Run run) {
        return searched.search.has(pieces(sum), grundy, run);
    }

    /// Grundy values that a position is proved not to have so far.
    List<Integer> excluded(RemovalPosition position) {
        return searched.search.excluded(pieces(List.of(position)));
    }

    /// Of how many pieces the value is known so far.
    int known() {
        return searched.search.known();
    }

    @Override
    public String name() {
        return searched.rules.name(searched.board);
    }

    @Override
    public Store keepIn(String folder, Run run) {
        NimberStore store = NimberStore.open(folder, name());
        try {
            searched.search.keepIn(store, run);
        } catch (RuntimeException error) {
            store.close();
            throw error;
        }
        return store;
    }

    /// Of a board of which the moves are listed, its elements stand for themselves.
    @Override
    public NimberCertificate certificate(Component<RemovalPosition> component, int nimber, Run run) {
        RemovalPosition position = component.position();
        SetSearch named =
                searched.board instanceof NimberCertificate.Board.Elements ? SetSearch.of(position.arena()) : this;
        return new SetCertificates(named.searched.rules.plain())
                .certificate(component.expression(), named.searched.board, named.set(position), nimber, run);
    }

    private long[] pieces(List<RemovalPosition> sum) {
        return searched.rules.pieces(sum.stream().mapToLong(this::set).toArray());
    }

    private long set(RemovalPosition position) {
        return position.elements().mapToLong(element -> 1L << bits[element]).reduce(0, (a, b) -> a | b);
    }
}
