package org.grundy.solve;

import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.grundy.game.Game;
import org.grundy.game.Options;
import org.grundy.game.Ruleset;
import org.grundy.run.Run;

/// Rules lifted to multisets of positions: a position of these rules is all that is left of one component, and a
/// move changes one position of the multiset. So a ruleset that splits becomes one that does not.
final class LiftedRules implements Ruleset<Multiset> {
    private final PositionNumbering numbering;
    private final StatisticValues<Integer> values;

    LiftedRules(Run run) {
        this.numbering = new PositionNumbering(run);
        this.values = new MemoValues<>(new NumberedRules(numbering), Statistic.GRUNDY, run);
    }

    /// The Grundy value of a multiset: the nim sum of the Grundy values of its positions.
    int grundy(Multiset position) {
        int sum = 0;
        for (int number : position.numbers()) {
            sum ^= values.of(number);
        }
        return sum;
    }

    /// The multiset of the live ones among some positions of a game.
    <P> Multiset multiset(Game<P> game, List<P> positions) {
        return numbering.multiset(game, positions);
    }

    /// The different options of a multiset; only those of a forced position if there is one.
    Set<Multiset> options(Multiset from) {
        Set<Multiset> result = new LinkedHashSet<>();
        int[] numbers = from.numbers();
        if (lost(from)) {
            return result;
        }
        boolean anyForced = numbering.forced(from);
        for (int i = 0; i < numbers.length; i++) {
            boolean first = i == 0 || numbers[i] != numbers[i - 1];
            if (first && (!anyForced || numbering.forced(numbers[i]))) {
                for (Multiset option : numbering.options(numbers[i])) {
                    result.add(from.replace(i, option));
                }
            }
        }
        return result;
    }

    @Override
    public void options(Multiset from, Options<Multiset> out) {
        options(from).forEach(out::to);
    }

    @Override
    public boolean won(Multiset position) {
        return numbering.won(position);
    }

    @Override
    public boolean lost(Multiset position) {
        return numbering.lost(position);
    }

    @Override
    public long bytes(Multiset position) {
        return position.bytes();
    }

    @Override
    public boolean splits() {
        return false;
    }

    /// The rules of single positions, by their numbers.
    private record NumberedRules(PositionNumbering numbering) implements Ruleset<Integer> {
        @Override
        public void options(Integer from, Options<Integer> out) {
            numbering
                    .options(from)
                    .forEach(option ->
                            out.to(Arrays.stream(option.numbers()).boxed().toList()));
        }

        @Override
        public boolean lost(Integer position) {
            return numbering.lost(new Multiset(new int[] {position}));
        }

        @Override
        public boolean won(Integer position) {
            return numbering.won(new Multiset(new int[] {position}));
        }
    }
}
