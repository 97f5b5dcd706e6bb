package org.grundy.discover.prove;

import java.math.BigInteger;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.grundy.discover.form.Form;
import org.grundy.discover.sample.SampleBlock;
import org.grundy.discover.sample.SampledGame;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.game.Play;

/// That a form is right for every position of a game.
///
/// @param subject the game with the parameters of the block, and how its positions are numbers
/// @param play how it is played
/// @param quantity what the form is for
/// @param form in the numbers of a position, then the parameters
/// @param known values computed from the rules, for which the form was found right already
public record FormClaim(SampledGame<?> subject, Play play, SampledQuantity quantity, Form form, SampleBlock known) {
    /// How the form repeats in one of the numbers of a position, empty if that is not known.
    ///
    /// @param place of the number
    Optional<Repetition> repeat(int place) {
        return Repetition.of(form.expression(), place, subject.variables().size(), known.arguments(0));
    }

    /// That a position contradicts it.
    ///
    /// @param option that contradicts as well, empty if none does
    Counterexample against(Counterexample.Kind kind, List<BigInteger> position, Optional<List<BigInteger>> option) {
        return new Counterexample(
                kind,
                known.parameters(),
                position,
                option.map(numbers ->
                        List.of(numbers.stream().map(BigInteger::toString).collect(Collectors.joining(",")))));
    }

    /// That what is said of a position is not its value, or not its outcome.
    Counterexample against(List<BigInteger> position, boolean saidLost) {
        return switch (quantity) {
            case GRUNDY -> against(Counterexample.Kind.VALUE, position, Optional.empty());
            case LOST ->
                against(
                        saidLost ? Counterexample.Kind.LOST_BUT_WON : Counterexample.Kind.WON_BUT_LOST,
                        position,
                        Optional.empty());
        };
    }

    /// What a position has whose options have these values, or outcomes as 1 for lost and 0 for won.
    long value(Collection<Long> options) {
        return switch (quantity) {
            case GRUNDY -> {
                long mex = 0;
                while (options.contains(mex)) {
                    mex++;
                }
                yield mex;
            }
            case LOST -> (options.isEmpty() ? play == Play.NORMAL : !options.contains(1L)) ? 1 : 0;
        };
    }

    /// What the form says of a position.
    ///
    /// @throws ArithmeticException if it says nothing
    public long said(long... numbers) {
        long[] arguments = known.arguments(0);
        System.arraycopy(numbers, 0, arguments, 0, numbers.length);
        return form.expression().value(arguments);
    }
}
