package org.grundy.discover;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.grundy.discover.Conjecture.Trial;
import org.grundy.discover.prove.Counterexample;
import org.grundy.discover.sample.SampleBlock;
import org.grundy.discover.sample.SampledGame;
import org.grundy.discover.sample.Sampler;
import org.grundy.discover.sample.Variation;
import org.grundy.game.Play;
import org.grundy.lang.rules.Condition;
import org.grundy.run.Run;
import org.grundy.text.InputError;

/// Compares a number with the Grundy values of a table.
///
/// @param sampled the game
/// @param values computed from the rules
/// @param equal that the number is equal to one more argument
/// @param <P> the type of positions
record ValueTrial<P>(SampledGame<P> sampled, SampleBlock values, Condition equal) {
    /// The result for one game.
    ///
    /// @param run charged for the table
    /// @throws InputError in misère play, which has no such values
    static Trial of(Variation.Member member, Condition equal, Play play, int to, Run run) {
        return of(member.sampled(), member.parameters(), equal, play, to, run);
    }

    private static <P> Trial of(
            SampledGame<P> sampled, List<Long> parameters, Condition equal, Play play, int to, Run run) {
        if (play != Play.NORMAL) {
            throw new InputError(
                    "Grundy values belong to normal play; in misere play write a condition that holds of the lost"
                            + " positions, such as n mod 4 = 1",
                    "SG 值只用于正常规则；反常规则下请写一个必败局面满足的条件，例如 n mod 4 = 1");
        }
        SampleBlock values =
                new Sampler<>(sampled, play).blocks(parameters, to, run).getFirst();
        return new ValueTrial<>(sampled, values, equal).trial(run);
    }

    private Trial trial(Run run) {
        long positions = 0;
        for (int cell = 0; cell < values.size(); cell++) {
            run.option();
            if (values.isKnown(cell)) {
                long[] numbers = sampled.numbers(values, cell);
                long[] arguments = Arrays.copyOf(numbers, numbers.length + 1);
                arguments[numbers.length] = values.value(cell);
                if (!equal.holds(arguments)) {
                    return new Trial(
                            positions,
                            Optional.of(Counterexample.of(
                                    Counterexample.Kind.VALUE, values.parameters(), Optional.empty(), numbers)),
                            List.of());
                }
                positions++;
            }
        }
        return new Trial(positions, Optional.empty(), List.of());
    }
}
