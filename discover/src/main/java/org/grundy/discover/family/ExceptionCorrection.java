package org.grundy.discover.family;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.discover.form.ExpressionSize;
import org.grundy.discover.form.Form;
import org.grundy.discover.sample.SampleBlock;
import org.grundy.discover.sample.Samples;
import org.grundy.lang.expression.IntExpr;
import org.grundy.run.Run;

/// Corrects a form that is wrong on a few small positions.
public final class ExceptionCorrection {
    private static final int MOST_EXCEPTIONS = 6;
    private static final int SHARE = 8;

    private ExceptionCorrection() {}

    /// The form with its exceptions; empty if they are too many, or not all among the smallest numbers.
    public static Optional<Form> of(Form form, Samples fitted, Run run) {
        List<Samples.Place> wrong = fitted.mismatches(form.expression(), MOST_EXCEPTIONS + 1, run);
        if (wrong.isEmpty()) {
            return Optional.of(form);
        }
        boolean small = wrong.stream().allMatch(place -> isSmall(place, fitted));
        if (wrong.size() > MOST_EXCEPTIONS || !small || !fitted.names().isEmpty()) {
            return Optional.empty();
        }
        IntExpr corrected = form.expression();
        for (Samples.Place place : wrong) {
            corrected = corrected(corrected, place, fitted);
        }
        return Optional.of(new Form.Exceptional(
                wrong.size(),
                form,
                Stream.concat(Stream.of(corrected), corner(form.expression(), wrong, fitted).stream())
                        .min(ExpressionSize.SIMPLER)
                        .orElseThrow()));
    }

    /// The lost pairs among the small ones, of which some are exceptions, by their names, and the form beyond.
    private static Optional<IntExpr> corner(IntExpr form, List<Samples.Place> wrong, Samples fitted) {
        if (!fitted.isLost() || fitted.onLine()) {
            return Optional.empty();
        }
        SampleBlock block = wrong.getFirst().block();
        long last = wrong.stream()
                .map(Samples.Place::arguments)
                .mapToLong(numbers -> Math.max(numbers[0], numbers[1]))
                .max()
                .orElseThrow();
        IntExpr lost = block.cells()
                .filter(cell -> block.value(cell) == 1)
                .mapToObj(block::arguments)
                .filter(numbers -> Math.max(numbers[0], numbers[1]) <= last)
                .map(numbers -> here(fitted, numbers))
                .reduce(IntExpr::or)
                .orElse(IntExpr.of(0));
        IntExpr larger = fitted.variable(0).max(fitted.variable(1));
        return Optional.of(larger.atMost(last).choice(lost, form));
    }

    private static boolean isSmall(Samples.Place place, Samples fitted) {
        SampleBlock block = place.block();
        long[] arguments = place.arguments();
        for (int i = 0; i < fitted.variables().size(); i++) {
            if (arguments[i] - block.from() > block.sizes().get(i) / SHARE) {
                return false;
            }
        }
        return true;
    }

    private static IntExpr corrected(IntExpr expression, Samples.Place place, Samples fitted) {
        IntExpr here = here(fitted, place.arguments());
        if (fitted.isGrundy()) {
            return here.choice(IntExpr.of(place.value()), expression);
        }
        return place.value() == 1 ? here.or(expression) : here.not().and(expression);
    }

    /// That a position is this one.
    private static IntExpr here(Samples fitted, long... numbers) {
        return IntStream.range(0, fitted.variables().size())
                .mapToObj(i -> fitted.variable(i).equalTo(numbers[i]))
                .reduce(IntExpr::and)
                .orElseThrow();
    }
}
