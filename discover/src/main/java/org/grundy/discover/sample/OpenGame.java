package org.grundy.discover.sample;

import java.util.List;
import org.grundy.lang.rules.RuleGame;
import org.grundy.logic.LinearTerm;

/// All games of a family at once: one game in whose states the parameters are numbers, which no move changes.
///
/// @param game with the parameters as its last numbers
/// @param written the names of the arguments of a form: numbers of a position, then what varies
/// @param numbers the number of a state that each of these is
/// @param bounds of the parameters
/// @param every what a claim about all of them covers, as inequalities: `m >= 1`
public record OpenGame(
        RuleGame game, List<String> written, List<String> numbers, List<Bound> bounds, List<String> every) {
    public OpenGame {
        written = List.copyOf(written);
        numbers = List.copyOf(numbers);
        bounds = List.copyOf(bounds);
        every = List.copyOf(every);
    }

    /// The least value of a parameter.
    ///
    /// @param number the parameter's number in a state
    /// @param least its least value, in such numbers
    public record Bound(String number, LinearTerm least) {}

    /// The names of the parameters' numbers.
    public List<String> parameters() {
        return bounds.stream().map(Bound::number).toList();
    }
}
