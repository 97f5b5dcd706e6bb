package org.grundy.discover;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.grundy.discover.form.Form;
import org.grundy.discover.form.ReadingCost;
import org.grundy.discover.form.SimplerExpressions;
import org.grundy.lang.expression.IntExpr;
import org.grundy.run.Budget;
import org.grundy.run.Run;

/// Chooses among the forms that agree with all values: those proved for every parameter before others
/// that are proved, these before those that are checked, and guesses last; of forms that are proved
/// alike the easiest to read by [ReadingCost], and else the first, a form in equations after others.
/// The search ends with a proved form that is short. What is chosen is made simpler as long as it is
/// known as well.
///
/// @param family whether a form may be proved for every parameter
/// @param agrees whether a form has all computed values
record FormChoice(boolean family, Predicate<Form> agrees, Run run) {
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
        return first.map(found -> isEnough(found)
                        ? found
                        : better(found, () -> Stream.concat(sure.stream(), forms.get()), finding))
                .map(found -> simplified(found, finding));
    }

    private boolean isEnough(FoundForm found) {
        return isBest(found) && ReadingCost.of(found.form().expression()) <= SHORT;
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

    /// Of forms that are not proved the first is the likeliest, however long it is, but for those in equations.
    private static long size(FoundForm found) {
        IntExpr expression = found.form().expression();
        return found.isProved() ? ReadingCost.of(expression) : ReadingCost.hasEquations(expression) ? 1 : 0;
    }

    private boolean mayBeBetter(Form form, FoundForm than) {
        boolean smaller =
                ReadingCost.of(form.expression()) < ReadingCost.of(than.form().expression());
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

    /// The form made easier to read step by step, while it agrees with all values and is known as well as before.
    private FoundForm simplified(FoundForm found, Function<Form, Optional<FoundForm>> finding) {
        List<FoundForm> steps = new ArrayList<>(List.of(found));
        run.attempt(EFFORT, () -> {
            Optional<FoundForm> next = Optional.of(found);
            while (next.isPresent()) {
                next = step(next.orElseThrow(), finding);
                next.ifPresent(steps::add);
            }
            return steps.size();
        });
        return steps.getLast();
    }

    private Optional<FoundForm> step(FoundForm found, Function<Form, Optional<FoundForm>> finding) {
        return SimplerExpressions.of(found.form().expression()).stream()
                .flatMap(simpler -> written(found.form(), simpler).stream())
                .filter(agrees)
                .flatMap(form -> finding.apply(form).stream())
                .filter(other -> standing(other).compareTo(standing(found)) <= 0)
                .findFirst();
    }

    /// A form of the same kind; empty for one that has more to it than its expression.
    private static Optional<Form> written(Form form, IntExpr simpler) {
        return switch (form) {
            case Form.Formula _ -> Optional.of(new Form.Formula(simpler));
            case Form.NumberSet _ -> Optional.of(new Form.NumberSet(simpler));
            case Form.Range(List<Form> ends, IntExpr expression) -> Optional.of(new Form.Range(ends, simpler));
            case Form.Periodic _,
                    Form.ArithmeticPeriodic _,
                    Form.Classes _,
                    Form.Digits _,
                    Form.Beatty _,
                    Form.Numeration _,
                    Form.Cases _,
                    Form.Exceptional _ -> Optional.empty();
        };
    }
}
