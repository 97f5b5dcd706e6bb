package org.grundy.catalog.graph.removal;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.WeakHashMap;
import java.util.function.Function;
import org.grundy.evidence.Evidence;
import org.grundy.game.KeptSearch;
import org.grundy.game.Valuation;
import org.grundy.run.Run;
import org.grundy.search.CoupleValues;

/// Grundy values of removal games: by [SetSearch] on arenas of at most 64 elements, else by [CoupleValues].
public final class RemovalValues implements Valuation<RemovalPosition> {
    private final Function<RemovalBoard, SetSearch> searches;
    private final Map<RemovalBoard, SetSearch> known = new WeakHashMap<>();
    private final CoupleValues<RemovalPosition> large = new CoupleValues<>(RemovalRules.RULES, RemovalPosition::size);

    /// Values by searches that may be shared among arenas.
    ///
    /// @param searches asked for arenas of at most 64 elements, once for each
    public RemovalValues(Function<RemovalBoard, SetSearch> searches) {
        this.searches = searches;
    }

    @Override
    public synchronized Valued value(RemovalPosition part, Run run) {
        if (part.arena().size() > Long.SIZE) {
            return large.value(part, run);
        }
        SetSearch search = search(part.arena());
        int value = search.value(part, run);
        return new Valued(BigInteger.valueOf(value), new Evidence.BySearch(search.known()));
    }

    @Override
    public synchronized Optional<Decided> decide(List<RemovalPosition> sum, BigInteger grundy, Run run) {
        if (sum.isEmpty() || grundy.bitLength() >= Integer.SIZE) {
            return Optional.empty();
        }
        if (sum.getFirst().arena().size() > Long.SIZE) {
            return large.decide(sum, grundy, run);
        }
        SetSearch search = search(sum.getFirst().arena());
        boolean has = search.has(sum, grundy.intValueExact(), run);
        return Optional.of(new Decided(has, new Evidence.BySearch(search.known())));
    }

    @Override
    public synchronized Optional<KeptSearch<RemovalPosition>> search(RemovalPosition position) {
        return Optional.of(position.arena())
                .filter(arena -> arena.size() <= Long.SIZE)
                .map(this::search);
    }

    private SetSearch search(RemovalBoard arena) {
        return known.computeIfAbsent(arena, searches);
    }
}
