package org.grundy.catalog.graph.removal;

import java.util.List;
import java.util.stream.IntStream;
import org.grundy.run.Run;
import org.grundy.search.NimberSearch;
import org.grundy.search.OptionList;

/// A search of an arena of at most 64 elements, and the bit that stands for each element in it.
public final class SetSearch {
    private final Searched searched;
    private final int[] bits;

    /// Rules with what has been found of them, which several arenas may share.
    record Searched(SetRules rules, NimberSearch search) {
        Searched(SetRules rules) {
            this(rules, new NimberSearch(rules));
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
        long[] linked = arena.linked().stream().mapToLong(SetRules::mask).toArray();
        SetRules rules = new SetRules(arena.removals(), SetRules.SetShape.of(linked));
        return new SetSearch(
                new Searched(rules), IntStream.range(0, arena.size()).toArray());
    }

    /// The Grundy value of a position. Called inside [Run#attempt].
    int value(RemovalPosition position, Run run) {
        return searched.search.value(pieces(List.of(position)), run);
    }

    /// Whether a sum has a Grundy value. Called inside [Run#attempt].
    boolean has(List<RemovalPosition> sum, int grundy, Run run) {
        return searched.search.has(pieces(sum), grundy, run);
    }

    /// Of how many pieces the value is known so far.
    int known() {
        return searched.search.known();
    }

    private long[] pieces(List<RemovalPosition> sum) {
        OptionList pieces = new OptionList();
        sum.forEach(position -> searched.rules.addPieces(set(position), pieces));
        pieces.end();
        return pieces.option(0);
    }

    private long set(RemovalPosition position) {
        return position.elements().mapToLong(element -> 1L << bits[element]).reduce(0, (a, b) -> a | b);
    }
}
