package org.grundy.discover;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.grundy.discover.form.ExpressionSize;
import org.grundy.discover.form.Form;
import org.grundy.run.Budget;
import org.grundy.run.Run;

/// Chooses among the forms that agree with all values: those proved for every parameter before others that
/// are proved, these before those that are checked, and guesses last; of forms that are proved alike the
/// simplest by [ExpressionSize], and else the first. The search ends with a proved form that is short.
///
/// @param family whether a form may be proved for every parameter
record FormChoice(boolean family, Run run) {
    private static final int SHORT = 10;
    private static final int FURTHER = 5;

    /// What the search for a better form may cost, after the first one.
    private static final Budget EFFORT = Budget.UNLIMITED.withPositions(300_000).withWork(50_000_000);

    private static final Comparator<FoundForm> BETTER =
            Comparator.comparing(FormChoice::standing).thenComparingLong(FormChoice::size);

    /// How far a form is known.
    private enum Standing {
        EVERY,
        COMPUTED,
        BOUNDED,
        CHECKED,
        GUESSED
    }

    /// The best of some forms, empty if there is none that is not refuted.
    ///
    /// @param forms that agree with all values, the likeliest first; asked for twice where the first is not enough
    /// @param sure a form that is right if another quantity is known; considered where the first is not enough
    /// @param finding a form with its certainty, empty if it is refuted
    Optional<FoundForm> of(
            Supplier<Stream<Form>> forms, Optional<Form> sure, Function<Form, Optional<FoundForm>> finding) {
        Optional<FoundForm> first = Stream.concat(forms.get(), sure.stream())
                .flatMap(form -> finding.apply(form).stream())
                .findFirst();
        return first.map(found ->
                isEnough(found) ? found : better(found, () -> Stream.concat(sure.stream(), forms.get()), finding));
    }

    private boolean isEnough(FoundForm found) {
        return isBest(found) && ExpressionSize.of(found.form().expression()) <= SHORT;
    }

    private boolean isBest(FoundForm found) {
        return standing(found) == (family ? Standing.EVERY : Standing.COMPUTED) || standing(found) == Standing.EVERY;
    }

    private static Standing standing(FoundForm found) {
        return switch (found.certainty()) {
            case Certainty.Proved(var proofs) ->
                proofs.getFirst().every().isEmpty() ? Standing.COMPUTED : Standing.EVERY;
            case Certainty.Bounded bounded -> Standing.BOUNDED;
            case Certainty.Checked checked -> Standing.CHECKED;
            case Certainty.Guess guess -> Standing.GUESSED;
        };
    }

    /// Of forms that are not proved the first is the likeliest, however long it is.
    private static long size(FoundForm found) {
        return found.isProved() ? ExpressionSize.of(found.form().expression()) : 0;
    }

    private boolean mayBeBetter(Form form, FoundForm than) {
        boolean smaller = ExpressionSize.of(form.expression())
                < ExpressionSize.of(than.form().expression());
        return isBest(than) ? smaller : !form.equals(than.form());
    }

    private FoundForm better(
            FoundForm first, Supplier<Stream<Form>> forms, Function<Form, Optional<FoundForm>> finding) {
        List<FoundForm> found = new ArrayList<>(List.of(first));
        run.attempt(
                EFFORT,
                () -> forms.get()
                        .filter(form -> mayBeBetter(form, first))
                        .limit(FURTHER)
                        .peek(form -> finding.apply(form).ifPresent(found::add))
                        .anyMatch(form -> isEnough(found.getLast())));
        return found.stream().min(BETTER).orElseThrow();
    }
}
