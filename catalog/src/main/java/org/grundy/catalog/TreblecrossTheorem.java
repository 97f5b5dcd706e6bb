package org.grundy.catalog;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.evidence.Source;
import org.grundy.game.Choices;
import org.grundy.game.Play;
import org.grundy.game.Step;
import org.grundy.game.Theorem;
import org.grundy.heap.NimSequence;
import org.grundy.heap.NimValues;
import org.grundy.heap.TakingCode;
import org.grundy.run.Run;
import org.grundy.value.Outcome;

/// The theorem on Treblecross: who can complete three in a row does so; until then only safe cells may be
/// taken, and their runs are heaps of the octal game 0.007, two larger than the run.
///
/// @param values of the octal game for all strips that can be read
record TreblecrossTheorem(NimValues values) implements Theorem<Strip> {
    /// The theorem for strips of at most some cells.
    ///
    /// Cost: O(cells²), once.
    static TreblecrossTheorem upTo(int cells) {
        NimSequence sequence = NimSequence.of(TakingCode.of(0, 0, 0, 7)).withoutPeriod();
        sequence.extend(cells + 3, Run.unlimited());
        return new TreblecrossTheorem(sequence.values());
    }

    @Override
    public String key() {
        return "treblecross";
    }

    @Override
    public Source source() {
        return new Source("E. Berlekamp, J. Conway, R. Guy", "Winning Ways", 2001, "vol. 1, ch. 4");
    }

    @Override
    public boolean covers(Strip strip, Play play) {
        return play == Play.NORMAL;
    }

    @Override
    public Outcome outcome(Strip strip, Play play) {
        boolean wins = !strip.over() && (strip.completing().findAny().isPresent() || nimSum(strip) != 0);
        return wins ? Outcome.N : Outcome.P;
    }

    @Override
    public Optional<BigInteger> value(Strip strip) {
        boolean ended = strip.over() || strip.completing().findAny().isPresent();
        return ended ? Optional.empty() : Optional.of(BigInteger.valueOf(nimSum(strip)));
    }

    @Override
    public Optional<Choices<Strip>> winning(Strip strip, Play play) {
        return Optional.of(Choices.single(cells(strip).mapToObj(strip::with).toList()));
    }

    private IntStream cells(Strip strip) {
        if (strip.over()) {
            return IntStream.empty();
        }
        return strip.completing().findAny().isPresent() ? strip.completing() : balancing(strip);
    }

    /// The safe cells after which the nim sum is 0.
    private IntStream balancing(Strip strip) {
        int x = nimSum(strip);
        List<Integer> cells = new ArrayList<>();
        for (Strip.Run run : strip.safe()) {
            int wanted = value(run.length()) ^ x;
            IntStream.range(0, run.length())
                    .filter(at -> (value(at - 2) ^ value(run.length() - at - 3)) == wanted)
                    .forEach(at -> cells.add(run.first() + at));
        }
        return cells.stream().mapToInt(Integer::intValue);
    }

    @Override
    public List<Step> reason(Strip strip, Play play) {
        if (strip.over()) {
            return List.of(Step.of("treblecross.over"));
        }
        List<Integer> completing = strip.completing().mapToObj(cell -> cell + 1).toList();
        if (!completing.isEmpty()) {
            return List.of(Step.of("treblecross.completes", "cells", completing));
        }
        List<Integer> lengths = strip.safe().stream().map(Strip.Run::length).toList();
        List<Integer> each = lengths.stream().map(this::value).toList();
        Step runs = Step.of("treblecross.runs", "lengths", lengths, "values", each, "x", nimSum(strip));
        List<Integer> cells = balancing(strip).mapToObj(cell -> cell + 1).toList();
        return List.of(
                runs, cells.isEmpty() ? Step.of("treblecross.loses") : Step.of("treblecross.wins", "cells", cells));
    }

    private int nimSum(Strip strip) {
        return strip.safe().stream().mapToInt(run -> value(run.length())).reduce(0, (a, b) -> a ^ b);
    }

    /// The value of a run; 0 for none.
    private int value(int length) {
        return length <= 0 ? 0 : values.get(length + 2);
    }
}
