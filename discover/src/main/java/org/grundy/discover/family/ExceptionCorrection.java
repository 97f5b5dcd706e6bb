package org.grundy.discover.family;

import java.util.List;
import java.util.Optional;
import org.grundy.discover.form.Expression;
import org.grundy.discover.form.ExpressionBuilder;
import org.grundy.discover.form.Form;
import org.grundy.discover.sample.SampleBlock;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.discover.sample.Samples;
import org.grundy.run.Run;

/// Corrects a form that is wrong on a few small positions.
public final class ExceptionCorrection {
    private static final int MOST = 6;
    private static final int SHARE = 8;

    private ExceptionCorrection() {}

    /// The form with its exceptions; empty if they are too many, or not all among the smallest numbers.
    public static Optional<Form> of(Form form, Samples fitted, Run run) {
        List<Samples.Place> wrong = fitted.mismatches(form.expression(), MOST + 1, run);
        if (wrong.isEmpty()) {
            return Optional.of(form);
        }
        boolean small = wrong.stream().allMatch(place -> isSmall(place, fitted));
        if (wrong.size() > MOST || !small || !fitted.names().isEmpty()) {
            return Optional.empty();
        }
        Expression corrected = form.expression();
        for (Samples.Place place : wrong) {
            corrected = corrected(corrected, place, fitted);
        }
        return Optional.of(new Form.Exceptional(wrong.size(), form, corrected));
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

    private static Expression corrected(Expression expression, Samples.Place place, Samples fitted) {
        Expression here = ExpressionBuilder.number(1);
        long[] arguments = place.arguments();
        for (int i = 0; i < fitted.variables().size(); i++) {
            Expression equal = ExpressionBuilder.equal(fitted.variable(i), ExpressionBuilder.number(arguments[i]));
            here = i == 0 ? equal : ExpressionBuilder.both(here, equal);
        }
        if (fitted.quantity() == SampledQuantity.GRUNDY) {
            return new Expression.Choice(here, ExpressionBuilder.number(place.value()), expression);
        }
        Expression elsewhere = ExpressionBuilder.of(org.grundy.discover.form.UnaryFunction.NOT, here);
        return place.value() == 1
                ? ExpressionBuilder.either(here, expression)
                : ExpressionBuilder.both(elsewhere, expression);
    }
}
