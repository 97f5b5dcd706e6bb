package org.grundy.search;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToIntFunction;
import org.grundy.evidence.Evidence;
import org.grundy.evidence.SumCertificate;
import org.grundy.game.Component;
import org.grundy.game.Game;
import org.grundy.game.KeptSearch;
import org.grundy.game.Ruleset;
import org.grundy.game.SearchEngine;
import org.grundy.game.Valuation;
import org.grundy.run.Limit;
import org.grundy.run.Run;
import org.grundy.search.store.PositionStore;

/// Grundy values under any rules by the search of couples: it pays where positions fall apart and there are
/// too many to value all. The rules are loop-free: no position can come again.
///
/// @param <P> the type of positions
public final class CoupleValues<P> implements Valuation<P> {
    private static final int SIZE_PER_UNIT = 5;

    /// Bytes of a text that is held, but for its letters, and of its entry in a map.
    private static final int HELD_BYTES = 120;

    private final RulesetPieces<P> pieces;
    private final NimberSearch search;

    /// Values of positions of which it is not known how many moves can follow.
    public CoupleValues(Ruleset<P> rules) {
        this(rules, position -> SmallPieces.LARGEST_SIZE + 1);
    }

    /// @param sizes of positions: no more moves can follow
    public CoupleValues(Ruleset<P> rules, ToIntFunction<P> sizes) {
        this(rules, sizes, SIZE_PER_UNIT);
    }

    /// @param sizes of positions: no more moves can follow
    /// @param sizePerUnit how much size is another unit in the guess of the work, at least 1: the less it is, the
    ///     more does the search prefer small positions
    public CoupleValues(Ruleset<P> rules, ToIntFunction<P> sizes, int sizePerUnit) {
        this.pieces = new RulesetPieces<>(rules, sizes, sizePerUnit);
        this.search = new NimberSearch(pieces);
    }

    @Override
    public synchronized Valued value(P position, Run run) {
        pieces.chargeTo(run);
        int value = search.value(pieces.numbers(List.of(position)), run);
        return new Valued(BigInteger.valueOf(value), evidence());
    }

    @Override
    public synchronized Optional<Decided> decide(List<P> sum, BigInteger grundy, Run run) {
        if (grundy.bitLength() >= Integer.SIZE) {
            return Optional.empty();
        }
        pieces.chargeTo(run);
        boolean has = search.has(pieces.numbers(sum), grundy.intValueExact(), run);
        return Optional.of(new Decided(has, evidence()));
    }

    @Override
    public synchronized List<Integer> excluded(P position, Run run) {
        pieces.chargeTo(run);
        return search.excluded(pieces.numbers(List.of(position)));
    }

    @Override
    public boolean searchWith(SearchEngine engine, P position) {
        return engine == SearchEngine.COUPLES;
    }

    @Override
    public Optional<KeptSearch<P>> search(Game<P> game, P position) {
        return Optional.of(new Kept<>(game, this));
    }

    /// These values of a game, kept as the game writes its positions.
    private record Kept<P>(Game<P> game, CoupleValues<P> values) implements KeptSearch<P> {
        @Override
        public String name() {
            return game.identity();
        }

        @Override
        public Store keepIn(String folder, Run run) {
            PositionStore store = PositionStore.open(folder, name());
            try {
                values.keepIn(store, game, run);
            } catch (RuntimeException error) {
                store.file().close();
                throw error;
            }
            return store.file();
        }

        @Override
        public SumCertificate.Part certificate(Component<P> component, int nimber, Run run) {
            return values.certified(component, nimber, run);
        }
    }

    /// Begins with what a store holds, and adds to it what is proved from now on. Called inside [Run#attempt].
    ///
    /// @param game writes the positions; two are equal if they are written alike
    private synchronized void keepIn(PositionStore store, Game<P> game, Run run) {
        Map<String, Integer> held = new HashMap<>();
        store.load((text, word) -> {
            run.memory(HELD_BYTES + text.length());
            held.put(text, word);
        });
        pieces.chargeTo(run);
        pieces.greet((position, number, meeting) -> {
            Integer word = held.remove(game.write(position));
            if (word != null) {
                search.recall(number, word, meeting);
            }
        });
        search.keep((number, word) -> store.add(game.write(pieces.position(number)), word));
    }

    /// Proves that a position of a game has a nimber, or else that a move leads to it. Called inside [Run#attempt],
    /// which is left where positions have no Grundy values.
    public static <P> SumCertificate.Played certificate(Component<P> component, int nimber, Run run) {
        Game<P> game = component.game();
        if (game.rules().entails()) {
            throw run.giveUp(Limit.METHOD);
        }
        CoupleValues<P> values =
                game.valuation().orElse(null) instanceof CoupleValues<P> own ? own : new CoupleValues<>(game.rules());
        return values.certified(component, nimber, run);
    }

    private synchronized SumCertificate.Played certified(Component<P> component, int nimber, Run run) {
        Game<P> game = component.game();
        pieces.chargeTo(run);
        PlayedSums<P> sums = new PlayedSums<>(game.rules(), pieces, run);
        NimberClaims.Proof proof = NimberClaims.of(sums, search, List.of(component.position()), nimber, run);
        return new SumCertificate.Played(
                component.expression(),
                proof.move(),
                nimber,
                proof.claims().stream()
                        .map(claim -> new SumCertificate.Claim(
                                game.expression(pieces.position(claim.piece())), claim.nimber(), claim.replies()))
                        .toList());
    }

    private Evidence evidence() {
        return new Evidence.BySearch(search.known());
    }
}
