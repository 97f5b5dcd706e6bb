package org.grundy.catalog.coin;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.grundy.game.coding.CodeOrder;
import org.grundy.game.coding.Coding;
import org.grundy.game.coding.OptionCodes;

/// Positions as bits, one for each place in the game's order. A move turns the highest of the bits that it
/// turns from 1 to 0, so codes decrease.
final class CoinCoding<C> implements Coding<HeadsPosition<C>> {
    private final CoinRuleSet<C> coins;
    private final List<C> places;
    /// What is turned together with each place, as bits; made when first needed.
    private final Map<Integer, long[]> turns = new ConcurrentHashMap<>();

    CoinCoding(CoinRuleSet<C> coins, List<C> places) {
        this.coins = coins;
        this.places = List.copyOf(places);
    }

    @Override
    public long code(HeadsPosition<C> position) {
        return mask(position.places());
    }

    private long mask(List<C> some) {
        return some.stream()
                .mapToLong(place -> 1L << Collections.binarySearch(places, place, coins.order()))
                .reduce(0, (a, b) -> a | b);
    }

    @Override
    public HeadsPosition<C> decode(long code) {
        List<C> heads = new ArrayList<>();
        for (long rest = code; rest != 0; rest &= rest - 1) {
            heads.add(places.get(Long.numberOfTrailingZeros(rest)));
        }
        return new HeadsPosition<>(heads);
    }

    @Override
    public long size() {
        return 1L << places.size();
    }

    @Override
    public CodeOrder order() {
        return CodeOrder.DECREASING;
    }

    @Override
    public void options(long code, OptionCodes out) {
        for (long rest = code; rest != 0; rest &= rest - 1) {
            int bit = Long.numberOfTrailingZeros(rest);
            for (long turned : turns.computeIfAbsent(bit, this::turnsOf)) {
                out.to(code ^ turned);
            }
        }
    }

    private long[] turnsOf(int bit) {
        List<Long> masks = new ArrayList<>();
        coins.each(places.get(bit), others -> masks.add(mask(others) | (1L << bit)));
        return masks.stream().mapToLong(Long::longValue).toArray();
    }
}
