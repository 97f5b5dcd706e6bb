package org.grundy.catalog.row;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.catalog.text.CatalogText;
import org.grundy.catalog.text.DescribedTheorem;
import org.grundy.game.OptionSet;
import org.grundy.game.Play;
import org.grundy.game.ReasonStep;
import org.grundy.heap.TakeAndBreakCode;
import org.grundy.heap.sequence.NimSequence;
import org.grundy.heap.value.NimValues;
import org.grundy.run.Run;
import org.grundy.value.Outcome;

/// The theorem on Treblecross: who can complete three in a row does so; until then only safe cells may be
/// taken, and their runs are heaps of the octal game 0.007, two larger than the run.
///
/// @param heaps values of the octal game, for the longest strip asked about so far
record TreblecrossTheorem(NimSequence heaps) implements DescribedTheorem<CrossStrip> {
    /// The theorem before anything is asked.
    TreblecrossTheorem() {
        this(NimSequence.of(TakeAndBreakCode.of(0, 0, 0, 7)).withoutPeriod());
    }

    @Override
    public CatalogText.Stated stated() {
        return Treblecross.TEXT.theorem("treblecross");
    }

    @Override
    public Outcome outcome(CrossStrip strip, Play play) {
        boolean wins = !strip.over() && (strip.completing().findAny().isPresent() || nimSum(strip) != 0);
        return wins ? Outcome.N : Outcome.P;
    }

    @Override
    public Optional<BigInteger> value(CrossStrip strip) {
        boolean ended = strip.over() || strip.completing().findAny().isPresent();
        return ended ? Optional.empty() : Optional.of(BigInteger.valueOf(nimSum(strip)));
    }

    @Override
    public Optional<OptionSet<CrossStrip>> winning(CrossStrip strip, Play play) {
        return Optional.of(OptionSet.single(cells(strip).mapToObj(strip::with).toList()));
    }

    private IntStream cells(CrossStrip strip) {
        if (strip.over()) {
            return IntStream.empty();
        }
        return strip.completing().findAny().isPresent() ? strip.completing() : balancing(strip);
    }

    /// The safe cells after which the nim sum is 0.
    private IntStream balancing(CrossStrip strip) {
        int x = nimSum(strip);
        NimValues values = values(strip);
        List<Integer> cells = new ArrayList<>();
        for (CrossStrip.Run run : strip.safe()) {
            int wanted = value(run.length(), values) ^ x;
            IntStream.range(0, run.length())
                    .filter(at -> (value(at - 2, values) ^ value(run.length() - at - 3, values)) == wanted)
                    .forEach(at -> cells.add(run.first() + at));
        }
        return cells.stream().mapToInt(Integer::intValue);
    }

    @Override
    public List<ReasonStep> reason(CrossStrip strip, Play play) {
        if (strip.over()) {
            return List.of(ReasonStep.of("treblecross.over"));
        }
        List<Integer> completing = strip.completing().mapToObj(cell -> cell + 1).toList();
        if (!completing.isEmpty()) {
            return List.of(ReasonStep.of("treblecross.completes", "cells", completing));
        }
        List<Integer> lengths =
                strip.safe().stream().map(CrossStrip.Run::length).toList();
        NimValues values = values(strip);
        List<Integer> each =
                lengths.stream().map(length -> value(length, values)).toList();
        ReasonStep runs = ReasonStep.of("treblecross.runs", "lengths", lengths, "values", each, "x", nimSum(strip));
        List<Integer> cells = balancing(strip).mapToObj(cell -> cell + 1).toList();
        return List.of(
                runs,
                cells.isEmpty()
                        ? ReasonStep.of("treblecross.loses")
                        : ReasonStep.of("treblecross.wins", "cells", cells));
    }

    private int nimSum(CrossStrip strip) {
        NimValues values = values(strip);
        return strip.safe().stream()
                .mapToInt(run -> value(run.length(), values))
                .reduce(0, (a, b) -> a ^ b);
    }

    /// The values of all runs that the strip can have.
    ///
    /// Cost: O(n²) for a strip of n cells, once.
    private synchronized NimValues values(CrossStrip strip) {
        heaps.extend(strip.cells().length() + 3, Run.unlimited());
        return heaps.values();
    }

    /// The value of a run; 0 for none.
    private static int value(int length, NimValues values) {
        return length <= 0 ? 0 : values.get(length + 2);
    }
}
