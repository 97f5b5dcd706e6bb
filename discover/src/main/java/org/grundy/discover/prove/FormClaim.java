package org.grundy.discover.prove;

import java.math.BigInteger;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.discover.form.Form;
import org.grundy.discover.sample.SampleBlock;
import org.grundy.discover.sample.SampledGame;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.game.Play;

/// The claim that a form is right for every position of a game.
///
/// @param sampled the game with the parameters of the block, and how its positions are numbers
/// @param play how it is played
/// @param quantity what the form is for
/// @param form in the numbers of a position, then the parameters
/// @param known values computed from the rules, on which the form is already verified
public record FormClaim(SampledGame<?> sampled, Play play, SampledQuantity quantity, Form form, SampleBlock known) {
    /// The repetition of the form in one of the numbers of a position, empty if unknown.
    ///
    /// @param place of the number
    Optional<Repetition> repeat(int place) {
        return Repetition.of(form.expression(), place, sampled.variables().size(), known.arguments(0));
    }

    /// The counterexample at a position.
    ///
    /// @param option that contradicts as well, empty if none does
    Counterexample against(Counterexample.Kind kind, List<BigInteger> position, Optional<List<BigInteger>> option) {
        return new Counterexample(kind, known.parameters(), position, option.map(numbers -> part(numbers.stream())));
    }

    /// The one part that a move leaves, as a counterexample names it.
    ///
    /// @param numbers of the position that is left
    static List<String> part(Stream<? extends Number> numbers) {
        return List.of(numbers.map(Number::toString).collect(Collectors.joining(",")));
    }

    /// The counterexample that the form's value at a position is wrong.
    public Counterexample against(List<BigInteger> position, boolean saidLost) {
        return switch (quantity) {
            case GRUNDY -> against(Counterexample.Kind.VALUE, position, Optional.empty());
            case LOST, DRAWN ->
                against(
                        saidLost ? Counterexample.Kind.LOST_BUT_WON : Counterexample.Kind.WON_BUT_LOST,
                        position,
                        Optional.empty());
        };
    }

    /// The value of a position from those of its options; outcomes are 1 for lost and 0 for won.
    long value(Collection<Long> options) {
        return switch (quantity) {
            case GRUNDY -> {
                long mex = 0;
                while (options.contains(mex)) {
                    mex++;
                }
                yield mex;
            }
            case LOST, DRAWN -> (options.isEmpty() ? play == Play.NORMAL : !options.contains(1L)) ? 1 : 0;
        };
    }

    /// The value of the form at a position.
    ///
    /// @throws ArithmeticException if the form is undefined there
    public long said(long... numbers) {
        long[] arguments = known.arguments(0);
        System.arraycopy(numbers, 0, arguments, 0, numbers.length);
        return form.expression().value(arguments);
    }

    /// What speaks against the claim at a position whose options it contradicts.
    ///
    /// @param over whether there is no option
    /// @param lost an option that is said to be lost
    Counterexample againstOptions(boolean over, Optional<List<String>> lost, long... numbers) {
        Counterexample.Kind kind = isGrundy()
                ? Counterexample.Kind.VALUE
                : over
                        ? Counterexample.Kind.END
                        : said(numbers) == 1 ? Counterexample.Kind.LOST_TO_LOST : Counterexample.Kind.WON_WITHOUT_MOVE;
        return Counterexample.of(
                kind, known.parameters(), kind == Counterexample.Kind.LOST_TO_LOST ? lost : Optional.empty(), numbers);
    }

    /// Whether it is said which positions are lost.
    public boolean isLost() {
        return quantity == SampledQuantity.LOST;
    }

    /// Whether it says Grundy values.
    public boolean isGrundy() {
        return quantity == SampledQuantity.GRUNDY;
    }
}
