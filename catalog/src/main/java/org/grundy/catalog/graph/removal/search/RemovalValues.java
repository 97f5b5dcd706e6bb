package org.grundy.catalog.graph.removal.search;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.WeakHashMap;
import java.util.function.Function;
import org.grundy.catalog.graph.isomorphism.ImageValues;
import org.grundy.catalog.graph.removal.RemovalBoard;
import org.grundy.catalog.graph.removal.RemovalPosition;
import org.grundy.catalog.graph.removal.RemovalRules;
import org.grundy.evidence.Evidence;
import org.grundy.game.Game;
import org.grundy.game.KeptSearch;
import org.grundy.game.SearchEngine;
import org.grundy.game.Valuation;
import org.grundy.run.Run;
import org.grundy.run.Solved;
import org.grundy.solve.Solver;
import org.grundy.solve.Statistic;
import org.grundy.solve.StatisticValues;
import org.jspecify.annotations.Nullable;

/// Grundy values of removal games: depth first by [MoveSearch] where positions rarely fall apart, else by
/// couples, which is [SetSearch] on arenas of at most 64 elements and [ImageValues] on larger ones.
public final class RemovalValues implements Valuation<RemovalPosition> {
    /// So many positions of a large board are searched before couples are.
    private static final long FEW = 10_000;

    /// Boards whose positions fall apart more rarely than this are searched depth first.
    private static final double RARELY = 0.1;

    /// Boards of no more elements are searched by couples, whatever they are.
    private static final int SMALL = 32;

    private final Function<RemovalBoard, SetSearch> searches;
    private final Map<RemovalBoard, Optional<MoveSearch>> depthFirst = new WeakHashMap<>();
    private final Map<RemovalBoard, SetSearch> known = new WeakHashMap<>();
    private final ImageValues<RemovalPosition> large =
            new ImageValues<>(RemovalRules.RULES, new BoardImages()::least, RemovalPosition::size);
    private @Nullable Run last;
    private @Nullable StatisticValues<RemovalPosition> searched;
    private boolean tooMany;

    /// Values by searches that may be shared among arenas.
    ///
    /// @param searches asked for arenas of at most 64 elements, once for each
    public RemovalValues(Function<RemovalBoard, SetSearch> searches) {
        this.searches = searches;
    }

    @Override
    public synchronized Valued value(RemovalPosition part, Run run) {
        Optional<MoveSearch> deep = depthFirst(part);
        if (deep.isPresent()) {
            int value = deep.get().value(part, run);
            return new Valued(
                    BigInteger.valueOf(value), new Evidence.BySearch(deep.get().searched()));
        }
        if (part.arena().size() > Long.SIZE) {
            return valueOfLarge(part, run);
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
        Optional<MoveSearch> deep = depthFirst(sum.getFirst());
        if (deep.isPresent()) {
            boolean has = deep.get().has(sum, grundy.intValueExact(), run);
            return Optional.of(new Decided(has, new Evidence.BySearch(deep.get().searched())));
        }
        if (sum.getFirst().arena().size() > Long.SIZE) {
            return tooMany && run == last ? large.decide(sum, grundy, run) : Optional.empty();
        }
        SetSearch search = search(sum.getFirst().arena());
        boolean has = search.has(sum, grundy.intValueExact(), run);
        return Optional.of(new Decided(has, new Evidence.BySearch(search.known())));
    }

    @Override
    public synchronized List<Integer> excluded(RemovalPosition position, Run run) {
        Optional<MoveSearch> deep = depthFirst(position);
        if (deep.isPresent()) {
            return deep.get().excluded(position);
        }
        return position.arena().size() > Long.SIZE
                ? large.excluded(position, run)
                : search(position.arena()).excluded(position);
    }

    @Override
    public synchronized Optional<KeptSearch<RemovalPosition>> search(
            Game<RemovalPosition> game, RemovalPosition position) {
        return position.arena().size() > Long.SIZE
                ? large.search(game, position)
                : Optional.of(search(position.arena()));
    }

    @Override
    public synchronized boolean searchWith(SearchEngine engine, RemovalPosition position) {
        Optional<MoveSearch> deep = engine == SearchEngine.DEPTH ? MoveSearch.of(position.arena()) : Optional.empty();
        depthFirst.put(position.arena(), deep);
        return engine == SearchEngine.COUPLES || deep.isPresent();
    }

    private Optional<MoveSearch> depthFirst(RemovalPosition position) {
        return depthFirst.computeIfAbsent(
                position.arena(), board -> suitsDepth(board) ? MoveSearch.of(board) : Optional.empty());
    }

    private static boolean suitsDepth(RemovalBoard board) {
        return board.size() > SMALL
                && board.removals().size() <= board.size()
                && SplittingRate.of(board.whole()) < RARELY;
    }

    private SetSearch search(RemovalBoard arena) {
        return known.computeIfAbsent(arena, searches);
    }

    /// A large board may still have few positions, as a path has: these are searched first.
    private Valued valueOfLarge(RemovalPosition part, Run run) {
        StatisticValues<RemovalPosition> values = searched;
        if (values == null || run != last) {
            values = Solver.values(RemovalRules.RULES, Statistic.GRUNDY, part, run);
            searched = values;
            last = run;
            tooMany = false;
        }
        if (!tooMany) {
            StatisticValues<RemovalPosition> known = values;
            Solved<Integer> few = run.attempt(run.budget().withPositions(FEW), () -> known.of(part));
            if (few instanceof Solved.Done<Integer> done) {
                return new Valued(BigInteger.valueOf(done.result()), known.evidence());
            }
            tooMany = true;
        }
        return large.value(part, run);
    }
}
