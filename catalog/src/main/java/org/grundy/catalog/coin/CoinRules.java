package org.grundy.catalog.coin;

import java.util.List;
import java.util.Optional;
import org.grundy.catalog.game.WholeRules;
import org.grundy.game.Options;
import org.grundy.game.coding.Coding;

/// Rules played on all coins together, so that a coin may be turned up by one move and down by another.
/// Values of heads would add up if every head were a game of its own, but in misère play two heads on one
/// place are not none.
///
/// @param coins which may be turned together
/// @param <C> the type of places
record CoinRules<C>(CoinRuleSet<C> coins) implements WholeRules<HeadsPosition<C>> {
    @Override
    public void options(HeadsPosition<C> from, Options<HeadsPosition<C>> out) {
        for (C head : from.places()) {
            if (coins.listable(head)) {
                coins.each(head, others -> out.to(from.turned(head, others, coins.order())));
            } else {
                out.unlisted();
            }
        }
    }

    @Override
    public Optional<Coding<HeadsPosition<C>>> coding(HeadsPosition<C> upTo) {
        return coins.upTo(upTo.places()).map(places -> new CoinCoding<>(coins, places));
    }

    @Override
    public Optional<Boolean> permits(HeadsPosition<C> from, List<HeadsPosition<C>> to) {
        return Optional.of(to.size() == 1 && permits(from, to.getFirst()));
    }

    private boolean permits(HeadsPosition<C> from, HeadsPosition<C> to) {
        HeadsPosition<C> turned = from;
        for (C place : to.places()) {
            turned = turned.turned(place, List.of(), coins.order());
        }
        if (turned.places().isEmpty()) {
            return false;
        }
        C last = turned.places().getLast();
        List<C> others = turned.places().subList(0, turned.places().size() - 1);
        return from.places().contains(last) && coins.allows(last, others);
    }
}
