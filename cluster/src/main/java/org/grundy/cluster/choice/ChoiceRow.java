package org.grundy.cluster.choice;

import java.io.Serializable;
import java.util.List;

/// What is known of one quantity for one choice of parameters.
///
/// @param game with the names of the numbers of a position, such as `take[5](n)`
/// @param choice the parameters that vary, as `m=5`
/// @param parameters their values
/// @param quantity `grundy` or `lost`
/// @param status of a form `proved`, `checked`, `guess` or `none`; of a guess `proved`, `agrees`, `wrong`, or
///     `empty` where no position is so small; `open` where a limit was met, `refused` where the rules are not
///     to be used so
/// @param form that is found or was guessed, else empty
/// @param positions how many are known to agree
/// @param report the whole answer as `grundy discover --json` or `grundy conjecture --json` prints it; the
///     sentence where the rules are refused
public record ChoiceRow(
        String game,
        List<String> choice,
        List<Long> parameters,
        String quantity,
        String status,
        String form,
        long positions,
        String report)
        implements Serializable {
    static final String OPEN = "open";
    static final String WRONG = "wrong";
    static final String REFUSED = "refused";

    /// Makes the lists such as can be sent.
    public ChoiceRow {
        choice = List.copyOf(choice);
        parameters = List.copyOf(parameters);
    }

    /// Whether a form was found.
    public boolean found() {
        return !form.isEmpty();
    }

    /// Whether a guess is wrong here.
    public boolean wrong() {
        return status.equals(WRONG);
    }

    /// Whether it is right for every position.
    public boolean proved() {
        return status.equals("proved");
    }

    /// Whether the rules or the guess cannot be used with these parameters.
    public boolean refused() {
        return status.equals(REFUSED);
    }

    /// Whether nothing is known: a limit was met, or the rules are refused.
    public boolean unanswered() {
        return status.equals(OPEN) || refused();
    }
}
