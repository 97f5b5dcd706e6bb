package org.grundy.catalog.coin;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.catalog.coin.turning.TurnedTogether;
import org.grundy.catalog.text.CatalogText;
import org.grundy.catalog.text.DescribedTheorem;
import org.grundy.game.OptionSet;
import org.grundy.game.Play;
import org.grundy.game.ReasonStep;

/// The value of a position is the nim sum of the values of its heads, each taken alone; and these are
/// known.
///
/// Why it is so: a row is worth what the sum of its heads is worth, each a game of its own in which a move
/// replaces the head by heads where the others were turned; two heads on one place are worth nothing.
///
/// @param coins knows the values of single heads
/// @param <C> the type of places
record CoinTheorem<C>(CoinRuleSet<C> coins) implements DescribedTheorem<HeadsPosition<C>> {
    @Override
    public CatalogText.Stated stated() {
        return CoinTurning.TEXT.theorem(coins.key());
    }

    @Override
    public boolean covers(HeadsPosition<C> position, Play play) {
        return play == Play.NORMAL && value(position).isPresent();
    }

    @Override
    public Optional<BigInteger> value(HeadsPosition<C> position) {
        BigInteger sum = BigInteger.ZERO;
        for (C head : position.places()) {
            Optional<BigInteger> value = coins.value(head);
            if (value.isEmpty()) {
                return value;
            }
            sum = sum.xor(value.get());
        }
        return Optional.of(sum);
    }

    /// Of a single head, whose place is `n`.
    @Override
    public Optional<String> valuedWhere(String value) {
        return coins.valuedWhere(value);
    }

    private BigInteger sum(HeadsPosition<C> position) {
        return value(position).orElseThrow();
    }

    private BigInteger valueOf(C head) {
        return coins.value(head).orElseThrow();
    }

    /// The change is the same whichever the position: what the others must be worth follows from the head
    /// alone.
    @Override
    public Optional<OptionSet<HeadsPosition<C>>> options(HeadsPosition<C> position, BigInteger value) {
        return value(position).map(sum -> turning(position, sum.xor(value)));
    }

    private OptionSet<HeadsPosition<C>> turning(HeadsPosition<C> position, BigInteger change) {
        List<HeadsPosition<C>> options = new ArrayList<>();
        boolean complete = true;
        for (C head : position.places()) {
            TurnedTogether<C> others = coins.withSum(head, valueOf(head).xor(change));
            others.sets().forEach(set -> options.add(position.turned(head, set, coins.order())));
            complete &= others.complete();
        }
        return new OptionSet<>(options.stream().map(List::of).toList(), complete);
    }

    @Override
    public List<ReasonStep> reason(HeadsPosition<C> position, Play play) {
        if (position.places().isEmpty()) {
            return List.of(ReasonStep.of("coins.over"));
        }
        List<ReasonStep> steps = new ArrayList<>();
        steps.add(ReasonStep.of(key() + ".rule"));
        BigInteger sum = sum(position);
        steps.add(ReasonStep.of("coins.values", "values", values(position), "x", sum));
        if (sum.signum() == 0) {
            steps.add(ReasonStep.of("coins.lost"));
        } else {
            turn(position, sum).ifPresent(steps::add);
        }
        return steps;
    }

    private List<String> values(HeadsPosition<C> position) {
        return position.places().stream()
                .map(head -> coins.write(head) + ": " + valueOf(head))
                .toList();
    }

    /// The first head that a winning move turns, whose value the sum makes smaller.
    private Optional<ReasonStep> turn(HeadsPosition<C> position, BigInteger sum) {
        return position.places().stream()
                .filter(head -> valueOf(head).testBit(sum.bitLength() - 1))
                .flatMap(head -> coins.how(head, valueOf(head).xor(sum)).stream())
                .findFirst();
    }
}
